import { describe, expect, test } from "vitest";
import { createRng } from "#lib/core/create-rng.ts";
import type { Rng } from "#lib/core/rng.ts";
import { games } from "#lib/games/registry.ts";
import type { ActivityRef } from "#lib/play/activity-ref.ts";
import { makeQuestions } from "#lib/play/make-questions.ts";
import { countPoints, questionsPerRun } from "#lib/play/points.ts";
import { scoreAnswers } from "#lib/play/score-answers.ts";
import { singlePlaces } from "#lib/play/single-places.ts";
import { kinds } from "#lib/questions/kinds.ts";
import type { KindName, Kinds, Question } from "#lib/questions/question.ts";
import { difficulties } from "#lib/skills/define-skill.ts";
import { skills } from "#lib/skills/registry.ts";

/** Product decisions, "Honest scores": a guesser gains less than this of what an honest pupil does. */
const share = 1 / 3;

function chanceOf(right: number, p: number): number {
  let ways = 1;
  for (let k = 0; k < right; k += 1) ways *= (questionsPerRun - k) / (k + 1);
  return ways * p ** right * (1 - p) ** (questionsPerRun - right);
}

/** What a practice run gives on average: each question right with `first`, and after a miss with `second`. */
function expectedPoints(first: number, second: number): number {
  let sum = 0;
  for (let right = 0; right <= questionsPerRun; right += 1) {
    const missed = questionsPerRun - right;
    for (let mended = 0; mended <= missed; mended += 1) {
      let ways = 1;
      for (let k = 0; k < mended; k += 1) ways *= (missed - k) / (k + 1);
      const chance = chanceOf(right, first) * ways * second ** mended * (1 - second) ** (missed - mended);
      sum += chance * countPoints("practice", right, mended);
    }
  }
  return sum;
}

/** Design rules, "Learning" 1: a pupil has 75 to 85 % right, and as many of the second tries. */
const honest = expectedPoints(0.8, 0.8);

/** Two different choices out of so many, by chance. */
function guessed(choices: number): number {
  return expectedPoints(1 / choices, 1 / (choices - 1));
}

type Keyed<Name extends KindName> = { [Each in Name]: { kind: Each } & Kinds[Each] }[Name];
type Core<Name extends KindName> = Pick<Keyed<Name>, "kind" | "view" | "key">;

/** Every answer the board offers; of a board with more answers than anybody lists, the likely ones. */
function offered<Name extends KindName>({ kind, view, key }: Core<Name>): readonly unknown[] {
  const { right, wrong } = kinds[kind].examples(view, key);
  return [...new Set([...right, ...wrong].map((response) => JSON.stringify(response)))].map((text) => JSON.parse(text));
}

/** Whether the answer is typed or taken: then the likely ones stand nowhere on the screen, and nobody can guess among them. */
function isTyped({ kind, view }: Question): boolean {
  if (kind === "join") return view.answers === null;
  if (kind === "dictation") return view.tiles === null;
  return ["number", "boxes", "column", "count", "type", "calculator"].includes(kind);
}

const refs: ActivityRef[] = [
  ...games.flatMap((game) =>
    game.tracks.flatMap((track) =>
      track.levels.map((_, index) => ({ kind: "game", levelName: track.levelName, level: index + 1 }) as const),
    ),
  ),
  ...skills
    .filter((skill) => skill.source === "rule")
    .flatMap((skill) => difficulties.map((difficulty) => ({ kind: "skill", id: skill.id, difficulty }) as const)),
];

/** Questions from activities all over the product. */
const questions: readonly Question[] = Array.from({ length: 300 }, (_, seed) =>
  makeQuestions(createRng(`activity/${seed}`).pick(refs), `guesser/${seed}`, null),
).flat();

/** Runs of ten questions that all fit. */
function listRuns(fits: (question: Question) => boolean): Question[][] {
  const fitting = questions.filter(fits);
  return Array.from({ length: Math.floor(fitting.length / questionsPerRun) }, (_, run) =>
    fitting.slice(run * questionsPerRun, (run + 1) * questionsPerRun),
  );
}

function guess(question: Question, rng: Rng): unknown[] {
  return rng.shuffle([...offered(question)]).slice(0, 2);
}

/** The average of so many runs of a program that answers by chance, marked as the server marks them. */
function play(runs: readonly Question[][], count: number): number {
  const rng = createRng("guesses");
  let sum = 0;
  for (let played = 0; played < count; played += 1) {
    const run = runs[played % runs.length] ?? [];
    const answers = run.map((question) => guess(question, rng));
    const marked = scoreAnswers(singlePlaces(run), answers, []);
    sum += marked === null ? Number.NaN : countPoints("practice", marked.rightFirst, marked.rightSecond);
  }
  return sum / count;
}

describe("a program that answers by chance", () => {
  test("gains less than a third of an honest pupil where there are four choices", () => {
    expect(honest).toBeCloseTo(89.99, 2);
    expect(guessed(4)).toBeCloseTo(25.61, 2);
    expect(guessed(4)).toBeLessThan(honest * share);
  });

  test("gains two fifths of an honest pupil where every question has only three", () => {
    expect(guessed(3)).toBeCloseTo(35.75, 2);
    expect(guessed(3)).toBeLessThan(honest * 0.4);
  });

  test.each([3, 4])("gains in two thousand real runs of %i choices what is expected of it", (choices) => {
    const runs = listRuns((question) => !isTyped(question) && offered(question).length === choices);
    expect(play(runs, 2000) / guessed(choices)).toBeCloseTo(1, 1);
  });

  test("gains less than a third in two thousand real runs as they come, though it knows what is likely", () => {
    expect(
      play(
        listRuns(() => true),
        2000,
      ),
    ).toBeLessThan(honest * share);
  });

  test("finds no board with two answers", () => {
    const fewest = questions.filter((question) => !isTyped(question)).map((question) => offered(question).length);
    expect(Math.min(...fewest)).toBe(3);
  });
});
