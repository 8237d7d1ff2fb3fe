import type { Line } from "#lib/core/line.ts";
import type { Figure } from "#lib/questions/figure.ts";
import { grade } from "#lib/questions/grade.ts";
import { gradeResponse } from "#lib/questions/grade-response.ts";
import { kinds } from "#lib/questions/kinds.ts";
import type { KindName, Kinds, Question, Response } from "#lib/questions/question.ts";
import { holdsAnswer } from "./holds-answer.ts";
import { listFeedback, listLines } from "./list-lines.ts";
import { readSmallNumber } from "./read-small-number.ts";

const mostSyllables = 20;
const mostWords = 12;

function wordFaults(words: string): string[] {
  const faults: string[] = [];
  if (words.trim() === "" || words !== words.trim()) faults.push("empty or untrimmed");
  if (words !== words.normalize("NFC")) faults.push("not NFC");
  if (/ {2}|[{}]|undefined|null|NaN|\[object/u.test(words)) faults.push("badly filled");
  return faults;
}

/** The numbers of a text that are not heard in its spoken form, in their order. */
function unspokenNumbers({ text, spoken }: Line): string[] {
  let from = 0;
  const missed: string[] = [];
  for (const [number] of text.matchAll(/\d+/gu)) {
    from = spoken.toLowerCase().indexOf(readSmallNumber(Number(number)), from);
    if (from < 0) missed.push(`${number} is not spoken`);
  }
  return missed;
}

function longestSentence(text: string): number {
  return Math.max(...text.split(/[.!?]/u).map((sentence) => (sentence.match(/[\p{L}\p{N}]+/gu) ?? []).length));
}

function lineFaults(line: Line): string[] {
  const { text, spoken } = line;
  const hasSigns = /[\d+−×=<>…□]/u.test(spoken) || !/\p{L}/u.test(spoken);
  const faults = [
    ...wordFaults(text),
    ...wordFaults(spoken),
    ...(hasSigns ? ["signs are spoken"] : []),
    ...unspokenNumbers(line),
    ...(longestSentence(text) > mostWords ? ["a sentence is too long"] : []),
  ];
  return faults.map((fault) => `${fault}: ${text} / ${spoken}`);
}

/** What is worth comparing: the value of a number or a sum, the words otherwise. */
function worthOf({ text }: Line): string {
  if (!/^[\d +]+$/u.test(text)) return text.toLowerCase();
  const sum = text.split("+").reduce((total, part) => total + Number(part), 0);
  return String(sum);
}

function choiceFaults({ view, key, answer }: Extract<Question, { kind: "choice" }>): string[] {
  const { choices } = view;
  const faults: string[] = [];
  if (choices.length < 3 || choices.length > 4) faults.push(`${choices.length} choices`);
  if (new Set(choices.map((choice) => choice.text)).size < choices.length) faults.push("two choices read the same");
  if (new Set(choices.map(worthOf)).size < choices.length) faults.push("two choices are worth the same");
  const right = [...choices.keys()].filter((choice) => kinds.choice.grade(key, { choice }));
  if (right.length !== 1) faults.push(`${right.length} right choices`);
  if (choices[key.right]?.text !== answer.text) faults.push("the right choice is not the answer");
  if (key.feedback.length !== choices.length || key.feedback[key.right] !== null)
    faults.push("feedback is out of step");
  return faults;
}

function numberFaults({ view, key, answer }: Extract<Question, { kind: "number" }>): string[] {
  const values = key.mistakes.map((mistake) => mistake.value);
  const faults: string[] = [];
  if (String(key.value).length > view.maxDigits) faults.push("the answer does not fit the box");
  if (answer.text !== String(key.value)) faults.push("the answer is not the value");
  if (new Set([...values, key.value]).size <= values.length) faults.push("a mistake is repeated or right");
  return faults;
}

function countFaults({ view, key }: Extract<Question, { kind: "count" }>): string[] {
  return key.count >= 1 && key.count < view.total && view.total <= 20 ? [] : ["the tray does not fit the number"];
}

function kindFaults(question: Question): string[] {
  switch (question.kind) {
    case "choice":
      return choiceFaults(question);
    case "number":
      return numberFaults(question);
    case "count":
      return countFaults(question);
  }
}

type Keyed<Name extends KindName> = { [Each in Name]: { kind: Each } & Kinds[Each] }[Name];

function examplesOf<Name extends KindName>({ kind, view, key }: Pick<Keyed<Name>, "kind" | "view" | "key">) {
  return kinds[kind].examples(view, key);
}

function exampleFaults(question: Question): string[] {
  const { right, wrong } = examplesOf(question);
  const isMarked = (response: Response, isRight: boolean) =>
    grade(question, response) === isRight && gradeResponse(question, response) === (isRight ? "right" : "wrong");
  const faults = [...right.filter((each) => !isMarked(each, true)), ...wrong.filter((each) => !isMarked(each, false))];
  const missing = right.length === 0 || wrong.length === 0 ? ["no examples"] : [];
  return [...missing, ...faults.map((response) => `marked wrongly: ${JSON.stringify(response)}`)];
}

/** The answer of a count is in the prompt itself, so its help may name it. */
function answerFaults(question: Question): string[] {
  const { hints, explanation, answer, prompt } = question;
  const faults = holdsAnswer(explanation.text, answer.text) ? [] : ["the explanation does not name the answer"];
  if (hints.length < 1 || hints.length > 3) faults.push(`${hints.length} hints`);
  if (question.kind === "count") return faults;
  const early = [...hints, ...listFeedback(question)].filter((line) => holdsAnswer(line.text, answer.text));
  const alts = [question.figures, ...hints.map((hint) => hint.figures ?? [])].flat().map((figure) => figure.alt);
  const numbers = holdsAnswer(prompt.text, answer.text) ? [] : alts.filter((alt) => holdsAnswer(alt, answer.text));
  const drawn = hints.filter((hint) => (hint.figures ?? []).some((figure) => drawnTexts(figure).includes(answer.text)));
  const told = holdsAnswer(prompt.text, answer.text) ? [] : drawn.map((hint) => hint.text);
  return [
    ...faults,
    ...[...early.map((line) => line.text), ...numbers, ...told].map((text) => `gives it away: ${text}`),
  ];
}

/** What stands written in a figure. */
function drawnTexts(figure: Figure): string[] {
  switch (figure.type) {
    case "ten-frame":
      return figure.labels.map((cell) => cell.label);
    case "sum":
      return figure.parts.filter((part) => part !== null);
    case "number-line":
      return figure.labelled.map(String);
    case "word":
      return [figure.text];
    case "objects":
      return figure.numbered > 0 ? [String(figure.numbered)] : [];
    case "base-ten":
      return [];
  }
}

/** Everything the contract holds against one question, as sentences; a good question has none. */
export function findFaults(question: Question): string[] {
  const syllables = (question.prompt.spoken.match(/\p{L}+/gu) ?? []).length;
  return [
    ...listLines(question).flatMap(lineFaults),
    ...kindFaults(question),
    ...exampleFaults(question),
    ...answerFaults(question),
    ...(syllables > mostSyllables ? [`the prompt has ${syllables} syllables`] : []),
  ];
}
