import type { Line } from "#lib/core/line.ts";
import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import { numberInWords } from "#lib/core/vietnamese/number-in-words.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values.ts";
import { orderWordsQuestion } from "#lib/skills/drafts/cards-question.ts";
import { type Distractor, type HelpWords, mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";

/** Words to be looked up, and why they stand in their order. */
interface Rows {
  /** Each in the order of a dictionary, of four words or more. */
  readonly rows: readonly (readonly string[])[];
  /** About words in no order. */
  hintsFor(words: readonly string[]): readonly HelpWords[];
  /** A sentence about words in their order. */
  explain(words: readonly string[]): Line;
}

interface Asked {
  readonly prompt: string;
  readonly answer: string;
  readonly distractors: readonly Distractor[];
  /** What the hints speak of where the words alone would tell the answer by their letters. */
  readonly among?: readonly string[];
}

/** Of a row, so many words in their order. */
function pickWords(rng: Rng, row: readonly string[], count: number): string[] {
  const places = rng.shuffle([...row.keys()]).slice(0, count);
  return places.toSorted((one, other) => one - other).flatMap((place) => row[place] ?? []);
}

function draft(rng: Rng, { hintsFor, explain }: Rows, words: readonly string[], asked: Asked, way: string): Question {
  const why = explain(words);
  const order = `Thứ tự đúng là: ${words.join(", ")}.`;
  return choiceQuestion(rng, {
    prompt: asked.prompt,
    answer: wordsValue(asked.answer),
    distractors: asked.distractors,
    hints: hintsFor(rng.shuffle(asked.among ?? words)),
    explanation: { text: `${why.text} ${order}`, spoken: `${why.spoken} ${order}` },
    praise: "sort",
    identity: `${way} ${words.join(" ")} ${asked.answer}`,
  });
}

/** "ba từ"; where the answer is called so itself ("hai", "ba"), it is not named. */
function count(words: number, answer: string): string {
  const number = numberInWords(words);
  return number === answer ? "những từ khác" : `${number} từ`;
}

/** Said to a row: the first two words in it that stand the wrong way round. */
function tellTurned(words: readonly string[], row: readonly string[]): string {
  const places = row.map((word) => words.indexOf(word));
  const at = places.findIndex((place, each) => place < (places[each - 1] ?? -1));
  const [first, second, last] = row;
  const [where, one, other] = at === 1 ? ["đầu", first, second] : ["cuối", second, last];
  return `Con so lại hai từ ở ${where} dãy: “${one}” và “${other}”. Từ nào đứng trước trong từ điển?`;
}

const firstPrompts = [
  "Trong từ điển, từ nào đứng trước các từ còn lại?",
  "Lan lật từ điển từ trang đầu. Trong các từ sau, Lan gặp từ nào trước?",
];

function buildFirstQuestion(rng: Rng, rows: Rows): Question {
  const words = pickWords(rng, rng.pick(rows.rows), 4);
  const [answer = "", ...rest] = words;
  const distractors = rng
    .shuffle(rest)
    .map((word) =>
      mistake("FIELD", wordsValue(word), `Trước “${word}” còn ${count(words.indexOf(word), answer)} nữa.`),
    );
  return draft(rng, rows, words, { prompt: rng.pick(firstPrompts), answer, distractors }, "first");
}

const lastPrompts = [
  "Trong từ điển, từ nào đứng sau các từ còn lại?",
  "Nam tra bốn từ lần lượt từ đầu đến cuối từ điển. Từ nào Nam gặp sau cùng?",
];

function buildLastQuestion(rng: Rng, rows: Rows): Question {
  const words = pickWords(rng, rng.pick(rows.rows), 4);
  const answer = words.at(-1) ?? "";
  const distractors = rng
    .shuffle(words.slice(0, -1))
    .map((word) =>
      mistake("FIELD", wordsValue(word), `Sau “${word}” còn ${count(3 - words.indexOf(word), answer)} nữa.`),
    );
  return draft(rng, rows, words, { prompt: rng.pick(lastPrompts), answer, distractors }, "last");
}

const rowPrompts = [
  "Dãy từ nào xếp đúng thứ tự trong từ điển?",
  "Xếp ba từ theo thứ tự của từ điển, con được dãy nào?",
];

function buildRowQuestion(rng: Rng, rows: Rows): Question {
  const words = pickWords(rng, rng.pick(rows.rows), 3);
  const orders = ["021", "102", "120", "201", "210"].map((order) =>
    Array.from(order, (place) => words[Number(place)] ?? ""),
  );
  const distractors = rng
    .shuffle(orders)
    .map((order) => mistake("FIELD", wordsValue(order.join(", ")), tellTurned(words, order)));
  const asked = { prompt: rng.pick(rowPrompts), answer: words.join(", "), distractors };
  return draft(rng, rows, words, asked, "row");
}

/** One word between two that are given, and three outside them. */
function buildBetweenQuestion(rng: Rng, rows: Rows): Question {
  const row = rng.pick(rows.rows.filter(({ length }) => length >= 6));
  const words = pickWords(rng, row, 6);
  const start = rng.int(0, 3);
  const [low = "", answer = "", high = ""] = words.slice(start, start + 3);
  const before = words.slice(0, start).map((word) => ({ word, why: `Từ “${word}” đứng trước từ “${low}”.` }));
  const after = words.slice(start + 3).map((word) => ({ word, why: `Từ “${word}” đứng sau từ “${high}”.` }));
  const distractors = rng
    .shuffle([...before, ...after])
    .map(({ word, why }) => mistake("FIELD", wordsValue(word), why));
  const prompt = rng.pick([
    `Trong từ điển, từ nào đứng giữa từ “${low}” và từ “${high}”?`,
    `Con tìm từ đứng sau “${low}” và đứng trước “${high}” trong từ điển.`,
  ]);
  return draft(rng, rows, [low, answer, high], { prompt, answer, distractors, among: words }, "between");
}

const cardPrompts = [
  "Con xếp các từ theo thứ tự trong từ điển.",
  "Nam lật từ điển từ đầu đến cuối. Con xếp các từ theo thứ tự Nam gặp.",
  "Các thẻ từ bị xáo trộn. Con xếp lại như trong từ điển.",
];

/** Cards with four words, to be put in order. */
export function buildDictionaryCardsQuestion(rng: Rng, { rows, hintsFor, explain }: Rows): Question {
  const words = pickWords(rng, rng.pick(rows), 4);
  const why = explain(words);
  const order = `Thứ tự đúng là: ${words.join(", ")}.`;
  return orderWordsQuestion(rng, {
    prompt: rng.pick(cardPrompts),
    cards: words.map(toLine),
    by: "alphabet",
    first: "Trong từ điển, có từ đứng trước từ đầu tiên của con. Con so lại nhé!",
    later: "Từ đầu tiên đúng rồi. Con so tiếp từng cặp từ đứng sau nhé!",
    hints: hintsFor(rng.shuffle(words)),
    explanation: { text: `${why.text} ${order}`, spoken: `${why.spoken} ${order}` },
    praise: "cards",
    identity: `cards ${words.join(" ")}`,
  });
}

/** The order of words in a dictionary: the first or last of four, a whole row, the one between two. */
export function buildDictionaryOrderQuestion(rng: Rng, rows: Rows): Question {
  const hasLong = rows.rows.some(({ length }) => length >= 6);
  return rng.pick([
    buildFirstQuestion,
    buildLastQuestion,
    buildRowQuestion,
    ...(hasLong ? [buildBetweenQuestion] : []),
  ])(rng, rows);
}
