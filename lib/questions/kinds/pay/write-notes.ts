import { formatNumber } from "#lib/core/format-number.ts";
import { groupNumber } from "#lib/core/group-number.ts";
import { payText } from "#lib/text/pay-text.ts";
import { type PayView, sumOf } from "./grading.ts";

/** The largest note of class 2, whose books write 1000; later ones write 1 000. */
const largestOfClassTwo = 1000;

/** Writes amounts as the books of the class do that has such a purse. */
export function amountWriter({ purse }: PayView): (amount: number) => string {
  return purse.some((note) => note > largestOfClassTwo) ? groupNumber : formatNumber;
}

/** "500 + 200 + 100 = 800 đồng"; of one note its value alone. */
export function writeNotes(view: PayView, notes: readonly number[]): string {
  const write = amountWriter(view);
  const sum = payText.amount(write(sumOf(notes)));
  return notes.length === 1 ? sum : `${notes.map(write).join(" + ")} = ${sum}`;
}

/** "2 tờ 500 đồng, 1 tờ 100 đồng". */
export function tellNotes(view: PayView, notes: readonly number[]): string {
  const write = amountWriter(view);
  const counts = new Map<number, number>();
  for (const note of notes) counts.set(note, (counts.get(note) ?? 0) + 1);
  return [...counts].map(([note, count]) => payText.counted(count, payText.note(write(note)))).join(", ");
}
