import type { DaySheetsFigure } from "./day-sheets-figure.ts";

/** Leaves of a calendar with exactly the fields that are drawn. */
export function toPublicDaySheets(figure: DaySheetsFigure): DaySheetsFigure {
  return {
    type: "day-sheets",
    sheets: figure.sheets.map(({ month, day, weekday }) => ({ month, day, weekday })),
    alt: figure.alt,
  };
}
