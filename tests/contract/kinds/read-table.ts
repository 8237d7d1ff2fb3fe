import type { Line } from "#lib/core/line.ts";
import type { Kinds } from "#lib/questions/question.ts";
import type { KindContract } from "#tests/contract/kind-contract.ts";

type View = Kinds["read-table"]["view"];

/** What a finger finds at the tens of a number in the rows, at its ones in the columns. */
const at = ({ rows }: View, cell: number) => rows[(cell - (cell % 10)) / 10]?.[cell % 10];

function written(view: View, cells: readonly number[]): string {
  const all = view.rows.flat();
  const name = (cell: number) => {
    const text = at(view, cell) ?? "";
    if (all.indexOf(text) === all.lastIndexOf(text)) return text;
    const place = `${at(view, cell % 10)}, ${at(view, cell - (cell % 10))}`;
    return cells.length === 1 ? `${place}: ${text}` : place;
  };
  const names = cells.map(name);
  return names.join(names.join("").includes(",") ? "; " : ", ");
}

/** So many letters of one word fit beside the others on a phone; so much of a cell on its three lines. */
const longestWord: Readonly<Record<number, number>> = { 2: 12, 3: 8, 4: 6 };
const longestCell: Readonly<Record<number, number>> = { 2: 34, 3: 24, 4: 18 };

function isLegible({ rows }: View): boolean {
  const columns = rows[0]?.length ?? 0;
  return rows
    .flat()
    .every(
      (cell) =>
        cell.length <= (longestCell[columns] ?? 0) &&
        cell.split(" ").every((word) => word.length <= (longestWord[columns] ?? 0)),
    );
}

function isEven({ rows }: View): boolean {
  const columns = rows[0]?.length ?? 0;
  return (
    rows.length >= 4 && rows.length <= 5 && columns >= 2 && columns <= 4 && rows.every((row) => row.length === columns)
  );
}

/** Whether nothing is blank but the corner, and no two columns and no two rows are called alike. */
function isNamed({ rows }: View): boolean {
  const [head = []] = rows;
  const names = rows.map(([name]) => name);
  const isBlank = rows.some((row, line) => row.some((cell, column) => cell.trim() === "" && line + column > 0));
  return !isBlank && new Set(head).size === head.length && new Set(names).size === names.length;
}

function readTableFaults(view: View, key: Kinds["read-table"]["key"], answer: Line): string[] {
  const all = [key.cells, ...key.mistakes.map(({ cells }) => cells)].flat();
  const faults = {
    "the table is uneven, too small or too large": !isEven(view),
    "a cell is blank, or two columns or rows have one name": !isNamed(view),
    "a cell has more than fits on a phone": !isLegible(view) || view.title.length > 34,
    "a cell is not in the table or is blank": all.some((cell) => (at(view, cell) ?? "") === ""),
    "one cell is asked for and others are right": view.isSingle && key.cells.length !== 1,
    "the cells stand in no order": key.cells.some((cell, place) => cell <= (key.cells[place - 1] ?? -1)),
    "the answer is not what is tapped": answer.text !== written(view, key.cells),
    "a mistake is right or stands twice": new Set(all).size !== all.length,
  };
  return Object.entries(faults).flatMap(([fault, isSo]) => (isSo ? [fault] : []));
}

export const readTableContract: KindContract<"read-table"> = {
  faults: readTableFaults,
  isRight: (view, _, answer, { cells }) =>
    written(
      view,
      cells.toSorted((one, other) => one - other),
    ) === answer.text,
  isAnswerAsked: false,
  feedback: (key) => [...key.mistakes.map(({ feedback }) => feedback), key.missing, key.wrong],
  lines: () => [],
  anotherKey: (key, other) => ({ cells: [key.cells[0] === 11 ? 12 : 11], mistakes: [], missing: other, wrong: other }),
};
