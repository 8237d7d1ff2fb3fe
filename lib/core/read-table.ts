interface Columns<NumberColumn extends string, WordColumn extends string> {
  readonly numbers: readonly NumberColumn[];
  readonly words: readonly WordColumn[];
}

type Row<NumberColumn extends string, WordColumn extends string> = Readonly<
  Record<NumberColumn, number> & Record<WordColumn, string>
>;

/**
 * Reads a table of numbers and words, a row a line and a bar between cells, so that a sentence can be mended without
 * reading code. The cells of numbers come first. Throws an Error for a row with too many or too few cells and for a cell
 * that is no number.
 */
export function readTable<NumberColumn extends string, WordColumn extends string>(
  columns: Columns<NumberColumn, WordColumn>,
  text: string,
): readonly Row<NumberColumn, WordColumn>[] {
  const names = [...columns.numbers, ...columns.words];
  return text
    .trim()
    .split("\n")
    .map((line) => {
      const cells = line.split("|").map((cell) => cell.trim());
      const values = cells.map((cell, place) => (place < columns.numbers.length ? toNumber(cell) : cell));
      const row = Object.fromEntries(names.map((name, place): [string, unknown] => [name, values[place]]));
      if (cells.length !== names.length || !isRow(row, columns)) {
        throw new Error(`Not a row of ${names.join(", ")}: ${line}`);
      }
      return row;
    });
}

const toNumber = (cell: string) => (cell === "" ? Number.NaN : Number(cell));

function isRow<NumberColumn extends string, WordColumn extends string>(
  row: Readonly<Record<string, unknown>>,
  { numbers, words }: Columns<NumberColumn, WordColumn>,
): row is Row<NumberColumn, WordColumn> {
  return numbers.every((name) => Number.isFinite(row[name])) && words.every((name) => typeof row[name] === "string");
}

/** The text with its gaps filled in: "Có {a} quả." with `{ a: 5 }`. Throws an Error for a gap without a value. */
export function fillGaps(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/gu, (_, gap: string) => {
    const value = values[gap];
    if (value === undefined) throw new Error(`Nothing for {${gap}} in: ${text}`);
    return String(value);
  });
}
