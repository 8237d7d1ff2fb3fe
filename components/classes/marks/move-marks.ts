import { itemsOfCode, type Mark, type MarkRow, type TestContent } from "#lib/marks/marked-test.ts";
import type { SheetCode } from "#lib/paper/sheet-view.ts";

/**
 * The points of a pupil who wrote another code than was thought: they were typed in the order of the paper, so each goes to what
 * stands at its place there. Wrong answers belong to the old code and are no longer named; points that are too many go.
 */
export function moveMarks({ number, code, marks }: MarkRow, to: SheetCode, test: TestContent): MarkRow {
  const [before, after] = [itemsOfCode(test, code), itemsOfCode(test, to)];
  const moved: (Mark | null)[] = test.items.map(() => null);
  for (const [at, { item }] of after.entries()) {
    const mark = marks[before[at]?.item ?? -1] ?? null;
    const worth = test.items[item]?.quarters ?? 0;
    moved[item] = mark === null || mark.quarters > worth ? null : { quarters: mark.quarters, slips: [] };
  }
  return { number, code: to, marks: moved };
}
