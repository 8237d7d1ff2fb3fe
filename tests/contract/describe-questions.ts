import { afterAll, beforeAll, expect, test } from "vitest";
import { createRng } from "#lib/core/create-rng.ts";
import type { Line } from "#lib/core/line.ts";
import { nothingAsked } from "#lib/play/asked-items.ts";
import { chooseItems } from "#lib/play/choose-items.ts";
import { makeQuestions } from "#lib/play/make-questions.ts";
import type { KindName, Kinds, Question } from "#lib/questions/question.ts";
import { toPublic } from "#lib/questions/to-public.ts";
import { toSolution } from "#lib/questions/to-solution.ts";
import { hasAllSeeds, seeds } from "#tests/setup/seeds.ts";
import { boardFaults, wordingFaults } from "./find-faults.ts";
import { findFigureFaults } from "./find-figure-faults.ts";
import { kindContracts } from "./kind-contracts.ts";
import type { Activity } from "./list-activities.ts";

/**
 * What an even spread exceeds once in 1 000 times, by number of places less one. A run of some of the seeds is another one
 * after each commit: there it is once in ten million times.
 */
const chiSquareLimits = new Map(
  hasAllSeeds
    ? [
        [2, 13.82],
        [3, 16.27],
      ]
    : [
        [2, 32.24],
        [3, 35.36],
      ],
);

/** How many runs are made, to see that they are whole. */
const runsMade = hasAllSeeds ? 20 : 2;

/** How many questions are made a second time, to be compared. */
const madeTwice = hasAllSeeds ? 50 : 20;

const secretFields = [
  "key",
  "right",
  "feedback",
  "mistakes",
  "count",
  "value",
  "hints",
  "explanation",
  "praise",
  "answer",
  "identity",
];

/** Names of all fields inside a value; figures show things with a `count` or a `value`, which are no key. */
function fieldsOf(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const isDrawn = name === "figures" || name === "groups";
    return [name, ...fieldsOf(inner).filter((field) => !(isDrawn && (field === "count" || field === "value")))];
  });
}

function written(question: Question): string {
  return JSON.stringify(question);
}

/** What is shown to answer with and how it is marked. */
function boardOf({ kind, view, key, answer }: Question): string {
  return JSON.stringify([kind, view, key, answer.text]);
}

type Keyed<Name extends KindName> = { [Each in Name]: { kind: Each } & Kinds[Each] }[Name];

function anotherKey<Name extends KindName>({ kind, key }: Pick<Keyed<Name>, "kind" | "key">, other: Line) {
  return kindContracts[kind].anotherKey(key, other);
}

function withAnotherKey(question: Question): Question {
  const other = { text: "khác", spoken: "khác" };
  const presentation = {
    hints: [],
    explanation: { ...other, figures: null },
    praise: other,
    answer: other,
    identity: "khác",
  };
  return Object.assign(structuredClone(question), presentation, { key: anotherKey(question, other) });
}

/** What holds for the questions of any activity, as tests. Gives a way to its questions, for more tests of the same ones. */
export function describeQuestions(activity: Activity, wanted = seeds): () => readonly Question[] {
  let questions: Question[] = [];
  const make = (index: number) => activity.make(index, createRng(`${activity.name}/${index}`));

  beforeAll(() => {
    questions = wanted.map(make);
  });

  // Those of all activities together would fill a gigabyte.
  afterAll(() => {
    questions = [];
  });

  /** What different questions there are among these and the first 200; no more are made once there are so many. */
  function identitiesUpTo(least: number): ReadonlySet<string> {
    const identities = new Set(questions.map(({ identity }) => identity));
    for (let index = 0; index < 200 && identities.size < least; index += 1) identities.add(make(index).identity);
    return identities;
  }

  test("the same seed gives the same question", () => {
    const again = wanted.slice(0, madeTwice).map(make);
    expect(again.map(written)).toEqual(questions.slice(0, madeTwice).map(written));
  });

  test("every question is whole, true to its key and gives nothing away", () => {
    const source = activity.items === null ? "rule" : "bank";
    // What little there is to ask comes again and again: a letter to be traced, a word to be heard.
    const different = new Map(questions.map((question) => [written(question), question])).values();
    const boards = new Map(questions.map((question) => [boardOf(question), question])).values();
    const faults = new Set([
      ...[...different].flatMap((question) => wordingFaults(question, activity.classId, source)),
      ...[...boards].flatMap(boardFaults),
    ]);
    expect([...faults].slice(0, 10)).toEqual([]);
  });

  test("every figure can be drawn and read", () => {
    expect([...new Set(questions.flatMap(findFigureFaults))].slice(0, 10)).toEqual([]);
  });

  test("the public half tells nothing of the key", () => {
    for (const question of questions.slice(0, 200)) {
      const shown = toPublic(question);
      expect(fieldsOf(shown).filter((field) => secretFields.includes(field))).toEqual([]);
      expect(toPublic(withAnotherKey(question))).toEqual(shown);
      expect(toSolution(question).answer).toEqual(question.answer);
    }
  });

  test("the right choice stands in each place equally often", () => {
    const chosen = questions.flatMap((question) => {
      if (question.kind === "choice") return [{ right: question.key.right, length: question.view.choices.length }];
      if (question.kind !== "figure-choice") return [];
      return [{ right: question.key.right, length: question.view.figures.length }];
    });
    for (const [length, group] of Map.groupBy(chosen, (choice) => choice.length)) {
      const places = Array.from({ length }, (_, place) => group.filter(({ right }) => right === place).length);
      const even = group.length / length;
      const chiSquare = places.reduce((sum, seen) => sum + (seen - even) ** 2 / even, 0);
      expect(chiSquare).toBeLessThan(chiSquareLimits.get(length - 1) ?? 0);
    }
  });

  test("there are enough different questions for a run", () => {
    const least = activity.ref.kind === "game" ? 14 : 10;
    const bankIdentities = activity.items?.length;
    const identities = identitiesUpTo(least);
    expect(bankIdentities ?? identities.size).toBeGreaterThanOrEqual(least);
    for (let seed = 0; seed < runsMade; seed += 1) {
      const { ref } = activity;
      const difficulty = ref.kind === "skill" ? ref.difficulty : 1;
      const items =
        activity.items === null ? null : chooseItems(activity.items, difficulty, nothingAsked, `seed ${seed}`);
      expect(makeQuestions(ref, `seed ${seed}`, items)).toHaveLength(10);
    }
  });

  return () => questions;
}
