import { capital } from "#lib/core/capital.ts";
import type { ArrangeView } from "./grading.ts";

/** Cards as a sentence is written: a capital in front, a comma behind `comma` of them where it is not 0, the end mark. */
export function writeSentence({ cards, end }: ArrangeView, order: readonly number[], comma: number): string {
  const words = order.map((place, at) => `${cards[place]}${at + 1 === comma ? "," : ""}`);
  return `${capital(words.join(" "))}${end}`;
}
