import type { Subject } from "#lib/core/subject.ts";
import type { Difficulty, Skill } from "#lib/skills/define-skill.ts";
import { testPaperText } from "#lib/text/test-paper-text.ts";
import { quartersOf } from "./plan.ts";

/** The rows of a matrix. In Vietnamese all skills but reading are one: what a pupil knows of the language. */
export const strandIds = ["numbers", "geometry", "statistics", "reading", "language"] as const;

export type StrandId = (typeof strandIds)[number];

/** The levels of Circular 27/2020: 1 recognises, 2 connects, 3 applies. They are the difficulties of a skill. */
export const testLevels = [1, 2, 3] as const satisfies readonly Difficulty[];

export type TestLevel = Difficulty;

/** How a question is answered: by circling a letter, or by writing. */
export const forms = ["choice", "written"] as const;

export type Form = (typeof forms)[number];

/** So many questions of one strand, level and form, with the quarters of a point they are worth together. */
export interface Cell {
  readonly strand: StrandId;
  readonly level: TestLevel;
  readonly form: Form;
  readonly count: number;
  readonly quarters: number;
}

/** The cells that have questions (paper.md, "Test paper"). */
export type Matrix = readonly Cell[];

/** How many questions there are to draw, by cell (see cellKey). */
export type Supply = ReadonlyMap<string, number>;

export function cellKey({ strand, level, form }: Pick<Cell, "strand" | "level" | "form">): string {
  return `${strand} ${level} ${form}`;
}

const subjectStrands: Readonly<Record<Subject, readonly StrandId[]>> = {
  maths: ["numbers", "geometry", "statistics"],
  vietnamese: ["reading", "language"],
};

export function strandsOf(subject: Subject): readonly StrandId[] {
  return subjectStrands[subject];
}

/** The row a skill belongs to. */
export function strandOf({ subject, strand, id }: Pick<Skill, "subject" | "strand" | "id">): StrandId {
  if (subject === "vietnamese") return id.endsWith("-reading") ? "reading" : "language";
  return strandIds.find((each) => testPaperText.strands[each] === strand) ?? "numbers";
}

/** Most questions of a cell. */
export const mostInCell = 12;

/** Most questions of a paper: the sheets of a pupil stay few, and a mark for each fits a table. */
export const mostQuestions = 30;

export function countOf(cells: readonly Pick<Cell, "count">[]): number {
  return cells.reduce((sum, { count }) => sum + count, 0);
}

/** A question of a paper before it is drawn. */
export interface Slot {
  readonly strand: StrandId;
  readonly level: Difficulty;
  readonly form: Form;
  readonly quarters: number;
}

/** The points of a cell on its questions: in halves of a point where they are whole halves, the first ones more. */
export function splitQuarters(count: number, quarters: number): number[] {
  const unit = quarters % 2 === 0 && quarters >= 2 * count ? 2 : 1;
  const units = quarters / unit;
  return Array.from(
    { length: count },
    (_, place) => unit * (Math.floor(units / count) + Number(place < units % count)),
  );
}

/** The questions of a matrix in the order of the paper: circled ones first, each from what is recognised to what is applied. */
export function toSlots(matrix: Matrix): Slot[] {
  const slots = matrix.flatMap(({ strand, level, form, count, quarters }) =>
    splitQuarters(count, quarters).map((each): Slot => ({ strand, level, form, quarters: each })),
  );
  const isVietnamese = matrix.some(({ strand }) => strand === "reading" || strand === "language");
  const rank = ({ strand, form }: Slot) => (isVietnamese ? 10 * strandIds.indexOf(strand) : 0) + forms.indexOf(form);
  return slots.toSorted(
    (one, other) =>
      rank(one) - rank(other) ||
      one.level - other.level ||
      strandIds.indexOf(one.strand) - strandIds.indexOf(other.strand),
  );
}

export function sortCells(cells: readonly Cell[]): Cell[] {
  const rank = ({ strand, level, form }: Cell) => 100 * strandIds.indexOf(strand) + 10 * level + forms.indexOf(form);
  return cells.toSorted((one, other) => rank(one) - rank(other));
}

/** What is wrong with a matrix, the first thing first; null where a paper can be made of it. */
export type MatrixProblem = "points" | "empty" | "many" | "supply";

export function checkMatrix(matrix: Matrix, asked: number, supply: Supply): MatrixProblem | null {
  if (matrix.some(({ count, quarters }) => (count === 0) !== (quarters === 0) || quarters < count)) return "empty";
  if (matrix.some((cell) => cell.count > (supply.get(cellKey(cell)) ?? 0))) return "supply";
  if (countOf(matrix) > mostQuestions) return "many";
  return quartersOf(matrix) === asked ? null : "points";
}

const strandLetters: Readonly<Record<StrandId, string>> = {
  numbers: "n",
  geometry: "g",
  statistics: "s",
  reading: "r",
  language: "l",
};

/** A matrix as it stands in an address: "n1c4-8_n1w2-10". */
export function writeMatrix(matrix: Matrix): string {
  return matrix
    .filter(({ count }) => count > 0)
    .map(
      ({ strand, level, form, count, quarters }) =>
        `${strandLetters[strand]}${level}${form.charAt(0)}${count}-${quarters}`,
    )
    .join("_");
}

/** Reads what writeMatrix wrote; null for anything else. */
export function readMatrix(text: string, subject: Subject): Matrix | null {
  const written = text.slice(0, 200).split("_");
  const cells = written.flatMap((each) => readCell(each, subject) ?? []);
  const isWhole = cells.length === written.length && new Set(cells.map(cellKey)).size === cells.length;
  return isWhole ? sortCells(cells) : null;
}

function readCell(text: string, subject: Subject): Cell | null {
  const [, letter, level, formLetter, count, quarters] = /^([a-z])([123])([cw])(\d{1,2})-(\d{1,2})$/u.exec(text) ?? [];
  const strand = strandsOf(subject).find((each) => strandLetters[each] === letter);
  const form = forms.find((each) => each.charAt(0) === formLetter);
  const difficulty = testLevels.find((each) => String(each) === level);
  if (strand === undefined || form === undefined || difficulty === undefined) return null;
  return { strand, level: difficulty, form, count: Number(count), quarters: Number(quarters) };
}
