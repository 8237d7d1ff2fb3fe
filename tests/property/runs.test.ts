import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { games } from "#lib/games/registry.ts";
import type { ActivityRef } from "#lib/play/activity-ref.ts";
import { makeQuestions } from "#lib/play/make-questions.ts";
import { scoreAnswers } from "#lib/play/score-answers.ts";
import { singlePlaces } from "#lib/play/single-places.ts";
import { kinds } from "#lib/questions/kinds.ts";
import type { KindName, Kinds, Response } from "#lib/questions/question.ts";
import { difficulties } from "#lib/skills/define-skill.ts";
import { skills } from "#lib/skills/registry.ts";

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

type Keyed<Name extends KindName> = { [Each in Name]: { kind: Each } & Kinds[Each] }[Name];

type Core<Name extends KindName> = Pick<Keyed<Name>, "kind" | "view" | "key">;

function examplesOf<Name extends KindName>({
  kind,
  view,
  key,
}: Core<Name>): {
  right: readonly Response[];
  wrong: readonly Response[];
} {
  return kinds[kind].examples(view, key);
}

const anyRun = fc.record({ ref: fc.constantFrom(...refs), seed: fc.string({ unit: "binary", maxLength: 60 }) });

describe("whatever the seed", () => {
  test("a run has ten different questions", () => {
    fc.assert(
      fc.property(anyRun, ({ ref, seed }) => {
        const identities = makeQuestions(ref, seed, null).map((question) => question.identity);
        expect(new Set(identities).size).toBe(10);
      }),
      { numRuns: 300 },
    );
  });

  test("right responses count at once, a wrong one before a right one counts as the second try", () => {
    fc.assert(
      fc.property(anyRun, fc.nat(), ({ ref, seed }, at) => {
        const questions = makeQuestions(ref, seed, null);
        const right = questions.map((question) => examplesOf(question).right.slice(0, 1));
        const second = questions.map((question) => {
          const {
            right: [first],
            wrong,
          } = examplesOf(question);
          return [wrong[at % wrong.length], first];
        });
        const wrong = questions.map((question) => examplesOf(question).wrong.slice(0, 1));
        const places = singlePlaces(questions);
        expect(scoreAnswers(places, right, [])).toMatchObject({ rightFirst: 10, rightSecond: 0 });
        expect(scoreAnswers(places, second, [])).toMatchObject({ rightFirst: 0, rightSecond: 10 });
        expect(scoreAnswers(places, wrong, [])).toMatchObject({ rightFirst: 0, rightSecond: 0 });
      }),
      { numRuns: 100 },
    );
  });

  test("a body that is no list of responses is refused whole", () => {
    fc.assert(
      fc.property(
        anyRun,
        fc.array(fc.array(fc.anything(), { maxLength: 3 }), { maxLength: 12 }),
        ({ ref, seed }, body) => {
          const score = scoreAnswers(singlePlaces(makeQuestions(ref, seed, null)), body, []);
          expect(score === null || body.length === 10).toBe(true);
        },
      ),
      { numRuns: 100 },
    );
  });
});
