import { capital } from "#lib/core/capital.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { sortNamedQuestion } from "#lib/skills/drafts/sort-question.ts";

/** A part of an outline. */
export interface OutlinePart {
  /** What its basket is called: "mở bài". */
  readonly name: string;
  /** The ideas that may stand in it. */
  readonly ideas: readonly string[];
  /** How many of them are asked. */
  readonly count: number;
  /** What such an idea does, behind the idea itself: "giới thiệu cây được tả". */
  readonly does: string;
}

interface OutlineDraft {
  readonly prompt: string;
  readonly parts: readonly OutlinePart[];
  readonly hints: readonly string[];
  /** What belongs where in such a text. */
  readonly rule: string;
}

/** A question in which the ideas of a text are put into its parts. */
export function outlineQuestion(rng: Rng, { prompt, parts, hints, rule }: OutlineDraft): Question {
  const things = parts.flatMap(({ ideas, count, does }, tray) =>
    rng
      .shuffle(ideas)
      .slice(0, count)
      .map((name) => ({ name, tray, wrong: `Ý “${capital(name)}” ${does}. Con xếp lại nhé!` })),
  );
  return sortNamedQuestion(rng, {
    prompt,
    things: rng.shuffle(things),
    trays: parts.map(({ name }) => name),
    isLong: true,
    code: "FIELD",
    hints,
    explanation: `${rule} Xếp đúng là`,
    praise: "trays",
    identity: things
      .map(({ name }) => name)
      .toSorted()
      .join(),
  });
}

/** Ideas as they are written below each other. */
export function ideasOf(lines: string): readonly string[] {
  return lines
    .trim()
    .split("\n")
    .map((line) => line.trim());
}
