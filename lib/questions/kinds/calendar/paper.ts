import type { CalendarFigure } from "#lib/questions/figures/calendar.ts";
import type { PaperForm } from "#lib/questions/paper-form.ts";
import { calendarText } from "#lib/text/calendar-text.ts";
import type { CalendarKey, CalendarView, MonthSheet } from "./grading.ts";

/** The sheet as a figure. */
function drawSheet(sheet: MonthSheet): CalendarFigure {
  return { type: "calendar", ...sheet, year: null, blank: [], alt: calendarText.sheet(sheet.month) };
}

export const calendarPaper: PaperForm<CalendarView, CalendarKey> = {
  blocks: ({ sheets }) => sheets.map((sheet) => ({ type: "figure", figure: drawSheet(sheet) })),
};
