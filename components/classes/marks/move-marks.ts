import {
  type CodedItem,
  isAbsent,
  itemsOfCode,
  type Mark,
  type MarkRow,
  type TestContent,
  wrongAnswersOf,
} from "#lib/marks/marked-test.ts";
import type { SheetCode } from "#lib/paper/sheet-view.ts";

/** What a letter that was circled is worth where something else is asked. */
function markLetter(letter: string, coded: CodedItem, worth: number): Mark {
  if (letter === coded.rightLetter) return { quarters: worth, slips: [], letter };
  const slip = wrongAnswersOf(coded).findIndex((wrong) => wrong.letter === letter);
  return { quarters: 0, slips: slip === -1 ? [] : [slip], letter };
}

/**
 * The points of a pupil who wrote another code than was thought: they were typed in the order of the paper, so each goes to what
 * stands at its place there. A letter that was circled is marked anew. Other wrong answers belong to the old code and are no longer
 * named; points that are too many go.
 */
export function moveMarks(row: MarkRow, to: SheetCode, test: TestContent): MarkRow {
  if (isAbsent(row)) return { ...row, code: to };
  const { number, code, marks } = row;
  const [before, after] = [itemsOfCode(test, code), itemsOfCode(test, to)];
  const moved: (Mark | null)[] = test.items.map(() => null);
  for (const [at, coded] of after.entries()) {
    const mark = marks[before[at]?.item ?? -1] ?? null;
    const worth = test.items[coded.item]?.quarters ?? 0;
    if (mark?.letter !== undefined && coded.rightLetter !== null) {
      moved[coded.item] = markLetter(mark.letter, coded, worth);
    } else if (mark !== null && mark.quarters <= worth) {
      moved[coded.item] = { quarters: mark.quarters, slips: [] };
    }
  }
  return { number, code: to, marks: moved };
}
