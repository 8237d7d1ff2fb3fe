import { capital } from "#lib/core/capital.ts";
import { formatNumber } from "#lib/core/format-number.ts";
import { groupNumber } from "#lib/core/group-number.ts";
import { calendarText } from "#lib/text/calendar-text.ts";
import { descriptionText } from "#lib/text/description-text.ts";
import type { CalendarFigure } from "./calendar-figure.ts";
import type { ChartFigure } from "./chart-figure.ts";
import type { DaySheetsFigure } from "./day-sheets-figure.ts";
import { describeAsked } from "./describe-asked.ts";
import type { DialScaleFigure } from "./dial-scale-figure.ts";
import { markPlace } from "./mark-place.ts";
import type { PictogramFigure } from "./pictogram-figure.ts";
import type { PieChartFigure } from "./pie-chart-figure.ts";
import type { RulerFigure } from "./ruler-figure.ts";
import type { TallyFigure } from "./tally-figure.ts";
import type { ThermometerFigure } from "./thermometer-figure.ts";

/** Pictures from which something is read. */
type DataFigure =
  | CalendarFigure
  | ChartFigure
  | DaySheetsFigure
  | DialScaleFigure
  | PictogramFigure
  | PieChartFigure
  | RulerFigure
  | TallyFigure
  | ThermometerFigure;

const asked = (text: string) => (text === "?" ? descriptionText.gap : text);

/** The month, and day by day below the weekdays, as the sheet is read. */
function describeMonth({ month, year, startsOn, days, ringed, blank, alt }: CalendarFigure): string {
  const name = calendarText.month(month, year);
  const isNamed = alt.toLowerCase().includes(name.toLowerCase());
  const all = Array.from({ length: days }, (_, place) => place + 1);
  const columns = descriptionText.days.map((weekday, place) => {
    const below = all.filter((day) => (startsOn + day - 1) % descriptionText.days.length === place);
    return descriptionText.owned(
      weekday,
      below.map((day) => (blank.includes(day) ? descriptionText.gap : String(day))).join(", "),
    );
  });
  const rings = ringed.length === 0 ? [] : [descriptionText.ringed(ringed.join(", "))];
  return [...(isNamed ? [] : [name]), ...columns, ...rings].join("; ");
}

/** A value as it stands over its column, or as its top lies beside the marks of the axis. */
function heightOf(value: number, { hasValues, step }: ChartFigure): string {
  if (hasValues) return groupNumber(value);
  const low = Math.floor(value / step) * step;
  if (low === value) return descriptionText.at(groupNumber(value));
  const isMidway = value - low === step / 2;
  return descriptionText[isMidway ? "midway" : "between"](groupNumber(low), groupNumber(low + step));
}

/** A number below a column is not to be heard as the height of it. */
const columnName = (name: string) => (/^\d+$/u.test(name) ? descriptionText.chartColumn(name) : name);

function describeChart(figure: ChartFigure): string {
  return figure.values
    .map(({ name, value }) => descriptionText.owned(columnName(name), heightOf(value, figure)))
    .join("; ");
}

function describeSectors({ sectors }: PieChartFigure): string {
  return sectors
    .map(({ name, label }) => (label === null ? name : descriptionText.owned(name, describeAsked(label))))
    .join("; ");
}

const bundle = 5;

function strokesOf(count: number): string {
  const [bundles, rest] = [Math.floor(count / bundle), count % bundle];
  const told = [
    ...(bundles > 0 ? [descriptionText.bundles(bundles)] : []),
    ...(rest > 0 ? [descriptionText.strokes(rest)] : []),
  ];
  return told.length === 0 ? descriptionText.strokes(0) : told.join(descriptionText.and);
}

function describeStrokes({ rows }: TallyFigure): string {
  return rows.map(({ name, count }) => descriptionText.owned(name, strokesOf(count))).join("; ");
}

function describePictures({ rows, each }: PictogramFigure): string {
  const told = rows.map(({ name, pictures }) => descriptionText.owned(name, descriptionText.pictures(pictures)));
  return [...told, ...(each === 1 ? [] : [descriptionText.each(groupNumber(each))])].join("; ");
}

function describeSheet({ month, day, weekday }: DaySheetsFigure["sheets"][number]): string {
  const number = day === "?" ? descriptionText.openDay : descriptionText.dayOfMonth(day ?? "");
  return [asked(weekday), ...(day === null ? [] : [number]), ...(month === null ? [] : [month.toLowerCase()])].join(
    ", ",
  );
}

function describeSheets({ sheets }: DaySheetsFigure): string {
  return sheets.map(describeSheet).join("; ");
}

/** Millimetres; every centimetre carries its number. */
function describeEnds({ thing: { from, to }, hasMillimetres }: RulerFigure): string {
  const marks = { numberedEvery: 10, markEvery: hasMillimetres ? 1 : 10 };
  const write = (millimetres: number) => String(millimetres / 10);
  return descriptionText.ends(markPlace(from, marks, write), markPlace(to, marks, write));
}

function describeHand({ value, numberedEvery, markEvery, unit }: DialScaleFigure): string {
  const hand = descriptionText.hand(markPlace(value, { numberedEvery, markEvery }));
  return numberedEvery === markEvery
    ? hand
    : `${descriptionText.perMark(`${groupNumber(markEvery)} ${unit}`)}; ${hand}`;
}

function describeDegrees({ readings, step }: ThermometerFigure): string {
  const told = readings.map(({ degrees, label }) => {
    const column = descriptionText.column(markPlace(degrees, { numberedEvery: 10, markEvery: step }, formatNumber));
    return label === null ? column : descriptionText.owned(label, column);
  });
  return [descriptionText.perMark(`${step} °C`), ...told].join("; ");
}

function dataOf(figure: DataFigure): string {
  switch (figure.type) {
    case "calendar":
      return describeMonth(figure);
    case "chart":
      return describeChart(figure);
    case "pie-chart":
      return describeSectors(figure);
    case "tally":
      return describeStrokes(figure);
    case "pictogram":
      return describePictures(figure);
    case "day-sheets":
      return describeSheets(figure);
    case "ruler":
      return describeEnds(figure);
    case "dial-scale":
      return describeHand(figure);
    case "thermometer":
      return describeDegrees(figure);
    default:
      return figure satisfies never;
  }
}

/**
 * What a picture is called, and what is to be read from it: columns and strokes, the days of a month, where a hand points.
 * Whoever does not see it has as much to work out as whoever does; a gap stays one.
 */
export function describeData(figure: DataFigure): string {
  return `${figure.alt} ${capital(dataOf(figure))}.`;
}
