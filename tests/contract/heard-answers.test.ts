import { describe, expect, test } from "vitest";
import { choiceLayout } from "#components/questions/choice/choice-layout.ts";
import { answersRead } from "#components/runs/run-screen.tsx";
import { toSpoken } from "#lib/core/vietnamese/to-spoken.ts";
import { hasTapToHear } from "#lib/questions/gradings.ts";
import type { Question } from "#lib/questions/question.ts";
import { spokenName } from "#lib/questions/spoken-name.ts";
import { toPublic } from "#lib/questions/to-public.ts";
import { hasAllSeeds } from "#tests/setup/seeds.ts";
import { listActivities, makeMany, sampleOf } from "./list-activities.ts";

const chances = hasAllSeeds ? 60 : 12;

const questions = listActivities().flatMap((activity) => [
  ...sampleOf(activity),
  ...makeMany(activity, activity.items === null ? chances - 12 : 0, "heard/"),
]);

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether words stand in a text one after the other. */
function holds(text: string, words: string): boolean {
  return ` ${wordsOf(text).join(" ")} `.includes(` ${wordsOf(words).join(" ")} `);
}

/** Whether what is said is what is asked for: a word that stands in a sentence by chance is not ("cho bạn một số viên"). */
function isAsked(text: string, said: string): boolean {
  if (wordsOf(said).length > 1) return holds(text, said);
  return [`“${said}”`, `số ${said}`, `trang ${said}`].some((asked) => text.includes(asked));
}

type Asked<Kind extends Question["kind"]> = Extract<Question, { kind: Kind }>;
type Say = (text: string) => string;

/** Where a question is about words, they are the same on both sides: then there is nothing to read out. */
function heardChoice({ prompt, view, key }: Asked<"choice">): string | null {
  const { text = "", spoken = "" } = view.choices[key.right] ?? {};
  const isWords = wordsOf(text).join(" ") === wordsOf(spoken).join(" ");
  return !isWords && isAsked(prompt.text, spoken) ? spoken : null;
}

function heardFigure({ prompt, view, key }: Asked<"figure-choice">, say: Say): string | null {
  const told = say(view.figures[key.right]?.alt ?? "");
  return holds(prompt.spoken, told) ? told : null;
}

function heardPairs({ view: { lefts, cards }, key }: Asked<"pairs">, say: Say): string | null {
  const cardOf = (place: number) => cards[key.cards[place] ?? -1] ?? "";
  const same = lefts.filter((left, place) => say(left).toLowerCase() === say(cardOf(place)).toLowerCase());
  return same.length > 0 ? same.map(say).join(", ") : null;
}

function heardParts({ prompt, view: { initials, rimes }, key }: Asked<"fill">, say: Say): string | null {
  const parts = `${say(initials[key.initial] ?? "")} ${rimes[key.rime]}`;
  return holds(prompt.spoken, parts) ? parts : null;
}

/** Cards that are put in the order in which the question calls them. */
function heardRow({ prompt, view: { cards }, key }: Asked<"order">, say: Say): string | null {
  const row = key.order.map((place) => say(cards[place] ?? "")).join(" ");
  return holds(prompt.spoken, row) ? row : null;
}

/** The answer as it would be heard on the board, where the question says just that; null where it does not. */
function heardAnswer(question: Question): string | null {
  const { readings } = toPublic(question);
  const say: Say = (text) => toSpoken(spokenName(text, readings));
  if (question.kind === "choice") return heardChoice(question);
  if (question.kind === "figure-choice") return heardFigure(question, say);
  if (question.kind === "pairs") return heardPairs(question, say);
  if (question.kind === "order") return heardRow(question, say);
  return question.kind === "fill" ? heardParts(question, say) : null;
}

const read = questions.filter(({ isReadByPupil }) => isReadByPupil === true);

describe("what is to be read is not told by a voice", () => {
  test("an answer that is known by its sound alone is left for the pupil to read", () => {
    const told = questions
      .filter(({ isReadByPupil }) => isReadByPupil !== true)
      .map((question) => {
        const heard = heardAnswer(question);
        return heard === null ? null : `${question.prompt.text} / ${heard}`;
      });
    expect([...new Set(told.filter((each) => each !== null))].slice(0, 10)).toEqual([]);
  });

  test("only where a name, a number, a note or a drawing is to be known it is left to the pupil", () => {
    const kinds = new Set(read.map(({ kind }) => kind));
    expect(kinds).toEqual(
      new Set(["boxes", "choice", "dictation", "figure-choice", "fill", "number", "order", "pairs"]),
    );
    // A skill is never silent as a whole: the question is heard, and what is said to the answer.
    for (const { prompt, explanation, praise } of read) {
      expect(wordsOf(prompt.spoken).length).toBeGreaterThanOrEqual(wordsOf(prompt.text).length);
      expect(wordsOf(explanation.spoken)).not.toEqual([]);
      expect(wordsOf(praise.spoken)).not.toEqual([]);
    }
  });

  test("neither a loudspeaker nor the ear nor the question itself says it", () => {
    for (const question of read.map(toPublic)) {
      expect(hasTapToHear(question)).toBe(false);
      expect(answersRead(question)).toEqual([]);
      if (question.kind === "choice") expect(choiceLayout(question).hasLoudspeakers).toBe(false);
    }
  });
});
