import { groupNumber } from "#lib/core/group-number.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { wholeValue } from "#lib/questions/values.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { carelessValues } from "./careless-values.ts";
import { letterForms } from "./letter-forms.ts";
import { letterStories } from "./letter-stories.ts";

const range = [1, 99_999] as const;

const partialDone = "Con mới làm xong một bước. Còn một bước nữa nhé!";
const wrongSign = "Con xem lại các dấu phép tính nhé!";

function distractorsOf(sum: string, partial: number | null, numbers: readonly number[]): Distractor<number>[] {
  const { order, operation } = carelessValues(sum);
  const wrongOrder = sum.includes("(") ? "Con tính trong ngoặc trước nhé!" : "Con nhân chia trước, cộng trừ sau nhé!";
  return [
    ...order.map((value) => mistake("ORDER", value, wrongOrder)),
    ...(partial === null ? [] : [mistake("PARTIAL", partial, partialDone)]),
    ...operation.map((value) => mistake("OP", value, wrongSign)),
    ...numbers.map((value) => mistake("DATUM", value, "Con thay chữ bằng số rồi tính nhé!")),
  ];
}

function filledIn(text: string, letters: readonly (readonly [letter: string, value: number])[]): string {
  return letters.reduce((sum, [letter, value]) => sum.replaceAll(letter, groupNumber(value)), text);
}

/** "Giá trị của a + b × 2 với a = 15, b = 7 là:" */
function buildValueQuestion(difficulty: Difficulty, rng: Rng): Question {
  const form = rng.pick(letterForms[difficulty]);
  const [a = 0, b = 0, c = 0, n = 0] = form.draw(rng);
  const text = form.text.replace("n", String(n));
  const all = [
    ["a", a],
    ["b", b],
    ["c", c],
  ] as const;
  const letters = all.filter(([letter]) => text.includes(letter));
  const given = letters.map(([letter, value]) => `${letter} = ${groupNumber(value)}`).join(", ");
  const sum = filledIn(text, letters);
  const value = form.value(a, b, c, n);
  const steps = /\(/u.test(text) ? "Con tính trong ngoặc trước." : "Con nhân chia trước, cộng trừ sau.";
  return numberQuestion(rng, {
    prompt: rng.pick([
      `Giá trị của ${text} với ${given} là:`,
      `Biết ${given}. Giá trị của biểu thức ${text} là:`,
      `Con tính giá trị của ${text} với ${given}.`,
    ]),
    answer: value,
    write: wholeValue,
    range,
    distractors: distractorsOf(sum, form.partial?.(a, b, c, n) ?? null, [a]),
    hints: [
      "Con thay mỗi chữ bằng số đã cho.",
      `Thay số ta được ${sum}. ${/[+−].*[×:]|[×:].*[+−]/u.test(text) ? steps : "Con tính tiếp nhé."}`,
    ],
    explanation: `Thay số ta được ${sum} = ${groupNumber(value)}.`,
    praise: "calculate",
    identity: `value ${text} ${given}`,
  });
}

/** "Hình vuông cạnh a có chu vi là a × 4. Với a = 12, chu vi hình vuông là:" */
function buildStoryQuestion(difficulty: Difficulty, rng: Rng): Question {
  const story = rng.pick(letterStories[difficulty]);
  const [a, n] = [rng.int(12, 45), rng.int(3, 9)];
  const prompt = story.tell(a, n);
  const letters = [...prompt.matchAll(/([abc]) = (\d+)/gu)].map(
    ([, letter = "", value]) => [letter, Number(value)] as const,
  );
  const sum = filledIn(story.text(n), letters);
  const value = story.value(a, n);
  const first = letters[0]?.[1] ?? a;
  return numberQuestion(rng, {
    prompt,
    answer: value,
    write: wholeValue,
    range,
    distractors: [
      ...distractorsOf(sum, null, [first]),
      mistake("TABLE-NEAR", value + first, "Con thay số rồi tính lại thật cẩn thận nhé!"),
      mistake("TABLE-NEAR", value - first, "Con thay số rồi tính lại thật cẩn thận nhé!"),
    ].filter(({ value: wrong }) => wrong > 0),
    hints: ["Con thay mỗi chữ bằng số đã cho.", `Thay số ta được ${sum}. Con tính giá trị biểu thức này.`],
    explanation: `Thay số ta được ${sum} = ${groupNumber(value)}.`,
    praise: "calculate",
    identity: `story ${story.text(0)} ${sum}`,
  });
}

/** Letters in expressions (curriculum, c4-letter-expressions): one letter, two, three with brackets. */
export const letterExpressions = defineNumberSkill({
  id: "c4-letter-expressions",
  classId: "4",
  title: "Biểu thức chứa chữ",
  generate(difficulty, rng) {
    return rng.pick([buildValueQuestion, buildValueQuestion, buildStoryQuestion])(difficulty, rng);
  },
});
