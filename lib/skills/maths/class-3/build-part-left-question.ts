import { fillGaps, readTable } from "#lib/core/read-table.ts";
import type { Rng } from "#lib/core/rng.ts";
import { writeFraction } from "#lib/core/write-fraction.ts";
import { equalParts } from "#lib/questions/bar-models/equal-parts.ts";
import type { BarModelFigure } from "#lib/questions/figures/bar-model.ts";
import type { Question } from "#lib/questions/question.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";
import { writeWith } from "#lib/skills/maths/write-with.ts";
import { children } from "#lib/skills/words/children.ts";
import { tieUnits } from "#lib/text/tie-units.ts";

const range = [1, 1000] as const;

/** One of so many equal parts of a whole number. */
export interface Part {
  readonly whole: number;
  readonly bottom: number;
  readonly part: number;
  /** "1⁄4", as it is written. */
  readonly fraction: string;
}

/** The whole as a bar of equal parts, one of them asked for, or found. */
export function barOf({ whole, bottom, part }: Part, name: string, label = "?") {
  const text = name === "" ? String(whole) : writeWith(name)(whole).line.text;
  return equalParts({
    each: part,
    count: bottom,
    label,
    whole: text,
  });
}

/** The part that was taken and the others, how much they are together under a brace. */
function leftBar({ whole, bottom, part }: Part, name: string): BarModelFigure {
  const write = writeWith(name);
  const parts = Array.from({ length: bottom }, (_, place) => {
    return { size: part, label: place === 0 ? String(part) : null, look: place === 0 ? "asked" : "plain" } as const;
  });
  const left = { from: 1, to: bottom - 1, label: write(whole - part).line.text };
  return {
    type: "bar-model",
    bars: [{ name: null, parts, whole: write(whole).line.text, spans: [left] }],
    alt: "Sơ đồ: phần đã lấy và các phần còn lại.",
  };
}

const leftStories = readTable(
  { numbers: ["most"], words: ["name", "text"] },
  `
  100 | quả   | Mẹ có {whole} quả cam, mẹ biếu bà {fraction} số cam. Mẹ còn lại bao nhiêu quả cam?
   45 | bạn   | Lớp 3A có {whole} học sinh, {fraction} số học sinh đi xe đạp. Còn bao nhiêu bạn không đi xe đạp?
  100 | viên  | {child} có {whole} viên bi, {child} cho em {fraction} số bi. {child} còn lại bao nhiêu viên bi?
  100 | trang | Quyển truyện dày {whole} trang. {child} đã đọc {fraction} số trang. Còn bao nhiêu trang chưa đọc?
  100 | kg    | Cửa hàng có {whole} kg gạo, đã bán {fraction} số gạo. Còn lại bao nhiêu ki-lô-gam gạo?
   60 | m     | Tấm vải dài {whole} m, cô thợ cắt ra {fraction} tấm vải. Còn lại bao nhiêu mét vải?
`,
);

/** "Mẹ có 24 quả cam, biếu bà 1/4 số cam. Mẹ còn lại bao nhiêu quả cam?" */
export function buildLeftQuestion(part: Part, rng: Rng): Question {
  const { whole, bottom, fraction } = part;
  const { text, name } = rng.pick(leftStories.filter(({ most }) => whole <= most));
  const left = whole - part.part;
  return numberQuestion(rng, {
    prompt: tieUnits(fillGaps(text, { whole, fraction, child: rng.pick(children) })),
    answer: left,
    range,
    isTyped: true,
    distractors: [
      mistake("PARTIAL", part.part, `Đó là ${fraction} đã lấy đi. Đề bài hỏi phần còn lại.`),
      mistake("OP", whole - bottom, `Con bớt đi ${bottom}. Phần lấy đi là ${fraction}, con làm phép chia trước.`),
      mistake("OP", whole + part.part, "Lấy đi rồi thì con làm phép trừ, không cộng vào."),
      mistake("TABLE-NEAR", left + 1, `Con thử lại phép chia ${whole} : ${bottom} nhé!`),
      mistake("TABLE-NEAR", left - 1, `Con thử lại phép chia ${whole} : ${bottom} nhé!`),
    ],
    hints: [
      { say: `Con tìm ${fraction} trước: chia thành ${bottom} phần bằng nhau.`, figures: [barOf(part, name)] },
      `Con tính ${whole} : ${bottom} trước. Tìm được rồi, con nghĩ xem phần còn lại tính thế nào.`,
    ],
    explanation: {
      say: `Đã lấy đi: ${whole} : ${bottom} = ${part.part} (${name}). Còn lại: ${whole} − ${part.part} = ${left} (${name}).`,
      figures: [leftBar(part, name)],
    },
    praise: "story",
    identity: `left ${name} ${whole} ${bottom}`,
  });
}

/** A number and two of its parts; the answer stands nowhere else in the work. */
const twoParts = [2, 3, 4, 5, 6, 8, 9].flatMap((less) =>
  [3, 4, 5, 6, 8, 9].flatMap((more) =>
    [12, 15, 18, 20, 24, 30, 36, 40, 45, 48, 54, 60]
      .filter((whole) => less < more && whole % less === 0 && whole % more === 0)
      .filter((whole) => ![less, more, whole / less, whole / more].includes(whole / less - whole / more))
      .map((whole) => ({ less, more, whole })),
  ),
);

/** "1/3 của 24 lớn hơn 1/4 của 24 bao nhiêu đơn vị?" */
export function buildTwoPartsQuestion(_: Part, rng: Rng): Question {
  const { less, more, whole } = rng.pick(twoParts);
  const [large, small] = [whole / less, whole / more];
  const [one, other] = [writeFraction(1, less), writeFraction(1, more)];
  return numberQuestion(rng, {
    prompt: rng.pick([
      `${one} của ${whole} lớn hơn ${other} của ${whole} bao nhiêu đơn vị?`,
      `Mai tô màu ${one} của ${whole} ô vuông, Nam tô ${other} của ${whole} ô vuông. Mai tô nhiều hơn Nam bao nhiêu ô?`,
    ]),
    answer: large - small,
    range,
    isTyped: true,
    distractors: [
      mistake("PARTIAL", large, `Con mới tìm ${one} của ${whole}. Con tìm thêm ${other} của ${whole}.`),
      mistake("PARTIAL", small, `Con mới tìm ${other} của ${whole}. Con tìm thêm ${one} của ${whole}.`),
      mistake("OP", large + small, "Con đã cộng hai phần. Hỏi lớn hơn bao nhiêu thì con trừ."),
      mistake("FRAC-BIG", more - less, "Con đã trừ hai số dưới vạch ngang. Con tìm từng phần trước nhé!"),
    ],
    hints: [
      `Con tìm ${one} của ${whole}, rồi tìm ${other} của ${whole}.`,
      `Con tính ${whole} : ${less} và ${whole} : ${more}. Hỏi hơn bao nhiêu thì con làm phép tính gì?`,
    ],
    explanation: `${one} của ${whole}: ${whole} : ${less} = ${large}. ${other} của ${whole}: ${whole} : ${more} = ${small}. Hơn: ${large} − ${small} = ${large - small}.`,
    praise: "fraction",
    identity: `two ${whole} ${less} ${more}`,
  });
}
