import { capital } from "#lib/core/capital.ts";
import { formatNumber } from "#lib/core/format-number.ts";
import { groupNumber } from "#lib/core/group-number.ts";
import { calendarText } from "#lib/text/calendar-text.ts";
import { toldText } from "#lib/text/told-text.ts";
import type { CalendarFigure } from "./calendar-figure.ts";
import type { ChartFigure } from "./chart-figure.ts";
import type { DaySheetsFigure } from "./day-sheets-figure.ts";
import type { DialScaleFigure } from "./dial-scale-figure.ts";
import { markPlace } from "./mark-place.ts";
import type { PictogramFigure } from "./pictogram-figure.ts";
import type { PieChartFigure } from "./pie-chart-figure.ts";
import type { RulerFigure } from "./ruler-figure.ts";
import type { TallyFigure } from "./tally-figure.ts";
import { tellAsked } from "./tell-asked.ts";
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

const asked = (text: string) => (text === "?" ? toldText.gap : text);

/** The month, and day by day below the weekdays, as the sheet is read. */
function tellMonth({ month, year, startsOn, days, ringed, blank, alt }: CalendarFigure): string {
  const name = calendarText.month(month, year);
  const isNamed = alt.toLowerCase().includes(name.toLowerCase());
  const all = Array.from({ length: days }, (_, place) => place + 1);
  const columns = toldText.days.map((weekday, place) => {
    const below = all.filter((day) => (startsOn + day - 1) % toldText.days.length === place);
    return toldText.owned(weekday, below.map((day) => (blank.includes(day) ? toldText.gap : String(day))).join(", "));
  });
  const rings = ringed.length === 0 ? [] : [toldText.ringed(ringed.join(", "))];
  return [...(isNamed ? [] : [name]), ...columns, ...rings].join("; ");
}

/** A value as it stands over its column, or as its top lies beside the marks of the axis. */
function heightOf(value: number, { hasValues, step }: ChartFigure): string {
  if (hasValues) return groupNumber(value);
  const low = Math.floor(value / step) * step;
  if (low === value) return toldText.at(groupNumber(value));
  const isMidway = value - low === step / 2;
  return toldText[isMidway ? "midway" : "between"](groupNumber(low), groupNumber(low + step));
}

/** A number below a column is not to be heard as the height of it. */
const columnName = (name: string) => (/^\d+$/u.test(name) ? toldText.chartColumn(name) : name);

function tellChart(figure: ChartFigure): string {
  return figure.values.map(({ name, value }) => toldText.owned(columnName(name), heightOf(value, figure))).join("; ");
}

function tellSectors({ sectors }: PieChartFigure): string {
  return sectors.map(({ name, label }) => (label === null ? name : toldText.owned(name, tellAsked(label)))).join("; ");
}

const bundle = 5;

function strokesOf(count: number): string {
  const [bundles, rest] = [Math.floor(count / bundle), count % bundle];
  const told = [...(bundles > 0 ? [toldText.bundles(bundles)] : []), ...(rest > 0 ? [toldText.strokes(rest)] : [])];
  return told.length === 0 ? toldText.strokes(0) : told.join(toldText.and);
}

function tellStrokes({ rows }: TallyFigure): string {
  return rows.map(({ name, count }) => toldText.owned(name, strokesOf(count))).join("; ");
}

function tellPictures({ rows, each }: PictogramFigure): string {
  const told = rows.map(({ name, pictures }) => toldText.owned(name, toldText.pictures(pictures)));
  return [...told, ...(each === 1 ? [] : [toldText.each(groupNumber(each))])].join("; ");
}

function tellSheet({ month, day, weekday }: DaySheetsFigure["sheets"][number]): string {
  const number = day === "?" ? toldText.openDay : toldText.dayOfMonth(day ?? "");
  return [asked(weekday), ...(day === null ? [] : [number]), ...(month === null ? [] : [month.toLowerCase()])].join(
    ", ",
  );
}

function tellSheets({ sheets }: DaySheetsFigure): string {
  return sheets.map(tellSheet).join("; ");
}

/** Millimetres; every centimetre carries its number. */
function tellEnds({ thing: { from, to }, hasMillimetres }: RulerFigure): string {
  const marks = { numberedEvery: 10, markEvery: hasMillimetres ? 1 : 10 };
  const write = (millimetres: number) => String(millimetres / 10);
  return toldText.ends(markPlace(from, marks, write), markPlace(to, marks, write));
}

function tellHand({ value, numberedEvery, markEvery, unit }: DialScaleFigure): string {
  const hand = toldText.hand(markPlace(value, { numberedEvery, markEvery }));
  return numberedEvery === markEvery ? hand : `${toldText.perMark(`${groupNumber(markEvery)} ${unit}`)}; ${hand}`;
}

function tellDegrees({ readings, step }: ThermometerFigure): string {
  const told = readings.map(({ degrees, label }) => {
    const column = toldText.column(markPlace(degrees, { numberedEvery: 10, markEvery: step }, formatNumber));
    return label === null ? column : toldText.owned(label, column);
  });
  return [toldText.perMark(`${step} °C`), ...told].join("; ");
}

function dataOf(figure: DataFigure): string {
  switch (figure.type) {
    case "calendar":
      return tellMonth(figure);
    case "chart":
      return tellChart(figure);
    case "pie-chart":
      return tellSectors(figure);
    case "tally":
      return tellStrokes(figure);
    case "pictogram":
      return tellPictures(figure);
    case "day-sheets":
      return tellSheets(figure);
    case "ruler":
      return tellEnds(figure);
    case "dial-scale":
      return tellHand(figure);
    case "thermometer":
      return tellDegrees(figure);
    default:
      return figure satisfies never;
  }
}

/**
 * What a picture is called, and what is to be read from it: columns and strokes, the days of a month, where a hand points.
 * Whoever does not see it has as much to work out as whoever does; a gap stays one.
 */
export function tellData(figure: DataFigure): string {
  return `${figure.alt} ${capital(dataOf(figure))}.`;
}
