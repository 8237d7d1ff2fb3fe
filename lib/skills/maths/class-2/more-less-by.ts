import { rational } from "#lib/core/rational.ts";
import { fillGaps, readTable } from "#lib/core/read-table.ts";
import type { Rng } from "#lib/core/rng.ts";
import { drawPair } from "#lib/questions/draw-pair.ts";
import type { BarModelFigure, BarPart } from "#lib/questions/figures/bar-model.ts";
import type { Question } from "#lib/questions/question.ts";
import { sumValue } from "#lib/questions/values.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, numberQuestion } from "#lib/skills/drafts/questions.ts";
import { withoutLeaks } from "#lib/skills/drafts/without-leaks.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { shortNames } from "./sum-stories.ts";
import { storyDistractors, type WrittenSum } from "./written-sum.ts";

/** What two children have or do: no more than `most` apart. */
const stories = readTable(
  { numbers: ["most"], words: ["unit", "thing", "verb"] },
  `
  29 | viên | viên bi  | có
  29 | con  | con tem  | có
  29 | cái  | cái kẹo  | có
  29 | tờ   | tờ báo   | có
  19 | cây  | cây      | tưới
  19 | bông | bông hoa | hái
`,
);

/** The second has so many more or fewer than the first; reversed, the first than the second. */
const sentences = {
  plain: "{first} {verb} {a} {thing}, {second} {word} {first} {b} {unit}. {second} {verb} bao nhiêu {unit}?",
  reversed: "{first} {verb} {a} {thing}, {word} {second} {b} {unit}. {second} {verb} bao nhiêu {unit}?",
} as const;

interface Tale extends WrittenSum {
  readonly story: (typeof stories)[number];
  readonly first: string;
  readonly second: string;
  readonly isBack: boolean;
  readonly result: number;
}

/** Numbers of one story: up to 20 or 100; the answer is never among the numbers told. */
function pickTale(rng: Rng, difficulty: Difficulty): Tale {
  const story = rng.pick(stories);
  const operation = rng.pick(["+", "−"] as const);
  const [first = "", second = ""] = rng.shuffle(shortNames);
  const most = difficulty === 1 ? 20 : 100;
  const { a, b } = drawPair(
    rng,
    { from: difficulty === 1 ? 5 : 21, to: most - 3, by: 1 },
    { from: 2, to: difficulty === 1 ? 9 : story.most, by: 1 },
    (x, y) => (operation === "+" ? x + y <= most : x - y > 1 && x - y !== y),
  );
  const result = operation === "+" ? a + b : a - b;
  return { story, operation, first, second, a, b, result, isBack: difficulty === 3 };
}

function wordOf({ operation, isBack }: Tale): string {
  return (operation === "+") === isBack ? "ít hơn" : "nhiều hơn";
}

function promptOf(tale: Tale): string {
  const { story, a, b, first, second, isBack, result } = tale;
  const told = { ...story, a, b, first, second, word: wordOf(tale) };
  const text = fillGaps(isBack ? sentences.reversed : sentences.plain, told);
  return result > 10 ? text : text.replace("bao nhiêu", "mấy");
}

/** Both bars, the second with a "?", or with what was found. */
function bars({ operation, a, b, first, second, result, story: { unit } }: Tale, isFound = false): BarModelFigure {
  const found = isFound ? String(result) : "?";
  const known: BarPart = { size: a, label: `${a} ${unit}`, look: "plain" };
  const more: readonly BarPart[] = [
    { size: a, label: null, look: "plain" },
    { size: b, label: `${b} ${unit}`, look: "plain" },
  ];
  const less: readonly BarPart[] = [
    { size: result, label: isFound ? `${result} ${unit}` : "?", look: "asked" },
    { size: b, label: `${b} ${unit}`, look: "gap" },
  ];
  return {
    type: "bar-model",
    bars: [
      { name: first, parts: [known], whole: null },
      { name: second, parts: operation === "+" ? more : less, whole: operation === "+" ? `${found} ${unit}` : null },
    ],
    alt: `Sơ đồ đoạn thẳng của ${first} và ${second}.`,
  };
}

function ideaOf(tale: Tale): string {
  const { operation, second, first, isBack } = tale;
  const which = operation === "+" ? "nhiều hơn" : "ít hơn";
  return isBack
    ? `${first} ${wordOf(tale)} ${second}, vậy ${second} ${which} ${first}.`
    : `${second} ${which} ${first}.`;
}

function hintsOf(tale: Tale) {
  const name = tale.operation === "+" ? "cộng" : "trừ";
  return withoutLeaks(tale.result, [
    { say: `${ideaOf(tale)} Con xem sơ đồ nhé!`, figures: [bars(tale)] },
    `Con làm phép ${name} với hai số đã cho.`,
  ]);
}

function explain(tale: Tale): string {
  const { operation, a, b, result, story } = tale;
  const name = operation === "+" ? "cộng" : "trừ";
  return `${ideaOf(tale)} Con làm phép ${name}: ${a} ${operation} ${b} = ${result} (${story.unit}).`;
}

/** What is said to the two numbers of the story. */
function givenNumbers(tale: Tale) {
  const { a, b, first, second, isBack, story } = tale;
  const [one, other] = isBack ? [first, second] : [second, first];
  const asked = `Con tìm số ${story.thing} của ${second} nhé!`;
  return [
    mistake("DATUM", b, `${b} là số ${story.thing} ${one} ${wordOf(tale)} ${other}. ${asked}`),
    mistake("DATUM", a, `${a} là số ${story.thing} của ${first}. ${asked}`),
  ];
}

/** "Nam có 25 viên bi, Hùng nhiều hơn Nam 8 viên. Hùng có bao nhiêu viên?" */
function buildHowManyQuestion(rng: Rng, difficulty: Difficulty): Question {
  const tale = pickTale(rng, difficulty);
  const { operation, a, b, result } = tale;
  const turned = operation === "+" ? a - b : a + b;
  return numberQuestion(rng, {
    prompt: promptOf(tale),
    figures: difficulty === 1 ? [bars(tale)] : [],
    answer: result,
    distractors: [
      mistake("OP", turned, "Con xem ai nhiều hơn, ai ít hơn nhé!"),
      ...storyDistractors({ operation, a, b }, givenNumbers(tale)),
    ],
    range: [0, 1000],
    isTyped: difficulty > 1,
    hints: hintsOf(tale),
    explanation: { say: explain(tale), figures: [bars(tale, true)] },
    praise: "story",
    identity: `how many ${tale.isBack} ${operation} ${a} ${b} ${tale.story.thing}`,
  });
}

/** The same story: "Phép tính nào đúng?" */
function buildOperationQuestion(rng: Rng, difficulty: Difficulty): Question {
  const tale = pickTale(rng, difficulty);
  const { operation, a, b, result } = tale;
  const value = (sign: "+" | "−", other: number) =>
    sumValue(`${a} ${sign} ${other}`, rational(sign === "+" ? a + other : a - other));
  const other = operation === "+" ? "−" : "+";
  const turned = "Con xem ai nhiều hơn, ai ít hơn nhé!";
  const told = promptOf(tale).split(". ")[0] ?? "";
  return choiceQuestion(rng, {
    prompt: `${told}. Số ${tale.story.thing.split(" ").at(-1)} của ${tale.second} là:`,
    figures: difficulty === 1 ? [bars(tale)] : [],
    answer: value(operation, b),
    distractors: [
      mistake("OP", value(other, b), turned),
      mistake("DATUM", value(operation, b + 1), "Con xem lại các số trong đề bài nhé!"),
      mistake("DATUM", value(other, b + 1), "Con xem lại cả phép tính và các số nhé!"),
      mistake("DATUM", value(operation, b - 1), "Con đọc lại hơn kém nhau mấy nhé!"),
    ],
    // The operation is what is asked: the second layer leaves it open.
    hints: [...hintsOf(tale).slice(0, 1), "Tìm số lớn hơn thì cộng, tìm số bé hơn thì trừ."],
    explanation: {
      say: `${ideaOf(tale)} Con tính ${a} ${operation} ${b} = ${result}.`,
      figures: [bars(tale, true)],
    },
    praise: "story",
    identity: `operation ${tale.isBack} ${operation} ${a} ${b}`,
  });
}

const compared = [
  ["viên", "viên bi"],
  ["con", "con tem"],
  ["cái", "cái kẹo"],
  ["bông", "bông hoa"],
] as const;

/** "Nam có 25 viên bi, Hùng có 17 viên. Nam nhiều hơn Hùng bao nhiêu viên?" */
function buildDifferenceQuestion(rng: Rng, difficulty: Difficulty): Question {
  // Of larger numbers the difference is no digit that is spoken of when the ones are worked out.
  const [least, most] = difficulty === 1 ? [1, 18] : [9, 95];
  const { a, b } = drawPair(
    rng,
    { from: 6, to: most, by: 1 },
    { from: 3, to: 60, by: 1 },
    (x, y) => x - y > least && x - y !== y,
  );
  const [first = "", second = ""] = rng.shuffle(shortNames);
  const [unit, thing] = rng.pick(compared);
  const isMore = rng.int(0, 1) === 1;
  const [who, whom, word] = isMore ? [first, second, "nhiều hơn"] : [second, first, "ít hơn"];
  const howMany = a - b > 10 ? "bao nhiêu" : "mấy";
  const figure = (gap: string): BarModelFigure => ({
    type: "bar-model",
    bars: [
      { name: first, parts: [{ size: a, label: `${a} ${unit}`, look: "plain" }], whole: null },
      {
        name: second,
        parts: [
          { size: b, label: `${b} ${unit}`, look: "plain" },
          { size: a - b, label: gap, look: "gap" },
        ],
        whole: null,
      },
    ],
    alt: `Sơ đồ đoạn thẳng của ${first} và ${second}.`,
  });
  return numberQuestion(rng, {
    prompt: `${first} có ${a} ${thing}, ${second} có ${b} ${unit}. ${who} ${word} ${whom} ${howMany} ${unit}?`,
    figures: difficulty === 1 ? [figure("?")] : [],
    answer: a - b,
    distractors: [
      mistake("OP", a + b, "Con tìm phần hơn kém, nên làm phép trừ."),
      ...storyDistractors(
        { operation: "−", a, b },
        [b, a].map((given) => mistake("DATUM", given, "Số này đã có trong đề bài rồi.")),
      ),
    ],
    range: [0, 1000],
    isTyped: difficulty > 1,
    hints: withoutLeaks(a - b, [
      { say: "Con tìm phần hơn kém trên sơ đồ.", figures: [figure("?")] },
      "Con lấy số lớn trừ đi số bé.",
    ]),
    explanation: {
      say: `Con lấy số lớn trừ số bé: ${a} − ${b} = ${a - b} (${unit}).`,
      figures: [figure(String(a - b))],
    },
    praise: "story",
    identity: `difference ${isMore} ${a} ${b}`,
  });
}

/** Stories of more and fewer (curriculum, c2-more-less-by): to 20; to 100; reversed wording. */
export const moreLessBy = defineNumberSkill({
  id: "c2-more-less-by",
  classId: "2",
  title: "Nhiều hơn, ít hơn",
  generate(difficulty, rng) {
    const askers = [buildHowManyQuestion, buildHowManyQuestion, buildOperationQuestion];
    const others = difficulty === 3 ? buildHowManyQuestion : buildDifferenceQuestion;
    return rng.pick([...askers, others])(rng, difficulty);
  },
});
