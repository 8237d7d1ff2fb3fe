import type { PlaceChartFigure } from "#lib/questions/figures/place-chart.ts";

/** The places of a number up to hundreds of millions, the ones first, as they are called and counted in. */
export const placeNames = [
  "đơn vị",
  "chục",
  "trăm",
  "nghìn",
  "chục nghìn",
  "trăm nghìn",
  "triệu",
  "chục triệu",
  "trăm triệu",
] as const;

/** The classes of three places each, the ones first. */
export const classNames = ["đơn vị", "nghìn", "triệu"] as const;

interface Chart {
  /** One entry a place, the highest first: a digit, "?" for a gap, null for an empty square; 4 to 9 places. */
  readonly squares: readonly (string | null)[];
  /** The place that stands out, 0 for the ones; null for none. */
  readonly marked?: number | null;
  readonly alt: string;
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** A table of places with its classes ("lớp") above them. */
export function millionsChart({ squares, marked = null, alt }: Chart): PlaceChartFigure {
  const count = squares.length;
  const spans = classNames.map((name, place) => ({
    name: `Lớp ${name}`,
    span: Math.min(3, Math.max(0, count - place * 3)),
  }));
  return {
    type: "place-chart",
    classes: spans.filter(({ span }) => span > 0).toReversed(),
    places: placeNames.slice(0, count).map(capital).toReversed(),
    rows: [squares],
    comma: null,
    marked: marked === null ? null : count - 1 - marked,
    alt,
  };
}

/** The number of a question in its table, one place tinted. */
export function numberChart(value: number, marked: number | null): PlaceChartFigure {
  return millionsChart({ squares: String(value).split(""), marked, alt: "Bảng các hàng và lớp, ghi số trong đề bài." });
}
