import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { blocks } from "./blocks.ts";
import { sumsTo100 } from "./sums-to-100.ts";

/** Two tens with a sum up to `most`. */
function pickTens(rng: Rng, most: number): { readonly a: number; readonly b: number } {
  const sum = rng.int(2, most / 10) * 10;
  const a = rng.int(1, sum / 10 - 1) * 10;
  return { a, b: sum - a };
}

function add(rng: Rng, most: number, forms: Parameters<typeof sumsTo100.add>[0], hasBlocks: boolean): Question {
  return sumsTo100.add(forms, { ...pickTens(rng, most), hasBlocks, rng });
}

function subtract(rng: Rng, forms: Parameters<typeof sumsTo100.subtract>[0]): Question {
  const { a, b } = pickTens(rng, 90);
  return sumsTo100.subtract(forms, { a: a + b, b, hasBlocks: false, rng });
}

/** "50 + 20 − 30" or "70 − 40 + 20": two steps from left to right. */
function buildTwoStepsQuestion(rng: Rng): Question {
  const isSumFirst = rng.int(0, 1) === 0;
  const { a, b } = pickTens(rng, 90);
  const [first, second, sign] = isSumFirst ? [a, b, "+"] : [a + b, a, "−"];
  const middle = isSumFirst ? a + b : b;
  const third = (isSumFirst ? rng.int(1, middle / 10 - 1) : rng.int(1, 9 - middle / 10)) * 10;
  const answer = isSumFirst ? middle - third : middle + third;
  const [next, verb] = isSumFirst ? ["−", "trừ"] : ["+", "cộng"];
  const sum = `${first} ${sign} ${second} ${next} ${third}`;
  const [one, other] = second === third ? ["thứ nhất", "thứ hai"] : [`ở trước số ${second}`, `ở trước số ${third}`];
  return numberQuestion(rng, {
    prompt: rng.pick([`${sum} bằng bao nhiêu?`, `Con tính rồi viết kết quả: ${sum}`]),
    answer,
    range: [0, 99],
    distractors: [
      mistake("PARTIAL", middle, `Con mới làm một phép tính. Con ${verb} tiếp ${third} nhé!`),
      mistake("OP", isSumFirst ? middle + third : middle - third, `Con xem lại dấu ${other} nhé!`),
      mistake("OP", isSumFirst ? first - second - third : first + second + third, `Con xem lại dấu ${one} nhé!`),
      mistake("ZERO", answer / 10, "Con tính đúng số chục rồi. Con viết thành số tròn chục nhé!"),
      mistake("OFF10", answer + 10, "Con tính lại các chục. Kết quả này lớn quá."),
      mistake("OFF10", answer - 10, "Con tính lại các chục. Kết quả này bé quá."),
      mistake("OFF1", answer + 1, "Các số đều tròn chục. Kết quả cũng tròn chục."),
      mistake("OFF1", answer - 1, "Các số đều tròn chục. Kết quả cũng tròn chục."),
    ],
    hints: [
      "Con tính lần lượt từ trái sang phải.",
      { say: `Con tính ${first} ${sign} ${second} trước, rồi ${verb} ${third}.`, figures: [blocks(first, second)] },
    ],
    explanation: `${first} ${sign} ${second} = ${middle}. ${middle} ${next} ${third} = ${answer}. Vậy ${sum} = ${answer}.`,
    praise: "calculate",
    identity: `two ${sum}`,
    isTyped: true,
  });
}

/** Whole tens (curriculum, c1-add-tens): sums to 50, sums and differences to 100, missing tens and two steps. */
export const addTens = defineNumberSkill({
  id: "c1-add-tens",
  classId: "1",
  title: "Cộng, trừ số tròn chục",
  generate(difficulty, rng) {
    if (difficulty === 1) return add(rng, 50, ["choose", "type", "story", "which"], true);
    if (difficulty === 3 && rng.int(0, 1) === 0) return buildTwoStepsQuestion(rng);
    const isSum = rng.int(0, 1) === 0;
    const forms = difficulty === 2 ? (["type", "told", "which"] as const) : (["missing", "missing-first"] as const);
    return isSum ? add(rng, difficulty === 2 ? 100 : 90, forms, false) : subtract(rng, forms);
  },
});
