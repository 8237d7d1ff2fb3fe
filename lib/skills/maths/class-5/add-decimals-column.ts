import type { Rng } from "#lib/core/rng.ts";
import type { Decimal } from "#lib/core/write-decimal.ts";
import { carriedInto, decimalColumnFigure } from "#lib/questions/column/decimal-column.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { decimalColumnQuestion } from "#lib/skills/drafts/decimal-column-question.ts";
import { type Distractor, type HelpWords, mistake } from "#lib/skills/drafts/draft.ts";
import { textOf } from "#lib/skills/maths/decimal-question.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { columnName } from "#lib/text/column-name.ts";
import { buildHiddenDecimalQuestion } from "./build-hidden-decimal-question.ts";
import {
  type ColumnSum,
  expressionOf,
  pickAlike,
  pickThree,
  pickUnlike,
  pickWhole,
  sayAll,
  sayStep,
  sumText,
} from "./decimal-column-sums.ts";
import { byParts } from "./decimal-sum-steps.ts";

/** What a forgotten 1 leads to, into each column that one is carried into. */
function carryMistakes({ column }: ColumnSum): Distractor<number>[] {
  return carriedInto(column).map((place) => {
    const name = columnName(place, column.decimals);
    const isAlone = column.steps[place]?.digits.length === 0;
    return mistake(
      "CARRY",
      column.sum - 10 ** place,
      isAlone ? `Con quên viết 1 đã nhớ ở ${name}.` : `Con quên cộng 1 đã nhớ sang ${name}.`,
    );
  });
}

const misaligned = "Con cộng các chữ số khác cột rồi. Con nhìn dấu phẩy: chữ số nào đứng trong cột nào?";

/** Wrong sums in units of the last place. */
function sumMistakes(sum: ColumnSum): Distractor<number>[] {
  const { addends, column } = sum;
  const [first, second, third] = addends;
  if (first === undefined || second === undefined) return [];
  const scaledTo = ({ scaled, places }: Decimal) => scaled * 10 ** (column.decimals - places);
  if (third === undefined) {
    const difference = scaledTo(first) - scaledTo(second);
    return [
      ...carryMistakes(sum),
      mistake("DEC-ALIGN", first.scaled + second.scaled, misaligned),
      mistake(
        "CONCAT",
        scaledTo(byParts(first, second, "+")),
        "Con đừng tính riêng phần nguyên và phần thập phân. Con cộng từng cột từ phải sang trái nhé!",
      ),
      // Nobody takes a larger number from a smaller one above it.
      ...(difference > 0 ? [mistake("OP", difference, "Con xem lại dấu của phép tính nhé!")] : []),
    ];
  }
  return [
    ...carryMistakes(sum),
    mistake("DEC-ALIGN", first.scaled + second.scaled + third.scaled, misaligned),
    mistake("PARTIAL", scaledTo(first) + scaledTo(second), "Con mới cộng hai số đầu. Con cộng cả số thứ ba nhé!"),
    mistake("PARTIAL", scaledTo(second) + scaledTo(third), "Con còn quên số thứ nhất."),
  ];
}

/** How it begins: an empty square behind the comma counts as a nought. */
function ideaOf({ addends, column }: ColumnSum): string {
  const isEven = addends.every(({ places }) => places === column.decimals);
  return isEven
    ? "Các dấu phẩy thẳng cột. Con cộng từ phải sang trái như cộng số tự nhiên."
    : "Các dấu phẩy thẳng cột. Con cộng từ phải sang trái, ô trống sau dấu phẩy coi như 0.";
}

function hintsOf(sum: ColumnSum): HelpWords[] {
  const { column } = sum;
  return [
    {
      say: ideaOf(sum),
      figures: [decimalColumnFigure(column, { worked: 0, marked: 0 })],
    },
    {
      say: `${sayStep(column, 0)} Con cộng tiếp các cột bên trái, cột nào được từ 10 trở lên thì nhớ 1.`,
      figures: [decimalColumnFigure(column, { worked: 1, marked: 1 })],
    },
  ];
}

/** "Con tính phép cộng theo cột: 47,6 + 8,95 = ?", filled in digit by digit. */
function buildSumQuestion(rng: Rng, sum: ColumnSum): Question {
  const text = expressionOf(sum);
  const [first = "", second = ""] = sum.addends.map(textOf);
  return decimalColumnQuestion(rng, {
    prompt: rng.pick([
      `Con tính phép cộng theo cột: ${text} = ?`,
      `Con cộng theo cột dọc: ${text} = ?`,
      sum.addends.length === 2
        ? `Tổng của ${first} và ${second} là bao nhiêu? Con tính theo cột dọc.`
        : `Con tính tổng theo cột dọc: ${text} = ?`,
    ]),
    column: sum.column,
    distractors: sumMistakes(sum),
    hints: hintsOf(sum),
    explanation: {
      say: `${sayAll(sum)} Vậy ${text} = ${sumText(sum)}.`,
      figures: [decimalColumnFigure(sum.column, { worked: 9, marked: null })],
    },
    praise: "column",
    answer: sumText(sum),
    identity: `sum ${text}`,
  });
}

/** Decimals added in columns (curriculum, c5-add-decimals-column): of one length; of two; whole numbers, three terms, a digit missing. */
export const addDecimalsColumn = defineNumberSkill({
  id: "c5-add-decimals-column",
  classId: "5",
  title: "Đặt tính cộng số thập phân",
  generate: byDifficulty({
    1: [(rng) => buildSumQuestion(rng, pickAlike(rng))],
    2: [(rng) => buildSumQuestion(rng, pickUnlike(rng))],
    3: [
      (rng) => buildSumQuestion(rng, pickWhole(rng)),
      (rng) => buildSumQuestion(rng, pickThree(rng)),
      buildHiddenDecimalQuestion,
    ],
  }),
});
