import { capital } from "#lib/core/capital.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { type TallyPlace, tallyQuestion } from "#lib/skills/drafts/tally-question.ts";
import { mixed, pickCounts } from "#lib/skills/maths/counted-things.ts";

/** What is measured: the first group that is closed begins at `from`, and each is as wide as `step`. */
const measures = [
  { what: "chiều cao", told: "chiều cao (cm)", unit: "cm", from: 130, step: 10 },
  { what: "cân nặng", told: "cân nặng (kg)", unit: "kg", from: 30, step: 5 },
  { what: "thời gian", told: "số phút đọc sách", unit: "phút", from: 20, step: 10 },
  { what: "bật xa", told: "số đo bật xa (cm)", unit: "cm", from: 140, step: 10 },
] as const;

interface Group {
  readonly name: string;
  /** The smallest number of it, and the first beyond it. */
  readonly from: number;
  readonly to: number;
}

const closed = (from: number, to: number, unit: string): Group => ({
  name: `từ ${from} ${unit} đến dưới ${to} ${unit}`,
  from,
  to,
});

/** Three groups; the outer ones may be open: "dưới 130 cm", "từ 140 cm trở lên". */
function groupsOf({ unit, from, step }: (typeof measures)[number], isOpen: boolean): readonly Group[] {
  const [to, end] = [from + step, from + 2 * step];
  const below = { name: `dưới ${from} ${unit}`, from: from - step, to: from };
  const above = { name: `từ ${to} ${unit} trở lên`, from: to, to: end };
  return isOpen
    ? [below, closed(from, to, unit), above]
    : [closed(from - step, from, unit), closed(from, to, unit), closed(to, end, unit)];
}

/** The numbers of a group in their order. */
function list(data: readonly number[], { from, to }: Omit<Group, "name"> = { from: 0, to: 0 }): string {
  const own = data.filter((each) => each >= from && each < to);
  return own.toSorted((one, other) => one - other).join("; ");
}

/** What is said of the number of a group, above all where one of its ends was counted to the wrong side. */
function groupPlace(group: Group, data: readonly number[], unit: string): TallyPlace {
  const { name, from, to } = group;
  const count = data.filter((each) => each >= from && each < to).length;
  const [atStart, atEnd] = [from, to].map((bound) => data.filter((each) => each === bound).length);
  const isOpen = { start: name.startsWith("dưới"), end: name.endsWith("trở lên") };
  return {
    distractors: [
      ...(isOpen.end || !atEnd
        ? []
        : [
            mistake(
              "COUNT-ENDS",
              count + atEnd,
              `${to} ${unit} không dưới ${to} ${unit} nên thuộc nhóm sau. Con đếm lại nhé!`,
            ),
          ]),
      ...(isOpen.start || !atStart
        ? []
        : [
            mistake(
              "COUNT-ENDS",
              count - atStart,
              `${from} ${unit} cũng thuộc nhóm từ ${from} ${unit}. Con đếm cả số đó nhé!`,
            ),
          ]),
      mistake("READ", data.length, "Đó là số bạn tất cả. Con chỉ đếm các số của nhóm này nhé!"),
    ],
    tooLow: `Nhóm “${name}” còn thiếu. Con so từng số với các mốc của nhóm nhé!`,
    tooHigh: `Nhóm “${name}” thừa rồi. Con so từng số với các mốc của nhóm nhé!`,
  };
}

/** Measured numbers into groups; some of them are just where a group begins. */
export function buildGroupsQuestion(rng: Rng): Question {
  const measured = rng.pick(measures);
  const { what, told, unit } = measured;
  const groups = groupsOf(measured, rng.int(0, 1) === 0);
  const counts = pickCounts(rng, { places: groups.length, each: [2, 6], all: [10, 12] });
  const things = mixed(rng, counts);
  const bounds = groups.slice(1).map(({ from }) => from);
  const taken = new Map<number, number>();
  const data = things.map((place) => {
    const { from, to } = groups[place] ?? { from: 0, to: 1 };
    const nth = taken.get(place) ?? 0;
    taken.set(place, nth + 1);
    // The first of each group but the lowest stands at its beginning.
    return place > 0 && nth === 0 ? from : rng.int(from + 1, to - 1);
  });
  return tallyQuestion(rng, {
    prompt: rng.pick([`${capital(told)}: mỗi nhóm có mấy bạn?`, `Con xếp ${told} vào các nhóm.`]),
    things: data.map((each, at) => ({ thing: { type: "word", text: String(each) }, place: things[at] ?? 0 })),
    sheet: { type: "table", head: [what, "số bạn"], rows: groups.map(({ name }) => name) },
    places: groups.map((group) => groupPlace(group, data, unit)),
    strokes: null,
    exchanged: "Có hai số đang đổi chỗ cho nhau. Con xem lại tên các nhóm nhé!",
    wrongEnds: null,
    hints: [
      "“Từ” một số thì tính cả số đó. “Dưới” một số thì không tính số đó.",
      `Con đếm từng nhóm. Con nhớ xem kĩ các số ${bounds.join("; ")}.`,
    ],
    way: `${capital(groups[1]?.name ?? "")} có các số ${list(data, groups[1])}.`,
    praise: "collect",
    identity: `groups ${what} ${data.toSorted((one, other) => one - other).join()}`,
  });
}
