import { fillGaps, readTable } from "#lib/core/read-table.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Figure } from "#lib/questions/figure.ts";
import type { Question } from "#lib/questions/question.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { shortNames } from "./short-names.ts";

/** How far the answer lies from the number that is told, and how it is given. */
const forms = readTable(
  { numbers: ["step"], words: ["way", "name", "prompt"] },
  `
   1 | chosen | after       | Số liền sau của {number} là số nào?
  -1 | chosen | before      | Số liền trước của {number} là số nào?
   1 | typed  | add         | {number} thêm 1 là số nào?
  -1 | typed  | take        | {number} bớt 1 là số nào?
  -1 | chosen | turned      | {number} là số liền sau của số nào?
   1 | chosen | turned-back | {number} là số liền trước của số nào?
   1 | chosen | page        | {child} đọc xong trang {number}. Trang tiếp theo là trang số mấy?
  -1 | chosen | floor       | {child} đếm lùi: {number}, rồi đến số nào?
`,
);

/** Ten numbers or so around the one that is told; the one that is asked for has no label. */
function lineOf(number: number, answer: number, hasHop: boolean): Figure {
  const from = Math.min(90, Math.max(0, Math.floor((Math.min(number, answer) - 1) / 5) * 5));
  const labelled = Array.from({ length: 11 }, (_, place) => from + place).filter((mark) => mark !== answer);
  const hops = hasHop ? [{ from: number, to: answer, label: answer > number ? "+1" : "−1" }] : [];
  return { type: "number-line", from, to: from + 10, labelled, hops, alt: `Tia số có số ${number}.` };
}

function ask(form: (typeof forms)[number], number: number, hasLine: boolean, rng: Rng): Question {
  const { name, step, way, prompt } = form;
  const answer = number + step;
  const isMore = step === 1;
  return numberQuestion(rng, {
    prompt: fillGaps(prompt, { number, child: rng.pick(shortNames) }),
    figures: hasLine ? [lineOf(number, answer, false)] : [],
    answer,
    range: [0, 100],
    distractors: [
      mistake(
        "REL",
        number - step,
        isMore ? "Con cần số hơn số đã cho 1 đơn vị." : "Con cần số kém số đã cho 1 đơn vị.",
      ),
      mistake("OFF1", answer + step, "Con chỉ đếm một bước thôi nhé!"),
      mistake("OFF10", number + step * 10, `Con chỉ ${isMore ? "thêm" : "bớt"} 1 đơn vị, không phải 1 chục.`),
      mistake("DATUM", number, `Đó là số đã cho. Con đếm ${isMore ? "thêm" : "lùi"} một bước nhé!`),
    ],
    hints: [
      isMore ? "Con đếm thêm 1 đơn vị." : "Con đếm lùi 1 đơn vị.",
      { say: `Con tìm ${number} trên tia số rồi nhảy một bước.`, figures: [lineOf(number, answer, true)] },
    ],
    explanation: {
      say: `${number} ${isMore ? "thêm" : "bớt"} 1 là ${answer}. Số cần tìm là ${answer}.`,
      figures: [lineOf(number, answer, true)],
    },
    praise: "count",
    identity: `${name} ${number}`,
    isTyped: way === "typed",
  });
}

/** Numbers to start from; at difficulty 3 the step goes over a ten. */
function pickNumber(difficulty: Difficulty, step: number, rng: Rng): number {
  // Hints speak of one step, so that 1 is never asked for.
  if (difficulty === 1) return rng.pick([1, 2, 3, 4, 5, 6, 7, 8, 9].filter((number) => number + step !== 1));
  if (difficulty === 2) return rng.int(9, 19);
  const ten = rng.int(2, step === 1 ? 10 : 9) * 10;
  return step === 1 ? ten - 1 : ten;
}

/** One more and one less (curriculum, c1-one-more-one-less): to 10, to 20, over a ten to 100. */
export const oneMoreOneLess = defineNumberSkill({
  id: "c1-one-more-one-less",
  classId: "1",
  title: "Thêm 1, bớt 1",
  generate(difficulty, rng) {
    const form = rng.pick(forms);
    return ask(form, pickNumber(difficulty, form.step, rng), difficulty === 1, rng);
  },
});
