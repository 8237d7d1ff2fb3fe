import { groupNumber } from "#lib/core/group-number.ts";
import { withUnit } from "#lib/core/measure.ts";
import { fillGaps, readTable } from "#lib/core/read-table.ts";
import type { Rng } from "#lib/core/rng.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { children } from "#lib/skills/words/children.ts";

/** How many of the smaller unit the larger one has, how many it is mistaken to have, how many larger ones are told, and a story. */
export const steps = readTable(
  { numbers: ["step", "most"], words: ["large", "small", "wrong", "story"] },
  `
  100 | 20 | thế kỉ | năm   | 10, 1000, 12  | Ngôi đình cổ có tuổi đời {told}. Ngôi đình đó bao nhiêu năm tuổi?
   12 | 15 | năm    | tháng | 10, 100, 30   | {child} đã đi học {told}. {child} đã đi học bao nhiêu tháng?
    7 | 15 | tuần   | ngày  | 5, 10, 30     | Đoàn khảo sát ở trên núi {told}. Đoàn ở trên núi bao nhiêu ngày?
   24 | 12 | ngày   | giờ   | 60, 12, 10    | Tàu biển đi hết {told}. Tàu biển đi hết bao nhiêu giờ?
   60 | 12 | giờ    | phút  | 100, 10, 24   | Chuyến xe khách chạy hết {told}. Chuyến xe chạy hết bao nhiêu phút?
   60 | 12 | phút   | giây  | 100, 10, 24   | {child} bơi liên tục {told}. {child} bơi liên tục bao nhiêu giây?
`,
);

export type Step = (typeof steps)[number];

/** What is told is so much in the smaller unit; of months it is said in words. */
export function same({ small }: Step, told: string, count: number): string {
  return `${told} ${small === "tháng" ? "là" : "="} ${withUnit(groupNumber(count), small)}`;
}

export const rule = (row: Step) => same(row, `1 ${row.large}`, row.step);

interface Turned {
  /** What is turned: "3 giờ", also of "3 giờ 15 phút". */
  readonly told: string;
  /** How much it is where the larger unit has so many of the smaller one. */
  readonly result: (step: number) => number;
  /** What stands beside it in the smaller unit. */
  readonly more?: number;
}

/** Another number of smaller units in the larger one: it is not said what was believed, often a nought was just written. */
export function wrongSteps(row: Step, { told, result, more = 0 }: Turned): Distractor<number>[] {
  const { large, small, step, wrong } = row;
  return (
    wrong
      .split(", ")
      .map((other) => result(Number(other)))
      // A sentence with the right number in it would tell the answer.
      .filter((count) => Number.isInteger(count) && count !== result(step) + more)
      .map((count) => {
        const said = `${told} không phải là ${withUnit(groupNumber(count), small)}. 1 ${large} có ${step} ${small}, con đổi lại nhé!`;
        return mistake("UNIT", count + more, said);
      })
  );
}

export function promptFor(rng: Rng, { small, story }: Step, told: string, hasStory: boolean): string {
  return rng.pick([
    `Con điền số thích hợp vào chỗ chấm: ${told} = … ${small}`,
    `${told} bằng bao nhiêu ${small}?`,
    `Điền số: ${told} = … ${small}`,
    ...(hasStory ? [fillGaps(story, { told, child: rng.pick(children) })] : []),
  ]);
}

export const way = ({ step, large, small }: Step) => `Đổi ${large} ra ${small} thì con nhân với ${step}.`;
