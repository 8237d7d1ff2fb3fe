import { groupNumber } from "#lib/core/group-number.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { wholeValue } from "#lib/questions/values.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion, typedNumberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { letterStories } from "./letter-stories.ts";
import { carelessValues, workOut } from "./work-out.ts";

/** An expression with letters: `n` in the text stands for a fixed number, the others are its letters. */
interface LetterForm {
  readonly text: string;
  /** The letters' values in the order of the alphabet, then the fixed number. */
  readonly draw: (rng: Rng) => readonly number[];
}

const one = (rng: Rng) => [rng.int(6, 48), 0, 0, rng.int(3, 9)];
const oneLarge = (rng: Rng) => [rng.int(6, 48), 0, 0, rng.int(60, 190)];
const two = (rng: Rng) => [rng.int(21, 60), rng.int(3, 11), 0, rng.int(2, 9)];
const three = (rng: Rng) => [rng.int(42, 90), rng.int(3, 20), rng.int(2, 9), 0];
const threeSmall = (rng: Rng) => [rng.int(3, 9), rng.int(12, 60), rng.int(5, 11), 0];

/** The expressions of each difficulty: one letter, two, three with brackets. */
const letterForms: Readonly<Record<Difficulty, readonly LetterForm[]>> = {
  1: [
    { text: "n + a", draw: oneLarge },
    { text: "n − a", draw: oneLarge },
    { text: "a × n", draw: one },
    { text: "n × a + 15", draw: one },
    {
      text: "a : n",
      draw: (rng) => {
        const n = rng.int(3, 9);
        return [rng.int(6, 48) * n, 0, 0, n];
      },
    },
    {
      text: "200 − n × a",
      draw: (rng) => [rng.int(6, 20), 0, 0, rng.int(3, 9)],
    },
  ],
  2: [
    { text: "a + b × n", draw: two },
    { text: "a × n − b", draw: two },
    { text: "a × b", draw: two },
    { text: "a + b + n", draw: two },
    { text: "n × a + b", draw: two },
    {
      text: "a + b : n",
      draw: (rng) => {
        const n = rng.int(2, 9);
        return [rng.int(21, 60), rng.int(3, 11) * n, 0, n];
      },
    },
  ],
  3: [
    { text: "a × (b + c)", draw: threeSmall },
    { text: "a × (b − c)", draw: threeSmall },
    { text: "(a + b) × c", draw: three },
    { text: "(a − b) × c", draw: three },
    { text: "a − (b + c)", draw: three },
    {
      text: "(a + b) : c",
      draw: (rng) => {
        const [b, c, part] = [rng.int(2, 9), rng.int(2, 9), rng.int(12, 40)];
        return [part * c - b, b, c, 0];
      },
    },
  ],
};

const range = [1, 99_999] as const;

const partialDone = "Con mới làm xong một bước. Còn một bước nữa nhé!";
const wrongSign = "Con đã làm phép tính khác. Thay số rồi, biểu thức có dấu gì?";

function distractorsOf(sum: string, partial: number | null, numbers: readonly number[]): Distractor<number>[] {
  const { order, operation } = carelessValues(sum);
  const wrongOrder = sum.includes("(") ? "Con tính trong ngoặc trước nhé!" : "Con nhân chia trước, cộng trừ sau nhé!";
  return [
    ...order.map((value) => mistake("ORDER", value, wrongOrder)),
    ...(partial === null ? [] : [mistake("PARTIAL", partial, partialDone)]),
    ...operation.map((value) => mistake("OP", value, wrongSign)),
    ...numbers.map((value) =>
      mistake("DATUM", value, "Đó mới là giá trị của a. Con thay số rồi tính cả biểu thức nhé!"),
    ),
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
  const { partial, value } = workOut(sum);
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
    isTyped: difficulty > 1 || rng.pick([true, false]),
    room: 1,
    distractors: distractorsOf(sum, partial, [a]),
    hints: [
      "Con thay mỗi chữ bằng số đã cho.",
      `Thay số ta được ${sum}. ${/[+−].*[×:]|[×:].*[+−]|\(/u.test(text) ? steps : "Con tính tiếp nhé."}`,
    ],
    explanation:
      partial === null
        ? `Thay số ta được ${sum} = ${groupNumber(value)}.`
        : `Thay số ta được ${sum}. Bước đầu được ${groupNumber(partial)}, vậy ${sum} = ${groupNumber(value)}.`,
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
  const { value } = workOut(sum);
  const first = letters[0]?.[1] ?? a;
  const isSum = !/[×:]/u.test(sum);
  return numberQuestion(rng, {
    prompt,
    answer: value,
    write: wholeValue,
    range,
    isTyped: difficulty > 1 || rng.pick([true, false]),
    room: 1,
    distractors: [
      ...distractorsOf(sum, null, [first]),
      mistake(
        isSum ? "DATUM" : "TABLE-NEAR",
        value + first,
        isSum ? `Con cộng thừa ${first} rồi. Con tính lại nhé!` : `Con đã tính thừa một lần ${first}.`,
      ),
      mistake(
        isSum ? "PARTIAL" : "TABLE-NEAR",
        value - first,
        isSum ? `Con còn quên cộng ${first}.` : `Con đã tính thiếu một lần ${first}.`,
      ),
    ].filter(({ value: wrong }) => wrong > 0),
    hints: ["Con thay mỗi chữ bằng số đã cho.", `Thay số ta được ${sum}. Con tính giá trị biểu thức này.`],
    explanation: `Thay số ta được ${sum} = ${groupNumber(value)}.`,
    praise: "calculate",
    identity: `story ${story.text(0)} ${sum}`,
  });
}

/** "Tìm a, biết a × 4 + 15 = 63": the letter for a given result. */
function buildLetterQuestion(rng: Rng): Question {
  const [a, n, more] = [rng.int(6, 60), rng.int(3, 9), rng.int(11, 95)];
  const isPlus = rng.pick([true, false]) || a * n <= more;
  const product = a * n;
  const value = isPlus ? product + more : product - more;
  const text = `a × ${n} ${isPlus ? "+" : "−"} ${more}`;
  return typedNumberQuestion(rng, {
    prompt: rng.pick([
      `Giá trị của biểu thức ${text} là ${value}. Vậy a bằng:`,
      `Tìm a, biết giá trị của ${text} là ${value}.`,
    ]),
    answer: a,
    range: [1, 999],
    distractors: [
      mistake("PARTIAL", product, `Đó là giá trị của a × ${n}. Con chia tiếp nhé!`),
      mistake(
        "OP",
        (isPlus ? value + more : value - more) / n,
        isPlus
          ? `Trước khi cộng ${more}, giá trị phải bé hơn ${value}. Con làm phép trừ nhé!`
          : `Trước khi trừ ${more}, giá trị phải lớn hơn ${value}. Con làm phép cộng nhé!`,
      ),
      mistake("OP", Math.abs(value - more) * n, "Con làm ngược lại với phép nhân nhé!"),
      mistake("DATUM", value, "Đó là giá trị của cả biểu thức. Con tìm a nhé!"),
    ],
    hints: [
      `Coi a × ${n} là một số chưa biết. Con tìm số đó trước.`,
      `Con tính ${value} ${isPlus ? "−" : "+"} ${more}, rồi chia cho ${n}.`,
    ],
    explanation: `a × ${n} = ${value} ${isPlus ? "−" : "+"} ${more} = ${product}; a = ${product} : ${n} = ${a}.`,
    praise: "calculate",
    identity: `letter ${text} ${value}`,
  });
}

/** Letters in expressions (curriculum, c4-letter-expressions): one letter, two, three with brackets. */
export const letterExpressions = defineNumberSkill({
  id: "c4-letter-expressions",
  classId: "4",
  title: "Biểu thức chứa chữ",
  generate(difficulty, rng) {
    if (difficulty === 3) return rng.pick([true, false]) ? buildValueQuestion(3, rng) : buildLetterQuestion(rng);
    return rng.pick([buildValueQuestion, buildValueQuestion, buildStoryQuestion])(difficulty, rng);
  },
});
