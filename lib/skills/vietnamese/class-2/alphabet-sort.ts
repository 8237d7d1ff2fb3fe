import type { Line } from "#lib/core/line.ts";
import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import { alphabet } from "#lib/core/vietnamese/alphabet.ts";
import { alphabetName } from "#lib/core/vietnamese/alphabet-name.ts";
import { numberInWords } from "#lib/core/vietnamese/number-in-words.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values.ts";
import { type Difficulty, defineSkill } from "#lib/skills/define-skill.ts";
import { orderWordsQuestion } from "#lib/skills/drafts/cards-question.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";
import { compareNames, marked, type Name, namePools } from "./name-pools.ts";

const textsOf = (list: readonly Name[]) => list.map(({ text }) => text);
const rowOf = (list: readonly Name[]) => textsOf(list).join(", ");

const marks = (nameOf: (letter: string) => string) =>
  ["aăâ", "dđ", "eê", "oôơ", "uư"].map((row) => Array.from(row, nameOf).join(", ")).join("; ");

const marksHint: Line = {
  text: `Con nhớ thứ tự: ${marks((letter) => letter)}.`,
  spoken: `Con nhớ thứ tự: ${marks(alphabetName)}.`,
};

const recite = "Con đọc bảng chữ cái để biết chữ nào đứng trước.";

/** The letters to be compared, in no order: "Con so các chữ cái đầu: q, n, o." */
function firstLetters(rng: Rng, names: readonly Name[]): Line {
  const letters = rng.shuffle(names.map(({ letters: [first = 0] }) => alphabet[first] ?? ""));
  const lead = "Con so các chữ cái đầu:";
  return { text: `${lead} ${letters.join(", ")}.`, spoken: `${lead} ${letters.map(alphabetName).join(", ")}.` };
}

/** Letters with marks are spoken of where one is in the names. */
function hintsFor({ rng, difficulty }: Asked, names: readonly Name[]): readonly (string | Line)[] {
  const compared = names.flatMap(({ letters }) => (difficulty === 3 ? letters : letters.slice(0, 1)));
  const marksToo = compared.some((letter) => marked.includes(letter)) ? [marksHint] : [];
  return difficulty === 3
    ? ["Các tên này bắt đầu bằng chữ cái giống nhau. Con so lần lượt các chữ cái tiếp theo nhé!", recite, ...marksToo]
    : [firstLetters(rng, names), recite, ...marksToo];
}

const rules: Readonly<Record<Difficulty, string>> = {
  1: "Ta so chữ cái đầu của các tên.",
  2: "Ta so chữ cái đầu của các tên.",
  3: "Chữ cái đầu giống nhau, ta so các chữ tiếp theo.",
};

interface Asked {
  readonly rng: Rng;
  readonly difficulty: Difficulty;
  /** In their order. */
  readonly sorted: readonly Name[];
}

interface End {
  readonly place: 0 | -1;
  readonly told: string;
  /** Where a name stands that is not at this end: how many are on its far side. */
  readonly feedback: (name: string, others: number) => string;
}

const count = (names: number) => `${numberInWords(names)} tên`;

const ends: readonly End[] = [
  { place: 0, told: "đứng đầu", feedback: (name, others) => `Trước “${name}” còn ${count(others)} nữa.` },
  { place: -1, told: "đứng cuối", feedback: (name, others) => `Sau “${name}” còn ${count(others)} nữa.` },
];

function buildEndQuestion(asked: Asked): Question {
  const { rng, difficulty, sorted } = asked;
  const { place, told, feedback } = rng.pick(ends);
  const four = sorted.slice(0, 4);
  const answer = four.at(place)?.text ?? "";
  const others = textsOf(four).filter((text) => text !== answer);
  return choiceQuestion(rng, {
    prompt: rng.pick([`Tên nào ${told} khi xếp theo bảng chữ cái?`, `Xếp theo bảng chữ cái, tên nào ${told}?`]),
    answer: wordsValue(answer),
    distractors: others.map((text) => {
      const at = four.findIndex((each) => each.text === text);
      return mistake("ORDER", wordsValue(text), feedback(text, place === 0 ? at : four.length - 1 - at));
    }),
    hints: hintsFor(asked, four),
    explanation: `${rules[difficulty]} Xếp đúng: ${rowOf(four)}. Tên ${told} là “${answer}”.`,
    praise: "sort",
    identity: `${told} ${rowOf(four)}`,
  });
}

function buildBesideQuestion(asked: Asked): Question {
  const { rng, difficulty, sorted } = asked;
  const step = rng.pick([1, -1]);
  const place = rng.int(1, sorted.length - 2);
  const [given, right] = [sorted[place]?.text ?? "", sorted[place + step]?.text ?? ""];
  const side = step === 1 ? "sau" : "trước";
  const others = sorted.flatMap(({ text }, at) => (at === place || at === place + step ? [] : [{ text, at }]));
  return choiceQuestion(rng, {
    prompt: `Xếp theo bảng chữ cái: ${rowOf(rng.shuffle(sorted))}. Ngay ${side} “${given}” là tên nào?`,
    answer: wordsValue(right),
    distractors: others.map(({ text, at }) => {
      const isFar = Math.sign(at - place) === step;
      const [low, high] = step === 1 ? [given, text] : [text, given];
      const feedback = isFar
        ? `Giữa “${low}” và “${high}” còn ${count(Math.abs(at - place) - 1)} nữa.`
        : `“${text}” đứng ${step === 1 ? "trước" : "sau"} “${given}”.`;
      return mistake("ORDER", wordsValue(text), feedback);
    }),
    hints: hintsFor(asked, sorted),
    explanation: `${rules[difficulty]} Xếp đúng: ${rowOf(sorted)}. Ngay ${side} “${given}” là “${right}”.`,
    praise: "sort",
    identity: `${side} ${given} ${rowOf(sorted)}`,
  });
}

const rowPrompts = ["Dãy tên nào xếp đúng theo bảng chữ cái?", "Cô xếp tên theo bảng chữ cái. Dãy nào đúng?"];

/** The other ways to put three names in a row: two neighbours swapped, then the rest. */
const swaps: readonly (readonly [number, number, number])[] = [
  [0, 2, 1],
  [1, 0, 2],
  [2, 1, 0],
  [1, 2, 0],
  [2, 0, 1],
];

/** Said to a row: the first two names in it that stand the wrong way round. */
function tellTurned(row: readonly Name[]): string {
  const at = row.findIndex((name, place) => place > 0 && compareNames(row[place - 1] ?? name, name) > 0);
  const [first, second, last] = textsOf(row);
  return at === 1
    ? `“${first}” đứng đầu dãy, nhưng “${second}” phải đứng trước.`
    : `“${last}” đứng cuối dãy, nhưng phải đứng trước “${second}”.`;
}

function buildRowQuestion(asked: Asked): Question {
  const { rng, difficulty, sorted } = asked;
  const three = sorted.slice(0, 3);
  const rows = swaps.map((order) => order.flatMap((place) => three[place] ?? []));
  return choiceQuestion(rng, {
    prompt: rng.pick(rowPrompts),
    answer: wordsValue(rowOf(three)),
    distractors: rng.shuffle(rows).map((row) => mistake("ORDER", wordsValue(rowOf(row)), tellTurned(row))),
    hints: hintsFor(asked, three),
    explanation: `${rules[difficulty]} Xếp đúng: ${rowOf(three)}.`,
    praise: "sort",
    identity: `row ${rowOf(three)}`,
  });
}

const cardPrompts = [
  "Con xếp các tên theo bảng chữ cái.",
  "Cô gọi tên theo bảng chữ cái. Con xếp thẻ tên giúp cô.",
  "Con xếp danh sách tổ theo thứ tự bảng chữ cái.",
];

/** Cards with names, to be put in order: four of other first letters, three or four of one first sound. */
function buildCardsQuestion(asked: Asked): Question {
  const { rng, difficulty } = asked;
  const sorted = asked.sorted.slice(0, 4);
  return orderWordsQuestion(rng, {
    prompt: rng.pick(cardPrompts),
    cards: textsOf(sorted).map(toLine),
    by: "alphabet",
    first: "Trong bảng chữ cái, có tên đứng trước tên đầu của con.",
    later: `Tên đầu đúng rồi. Con so tiếp ${difficulty === 3 ? "từng chữ" : "chữ cái đầu"} của các tên sau nhé!`,
    hints: hintsFor(asked, sorted),
    explanation: `${rules[difficulty]} Xếp đúng: ${rowOf(sorted)}.`,
    praise: "cards",
    identity: `cards ${rowOf(sorted)}`,
  });
}

type Build = (asked: Asked) => Question;

/** The fifth name is the one the others are beside. */
const besideFive: readonly Build[] = [buildBesideQuestion, buildCardsQuestion, buildCardsQuestion, buildCardsQuestion];

const builds: Readonly<Record<Difficulty, (sorted: readonly Name[]) => readonly Build[]>> = {
  1: (sorted) =>
    sorted.length === 5
      ? [buildEndQuestion, buildEndQuestion, buildBesideQuestion, buildBesideQuestion, buildRowQuestion]
      : [buildEndQuestion, buildRowQuestion],
  2: (sorted) => (sorted.length === 5 ? besideFive : [buildCardsQuestion]),
  3: (sorted) => (sorted.length === 5 ? besideFive : [buildCardsQuestion]),
};

/** Names in the order of the alphabet (curriculum, c2-alphabet-sort): plain first letters; close ones; the letters after. */
export const alphabetSort = defineSkill({
  id: "c2-alphabet-sort",
  classId: "2",
  subject: "vietnamese",
  strand: "Âm và chữ",
  title: "Sắp xếp theo bảng chữ cái",
  source: "rule",
  generate(difficulty, rng) {
    const sorted = namePools[difficulty](rng).toSorted(compareNames);
    return rng.pick(builds[difficulty](sorted))({ rng, difficulty, sorted });
  },
});
