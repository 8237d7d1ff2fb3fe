import { groupNumber } from "#lib/core/group-number.ts";
import { fillGaps } from "#lib/core/read-table.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { wholeValue } from "#lib/questions/values.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { columnQuestion } from "#lib/skills/drafts/column-question.ts";
import { numberQuestion, typedNumberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { buildDigitQuestion, buildThreeDigitsQuestion } from "./build-hidden-digits-question.ts";
import { distractorsOf, helpOf } from "./large-sum-help.ts";
import { largeSumIdeas, largeSumStories } from "./large-sum-stories.ts";
import { pickLargeSum } from "./pick-large-sum.ts";

const range = [1, 999_999_999] as const;

const notAdded = "Con lấy số lớn trừ số bé trong hai số đã cho, không phải cộng.";
const notTaken = "Con lấy hiệu cộng với số trừ, không phải trừ.";

/** "Con tính phép cộng theo cột: 45 318 + 27 256 = ?", filled in digit by digit. */
function buildColumnQuestion(difficulty: Difficulty, rng: Rng): Question {
  const sum = pickLargeSum(difficulty, rng);
  const { operation, a, b, result } = sum;
  const text = `${groupNumber(a)} ${operation} ${groupNumber(b)}`;
  return columnQuestion(rng, {
    ...helpOf(sum),
    prompt: rng.pick([
      `Con tính phép ${operation === "+" ? "cộng" : "trừ"} theo cột: ${text} = ?`,
      `Con tính theo cột dọc: ${text} = ?`,
    ]),
    operation,
    numbers: [a, b, result],
    distractors: distractorsOf(sum),
    praise: "column",
    answer: wholeValue(result).line,
    identity: `column ${text}`,
  });
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
      `${text} = ?`,
      `Con đặt tính ra nháp: ${text} = ?`,
      `${name} của ${groupNumber(a)} và ${groupNumber(b)} là:`,
    ]),
    answer: result,
    write: wholeValue,
    range,
    isTyped: difficulty > 1,
    room: 1,
    distractors: distractorsOf(sum),
    praise: "calculate",
    identity: `bare ${text}`,
  });
}

/** How each number that may be missing is found. */
const ways = {
  front: "Muốn tìm một số hạng, con lấy tổng trừ đi số hạng kia.",
  back: "Muốn tìm một số hạng, con lấy tổng trừ đi số hạng kia.",
  taken: "Muốn tìm số trừ, con lấy số bị trừ trừ đi hiệu.",
  whole: "Muốn tìm số bị trừ, con lấy hiệu cộng với số trừ.",
} as const;

/** "… + 125 678 = 400 000": the missing number is found by taking away, or by adding what was taken. */
function buildMissingQuestion(rng: Rng): Question {
  const shape = rng.pick(["front", "back", "taken", "whole"] as const);
  const sum = pickLargeSum(3, rng, shape === "whole" ? "+" : "−");
  const { operation, result } = sum;
  const [a, b] = [groupNumber(sum.a), groupNumber(sum.b)];
  const prompts = {
    front: `… + ${b} = ${a}`,
    back: `${b} + … = ${a}`,
    taken: `${a} − … = ${b}`,
    whole: `… − ${b} = ${a}`,
  };
  const opposite = operation === "+" ? notTaken : notAdded;
  return typedNumberQuestion(rng, {
    ...helpOf(sum),
    hints: [ways[shape], `Con tính ${a} ${operation} ${b}.`],
    prompt: `Số cần điền: ${prompts[shape]}`,
    answer: result,
    write: wholeValue,
    range,
    distractors: distractorsOf(sum).map((each) => (each.code === "OP" ? { ...each, feedback: opposite } : each)),
    praise: "calculate",
    identity: `missing ${shape} ${sum.a} ${sum.b}`,
  });
}

/** "Kho có 400 000 kg thóc, đã bán 125 678 kg. Kho còn lại bao nhiêu ki-lô-gam thóc?" */
function buildStoryQuestion(difficulty: Difficulty, rng: Rng): Question {
  const sum = pickLargeSum(difficulty, rng);
  const { operation, a, b, result } = sum;
  const size = a < 100_000 ? "bé" : "lớn";
  const { asks, unit, text } = rng.pick(largeSumStories[operation].filter((each) => each.size === size));
  const tell = (value: number) => `${groupNumber(value)}\u00a0${unit}`;
  const { hints, explanation } = helpOf(sum);
  return typedNumberQuestion(rng, {
    prompt: fillGaps(text, { a: tell(a), b: tell(b) }),
    answer: result,
    write: wholeValue,
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

/** Adding and taking away large numbers (curriculum, c4-add-subtract-large): added; taken away, from zeros as well; both, with digits or a number missing. */
export const addSubtractLarge = defineNumberSkill({
  id: "c4-add-subtract-large",
  classId: "4",
  title: "Cộng, trừ các số có nhiều chữ số",
  generate(difficulty, rng) {
    if (difficulty === 1) return rng.pick([buildColumnQuestion, buildBareQuestion, buildStoryQuestion])(1, rng);
    if (difficulty === 2)
      return rng.pick([buildColumnQuestion, buildThreeDigitsQuestion, buildBareQuestion, buildStoryQuestion])(2, rng);
    const ask = rng.pick([buildDigitQuestion, buildMissingQuestion, null]);
    return ask === null ? buildThreeDigitsQuestion(3, rng) : ask(rng);
  },
});
