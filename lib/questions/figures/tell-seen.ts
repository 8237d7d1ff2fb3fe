import { capital } from "#lib/core/capital.ts";
import { type AmountsFigure, tellAmounts } from "./tell-amounts.ts";
import { type DataFigure, tellData } from "./tell-data.ts";

/** Their `alt` is the name of the picture: a number in it is of a title, of the month or of the scale. */
const named: ReadonlySet<string> = new Set<DataFigure["type"]>([
  "calendar",
  "chart",
  "day-sheets",
  "dial-scale",
  "pictogram",
  "pie-chart",
  "ruler",
  "tally",
  "thermometer",
]);

function isNamed(figure: AmountsFigure | DataFigure): figure is DataFigure {
  return named.has(figure.type);
}

function told(figure: AmountsFigure | DataFigure): string {
  if (isNamed(figure)) return tellData(figure);
  // Where the `alt` of another picture has a number, it tells what is seen.
  return /\d/u.test(figure.alt) ? "" : tellAmounts(figure);
}

/**
 * What a picture is, and what is to be counted in it or read from it where that does not say so yet: columns and strokes, the
 * days of a month, where a hand points. Whoever does not see it has as much to work out as whoever does; a gap stays one.
 */
export function tellSeen(figure: AmountsFigure | DataFigure): string {
  const seen = told(figure);
  return seen === "" ? figure.alt : `${figure.alt} ${capital(seen)}.`;
}
