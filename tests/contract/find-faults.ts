import type { ClassId } from "#lib/core/class-id.ts";
import type { Line } from "#lib/core/line.ts";
import type { Figure } from "#lib/questions/figure.ts";
import { gradeResponse } from "#lib/questions/grade-response.ts";
import { grade } from "#lib/questions/gradings.ts";
import { kinds } from "#lib/questions/kinds.ts";
import type { KindName, Kinds, Question, Response } from "#lib/questions/question.ts";
import { codeFaults } from "./code-faults.ts";
import { drawnTexts } from "./drawn-texts.ts";
import { feedbackFaults } from "./feedback-faults.ts";
import { holdsAnswer } from "./holds-answer.ts";
import { isWholeText } from "./is-whole-text.ts";
import { kindContracts } from "./kind-contracts.ts";
import { listFeedback, listLines } from "./list-lines.ts";
import { numbersHeard } from "./read-aloud.ts";
import { readStatements } from "./read-statements.ts";
import { isHeardIn, toldInWords } from "./told-in-words.ts";
import { unitFaults } from "./unit-faults.ts";

interface Lengths {
  /** Of the whole prompt, read aloud; a word problem on its own page tells two things and asks a third. */
  readonly prompt: number;
  readonly story: number;
  /** Words of one sentence. */
  readonly sentence: number;
}

/** What a class reads (design rules, 15: a prompt of classes 1 and 2 has at most 20 syllables, of class 5 at most 60). */
const lengths: Readonly<Record<ClassId, Lengths>> = {
  "1": { prompt: 20, story: 32, sentence: 12 },
  "2": { prompt: 20, story: 32, sentence: 12 },
  "3": { prompt: 40, story: 40, sentence: 20 },
  "4": { prompt: 50, story: 50, sentence: 25 },
  "5": { prompt: 60, story: 60, sentence: 25 },
};

/** The items of the banks were written with more room: two short sentences to read, reasons that quote them. */
const bankLengths: Readonly<Record<ClassId, Lengths>> = {
  "1": { prompt: 32, story: 32, sentence: 18 },
  "2": { prompt: 32, story: 32, sentence: 20 },
  "3": { prompt: 60, story: 60, sentence: 25 },
  "4": { prompt: 70, story: 70, sentence: 30 },
  "5": { prompt: 60, story: 60, sentence: 30 },
};

function wordFaults(words: string): string[] {
  const faults: string[] = [];
  if (words.trim() === "" || words !== words.trim()) faults.push("empty or untrimmed");
  if (words !== words.normalize("NFC")) faults.push("not NFC");
  if (/ {2}|[{}]|undefined|null|NaN|\[object/u.test(words)) faults.push("badly filled");
  return faults;
}

/** The numbers of a text that are not heard in its spoken form, in their order; one whose reading is asked for may be silent. */
function unspokenNumbers({ text, spoken }: Line, asked: string): string[] {
  let from = 0;
  const missed: string[] = [];
  for (const words of numbersHeard(text)) {
    from = spoken.toLowerCase().indexOf(words, from);
    if (from < 0 && words !== asked) missed.push(`${words} is not spoken`);
  }
  return missed;
}

function longestSentence(text: string): number {
  return Math.max(...text.split(/[.!?;:]/u).map((sentence) => (sentence.match(/[\p{L}\p{N}]+/gu) ?? []).length));
}

function lineFaults(line: Line, mostWords: number, asked: string): string[] {
  const { text, spoken } = line;
  const hasSigns = /[\d+−×=<>…□%°²³\u2044]/u.test(spoken) || !/\p{L}/u.test(spoken);
  const faults = [
    ...wordFaults(text),
    ...wordFaults(spoken),
    ...(hasSigns ? ["signs are spoken"] : []),
    ...unspokenNumbers(line, asked),
    ...(longestSentence(text) > mostWords ? ["a sentence is too long"] : []),
  ];
  return faults.map((fault) => `${fault}: ${text} / ${spoken}`);
}

type Keyed<Name extends KindName> = { [Each in Name]: { kind: Each } & Kinds[Each] }[Name];

type Core<Name extends KindName> = Pick<Keyed<Name>, "kind" | "view" | "key">;

function examplesOf<Name extends KindName>({ kind, view, key }: Core<Name>) {
  return kinds[kind].examples(view, key);
}

function kindFaults<Name extends KindName>({ kind, view, key, answer }: Core<Name> & { answer: Line }) {
  return kindContracts[kind].faults(view, key, answer);
}

function isRightly<Name extends KindName>(
  { kind, view, key, answer }: Core<Name> & { answer: Line },
  response: Response,
) {
  return kindContracts[kind].isRight(view, key, answer, response as Kinds[Name]["response"]);
}

/** Of how many right responses the lists are cut and lengthened. */
const mostTried = 4;

/** What a response may hold without being marked: the ones a pupil notes are a help. */
const isUnmarked = (field: string) => field === "carries";

/** A list with its first or last element missing, with nothing in it, or with one too many. */
function otherLengths(list: readonly number[]): number[][] {
  const last = list.at(-1) ?? 0;
  return [list.slice(0, -1), list.slice(1), [], [...list, last], [...list, last + 1], [...list, 1]];
}

/** A right response is not right any more when a part of it is missing or there is one too many. */
function lengthFaults(question: Question, right: Response): string[] {
  const fields = Object.entries(right).filter(([field]) => !isUnmarked(field));
  const spoilt = fields.flatMap(([field, value]) =>
    Array.isArray(value) ? otherLengths(value).map((list) => ({ ...right, [field]: list }) as Response) : [],
  );
  const bare = fields.map(([left]) => Object.fromEntries(fields.filter(([field]) => field !== left)));
  const more = { ...right, one: 1 };
  return [
    ...spoilt.filter((each) => grade(question, each) || gradeResponse(question, each) === "right"),
    ...[...bare, more].filter((each) => gradeResponse(question, each) !== "unreadable"),
  ].map((response) => `marked in spite of its parts: ${JSON.stringify(response)}`);
}

function exampleFaults(question: Question): string[] {
  const { right, wrong } = examplesOf(question);
  const misplaced = [
    ...right.filter((each) => !isRightly(question, each)),
    ...wrong.filter((each) => isRightly(question, each)),
  ];
  const isMarked = (response: Response, isRight: boolean) =>
    grade(question, response) === isRight && gradeResponse(question, response) === (isRight ? "right" : "wrong");
  const faults = [...right.filter((each) => !isMarked(each, true)), ...wrong.filter((each) => !isMarked(each, false))];
  const missing = right.length === 0 || wrong.length === 0 ? ["no examples"] : [];
  return [
    ...missing,
    ...faults.map((response) => `marked wrongly: ${JSON.stringify(response)}`),
    ...misplaced.map((response) => `an example on the wrong side: ${JSON.stringify(response)}`),
    ...right.slice(0, mostTried).flatMap((response) => lengthFaults(question, response)),
  ];
}

/** The words a question is about stand on a card of their own, and are as much given as the question. */
function givenTexts({ prompt, figures }: Question): string[] {
  return [prompt.text, ...figures.flatMap((figure) => (figure.type === "sentence" ? figure.lines : []))];
}

function answerFaults(question: Question, source: "rule" | "bank"): string[] {
  const { prompt, hints, explanation, answer } = question;
  // Of what was written by hand the reason may speak of the answer without naming it: "Khi gặp cô, em nói lời chào."
  const isNamed = source === "bank" || isWholeText(question) || holdsAnswer(explanation.text, answer.text);
  const faults = isNamed ? [] : ["the explanation does not name the answer"];
  if (hints.length < 1 || hints.length > 3) faults.push(`${hints.length} hints`);
  if (kindContracts[question.kind].isAnswerAsked) return faults;
  // A number of the question that happens to be the answer as well gives nothing away.
  const isGiven = givenTexts(question).some((text) => holdsAnswer(text, answer.text));
  const rules = source === "bank" ? hints.filter((hint) => isRule(question, hint)) : [];
  const said = [...hints.filter((hint) => !rules.includes(hint)), ...listFeedback(question)];
  const early = isGiven ? [] : said.filter((line) => holdsAnswer(line.text, answer.text));
  const inWords = isGiven || isHeardIn(prompt.spoken, answer) ? [] : said.filter((line) => toldInWords(line, answer));
  const alts = [question.figures, ...hints.map((hint) => hint.figures ?? [])].flat().map((figure) => figure.alt);
  const numbers = isGiven ? [] : alts.filter((alt) => holdsAnswer(alt, answer.text));
  const drawn = hints.filter((hint) =>
    (hint.figures ?? []).flatMap(drawnTexts).some((text) => text === answer.text || text === resultOf(question)),
  );
  const told = isGiven ? [] : drawn.map((hint) => hint.text);
  return [
    ...faults,
    ...[...early.map((line) => line.text), ...numbers, ...told].map((text) => `gives it away: ${text}`),
    ...inWords.map((line) => `gives it away in words: ${line.text} / ${line.spoken}`),
  ];
}

/** A rule of a bank names a wrong choice beside the right one: "Trước e, ê, i viết k, trước chữ khác viết c." */
function isRule(question: Question, { text }: Line): boolean {
  if (question.kind !== "choice") return false;
  const { choices } = question.view;
  return choices.some((choice, place) => place !== question.key.right && holdsAnswer(text, choice.text));
}

/** The bare number of a story's answer. */
function resultOf({ kind, key }: Question): string | null {
  return kind === "story" ? String(key.result) : null;
}

/** Sums and comparisons in what is told do not hold, or cannot be read though nothing but signs stands there. */
function statementFaults(question: Question): string[] {
  const told = [...question.hints, question.explanation, ...listFeedback(question)].map(({ text }) => text);
  return told.flatMap((text) => {
    const { unread, wrong } = readStatements(text);
    const garbled = unread.filter((statement) => !/[\p{L}…□?]/u.test(statement));
    return [
      ...wrong.map((statement) => `not true: ${statement} in ${text}`),
      ...garbled.map((statement) => `no statement: ${statement}`),
    ];
  });
}

/** The board of signs draws a help's figures into its two sides: one for each, or none. */
function sideFaults({ kind, hints, explanation }: Question): string[] {
  if (kind !== "sign") return [];
  const drawn = [...hints, explanation].filter(({ figures }) => figures !== null && ![0, 2].includes(figures.length));
  return drawn.map(({ text }) => `drawn into one side alone: ${text}`);
}

/** The numbers shown as blocks, which are not written. */
function drawnBlocks(figure: Figure): number[] {
  if (figure.type === "base-ten") return figure.groups.map(({ tens, ones }) => tens * 10 + ones);
  return figure.type === "place-blocks" ? [(figure.hundreds ?? 0) * 100 + figure.tens * 10 + figure.ones] : [];
}

/** A right number told by itself: one of two that are to be put together, or one of four to be compared in blocks. */
function halfFaults({ hints, ...question }: Question): string[] {
  if (question.kind === "choice" && /^Số nào (?:lớn|bé) nhất\?$/u.test(question.prompt.text)) {
    const blocks = hints.flatMap((hint) => (hint.figures ?? []).flatMap(drawnBlocks));
    return blocks.includes(Number(question.answer.text)) ? ["a hint picks out the answer in blocks"] : [];
  }
  if (question.kind !== "match" || question.view.filled !== "boxes") return [];
  const [right = []] = question.key.fillings;
  const holds = (words: string, isRight: boolean) =>
    question.view.labels.some(({ text }, place) => right.includes(place) === isRight && holdsAnswer(words, text));
  const told = hints.map((hint) => [hint.text, ...(hint.figures ?? []).flatMap(drawnTexts)].join(" "));
  return told
    .filter((words) => holds(words, true) && !holds(words, false))
    .map((words) => `gives half of it away: ${words}`);
}

/** What the contract holds against what is on the board of a question and how it is marked, whatever it is asked with. */
export function boardFaults(question: Question): string[] {
  return [...kindFaults(question), ...exampleFaults(question)];
}

/** What it holds against the words of a question. */
export function wordingFaults(question: Question, classId: ClassId, source: "rule" | "bank"): string[] {
  const { prompt, story, sentence } = source === "bank" ? bankLengths[classId] : lengths[classId];
  const syllables = (question.prompt.spoken.match(/\p{L}+/gu) ?? []).length;
  return [
    ...listLines(question).flatMap((line) => lineFaults(line, sentence, question.answer.text)),
    ...answerFaults(question, source),
    ...halfFaults(question),
    ...statementFaults(question),
    ...sideFaults(question),
    ...unitFaults(question),
    ...feedbackFaults(question),
    ...codeFaults(question),
    ...(syllables > (question.kind === "story" ? story : prompt) ? [`the prompt has ${syllables} syllables`] : []),
  ];
}

/** Everything the contract holds against one question, as sentences; a good question has none. */
export function findFaults(question: Question, classId: ClassId, source: "rule" | "bank" = "rule"): string[] {
  return [...wordingFaults(question, classId, source), ...boardFaults(question)];
}
