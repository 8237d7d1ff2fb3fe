import { writeDecimal } from "#lib/core/write-decimal.ts";
import type { WorkingFigure } from "#lib/questions/figures/working.ts";

/** `scaled` / 10^`places` */
interface Factor {
  readonly scaled: number;
  readonly places: number;
}

/** One square a digit, the comma behind its digit. */
function squaresOf({ scaled, places }: Factor): string[] {
  return writeDecimal(scaled, places).replaceAll("\u00a0", "").match(/\d,?/gu) ?? [];
}

/** Decimals multiplied as whole numbers, last digit below last digit, with the comma in both factors and in the product. */
export function decimalProduct(first: Factor, second: Factor, alt: string): WorkingFigure {
  const digits = [...String(second.scaled)].toReversed().map(Number);
  const parts =
    digits.length === 1
      ? []
      : digits.map((digit, place) => [
          ...String(first.scaled * digit),
          ...Array.from({ length: place }, (): string | null => null),
        ]);
  const product = { scaled: first.scaled * second.scaled, places: first.places + second.places };
  const lines: readonly (readonly (string | null)[])[] = [
    squaresOf(first),
    squaresOf(second),
    ...parts,
    squaresOf(product),
  ];
  const columns = Math.max(...lines.map((line) => line.length));
  return {
    type: "working",
    operation: "×",
    rows: lines.map((line) => [...Array.from({ length: columns - line.length }, () => null), ...line]),
    rules: parts.length === 0 ? [1] : [1, parts.length + 1],
    notes: [],
    marked: null,
    alt,
  };
}
