import { groupNumber } from "#lib/core/group-number.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { WorkingFigure } from "#lib/questions/figures/working.ts";
import type { Question } from "#lib/questions/question.ts";
import { digitsOf } from "#lib/questions/working/digits-of.ts";
import { crossedPlaces } from "#lib/questions/working/digitwise.ts";
import { working } from "#lib/questions/working/working.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { typedNumberQuestion } from "#lib/skills/drafts/questions.ts";
import { placeNames } from "#lib/skills/maths/millions-chart.ts";
import { distractorsOf, helpOf } from "./large-sum-help.ts";
import { type LargeSum, pickLargeSum } from "./pick-large-sum.ts";

type Gaps = readonly { readonly row: number; readonly place: number }[];

function hiddenIn({ operation, a, b, result }: LargeSum, gaps: Gaps, what: string): WorkingFigure {
  const numbers = [String(a), String(b)];
  return working({ operation, numbers, result: String(result), gaps, alt: `Phép tính đặt theo cột dọc, ${what}.` });
}

/** A result of which three digits are to be worked out and typed. */
export function buildThreeDigitsQuestion(difficulty: Difficulty, rng: Rng): Question {
  // The three are typed as one number, so the first of them is no 0.
  const draws = Array.from({ length: 12 }, () => pickLargeSum(difficulty, rng));
  const sum = draws.find(({ result }) => result % 1000 > 99) ?? {
    operation: "−",
    a: 572_574,
    b: 327_256,
    result: 245_318,
  };
  const { operation, a, b, result } = sum;
  const gaps = [0, 1, 2].map((place) => ({ row: 2, place }));
  const figure = hiddenIn(sum, gaps, "ba chữ số cuối của kết quả bị che");
  const text = `${groupNumber(a)} ${operation} ${groupNumber(b)}`;
  const { explanation } = helpOf(sum);
  const answer = result % 1000;
  return typedNumberQuestion(rng, {
    prompt: rng.pick([
      `Con tính ${text}. Ba chữ số cuối của kết quả là:`,
      `Con tính ${text} theo cột dọc, rồi viết ba chữ số còn thiếu ở kết quả.`,
    ]),
    figures: [figure],
    answer,
    range: [0, 999],
    distractors: distractorsOf(sum).map((each) => ({
      ...each,
      value: each.value % 1000,
      ...(each.code === "OP" && { feedback: "Con xem lại dấu của phép tính nhé!" }),
    })),
    hints: [
      "Con tính từ cột đơn vị sang trái, lần lượt từng cột.",
      operation === "+"
        ? "Cột nào được từ 10 trở lên thì con viết chữ số hàng đơn vị và nhớ 1 sang cột bên trái."
        : "Cột nào không trừ được thì con thêm 10 vào số ở trên rồi trừ, nhớ 1 sang cột bên trái.",
    ],
    explanation: { ...explanation, say: `${explanation.say} Ba chữ số cuối là ${answer}.` },
    praise: "calculate",
    identity: `three ${text}`,
  });
}

const notCarried = "Cột bên phải có nhớ sang. Con tính cả số nhớ nhé!";

/** The way to the digit of a row, 0 the upper one. */
function wayTo(operation: LargeSum["operation"], row: number): string {
  if (operation === "+") return "Con nghĩ: mấy cộng thêm thì được chữ số ở dưới, hoặc được mười mấy?";
  return row === 0
    ? "Con thử lấy kết quả cộng với số trừ ở cột này, nhớ tính cả số nhớ."
    : "Con nghĩ: chữ số ở trên, hoặc mười mấy, trừ đi mấy thì được kết quả? Con nhớ tính cả số nhớ.";
}

/** A digit is hidden. */
export function buildDigitQuestion(rng: Rng): Question {
  const sum = pickLargeSum(3, rng);
  const { operation, a, b, result } = sum;
  const crossed = crossedPlaces(a, b, operation);
  const place = rng.pick([...crossed, ...crossed.map((each) => each + 1)]);
  const row = rng.pick([0, 1]);
  const [top = 0, low = 0, under = 0] = [a, b, result].map((number) => digitsOf(number)[place]);
  const [digit, other] = row === 0 ? [top, low] : [low, top];
  const [carried, isCrossed] = [crossed.includes(place - 1), crossed.includes(place)];
  const shown = hiddenIn(sum, [{ row, place }], "một chữ số bị che bằng dấu hỏi");
  const marked = (shown.rows[0] ?? []).length - 1 - place;
  return typedNumberQuestion(rng, {
    prompt: "Con tìm chữ số thay cho dấu hỏi để phép tính đúng.",
    figures: [shown],
    answer: digit,
    range: [0, 9],
    distractors: [
      ...(carried ? [mistake("CARRY", digit + (operation === "+" || row === 1 ? 1 : -1), notCarried)] : []),
      mistake("DATUM", under, "Đó là chữ số của kết quả. Con tìm chữ số bị che nhé!"),
      mistake("DATUM", other, "Đó là chữ số đã cho trong cột. Con tìm chữ số còn lại nhé!"),
    ],
    hints: [
      "Con xem cột có dấu hỏi: hai chữ số kia là gì, cột bên phải có nhớ sang không?",
      {
        say: wayTo(operation, row),
        figures: [{ ...shown, marked }],
      },
    ],
    explanation: {
      figures: [{ ...hiddenIn(sum, [], "không còn chữ số nào bị che"), marked }],
      say: `Hàng ${placeNames[place]}: ${top + (isCrossed && operation === "−" ? 10 : 0)} ${operation} ${low}${carried ? ` ${operation} 1` : ""} = ${under + (isCrossed && operation === "+" ? 10 : 0)}. Chữ số bị che là ${digit}.`,
    },
    praise: "calculate",
    identity: `digit ${row} ${place} ${a} ${b} ${operation}`,
  });
}
