import { expect, test } from "vitest";
import { kinds } from "#lib/questions/kinds.ts";
import type { KindName, Kinds, Question } from "#lib/questions/question.ts";
import { writeResponse } from "#lib/questions/write-response.ts";
import { dozenOf, listActivities } from "./list-activities.ts";

const questionsEach = 4;

const questions = listActivities().flatMap((activity) => dozenOf(activity).slice(0, questionsEach));

function examplesOf<Name extends KindName>(question: {
  readonly kind: Name;
  readonly view: Kinds[Name]["view"];
  readonly key: Kinds[Name]["key"];
}) {
  return kinds[question.kind].examples(question.view, question.key);
}

/** Kinds whose right answer is told otherwise than it is given: by what a picture shows, with both sides of a sign, as a phrase. */
const toldOtherwise: readonly KindName[] = [
  ...(["figure-choice", "pick-shapes", "sign", "match", "pairs", "story", "steps", "clock-set"] as const),
  ...(["place-value", "gaps", "arrange", "weigh", "pour", "draw", "trace", "tangram", "calculator"] as const),
];

/** Spaces, brackets, capitals and a mark at the end are a matter of style. */
const plain = (text: string) =>
  text
    .replaceAll(/[\s\u00a0\u202f()]/g, "")
    .replace(/[.,]$/, "")
    .toLowerCase();

test("a right response is written as the answer of the question is", () => {
  const compared = questions.filter(({ kind }) => !toldOtherwise.includes(kind));
  const different = compared.flatMap((question) => {
    const written = examplesOf(question).right.map((response) => plain(writeResponse(question, response) ?? ""));
    return written.includes(plain(question.answer.text))
      ? []
      : [`${question.identity}: ${written} | ${question.answer.text}`];
  });
  expect(compared.length).toBeGreaterThan(1000);
  expect(different).toEqual([]);
});

/** Kinds of which only a drawing could say what was answered. */
const drawn: readonly KindName[] = ["figure-choice", "pick-shapes", "draw", "trace", "tangram"];

test("every response can be told in words, and those of different answers are told apart", () => {
  const told = (question: Question) => {
    const { right, wrong } = examplesOf(question);
    return [...right.slice(0, 1), ...wrong].map((response) => writeResponse(question, response));
  };
  for (const question of questions) {
    const texts = told(question);
    if (drawn.includes(question.kind)) expect(texts.filter((text) => text !== null)).toEqual([]);
    else expect(texts, question.identity).not.toContain(null);
    const [right, ...wrong] = texts;
    if (right !== null) expect(wrong, question.identity).not.toContain(right);
  }
});

test("what is no response to the question is not told", () => {
  for (const question of questions.slice(0, 200)) {
    for (const junk of [null, "x", {}, { choice: 99 }, { value: "1" }]) {
      expect(kinds[question.kind].response.safeParse(junk).success ? null : writeResponse(question, junk)).toBeNull();
    }
  }
});
