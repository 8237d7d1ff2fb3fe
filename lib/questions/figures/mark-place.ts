import { groupNumber } from "#lib/core/group-number.ts";
import { descriptionText } from "#lib/text/description-text.ts";

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
