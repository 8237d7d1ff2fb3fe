import type { PublicQuestion } from "#lib/questions/question.ts";
import { wordOfPicture } from "./picture-names.ts";

/** The words of the pictures to pick from; null where one of them has no name of its own. */
function wordsSeen(seen: PublicQuestion): string[] | null {
  if (seen.kind !== "figure-choice") return null;
  const words = seen.view.figures.map((figure) => (figure.type === "objects" ? wordOfPicture(figure.picture) : null));
  return words.every((word) => word !== null) ? words : null;
}

/** The word of the only picture that fits; null where none or several do. */
export function onlyPicture(seen: PublicQuestion, fits: (word: string) => boolean): string | null {
  const [word, ...more] = (wordsSeen(seen) ?? []).filter(fits);
  return word === undefined || more.length > 0 ? null : word;
}

/** The words above the places of a board of pairs, pictures read by their names; null where one has no name. */
function leftWords(seen: Extract<PublicQuestion, { kind: "pairs" }>): string[] | null {
  const { lefts, pictures } = seen.view;
  if (pictures === undefined) return [...lefts];
  const words = pictures.map(wordOfPicture);
  return words.every((word) => word !== null) ? words : null;
}

/** Puts to each word the only card that fits; null where there is none, or several. */
export function pairUp(seen: PublicQuestion, fits: (word: string, card: string) => boolean): string | null {
  if (seen.kind !== "pairs") return null;
  const { lefts, cards } = seen.view;
  const words = leftWords(seen);
  const found = words?.map((word) => cards.filter((card) => fits(word, card))) ?? [];
  if (found.length === 0 || found.some(({ length }) => length !== 1)) return null;
  return lefts.map((left, place) => `${left}\u00a0${found[place]?.[0]}`).join(", ");
}
