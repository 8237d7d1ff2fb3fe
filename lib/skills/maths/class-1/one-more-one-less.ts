import { fillGaps, readTable } from "#lib/core/read-table.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Figure } from "#lib/questions/figure.ts";
import type { Question } from "#lib/questions/question.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { shortNames } from "./short-names.ts";

/** How far the answer lies from the number that is told: one more or less, the neighbours in counting, and the way back. */
const forms = readTable(
  { numbers: ["difficulty", "step"], words: ["name", "prompt"] },
  `
  1 |  1 | add       | {number} thêm 1 là số nào?
  1 | -1 | take      | {number} bớt 1 là số nào?
  1 |  1 | candy     | {child} có {number} cái kẹo, được thêm 1 cái. {child} có mấy cái?
  1 | -1 | eaten     | {child} có {number} cái kẹo, ăn 1 cái. {child} còn mấy cái?
  1 |  1 | one-more  | {number} thêm 1 nữa là mấy?
  1 | -1 | one-less  | {number} bớt đi 1 thì còn mấy?
  2 |  1 | after     | Số nào đứng ngay sau số {number}?
  2 | -1 | before    | Số nào đứng ngay trước số {number}?
  2 |  1 | counted   | {child} đếm đến {number}. Số đếm ngay sau là số nào?
  2 | -1 | floor     | {child} đếm lùi: {number}, rồi đến số nào?
  2 |  1 | page      | {child} đọc xong trang {number}. Trang ngay sau là trang số mấy?
  2 | -1 | back-page | {child} đang đọc trang {number}. Trang ngay trước là trang số mấy?
  3 | -1 | turned    | Số {number} đứng ngay sau số nào?
  3 |  1 | from      | Số {number} đứng ngay trước số nào?
  3 | -1 | made      | Số nào thêm 1 thì được {number}?
  3 |  1 | left      | Số nào bớt 1 thì còn {number}?
  3 | -1 | thought   | {child} nghĩ một số. Số đó thêm 1 là {number}. Đó là số nào?
  3 |  1 | hidden    | {child} nghĩ một số. Số đó bớt 1 là {number}. Đó là số nào?
`,
);

/** Ten numbers or so around the one that is told, up to 10 those of the first semester; the one that is asked for has no label. */
function lineOf(number: number, answer: number, hasHop: boolean): Figure {
  const begin = Math.max(0, Math.floor((Math.min(number, answer) - 1) / 5) * 5);
  const from = Math.max(number, answer) <= 10 ? 0 : Math.min(90, begin);
  const labelled = Array.from({ length: 11 }, (_, place) => from + place).filter((mark) => mark !== answer);
  const hops = hasHop ? [{ from: number, to: answer, label: answer > number ? "+1" : "−1" }] : [];
  return { type: "number-line", from, to: from + 10, labelled, hops, alt: `Tia số có số ${number}.` };
}

function distractorsOf(number: number, step: number): Distractor<number>[] {
  const answer = number + step;
  const isMore = step === 1;
  return [
    mistake("REL", number - step, isMore ? "Con cần số hơn số đã cho 1 đơn vị." : "Con cần số kém số đã cho 1 đơn vị."),
    mistake("OFF1", answer + step, "Con đi hai bước rồi. Con chỉ đi một bước thôi nhé!"),
    mistake("OFF10", number + step * 10, `Con chỉ ${isMore ? "thêm" : "bớt"} 1 đơn vị, không phải 1 chục.`),
    mistake("DATUM", number, `Đó là số đã cho. Con đếm ${isMore ? "thêm" : "lùi"} một bước nhé!`),
    // 1 less than 1 is 0: two steps and a ten less are no numbers there.
    ...(answer === 0 ? [mistake("REL", 3, "Bớt đi thì số bé đi. Con đếm lùi một bước nhé!")] : []),
  ];
}

function ask(form: (typeof forms)[number], number: number, rng: Rng): Question {
  const { name, step, prompt, difficulty } = form;
  const answer = number + step;
  const isMore = step === 1;
  return numberQuestion(rng, {
    prompt: fillGaps(prompt, { number, child: rng.pick(shortNames) }),
    figures: difficulty === 1 ? [lineOf(number, answer, false)] : [],
    answer,
    range: [0, 100],
    distractors: distractorsOf(number, step),
    hints: [
      difficulty === 3
        ? `Con đếm thử: số nào đọc ${isMore ? "ngay sau" : "ngay trước"} số ${number}?`
        : `Con đếm ${isMore ? "thêm" : "lùi"} 1 đơn vị.`,
      {
        say: `Con tìm ${number} trên dãy số rồi nhảy ${isMore ? "" : "lùi "}một bước.`,
        figures: [lineOf(number, answer, true)],
      },
    ],
    explanation: {
      say: `${number} ${isMore ? "thêm" : "bớt"} 1 là ${answer}. Số cần tìm là ${answer}.`,
      figures: [lineOf(number, answer, true)],
    },
    praise: "count",
    identity: `${name} ${number}`,
    isTyped: difficulty > 1 || rng.int(0, 1) === 0,
  });
}

/** Numbers to start from; at difficulty 3 the step goes over a ten, most of the time. */
function pickNumber(difficulty: Difficulty, step: number, rng: Rng): number {
  // Hints speak of one step, so that 1 is never asked for.
  if (difficulty === 1) return rng.pick([1, 2, 3, 4, 5, 6, 7, 8, 9].filter((number) => number + step !== 1));
  if (difficulty === 2) return rng.int(9, 19);
  if (rng.int(0, 3) === 0) return rng.int(21, 98);
  const ten = rng.int(2, step === 1 ? 10 : 9) * 10;
  return step === 1 ? ten - 1 : ten;
}

/** One more and one less (curriculum, c1-one-more-one-less): to 10, neighbours to 20, the way back over a ten to 100. */
export const oneMoreOneLess = defineNumberSkill({
  id: "c1-one-more-one-less",
  classId: "1",
  title: "Thêm 1, bớt 1",
  generate(difficulty, rng) {
    const form = rng.pick(forms.filter((each) => each.difficulty === difficulty));
    return ask(form, pickNumber(difficulty, form.step, rng), rng);
  },
});
