import { describe, expect, test } from "vitest";
import { createRng } from "#lib/core/create-rng.ts";
import type { Line } from "#lib/core/line.ts";
import { mistakeText } from "#lib/text/mistake-text.ts";
import { listActivities } from "#tests/contract/list-activities.ts";
import { seedOffset } from "#tests/setup/seeds.ts";
import { feedbackFor } from "./gradings.ts";
import { kinds } from "./kinds.ts";
import type { MistakeCode } from "./mistake-code.ts";
import { nameMistake } from "./name-mistake.ts";
import type { Keyed, KindName, Question, Response, Viewed } from "./question.ts";
import { toPublic } from "./to-public.ts";
import { toSolution } from "./to-solution.ts";

/** A few questions of every skill at every difficulty and of every level of the games. */
const questions = listActivities().flatMap(({ name, ref, make }) =>
  [0, 1, 2].map((index) => {
    const question = make(index + seedOffset, createRng(`named/${name}/${index + seedOffset}`));
    return { question, isOfSkill: ref.kind === "skill" };
  }),
);

interface Tried {
  readonly question: Question;
  readonly isOfSkill: boolean;
  readonly response: Response;
}

function examplesOf<Name extends KindName>(question: Keyed<Name> & Viewed<Name>) {
  return kinds[question.kind].examples(question.view, question.key);
}

const examples = (side: "right" | "wrong"): Tried[] =>
  questions.flatMap(({ question, isOfSkill }) =>
    examplesOf(question)[side].map((response) => ({ question, isOfSkill, response })),
  );

/** The mistakes that a key lists, each with its sentence. */
function listedIn({ key }: Question): readonly { readonly feedback: Line; readonly code?: MistakeCode }[] {
  if (!("mistakes" in key)) return [];
  return key.mistakes.flatMap((each) => (typeof each === "object" && each !== null ? [each] : []));
}

/** The code a key has for a response; undefined where it lists no mistake for it. */
function listedCode({ question, response }: Tried): MistakeCode | null | undefined {
  const { kind, key } = question;
  if (kind === "choice" && "choice" in response) return key.mistakes?.[response.choice];
  if (kind === "figure-choice" && "figure" in response) return key.mistakes?.[response.figure];
  if ((kind === "gaps" || kind === "pairs") && key.mistake !== undefined) return key.mistake;
  const listed =
    // Several wrong numbers may be told the same sentence.
    kind === "number" && "value" in response
      ? key.mistakes.find(({ value }) => value === response.value)
      : listedIn(question).find(({ feedback }) => feedback === feedbackFor(question, response));
  return listed === undefined ? undefined : (listed.code ?? null);
}

const tell = ({ question, response }: Tried) => `${question.identity}: ${JSON.stringify(response)}`;

describe("of the questions of all skills and games", () => {
  test("a right answer has no mistake", () => {
    expect(examples("right").filter((each) => nameMistake(each.question, each.response) !== null)).toEqual([]);
  });

  test("a wrong answer has the name of the mistake whose sentence is said", () => {
    const known = examples("wrong").flatMap((each) => {
      const code = listedCode(each);
      return code === undefined ? [] : [{ ...each, code }];
    });
    const misnamed = known.filter(({ question, response, code }) => nameMistake(question, response) !== code);
    expect(misnamed.map(tell)).toEqual([]);
    const kindsSeen = new Set(known.map(({ question }) => question.kind));
    for (const kind of ["choice", "figure-choice", "number", "boxes", "column", "gaps", "pairs", "match", "underline"])
      expect(kindsSeen).toContain(kind);
  });

  test("of skills no wrong choice and no listed wrong number is without a name", () => {
    const unnamed = examples("wrong").filter(({ question, isOfSkill, response }) => {
      const hasNames = ["choice", "figure-choice", "number"].includes(question.kind);
      return isOfSkill && hasNames && nameMistake(question, response) === null;
    });
    expect(unnamed.map(tell)).toEqual([]);
  });

  test("of skills every mistake with a sentence of its own has a name, but for cards that make another sum", () => {
    const nameless = questions.filter(
      ({ question, isOfSkill }) =>
        isOfSkill && question.kind !== "match" && listedIn(question).some(({ code }) => code === undefined),
    );
    expect(nameless.map(({ question }) => question.identity)).toEqual([]);
  });

  test("no name of a mistake leaves the server", () => {
    const codes = new Set<unknown>(Object.keys(mistakeText));
    // What is read may be a radius called OP; a name of a mistake is never that.
    const isRead = (field: string) => field === "text" || field === "spoken";
    const textsIn = (value: unknown): unknown[] =>
      typeof value === "object" && value !== null
        ? Object.entries(value).flatMap(([field, each]) => (isRead(field) ? [] : textsIn(each)))
        : [value];
    const told = questions.filter(({ question }) =>
      [toPublic(question), toSolution(question)].flatMap(textsIn).some((text) => codes.has(text)),
    );
    expect(told.map(({ question }) => question.identity)).toEqual([]);
  });
});
