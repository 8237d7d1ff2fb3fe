import { groupNumber } from "#lib/core/group-number.ts";
import type { PlaceChartFigure } from "#lib/questions/figures/place-chart.ts";

/** The places of class 3 from the ones upward, as they are called in a sentence after "hàng". */
export const placeNames = ["đơn vị", "chục", "trăm", "nghìn", "chục nghìn"] as const;

const heads = ["Đơn vị", "Chục", "Trăm", "Nghìn", "Chục nghìn"] as const;

interface Chart {
  /** Digits from the highest place: "45872"; "?" for one to find. */
  readonly digits: string;
  /** The place that stands out, counted from the ones; null for none. */
  readonly marked?: number | null;
  readonly alt: string;
}

/** A number in a table of as many places as it has digits. */
export function placeChart({ digits, marked = null, alt }: Chart): PlaceChartFigure {
  return {
    type: "place-chart",
    classes: [],
    places: heads.slice(0, digits.length).toReversed(),
    rows: [Array.from(digits)],
    comma: null,
    marked: marked === null ? null : digits.length - 1 - marked,
    alt,
  };
}

/** A number written into its table, as a hint. */
export function charted(say: string, number: number, place: number | null = null) {
  return {
    say,
    figures: [
      placeChart({ digits: String(number), marked: place, alt: `Bảng các hàng của số ${groupNumber(number)}.` }),
    ],
  };
}

/** Two different numbers one below the other, with the column that decides which is larger. */
export function chartedBoth(say: string, one: number, other: number) {
  const length = Math.max(String(one).length, String(other).length);
  const rows = [one, other].map((number) =>
    Array.from(String(number).padStart(length), (sign) => (sign === " " ? null : sign)),
  );
  const [first = [], second = []] = rows;
  const figure: PlaceChartFigure = {
    type: "place-chart",
    classes: [],
    places: heads.slice(0, length).toReversed(),
    rows,
    comma: null,
    marked: first.findIndex((digit, column) => digit !== second[column]),
    alt: `Bảng các hàng của số ${groupNumber(one)} và số ${groupNumber(other)}.`,
  };
  return { say, figures: [figure] };
}
