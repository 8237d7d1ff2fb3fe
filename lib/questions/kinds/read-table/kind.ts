import { z } from "zod";
import { defineKind } from "#lib/questions/kinds/define-kind.ts";
import { toPublicLine } from "#lib/questions/to-public-line.ts";
import {
  cellAt,
  isPart,
  knownMistake,
  type ReadTableKey,
  type ReadTableView,
  readTableGrading,
  textOfCell,
} from "./grading.ts";

const mostRows = 5;
const mostColumns = 4;

/** The view with exactly the fields that are shown. */
function toView({ title, rows, isSingle }: ReadTableView): ReadTableView {
  return { title, rows: rows.map((row) => row.map((cell) => cell)), isSingle };
}

/** The key without the names of the mistakes. */
function toKey({ cells, mistakes, missing, wrong }: ReadTableKey): ReadTableKey {
  return {
    cells: cells.map((cell) => cell),
    mistakes: mistakes.map((mistake) => ({
      cells: mistake.cells.map((cell) => cell),
      feedback: toPublicLine(mistake.feedback),
    })),
    missing: toPublicLine(missing),
    wrong: toPublicLine(wrong),
  };
}

/** All cells in which something stands. */
function filledCells(view: ReadTableView): number[] {
  const all = view.rows.flatMap((cells, row) => cells.map((_, column) => cellAt(row, column)));
  return all.filter((cell) => textOfCell(view, cell) !== "");
}

export const readTableKind = defineKind(readTableGrading, {
  response: z.strictObject({
    cells: z
      .array(
        z
          .int()
          .min(0)
          .max(cellAt(mostRows - 1, mostColumns - 1)),
      )
      .min(1)
      .max(mostRows * mostColumns)
      .refine((cells) => new Set(cells).size === cells.length),
  }),
  toView,
  toKey,
  countTaps: (_, { cells }) => cells.length + 1,
  nameMistake(key, response) {
    if (isPart(key, response)) return "PARTIAL";
    return knownMistake(key, response)?.code ?? null;
  },
  examples(view, key) {
    const others = filledCells(view).filter((cell) => !key.cells.includes(cell));
    const alone = others.map((cell) => [cell]);
    const some = view.isSingle ? [] : [key.cells.slice(1), ...others.map((cell) => [...key.cells, cell])];
    return {
      right: [{ cells: key.cells }, { cells: key.cells.toReversed() }],
      wrong: [...alone, ...some].map((cells) => ({ cells })),
    };
  },
});
