import { weekdayOf } from "#lib/core/weekday-of.ts";
import { defineFigure } from "#lib/questions/figures/define-figure.ts";
import { addToAlt } from "#lib/questions/figures/describe.ts";
import { calendarText } from "#lib/text/calendar-text.ts";
import { descriptionText } from "#lib/text/description-text.ts";

/** The sheet of one month, Monday first as in Vietnam. */
export interface CalendarFigure {
  readonly type: "calendar";
  readonly month: number;
  /** Null where the year does not matter. */
  readonly year: number | null;
  /** The weekday of the first day: 0 is Monday, 6 is Sunday. */
  readonly startsOn: number;
  /** 28 to 31. */
  readonly days: number;
  /** Days with a ring around them. */
  readonly ringed: readonly number[];
  /** Days left blank, to be found. */
  readonly blank: readonly number[];
  /** The weekday whose column stands out, 0 for Monday (an explanation). */
  readonly column?: number;
  readonly alt: string;
}

function toPublic(figure: CalendarFigure): CalendarFigure {
  return {
    type: "calendar",
    month: figure.month,
    year: figure.year,
    startsOn: figure.startsOn,
    days: figure.days,
    ringed: figure.ringed.map((day) => day),
    blank: figure.blank.map((day) => day),
    ...(figure.column !== undefined && { column: figure.column }),
    alt: figure.alt,
  };
}

/** The month, and day by day below the weekdays, as the sheet is read. */
function describeMonth({ month, year, startsOn, days, ringed, blank, column, alt }: CalendarFigure): string {
  const name = calendarText.month(month, year);
  const isNamed = alt.toLowerCase().includes(name.toLowerCase());
  const all = Array.from({ length: days }, (_, place) => place + 1);
  const columns = descriptionText.days.map((weekday, place) => {
    const below = all.filter((day) => weekdayOf(startsOn, day) === place);
    return descriptionText.owned(
      weekday,
      below.map((day) => (blank.includes(day) ? descriptionText.gap : String(day))).join(", "),
    );
  });
  const rings = ringed.length === 0 ? [] : [descriptionText.ringed(ringed.join(", "))];
  const tinted = column === undefined ? [] : [descriptionText.tintedPlace(descriptionText.days[column] ?? "")];
  return [...(isNamed ? [] : [name]), ...columns, ...rings, ...tinted].join("; ");
}

export const calendarFigure = defineFigure({
  toPublic,
  describe: (figure) => addToAlt(figure.alt, describeMonth(figure)),
});
