import type { WorkingFigure } from "#lib/questions/figures/working.ts";

/** How the two numbers stand below each other; only "comma" is right. */
export type Alignment = "comma" | "right" | "left";

interface DecimalWorking {
  /** The two numbers, and what they come to where that is written. */
  readonly numbers: readonly [string, string] | readonly [string, string, string];
  readonly operation: "+" | "−";
  readonly alignment: Alignment;
  readonly alt: string;
}

/** One square a digit, the comma behind its digit. */
function squaresOf(number: string): string[] {
  return [...number.matchAll(/\d,?/gu)].map(([square]) => square);
}

function before(number: string, alignment: Alignment): number {
  const squares = squaresOf(number);
  return { comma: number.split(",")[0]?.length ?? 0, right: squares.length, left: 0 }[alignment];
}

/** Two decimals set out below each other. */
export function decimalWorking({ numbers, operation, alignment, alt }: DecimalWorking): WorkingFigure {
  const most = Math.max(...numbers.map((number) => before(number, alignment)));
  const indented = numbers.map((number) => [
    ...Array.from({ length: most - before(number, alignment) }, () => null),
    ...squaresOf(number),
  ]);
  const width = Math.max(...indented.map((row) => row.length));
  const rows = indented.map((row) => [...row, ...Array.from({ length: width - row.length }, () => null)]);
  return { type: "working", operation, rows, rules: [1], notes: [], marked: null, alt };
}
