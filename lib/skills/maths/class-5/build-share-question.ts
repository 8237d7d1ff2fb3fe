import { capital } from "#lib/core/capital.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { TableFigure } from "#lib/questions/figures/table.ts";
import type { Question } from "#lib/questions/question.ts";
import { fractionValue } from "#lib/questions/values.ts";
import { decimalEntryQuestion } from "#lib/skills/drafts/boxes-question.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";
import { pickCounts } from "#lib/skills/maths/counted-things.ts";

/** Whom a poll tells apart, and answers that are short enough to stand above that. */
export const sexes = ["nam", "nữ"] as const;
export const sports = ["bơi", "võ", "cờ", "múa", "chạy"] as const;

const wholes = [20, 25, 50] as const;

/** A table of two features: one of the columns has the most. */
function pickTwoRows(rng: Rng) {
  const names = rng.shuffle(sports).slice(0, 3);
  const all = rng.pick(wholes);
  const isFit = (each: readonly number[]) => {
    const [first = 0, second = 0, third = 0, ...others] = each;
    const sums = [first, second, third].map((count, at) => count + (others[at] ?? 0));
    const top = Math.max(...sums);
    return sums.filter((sum) => sum === top).length === 1;
  };
  const counts = pickCounts(rng, { places: 6, each: [2, Math.ceil(all / 3)], all: [all, all] }, isFit);
  const sums = names.map((_, at) => (counts[at] ?? 0) + (counts[at + 3] ?? 0));
  const most = Math.max(...sums);
  const top = sums.indexOf(most);
  const figure: TableFigure = {
    type: "table",
    title: "Môn thể thao yêu thích",
    head: ["Môn", ...names.map(capital)],
    rows: sexes.map((sex, row) => [capital(sex), ...counts.slice(row * 3, row * 3 + 3).map(String)]),
    marked: null,
    alt: "Bảng số liệu.",
  };
  const totalled: TableFigure = {
    ...figure,
    rows: [...figure.rows, ["Cả hai", ...sums.map(String)]],
    marked: { row: 2, column: top + 1 },
    alt: "Bảng số liệu, có thêm hàng tổng.",
  };
  const boys = counts[top] ?? 0;
  return { names, all, sums, most, boys, girls: most - boys, name: names[top] ?? "", figure, totalled, counts };
}

type TwoRows = ReturnType<typeof pickTwoRows>;

const lead = (share: string) => `Môn được chọn nhiều nhất chiếm ${share} tổng số bạn?`;

const shareHints = [
  "Con cộng số bạn nam và số bạn nữ của từng môn.",
  "Con tìm môn có tổng lớn nhất, rồi tính số bạn của cả bảng.",
];

const found = ({ sums, all, most, name }: TwoRows) =>
  `${capital(name)} có nhiều bạn nhất: ${most} bạn. Tất cả có ${sums.join(" + ")} = ${all} (bạn).`;

const said = {
  rowOnly: "Đó mới tính các bạn ở một hàng. Con cộng cả nam và nữ nhé!",
  other: "Đó là phần của môn khác. Con so sánh tổng của ba môn nhé!",
  rest: "Đó là phần của các môn còn lại. Con tính phần của môn nhiều nhất nhé!",
} as const;

/** The most frequent and its share of all, as a fraction. */
export function buildFractionShareQuestion(rng: Rng): Question {
  const table = pickTwoRows(rng);
  const { all, sums, most, boys, girls, figure, totalled } = table;
  const answer = fractionValue(most, all);
  const whole = "Mẫu số là số bạn của cả bảng, có cả môn này. Con cộng lại nhé!";
  return choiceQuestion(rng, {
    prompt: lead("mấy phần"),
    figures: [figure],
    answer,
    distractors: [
      ...[boys, girls].map((top) => mistake("PARTIAL", fractionValue(top, all), said.rowOnly)),
      mistake("PARTIAL", fractionValue(most, all - most), whole),
      ...sums.map((top) => mistake("FIELD", fractionValue(top, all), said.other)),
      mistake("PARTIAL", fractionValue(all - most, all), said.rest),
      mistake("REL", fractionValue(all, most), "Tử số là số bạn của môn đó, mẫu số là số bạn của cả bảng."),
    ],
    hints: [...shareHints, "Tử số là số bạn của môn nhiều nhất, mẫu số là số bạn của cả bảng."],
    explanation: { say: `${found(table)} Phân số là ${answer.line.text}.`, figures: [totalled] },
    praise: "data",
    identity: `fraction ${table.name} ${table.counts.join()}`,
  });
}

/** The same as a percent. */
export function buildPercentShareQuestion(rng: Rng): Question {
  const table = pickTwoRows(rng);
  const { all, sums, most, boys, girls, figure, totalled } = table;
  const percentOf = (part: number) => ({ scaled: (part * 100) / all, places: 0 });
  const right = percentOf(most);
  return decimalEntryQuestion(rng, {
    prompt: lead("bao nhiêu phần trăm"),
    figures: [figure],
    answer: right,
    unit: "%",
    distractors: [
      ...[boys, girls].map((part) => mistake("PARTIAL", percentOf(part), said.rowOnly)),
      ...sums.filter((sum) => sum !== most).map((sum) => mistake("FIELD", percentOf(sum), said.other)),
      mistake("PARTIAL", percentOf(all - most), said.rest),
      mistake(
        "DATUM",
        { scaled: most, places: 0 },
        "Đó là số bạn, chưa phải số phần trăm. Con chia cho số bạn của cả bảng nhé!",
      ),
    ],
    wrong: "Con lấy số bạn của môn nhiều nhất chia cho số bạn của cả bảng, rồi nhân với 100 nhé!",
    hints: [...shareHints, "Con lấy số bạn của môn nhiều nhất chia cho số bạn của cả bảng, rồi nhân với 100."],
    explanation: {
      say: `${found(table)} ${most} : ${all} × 100 = ${right.scaled}, tức là ${right.scaled}%.`,
      figures: [totalled],
    },
    praise: "data",
    identity: `percent ${table.name} ${table.counts.join()}`,
  });
}
