import { capital } from "#lib/core/capital.ts";
import { groupNumber } from "#lib/core/group-number.ts";
import { descriptionText } from "#lib/text/description-text.ts";

/** What a picture is, and what is drawn in it; nothing more where that is nothing. */
export function addToAlt(alt: string, told: string): string {
  return told === "" ? alt : `${alt} ${capital(told)}.`;
}

/**
 * What a picture is, and what is to be counted in it where its `alt` has no number yet. Whoever does not see it has as much to
 * work out as whoever does.
 */
export function describeUnlessNumbered(alt: string, told: string): string {
  return /\d/u.test(alt) ? alt : addToAlt(alt, told);
}

/** A label as it is told: a "?" in it is what is asked for. */
export function describeAsked(label: string): string {
  return label.replaceAll(/(?:(?<!\s)\s+|)\?\s*/gu, ` ${descriptionText.asked} `).trim();
}

/** Items that follow each other and are alike, together. */
export function runsOf<Item>(
  items: readonly Item[],
  isAlike: (item: Item, before: Item) => boolean,
): readonly (readonly Item[])[] {
  const starts = items.flatMap((item, place) => {
    const before = items[place - 1];
    return before !== undefined && isAlike(item, before) ? [] : place;
  });
  return starts.map((start, at) => items.slice(start, starts[at + 1]));
}

interface Marks {
  /** From one mark with a number to the next, and from one mark to the next. */
  readonly numberedEvery: number;
  readonly markEvery: number;
}

/** Where something stands on a scale, as it is seen: at a number, or so many marks past one. */
export function markPlace(value: number, { numberedEvery, markEvery }: Marks, write = groupNumber): string {
  const number = Math.floor(value / numberedEvery) * numberedEvery;
  const past = (value - number) / markEvery;
  return past === 0 ? descriptionText.at(write(number)) : descriptionText.past(write(number), past);
}

/** Plates, rods and cubes by their number; none is told of where there are none. */
export function blocksOf(
  counts: Partial<Readonly<Record<keyof typeof descriptionText.blocks, number | null>>>,
): string {
  const places = ["hundreds", "tens", "ones"] as const;
  return places
    .flatMap((place) => (counts[place] ? [`${counts[place]} ${descriptionText.blocks[place]}`] : []))
    .join(", ");
}

/** A square of a written sum. */
export function describeSquare(square: string | null): string {
  return square === null ? descriptionText.square : describeAsked(square.replace(",", descriptionText.comma));
}
