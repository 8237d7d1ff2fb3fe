import type { SeatRow } from "./marked-test.ts";

/** A row with the items that are changed by putting it in place of what is there. */
export interface RowChange {
  readonly row: SeatRow;
  readonly items: readonly number[];
}

/** A row that was changed, as it was before. */
export interface UndoneChange extends RowChange {
  readonly after: SeatRow;
}

/** One thing that was done to the points of a test: what takes it back, row by row. */
export type Step = readonly UndoneChange[];

/** What was done to the points of a test, the last thing last. While a cell is written in, all of it is one step. */
export interface MarksHistory {
  readonly steps: readonly Step[];
  readonly isOpen: boolean;
}

export const noHistory: MarksHistory = { steps: [], isOpen: false };

/** So many steps can be taken back. */
const mostSteps = 200;

/** The cell a step is about; null where it is about more than one. */
export function cellOfStep([first, ...others]: Step): { readonly number: number; readonly item: number } | null {
  const [item, ...more] = first?.items ?? [];
  if (first === undefined || item === undefined || others.length > 0 || more.length > 0) return null;
  return { number: first.row.number, item };
}

function isSameCell(one: Step | undefined, other: Step): boolean {
  const [before, after] = [one === undefined ? null : cellOfStep(one), cellOfStep(other)];
  return before !== null && before.number === after?.number && before.item === after.item;
}

const changesNothing = (step: Step) =>
  step.every(({ row, after }) => JSON.stringify([row.code, row.marks]) === JSON.stringify([after.code, after.marks]));

/** With what was done now. What is typed into a cell one is still in belongs to the step before. */
export function withStep({ steps, isOpen }: MarksHistory, step: Step): MarksHistory {
  const last = steps.at(-1);
  const [before] = last ?? [];
  const isMore = isOpen && before !== undefined && isSameCell(last, step);
  const whole = isMore ? step.map((change) => ({ ...change, row: before.row })) : step;
  const earlier = isMore ? steps.slice(0, -1) : steps;
  return { steps: changesNothing(whole) ? earlier : [...earlier, whole].slice(-mostSteps), isOpen: true };
}
