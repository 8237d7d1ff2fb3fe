import type { PlaceChartFigure } from "#lib/questions/figures/place-chart.ts";

interface DecimalChart {
  /** One or two written decimals: "14,258". */
  readonly numbers: readonly string[];
  /** Names of the places left and right of the comma, the highest first. */
  readonly whole: readonly string[];
  readonly parts: readonly string[];
  /** The column that stands out, from 0; null for none. */
  readonly marked: number | null;
  readonly alt: string;
}

function squaresOf(number: string, whole: number, parts: number): (string | null)[] {
  const [before = "", after = ""] = number.split(",");
  const left: (string | null)[] = [...before];
  const right: (string | null)[] = [...after];
  while (left.length < whole) left.unshift(null);
  while (right.length < parts) right.push(null);
  return [...left, ...right];
}

/** Decimals in a table of places; places that no number fills are left out. */
export function decimalChart({ numbers, whole, parts, marked, alt }: DecimalChart): PlaceChartFigure {
  const left = Math.max(...numbers.map((number) => number.split(",")[0]?.length ?? 0));
  const right = Math.max(...numbers.map((number) => number.split(",")[1]?.length ?? 0));
  return {
    type: "place-chart",
    classes: [],
    places: [...whole.slice(-left), ...parts.slice(0, right)],
    rows: numbers.map((number) => squaresOf(number, left, right)),
    comma: right > 0 ? left : null,
    marked,
    alt,
  };
}
