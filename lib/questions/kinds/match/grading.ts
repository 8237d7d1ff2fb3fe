import type { Line } from "#lib/core/line.ts";
import type { Grading } from "#lib/questions/kinds/define-kind.ts";
import type { MistakeCode } from "#lib/questions/mistake-code.ts";

/** A written sum whose places are filled with labels: names below its numbers, or its numbers themselves. */
export interface MatchView {
  readonly operation: "+" | "−" | "×" | ":";
  /** The three numbers, the result last; null is a box a number goes into. */
  readonly numbers: readonly (string | null)[];
  /** What goes into the places: a name below each number, or a number into each box. */
  readonly filled: "names" | "boxes";
  /** Two to five, in the order they lie there. */
  readonly labels: readonly Line[];
  /** Whether a label may be used more than once. */
  readonly isReusable: boolean;
}

export interface MatchKey {
  /** Every right filling: the place of a label in the view, one for each place from the left. */
  readonly fillings: readonly (readonly number[])[];
  /** Wrong fillings that come from a known mistake. */
  readonly mistakes: readonly {
    readonly labels: readonly number[];
    readonly feedback: Line;
    /** Its name; it stays on the server. */
    readonly code?: MistakeCode;
  }[];
  /** One line a place, for the first wrong one from the left where no mistake explains it. */
  readonly wrong: readonly Line[];
}

export interface MatchResponse {
  /** One place of a label for each place to fill, from the left. */
  readonly labels: readonly number[];
}

function grade(key: MatchKey, { labels }: MatchResponse): boolean {
  return key.fillings.some((filling) => filling.join() === labels.join());
}

/** The known mistake behind a wrong filling. */
export function knownMistake(key: MatchKey, response: MatchResponse): MatchKey["mistakes"][number] | undefined {
  return key.mistakes.find(({ labels }) => labels.join() === response.labels.join());
}

/** The known mistake, else the line for the first wrong place; null for a right filling. */
function feedback(key: MatchKey, response: MatchResponse): Line | null {
  if (grade(key, response)) return null;
  const [filling = []] = key.fillings;
  const place = filling.findIndex((label, at) => label !== response.labels[at]);
  return knownMistake(key, response)?.feedback ?? key.wrong[place] ?? null;
}

export const matchGrading: Grading<MatchKey, MatchResponse> = {
  field: "labels",
  hearing: "tap to hear",
  help: "board",
  grade,
  feedback,
};
