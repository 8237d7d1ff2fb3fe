import type { PublicQuestion } from "#lib/questions/question.ts";

/**
 * Whether the board of a question draws the figures of a hint itself, onto what the pupil works with. Where pictures
 * are chosen for a figure that stands above them, help belongs to that figure.
 */
export function drawsOwnHelp({ kind, figures }: PublicQuestion): boolean {
  switch (kind) {
    case "clock-set":
    case "pick-shapes":
    case "weigh":
    case "pour":
    case "column":
    case "place-value":
    case "match":
    case "sign":
    case "order":
    case "story":
      return true;
    case "figure-choice":
      return figures.length === 0;
    default:
      return false;
  }
}
