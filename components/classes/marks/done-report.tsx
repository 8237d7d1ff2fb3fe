import { useLayoutEffect, useRef } from "react";
import { nameOfSeat } from "#components/classes/seat-chips.tsx";
import type { Names } from "#components/classes/use-class-key.ts";
import { cutText } from "#lib/core/cut-text.ts";
import { writePoints } from "#lib/core/write-points.ts";
import { itemWords } from "#lib/marks/item-words.ts";
import { itemsOfCode, type MarkedTest } from "#lib/marks/marked-test.ts";
import type { LeftCell, ReadPaste } from "#lib/marks/read-paste.ts";
import { marksText as text } from "#lib/text/marks-text.ts";
import type { SeatMarks } from "./marks-row.tsx";

/** What was done to the table other than by typing: in words, or the cells that were pasted. */
export type Done = { readonly words: string } | { readonly pasted: ReadPaste };

interface Props {
  readonly done: Done | null;
  readonly test: MarkedTest;
  readonly seats: readonly SeatMarks[];
  readonly names: Names;
}

/** So many cells are named one by one. */
const mostNamed = 8;

/** Letters of a cell that are repeated. */
const mostLetters = 14;

/** Says what was done to the table, and of cells that were pasted each that was not taken, with the reason. */
export function DoneReport({ done, test, seats, names }: Props) {
  const pasted = done !== null && "pasted" in done ? done.pasted : null;
  const left = pasted?.ok === true ? pasted.left : [];
  const problems = useRef<HTMLDivElement>(null);
  // The table may have been scrolled far down; what stands above it is covered there.
  useLayoutEffect(() => {
    if (pasted !== null) problems.current?.scrollIntoView({ block: "nearest" });
  }, [pasted]);
  return (
    <>
      <p role="status" className="font-semibold text-right-ink empty:sr-only print:hidden">
        {done !== null && doneWords(done)}
      </p>
      {(pasted?.ok === false || left.length > 0) && (
        <div
          ref={problems}
          role="alert"
          className="grid scroll-mt-16 gap-1 rounded-[12px] bg-again-surface p-3 print:hidden tablet:scroll-mt-[min(25vh,12rem)]"
        >
          <p className="font-semibold text-again-ink">
            {pasted?.ok === false ? text.pasteRefused[pasted.reason] : text.pasteLeft(left.length)}
          </p>
          <ul className="grid empty:hidden gap-0.5 leading-snug wrap-anywhere">
            {left.slice(0, mostNamed).map((cell) => (
              <li key={`${cell.row} ${cell.column}`}>{cellWords(cell, test, seats, names)}</li>
            ))}
            {left.length > mostNamed && <li className="text-muted">{text.pasteMore(left.length - mostNamed)}</li>}
          </ul>
        </div>
      )}
    </>
  );
}

function doneWords(done: Done): string {
  if ("words" in done) return done.words;
  if (!done.pasted.ok) return "";
  const { taken, changes } = done.pasted;
  return taken === 0 ? text.pastedNone : text.pasted(taken, changes.length);
}

/** "Câu 3, Lê Chi: “7” – nhiều nhất 0,5 điểm" */
function cellWords(left: LeftCell, test: MarkedTest, seats: readonly SeatMarks[], names: Names): string {
  const row = seats[left.row];
  const coded = itemsOfCode(test, row?.code ?? "A")[left.column];
  const item = test.items[coded?.item ?? -1];
  const column =
    item === undefined || coded === undefined
      ? text.pasteColumn(left.column + 1)
      : itemWords({ ...item, no: coded.no });
  const pupil = row === undefined ? text.pasteRow(left.row + 1) : nameOfSeat(row.seat, names);
  const why = text.pasteProblems[left.problem];
  const reason = typeof why === "string" ? why : why(writePoints(item?.quarters ?? 0));
  return text.pasteCell(text.cell(column, pupil), cutText(left.text, mostLetters), reason);
}
