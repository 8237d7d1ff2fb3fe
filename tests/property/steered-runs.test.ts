import fc from "fast-check";
import { expect, test } from "vitest";
import { ideaOf } from "#lib/play/idea-of.ts";
import { makePlaces } from "#lib/play/make-places.ts";
import { runAnswers } from "#lib/play/run-answers.ts";
import { type RunState, runReducer } from "#lib/play/run-state.ts";
import { scoreAnswers } from "#lib/play/score-answers.ts";
import { startRunState } from "#lib/play/start-run-state.ts";
import { toRunPlaces } from "#lib/play/to-run-places.ts";
import { readTries } from "#lib/play/written-tries.ts";
import { kinds } from "#lib/questions/kinds.ts";
import type { Keyed, KindName, Kinds, Response, Viewed } from "#lib/questions/question.ts";
import { difficulties } from "#lib/skills/define-skill.ts";
import { skills } from "#lib/skills/registry.ts";

type Core<Name extends KindName> = Viewed<Name> & Keyed<Name>;

function examplesOf<Name extends KindName>(
  core: Core<Name>,
): {
  readonly right: readonly Kinds[Name]["response"][];
  readonly wrong: readonly Kinds[Name]["response"][];
} {
  return kinds[core.kind].examples(core.view, core.key);
}

/** Answers the present question right or wrong, and goes on. */
function playOne(state: RunState, isRight: boolean): RunState {
  const entry = state.entries[state.place];
  if (!entry?.solution) throw new Error("Nothing to answer");
  const core = Object.assign({}, entry.question, entry.solution);
  const { right, wrong } = examplesOf(core);
  const responses: (Response | undefined)[] = isRight ? [right[0]] : [wrong[0], wrong[0]];
  const answered = responses.reduce<RunState>(
    (before, response) => (response === undefined ? before : runReducer(before, { type: "respond", response })),
    state,
  );
  return runReducer(answered, { type: "next" });
}

const letters = fc.string({ unit: fc.constantFrom("1", "2", "3", "a", "b", "c"), maxLength: 20 });
const outcomes = fc.array(fc.boolean(), { minLength: 10, maxLength: 10 });

test("the server marks the very questions that stood on the pupil's screen, whatever was answered", () => {
  fc.assert(
    fc.property(letters, outcomes, fc.string({ unit: "binary" }), (tries, rights, seed) => {
      const before = readTries(tries);
      const difficulty = before.at(-1)?.difficulty ?? 1;
      const places = makePlaces({
        ref: { kind: "skill", id: "c1-add-within-10", difficulty },
        seed,
        items: null,
        tries,
      });
      const start = startRunState({ places: toRunPlaces(places, "practice"), before });
      const end = rights.reduce(playOne, start);
      expect(end.phase).toBe("finished");
      const score = scoreAnswers(
        places,
        runAnswers(end).map(({ responses }) => responses),
        before,
      );
      expect(score?.tries.map(({ isRight }) => isRight)).toEqual(rights);
      expect(score?.tries.map(({ asked }) => asked.question.prompt)).toEqual(
        end.entries.map(({ question }) => question.prompt),
      );
      expect(score?.tries.map(({ asked }) => asked.difficulty)).toEqual(end.entries.map((entry) => entry.difficulty));
    }),
    { numRuns: 200 },
  );
});

test("a pupil who is always right ends with the hardest questions, one who never is with the easiest", () => {
  const ref = { kind: "skill", id: "c1-add-within-10", difficulty: 1 } as const;
  const places = makePlaces({ ref, seed: "steps", items: null, tries: "" });
  const play = (isRight: boolean) =>
    places
      .reduce(
        (state) => playOne(state, isRight),
        startRunState({ places: toRunPlaces(places, "practice"), before: [] }),
      )
      .entries.map(({ difficulty }) => difficulty);
  expect(play(true)).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3, 3]);
  expect(play(false)).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
});

test("no question of a run stands twice, whichever way it goes", () => {
  const ref = { kind: "skill", id: "c1-add-within-10", difficulty: 2 } as const;
  const identities = makePlaces({ ref, seed: "twice", items: null, tries: "222" }).flatMap((place) =>
    place.map(({ question }) => question.identity),
  );
  expect(new Set(identities).size).toBe(identities.length);
});

test("an idea comes back three places later with new numbers, in every skill made by rule", () => {
  const rules = skills.filter(({ source }) => source === "rule");
  // Skill after skill another difficulty: all of them take seconds to make.
  const runs = rules.map(({ id }, at) =>
    makePlaces({
      ref: { kind: "skill", id, difficulty: difficulties[at % difficulties.length] ?? 1 },
      ...{ seed: "back", items: null, tries: null },
    }).map(([asked]) => ideaOf(asked.question)),
  );
  const pairs = runs.flatMap((ideas) => ideas.slice(3).map((idea, place) => idea === ideas[place]));
  expect(pairs.length).toBeGreaterThan(1500);
  // A rare form may have no further question of its own.
  expect(pairs.filter((isBack) => isBack).length / pairs.length).toBeGreaterThan(0.97);
});
