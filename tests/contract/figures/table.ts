import { tableLayout } from "#components/figures/table/table-layout.ts";
import { wordsSize } from "#components/figures/words-size.ts";
import { tintedCells } from "#lib/questions/figures/table.ts";
import { figureContract } from "#tests/contract/figure-contract.ts";

/** What a phone's card gives a figure, and how small words may become in it. */
const card = 160;
const smallest = 12;

export const contract = figureContract("table", {
  faults(figure) {
    const { title, head, rows } = figure;
    const columns = head.length;
    const isEven = rows.every((row) => row.length === columns);
    const isFilled = [...head.slice(1), ...rows.flat()].every((cell) => cell.trim() !== "");
    const isTitled = title === null || (title.trim() !== "" && wordsSize(title, 17).width <= 320);
    const isThere = columns >= 2 && columns <= 6 && rows.length >= 1;
    const isInside = tintedCells(figure).every(({ row, column }) => rows[row]?.[column] !== undefined);
    if (!(isEven && isFilled && isTitled && isThere && isInside)) return ["a table that cannot be drawn"];
    const { isLegible, size, height } = tableLayout(figure);
    return isLegible && size * Math.min(1, card / height) >= smallest ? [] : ["a table that is too full to be read"];
  },
  texts: ({ title, head, rows }) => [...(title === null ? [] : [title]), ...head, ...rows.flat()],
});
