import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import { writeFraction } from "#lib/core/write-fraction.ts";
import type { FractionFigure } from "#lib/questions/figures/fraction.ts";
import { type Fraction, properFractions, writtenFraction } from "#lib/questions/fractions/fraction.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { paintQuestion } from "#lib/skills/drafts/paint-question.ts";
import { typedNumberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { paintText } from "#lib/text/paint-text.ts";

const percent = (count: number) => measure(String(count), "%");

const squares = (count: number) => paintText.counted(count, "square");

/** Squares in a row of a sheet. */
const columnsOf = (parts: number) => (parts === 100 || parts === 50 || parts === 20 ? 10 : 5);

/** The painted sheet of a hundred. */
function hundred(painted: number): FractionFigure {
  return {
    type: "fraction",
    wholes: [{ form: "grid", parts: 100, painted, crossed: 0, columns: columnsOf(100), label: null }],
    alt: `Bảng có 100 ô vuông, đã tô màu ${painted} ô.`,
  };
}

const viewOf = (parts: number) => ({ form: "grid", parts, columns: columnsOf(parts), partName: "square" }) as const;

/** To paint more squares one by one is toil. */
const mostSquares = 60;

const rest = "Con tô nhầm sang phần còn lại rồi. Con đọc lại đề bài nhé!";

/** How the squares are found: by rows, where there are whole ones. */
function hundredHint(count: number): string {
  const row = "Mỗi hàng có 10 ô, là 10%.";
  if (count % 10 === 0) return `${row} Con nghĩ xem phải tô mấy hàng.`;
  return count < 10
    ? `${row} Con xem số phần trăm này có đủ một hàng không.`
    : `${row} Con tô các hàng trước, rồi tô thêm từng ô.`;
}

/** "Bảng có 100 ô vuông. Con tô màu 35% số ô nhé!" */
function buildHundredQuestion(rng: Rng): Question {
  // Not 10, which the help says of a row.
  const count = rng.pick(
    Array.from({ length: mostSquares - 4 }, (_, place) => place + 5).filter((each) => each !== 10),
  );
  const tenth = count / 10;
  const turned = Number([...String(count)].toReversed().join(""));
  return paintQuestion(rng, {
    prompt: `Bảng có 100 ô vuông. Con tô màu ${percent(count)} số ô nhé!`,
    view: viewOf(100),
    answer: count,
    distractors: [
      ...(turned > 9 ? [mistake("SWAP", turned, "Con đổi chỗ hai chữ số của số phần trăm rồi. Con đọc lại nhé!")] : []),
      mistake("PARTIAL", 100 - count, rest),
      mistake(
        "DEC-SHIFT",
        tenth,
        `Con mới tô ${squares(tenth)}, tức là ${percent(tenth)}. Con đọc lại số phần trăm nhé!`,
      ),
    ],
    hints: ["1% của bảng 100 ô là một ô.", hundredHint(count)],
    explanation: `${percent(count)} = ${writtenFraction({ top: count, bottom: 100 })} nên tô ${squares(count)} trong 100 ô.`,
    praise: "paint",
    identity: `hundred ${count}`,
  });
}

/** A fraction that can be written in hundredths; not such that its own bottom would be the answer. */
const fractions = properFractions([10, 20, 25, 50]).filter(({ top, bottom }) => top * 100 !== bottom * bottom);

const paintable = fractions.filter(({ top, bottom }) => {
  const count = (top * 100) / bottom;
  return count >= 5 && count <= mostSquares;
});

/** What one of them is in hundredths. */
function hundredths(rng: Rng, among: readonly Fraction[]): Fraction & { readonly by: number; readonly count: number } {
  const { top, bottom } = rng.pick(among);
  const by = 100 / bottom;
  return { top, bottom, by, count: top * by };
}

const inHundredths = ({ top, bottom, by, count }: ReturnType<typeof hundredths>) =>
  `${writtenFraction({ top, bottom })} = ${writeFraction(`(${top} × ${by})`, `(${bottom} × ${by})`)} = ${writtenFraction({ top: count, bottom: 100 })}`;

/** "Bảng có 100 ô vuông. Con tô màu 7/20 số ô nhé!" */
function buildFractionQuestion(rng: Rng): Question {
  const asked = hundredths(rng, paintable);
  const { top, bottom, by, count } = asked;
  return paintQuestion(rng, {
    prompt: `Bảng có 100 ô vuông. Con tô màu ${writtenFraction({ top, bottom })} số ô nhé!`,
    view: viewOf(100),
    answer: count,
    distractors: [
      mistake("DATUM", top, "Mẫu số chưa phải là 100. Con viết thành phân số có mẫu số 100 trước nhé!"),
      mistake("PARTIAL", by, "Con mới tô một phần bằng nhau thôi. Con xem tử số nhé!"),
      mistake("DATUM", bottom, "Mẫu số cho biết chia thành mấy phần bằng nhau, không phải số ô cần tô."),
      mistake("PARTIAL", 100 - count, rest),
    ],
    hints: [
      "Con viết phân số đó thành phân số có mẫu số là 100.",
      `${bottom} nhân với mấy được 100? Con nhân tử số với số đó.`,
    ],
    explanation: `${inHundredths(asked)} nên tô ${squares(count)}.`,
    praise: "paint",
    identity: `fraction ${top} ${bottom}`,
  });
}

/** "7/20 = …%" */
function buildWrittenQuestion(rng: Rng): Question {
  const asked = hundredths(rng, fractions);
  const { top, bottom, by, count } = asked;
  return typedNumberQuestion(rng, {
    prompt: `Viết phân số thành tỉ số phần trăm: ${writtenFraction({ top, bottom })} = …%`,
    answer: count,
    range: [1, 99],
    distractors: [
      mistake("DATUM", top, "Mẫu số chưa phải là 100. Con viết thành phân số có mẫu số 100 trước nhé!"),
      mistake("PARTIAL", by, `Đó mới là số phần trăm của ${writtenFraction({ top: 1, bottom })}. Con xem tử số nhé!`),
      mistake("DATUM", bottom, "Con viết phân số có mẫu số 100, rồi lấy tử số làm số phần trăm nhé!"),
      mistake(
        "OP",
        top + 100 - bottom,
        "Cộng thêm cùng một số vào tử số và mẫu số thì được phân số không bằng phân số đã cho.",
      ),
    ],
    hints: [
      "Con viết phân số đó thành phân số có mẫu số là 100.",
      `${bottom} nhân với mấy được 100? Con nhân tử số với số đó.`,
    ],
    explanation: { say: `${inHundredths(asked)} = ${percent(count)}.`, figures: [hundred(count)] },
    praise: "fraction",
    identity: `written ${top} ${bottom}`,
  });
}

/** "Bảng có 50 ô vuông. Con tô màu 30% số ô nhé!" */
function buildOtherSheetQuestion(rng: Rng): Question {
  const parts = rng.pick([20, 25, 50] as const);
  const each = 100 / parts;
  const answer = rng.pick(
    Array.from({ length: parts - 3 }, (_, place) => place + 2).filter((one) => one * 2 !== parts),
  );
  const count = answer * each;
  return paintQuestion(rng, {
    prompt: `Bảng có ${parts} ô vuông. Con tô màu ${percent(count)} số ô nhé!`,
    view: viewOf(parts),
    answer,
    distractors: [
      mistake("DATUM", count, "Bảng này không có 100 ô, nên số ô không bằng số phần trăm. Con tính lại nhé!"),
      // So near the answer it is a square missed or too many.
      ...(Math.abs(parts - count - answer) > 1
        ? [mistake("OP", parts - count, "Con lấy số ô trừ số phần trăm rồi. Con viết số phần trăm thành phân số nhé!")]
        : []),
      mistake("PARTIAL", parts - answer, rest),
      mistake("DATUM", parts, "Con tô hết cả bảng rồi. Cả bảng là 100%."),
    ],
    hints: [
      `Con viết ${percent(count)} thành phân số có mẫu số ${parts}.`,
      `100 chia cho mấy được ${parts}? Con chia số phần trăm cho số đó.`,
    ],
    explanation: `${percent(count)} = ${writtenFraction({ top: count, bottom: 100 })} = ${writtenFraction({ top: answer, bottom: parts })} nên tô ${squares(answer)}.`,
    praise: "paint",
    identity: `sheet ${parts} ${count}`,
  });
}

/** Percents on a sheet of squares (curriculum, c5-percent-paint): of a hundred; a fraction in percent; of 20, 25 or 50 squares. */
export const percentPaint = defineNumberSkill({
  id: "c5-percent-paint",
  classId: "5",
  title: "Tỉ số phần trăm trên bảng ô vuông",
  generate: byDifficulty({
    1: [buildHundredQuestion],
    2: [buildFractionQuestion, buildFractionQuestion, buildWrittenQuestion],
    3: [buildOtherSheetQuestion],
  }),
});
