import type { MoneyFigure } from "./money-figure.ts";

/** Notes with exactly the fields that are drawn. */
export function toPublicMoney(figure: MoneyFigure): MoneyFigure {
  return {
    type: "money",
    groups: figure.groups.map(({ label, notes }) => ({ label, notes: notes.map((note) => note) })),
    alt: figure.alt,
  };
}
