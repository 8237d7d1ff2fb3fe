import type { CalendarFigure } from "./calendar-figure.ts";

/** A month with exactly the fields that are drawn. */
export function toPublicCalendar(figure: CalendarFigure): CalendarFigure {
  return {
    type: "calendar",
    month: figure.month,
    year: figure.year,
    startsOn: figure.startsOn,
    days: figure.days,
    ringed: figure.ringed.map((day) => day),
    blank: figure.blank.map((day) => day),
    alt: figure.alt,
  };
}
