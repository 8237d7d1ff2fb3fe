import { measure } from "#lib/core/measure.ts";
import type { MoneyFigure } from "#lib/questions/figures/money.ts";
import { measureValue, plainValue } from "#lib/questions/values.ts";

/** The notes class 2 knows. */
export const smallNotes = [100, 200, 500, 1000] as const;

/** What one of them is worth. */
export type SmallNote = (typeof smallNotes)[number];

/** An amount of money, written: "500 đồng". */
export function dong(amount: number): string {
  return measure(String(amount), "đồng");
}

/** An amount of money as an answer. */
export function dongValue(amount: number) {
  return measureValue(plainValue(amount), "đồng");
}

/** Notes side by side; their worth is only seen. */
export function notesFigure(notes: readonly SmallNote[], alt = "Một số tờ tiền."): MoneyFigure {
  return { type: "money", groups: [{ label: null, notes }], alt };
}
