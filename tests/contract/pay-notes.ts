import type { PublicQuestion } from "#lib/questions/question.ts";
import { grouped } from "./grouped.ts";
import type { Oracle } from "./oracle.ts";

const total = (notes: readonly number[]) => notes.reduce((sum, note) => sum + note, 0);

/** Amounts of đồng in words, in their order. */
function amountsIn(text: string): number[] {
  return [...text.matchAll(/(\d+(?:\u00a0\d{3})*)\u00a0đồng/gu)].map(([, digits = ""]) =>
    Number(digits.replaceAll("\u00a0", "")),
  );
}

/** The notes of the picture, the largest first. */
function notesSeen({ figures: [figure] }: PublicQuestion): number[] {
  const notes = figure?.type === "money" ? figure.groups.flatMap((group) => group.notes) : [];
  return notes.toSorted((a, b) => b - a);
}

/** What is left of what was handed over, or the price that is told or seen. */
function amountOf(seen: PublicQuestion): number {
  const { text } = seen.prompt;
  const amounts = amountsIn(text);
  if (!text.includes("trả lại")) return amounts[0] ?? total(notesSeen(seen));
  const [handed = 0] = amountsIn(text.slice(text.indexOf("đưa")));
  return handed * 2 - total(amounts);
}

/** Takes every note or leaves it, and keeps the ways that come to the amount. */
function waysOf(purse: readonly number[], amount: number): number[][] {
  let takings: number[][] = [[]];
  for (const note of purse) takings = [...takings, ...takings.map((taking) => [...taking, note])];
  return takings.filter((taking) => total(taking) === amount);
}

/** The way with the fewest notes that was not seen before; of equally many notes the one with the larger ones. */
export const solvePay: Oracle = (seen) => {
  if (seen.kind !== "pay") return null;
  const used = seen.prompt.text.includes("khác") ? notesSeen(seen).join() : null;
  const ways = waysOf(seen.view.purse, amountOf(seen)).filter((way) => way.join() !== used);
  const least = Math.min(...ways.map(({ length }) => length));
  const rank = (way: readonly number[]) => way.map((note) => String(note).padStart(6, "0")).join();
  const [best] = ways.filter(({ length }) => length === least).toSorted((a, b) => (rank(a) < rank(b) ? 1 : -1));
  if (best === undefined) return null;
  const write = (amount: number) => (Math.max(...seen.view.purse) > 1000 ? grouped(amount) : String(amount));
  const sum = `${write(total(best))}\u00a0đồng`;
  return best.length === 1 ? sum : `${best.map(write).join(" + ")} = ${sum}`;
};
