import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import { cellAt, type ReadTableKey, type ReadTableView, textOfCell } from "#lib/questions/kinds/read-table/grading.ts";
import type { MistakeCode } from "#lib/questions/mistake-code.ts";
import type { Question } from "#lib/questions/question.ts";
import { writeCells } from "#lib/questions/write-response.ts";
import { type Distractor, draftedFields, type QuestionDraft, type Words, wordsAsLine } from "./draft.ts";

/** Cells that are wrong for one reason, and what is said to them. */
interface WrongCells extends Distractor<readonly number[]> {
  readonly feedback: Words;
}

interface ReadTableDraft extends QuestionDraft {
  readonly view: ReadTableView;
  /** Cells as cellAt counts them, in their order. */
  readonly answer: readonly number[];
  /** The most telling first; right ones, empty ones and those named before are passed over. */
  readonly distractors: readonly WrongCells[];
  /** Said where only some of the cells were tapped, and of any other cell. */
  readonly missing: Words;
  readonly wrong: Words;
}

/** The cells a named mistake leads to. */
export function wrongCells(code: MistakeCode, value: readonly number[], feedback: Words): WrongCells {
  return { code, value, feedback };
}

/** All cells of a row, the cell that names it among them. */
export function rowCells({ rows }: Pick<ReadTableView, "rows">, row: number): number[] {
  return (rows[row] ?? []).map((_, column) => cellAt(row, column));
}

/** All cells of a column, its head among them. */
export function columnCells({ rows }: Pick<ReadTableView, "rows">, column: number): number[] {
  return rows.map((_, row) => cellAt(row, column));
}

/** A question that is answered by tapping cells of a table. */
export function readTableQuestion(rng: Rng, draft: ReadTableDraft): Question {
  const { view, answer } = draft;
  const taken = new Set(answer);
  const mistakes = draft.distractors.flatMap(({ value, feedback, code }): ReadTableKey["mistakes"] => {
    const cells = value.filter((cell) => textOfCell(view, cell) !== "" && !taken.has(cell));
    for (const cell of cells) taken.add(cell);
    return cells.length === 0 ? [] : [{ cells, feedback: wordsAsLine(feedback), code }];
  });
  return {
    kind: "read-table",
    ...draftedFields(rng, draft),
    view,
    key: { cells: answer, mistakes, missing: wordsAsLine(draft.missing), wrong: wordsAsLine(draft.wrong) },
    answer: toLine(writeCells(view, { cells: answer }) ?? ""),
  };
}
