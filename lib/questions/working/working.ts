import type { WorkingFigure } from "#lib/questions/figures/working.ts";

interface Working {
  readonly operation: WorkingFigure["operation"];
  /** What is added, taken away or multiplied, in digits, with a comma where there is one: "3568", "12,5". */
  readonly numbers: readonly string[];
  /** What stands below the line; null keeps the row empty, but as wide as the numbers. */
  readonly result: string | null;
  /** "comma": ones below ones; "right": last digit below last digit, as in a product of decimals. */
  readonly align?: "comma" | "right";
  /** Digits to find: the row from the top, the result being the last, and the place from the right. */
  readonly gaps?: readonly { readonly row: number; readonly place: number }[];
  /** What is carried, one entry a column from the right; see `carriesOf`. */
  readonly carries?: readonly (number | null)[];
  /** The column that stands out, from the right. */
  readonly marked?: number | null;
  readonly alt: string;
}

/** One square a digit; a comma shares the square of the digit before it. */
function squaresOf(text: string): string[] {
  return text.match(/\d,?/gu) ?? [];
}

const empty = (count: number) => Array.from({ length: Math.max(0, count) }, () => null);

/** A row filled up with empty squares, so that the commas of all rows stand below each other. */
function rowOf(text: string, wholes: number, places: number): (string | null)[] {
  const [whole = "", rest = ""] = text.split(",");
  return [...empty(wholes - whole.length), ...squaresOf(text), ...empty(places - rest.length)];
}

/** Numbers written below each other, with or without their result: adding, taking away, multiplying by one digit. */
export function working(sum: Working): WorkingFigure {
  const { operation, numbers, result, align = "comma", gaps = [], carries = [], marked = null, alt } = sum;
  const written = result === null ? numbers : [...numbers, result];
  const digits = written.map((text) => text.replace(",", "").length);
  const isRight = align === "right";
  const wholes = Math.max(...written.map((text) => text.split(",")[0]?.length ?? 0));
  const places = Math.max(...written.map((text) => text.split(",")[1]?.length ?? 0));
  const columns = isRight ? Math.max(...digits) : wholes + places;
  const rows = written.map((text) =>
    isRight ? [...empty(columns - squaresOf(text).length), ...squaresOf(text)] : rowOf(text, wholes, places),
  );
  for (const { row, place } of gaps) {
    const squares = rows[row];
    if (squares !== undefined) squares[columns - 1 - place] = squares[columns - 1 - place]?.includes(",") ? "?," : "?";
  }
  const noted = Array.from({ length: columns }, (_, column) => carries[columns - 1 - column] ?? null);
  return {
    type: "working",
    operation,
    rows,
    rules: [numbers.length - 1],
    notes: carries.length === 0 ? [] : noted.map((carry) => (carry === null ? null : String(carry))),
    marked: marked === null ? null : columns - 1 - marked,
    alt,
  };
}
