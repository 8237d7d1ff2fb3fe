import { groupNumber } from "#lib/core/group-number.ts";
import { fillGaps } from "#lib/core/read-table.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { countedValue, wholeValue } from "#lib/questions/values.ts";
import { digitsOf } from "#lib/questions/working/digits-of.ts";
import { crossedPlaces, smallerFromLarger, sumWithoutCarries } from "#lib/questions/working/digitwise.ts";
import { working } from "#lib/questions/working/working.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { placeNames } from "#lib/skills/maths/millions-chart.ts";
import { largeSumIdeas, largeSumStories } from "./large-sum-stories.ts";
import { carrySteps, type LargeSum, pickLargeSum } from "./pick-large-sum.ts";

const range = [1, 999_999_999] as const;

const turned = "Có cột con lấy chữ số lớn trừ chữ số bé. Con thêm 10 vào chữ số ở trên rồi trừ, nhớ 1 nhé!";
const notAdded = "Con lấy số lớn trừ số bé trong hai số đã cho, không phải cộng.";

function distractorsOf({ operation, a, b, result }: LargeSum): Distractor<number>[] {
  const crossed = crossedPlaces(a, b, operation);
  const into = (place: number) => `hàng ${placeNames[place + 1]}`;
  if (operation === "+") {
    return [
      ...crossed.map((place) =>
        mistake("CARRY", result - 10 ** (place + 1), `Con quên cộng 1 nhớ sang ${into(place)}.`),
      ),
      mistake("CARRY", sumWithoutCarries(a, b), "Con quên cộng các số nhớ. Cột nào được từ 10 trở lên thì nhớ 1 nhé!"),
      mistake("OP", Math.abs(a - b), "Con đã làm phép trừ. Đề bài cần phép cộng."),
      ...crossed.map((place) =>
        mistake("CARRY", result + 10 ** (place + 1), `Con nhớ thừa sang ${into(place)}. Con tính lại cột đó nhé!`),
      ),
    ];
  }
  return [
    mistake("BORROW", smallerFromLarger(a, b), turned),
    ...crossed.map((place) =>
      mistake("BORROW", result + 10 ** (place + 1), `Con quên trả 1 đã nhớ sang ${into(place)}.`),
    ),
    mistake("OP", a + b, "Con đã làm phép cộng. Đề bài cần phép trừ."),
    ...crossed.map((place) =>
      mistake("BORROW", result - 10 ** (place + 1), `Con trừ thừa ở ${into(place)}. Con tính lại cột đó nhé!`),
    ),
  ];
}

function helpOf(sum: LargeSum) {
  const { operation, a, b, result } = sum;
  const numbers = [String(a), String(b)];
  const column = { operation, numbers, alt: "Phép tính đặt theo cột dọc." } as const;
  return {
    hints: [
      "Con đặt tính sao cho các chữ số cùng hàng thẳng cột với nhau.",
      {
        say:
          operation === "+"
            ? "Con cộng từ phải sang trái, nhớ sang hàng bên trái."
            : "Con trừ từ phải sang trái. Không trừ được thì thêm 10 rồi trừ, nhớ 1 sang hàng bên trái.",
        figures: [working({ ...column, result: null })],
      },
    ],
    explanation: {
      say: `${carrySteps(sum)}. Kết quả: ${groupNumber(a)} ${operation} ${groupNumber(b)} = ${groupNumber(result)}.`,
      figures: [working({ ...column, result: String(result), alt: "Phép tính theo cột dọc đã làm xong." })],
    },
  };
}

/** "45 318 + 27 256 = ?" */
function buildBareQuestion(difficulty: Difficulty, rng: Rng): Question {
  const sum = pickLargeSum(difficulty, rng);
  const { operation, a, b, result } = sum;
  const text = `${groupNumber(a)} ${operation} ${groupNumber(b)}`;
  const name = operation === "+" ? "Tổng" : "Hiệu";
  return numberQuestion(rng, {
    ...helpOf(sum),
    prompt: rng.pick([
      `Đặt tính rồi tính: ${text} = ?`,
      `${text} = ?`,
      `${name} của ${groupNumber(a)} và ${groupNumber(b)} là:`,
    ]),
    answer: result,
    write: wholeValue,
    range,
    distractors: distractorsOf(sum),
    praise: "calculate",
    identity: `bare ${text}`,
  });
}

/** A result of which three digits are to be worked out and typed. */
function buildThreeDigitsQuestion(difficulty: Difficulty, rng: Rng): Question {
  // The three are typed as one number, so the first of them is no 0.
  const draws = Array.from({ length: 12 }, () => pickLargeSum(difficulty, rng));
  const sum = draws.find(({ result }) => result % 1000 > 99) ?? {
    operation: "+",
    a: 245_318,
    b: 327_256,
    result: 572_574,
  };
  const { operation, a, b, result } = sum;
  const figure = working({
    operation,
    numbers: [String(a), String(b)],
    result: String(result),
    gaps: [0, 1, 2].map((place) => ({ row: 2, place })),
    alt: "Phép tính đặt theo cột dọc, ba chữ số cuối của kết quả bị che.",
  });
  const text = `${groupNumber(a)} ${operation} ${groupNumber(b)}`;
  const { explanation } = helpOf(sum);
  const answer = result % 1000;
  return numberQuestion(rng, {
    prompt: rng.pick([
      `Con tính ${text}. Ba chữ số cuối của kết quả là:`,
      `Con tính ${text} theo cột dọc, rồi viết ba chữ số còn thiếu ở kết quả.`,
    ]),
    figures: [figure],
    answer,
    range: [0, 999],
    isTyped: true,
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

/** A digit of one of the numbers is hidden. */
function buildDigitQuestion(rng: Rng): Question {
  const sum = pickLargeSum(rng.pick([2, 3] as const), rng);
  const { operation, a, b, result } = sum;
  const crossed = crossedPlaces(a, b, operation);
  const place = rng.pick([...crossed, ...crossed.map((each) => each + 1)]);
  const row = rng.pick([0, 1]);
  const [top = 0, low = 0, under = 0] = [a, b, result].map((number) => digitsOf(number)[place]);
  const [digit, other] = row === 0 ? [top, low] : [low, top];
  const [carried, isCrossed] = [crossed.includes(place - 1), crossed.includes(place)];
  const shown = working({
    operation,
    numbers: [String(a), String(b)],
    result: String(result),
    gaps: [{ row, place }],
    alt: "Phép tính đặt theo cột dọc, một chữ số bị che bằng dấu hỏi.",
  });
  const lessCarry = (operation === "+") === (row === 0) || row === 1 ? 1 : -1;
  return numberQuestion(rng, {
    prompt: rng.pick(["Chữ số nào bị che trong phép tính?", "Con tìm chữ số thay cho dấu hỏi để phép tính đúng."]),
    figures: [shown],
    answer: digit,
    range: [0, 9],
    isTyped: true,
    distractors: [
      ...(carried ? [mistake("CARRY", digit + lessCarry, "Cột bên phải có nhớ sang. Con tính cả số nhớ nhé!")] : []),
      mistake("DATUM", under, "Đó là chữ số của kết quả. Con tìm chữ số của số ở trên nhé!"),
      mistake("DATUM", other, "Đó là chữ số đã cho trong cột. Con tìm chữ số còn lại nhé!"),
    ],
    hints: [
      "Con xem cột có dấu hỏi: hai chữ số kia là gì, cột bên phải có nhớ sang không?",
      {
        say:
          operation === "+"
            ? "Con nghĩ: mấy cộng thêm thì được chữ số ở dưới, hoặc được mười mấy?"
            : "Con thử lấy kết quả cộng với số trừ ở cột này, nhớ tính cả số nhớ.",
        figures: [{ ...shown, marked: shown.rows[0] === undefined ? null : shown.rows[0].length - 1 - place }],
      },
    ],
    explanation: `Hàng ${placeNames[place]}: ${top + (isCrossed && operation === "−" ? 10 : 0)} ${operation} ${low}${carried ? ` ${operation} 1` : ""} = ${under + (isCrossed && operation === "+" ? 10 : 0)}. Chữ số bị che là ${digit}.`,
    praise: "calculate",
    identity: `digit ${row} ${place} ${a} ${b} ${operation}`,
  });
}

/** "… + 125 678 = 400 000": the missing number is found by taking away. */
function buildMissingQuestion(rng: Rng): Question {
  const sum = pickLargeSum(3, rng);
  const { a, b, result } = sum;
  const shape = rng.pick(["front", "back", "minus"] as const);
  const prompts = {
    front: `… + ${groupNumber(b)} = ${groupNumber(a)}`,
    back: `${groupNumber(b)} + … = ${groupNumber(a)}`,
    minus: `${groupNumber(a)} − … = ${groupNumber(b)}`,
  };
  return numberQuestion(rng, {
    ...helpOf(sum),
    hints: [
      shape === "minus"
        ? "Muốn tìm số trừ, con lấy số bị trừ trừ đi hiệu."
        : "Muốn tìm một số hạng, con lấy tổng trừ đi số hạng kia.",
      `Con tính ${groupNumber(a)} − ${groupNumber(b)}.`,
    ],
    prompt: `Số cần điền: ${prompts[shape]}`,
    answer: result,
    write: wholeValue,
    range,
    distractors: distractorsOf(sum).map((each) => (each.code === "OP" ? { ...each, feedback: notAdded } : each)),
    praise: "calculate",
    identity: `missing ${shape} ${a} ${b}`,
  });
}

/** "Kho có 400 000 kg thóc, đã bán 125 678 kg. Kho còn lại bao nhiêu ki-lô-gam thóc?" */
function buildStoryQuestion(difficulty: Difficulty, rng: Rng): Question {
  const sum = pickLargeSum(difficulty, rng);
  const { operation, a, b, result } = sum;
  const size = difficulty === 1 ? "bé" : "lớn";
  const { asks, unit, text } = rng.pick(largeSumStories[operation].filter((each) => each.size === size));
  const write = (value: number) => countedValue(wholeValue(value), unit);
  const tell = (value: number) => `${groupNumber(value)}\u00a0${unit}`;
  const { hints, explanation } = helpOf(sum);
  return numberQuestion(rng, {
    prompt: fillGaps(text, { a: tell(a), b: tell(b) }),
    answer: result,
    write,
    range,
    distractors: distractorsOf(sum),
    hints: [largeSumIdeas.get(asks) ?? "", ...hints.slice(1)],
    explanation: {
      ...explanation,
      say: `${largeSumIdeas.get(asks)} ${groupNumber(a)} ${operation} ${groupNumber(b)} = ${groupNumber(result)} (${unit}).`,
    },
    praise: "story",
    identity: `story ${operation} ${a} ${b}`,
  });
}

/** Adding and taking away large numbers (curriculum, c4-add-subtract-large): five digits; six; zeros above, digits missing. */
export const addSubtractLarge = defineNumberSkill({
  id: "c4-add-subtract-large",
  classId: "4",
  title: "Cộng, trừ các số có nhiều chữ số",
  generate(difficulty, rng) {
    if (difficulty === 1) return rng.pick([buildBareQuestion, buildBareQuestion, buildStoryQuestion])(1, rng);
    if (difficulty === 2)
      return rng.pick([buildThreeDigitsQuestion, buildThreeDigitsQuestion, buildBareQuestion, buildStoryQuestion])(
        2,
        rng,
      );
    const ask = rng.pick([buildDigitQuestion, buildMissingQuestion, null]);
    return ask === null ? buildThreeDigitsQuestion(3, rng) : ask(rng);
  },
});
