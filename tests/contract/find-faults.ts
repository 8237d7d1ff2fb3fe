import type { Line } from "#lib/core/line.ts";
import type { Figure } from "#lib/questions/figure.ts";
import { grade } from "#lib/questions/grade.ts";
import { gradeResponse } from "#lib/questions/grade-response.ts";
import { kinds } from "#lib/questions/kinds.ts";
import type { KindName, Kinds, Question, Response } from "#lib/questions/question.ts";
import { holdsAnswer } from "./holds-answer.ts";
import { kindContracts } from "./kind-contracts.ts";
import { listFeedback, listLines } from "./list-lines.ts";
import { readSmallNumber } from "./read-small-number.ts";

const mostSyllables = 20;
/** A word problem tells two things and asks a third. */
const mostStorySyllables = 32;
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

type Keyed<Name extends KindName> = { [Each in Name]: { kind: Each } & Kinds[Each] }[Name];

type Core<Name extends KindName> = Pick<Keyed<Name>, "kind" | "view" | "key">;

function examplesOf<Name extends KindName>({ kind, view, key }: Core<Name>) {
  return kinds[kind].examples(view, key);
}

function kindFaults<Name extends KindName>({ kind, view, key, answer }: Core<Name> & { answer: Line }) {
  return kindContracts[kind].faults(view, key, answer);
}

function exampleFaults(question: Question): string[] {
  const { right, wrong } = examplesOf(question);
  const isMarked = (response: Response, isRight: boolean) =>
    grade(question, response) === isRight && gradeResponse(question, response) === (isRight ? "right" : "wrong");
  const faults = [...right.filter((each) => !isMarked(each, true)), ...wrong.filter((each) => !isMarked(each, false))];
  const missing = right.length === 0 || wrong.length === 0 ? ["no examples"] : [];
  return [...missing, ...faults.map((response) => `marked wrongly: ${JSON.stringify(response)}`)];
}

function answerFaults(question: Question): string[] {
  const { hints, explanation, answer, prompt } = question;
  const faults = holdsAnswer(explanation.text, answer.text) ? [] : ["the explanation does not name the answer"];
  if (hints.length < 1 || hints.length > 3) faults.push(`${hints.length} hints`);
  if (kindContracts[question.kind].isAnswerAsked) return faults;
  const early = [...hints, ...listFeedback(question)].filter((line) => holdsAnswer(line.text, answer.text));
  const alts = [question.figures, ...hints.map((hint) => hint.figures ?? [])].flat().map((figure) => figure.alt);
  const numbers = holdsAnswer(prompt.text, answer.text) ? [] : alts.filter((alt) => holdsAnswer(alt, answer.text));
  const drawn = hints.filter((hint) =>
    (hint.figures ?? []).flatMap(drawnTexts).some((text) => text === answer.text || text === resultOf(question)),
  );
  const told = holdsAnswer(prompt.text, answer.text) ? [] : drawn.map((hint) => hint.text);
  return [
    ...faults,
    ...[...early.map((line) => line.text), ...numbers, ...told].map((text) => `gives it away: ${text}`),
  ];
}

/** The bare number of a story's answer. */
function resultOf({ kind, key }: Question): string | null {
  return kind === "story" ? String(key.result) : null;
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
    case "parts":
      return figure.numbers.flatMap(({ text, name }) => (name === null ? [text] : [text, name]));
    case "place-blocks":
      return [];
    case "word":
      return [figure.text];
    case "shapes":
      return figure.labels.map(({ label }) => label);
    case "objects":
      return figure.numbered > 0 ? [String(figure.numbered)] : [];
    case "base-ten":
      return [];
    case "clock":
      return [
        ...figure.faces.flatMap(({ counted }) =>
          Array.from({ length: counted / 5 - 1 }, (_, at) => String(at * 5 + 5)),
        ),
        ...(figure.digital === null ? [] : [figure.digital]),
      ];
    case "bar-model":
      return figure.bars.flatMap(({ parts, whole }) => [whole ?? "", ...parts.map(({ label }) => label ?? "")]);
    case "story-picture":
      return [figure.whole ?? "", ...figure.groups.map(({ label }) => label)];
    case "balance":
      return figure.pans.flatMap(({ goods }) => goods.flatMap(({ mark }) => mark ?? []));
    case "jug":
      return figure.vessels.flatMap(({ label }) => label ?? []);
    case "column":
      return figure.rows.map((row) => row.toReversed().join(""));
  }
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

/** Everything the contract holds against one question, as sentences; a good question has none. */
export function findFaults(question: Question): string[] {
  const syllables = (question.prompt.spoken.match(/\p{L}+/gu) ?? []).length;
  return [
    ...listLines(question).flatMap(lineFaults),
    ...kindFaults(question),
    ...exampleFaults(question),
    ...answerFaults(question),
    ...halfFaults(question),
    ...(syllables > (question.kind === "story" ? mostStorySyllables : mostSyllables)
      ? [`the prompt has ${syllables} syllables`]
      : []),
  ];
}
