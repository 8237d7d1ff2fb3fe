"use client";

import { useState } from "react";
import type { BoardProps } from "#components/questions/board-state.ts";
import { WorkedBoard } from "#components/questions/worked-board.tsx";
import { textOfCell } from "#lib/questions/kinds/read-table/grading.ts";
import { readTableText as text } from "#lib/text/read-table-text.ts";
import { TableSheet } from "./table-sheet.tsx";

function isSame(picked: readonly number[], last: readonly number[] | undefined): boolean {
  return last !== undefined && last.length === picked.length && last.every((cell) => picked.includes(cell));
}

/** A table of which cells are tapped: one, or all that fit; a second tap leaves a cell. */
export function ReadTableBoard({ question, state, tool, onRespond }: BoardProps<"read-table">) {
  const { view } = question;
  const last = state.tried.at(-1)?.cells;
  const [picked, setPicked] = useState<readonly number[]>(last ?? []);
  const isOpen = state.phase === "open" || state.phase === "again";
  const right = state.key?.cells ?? [];
  const isSent = state.phase !== "open" && isSame(picked, last);
  const toggle = (cell: number) =>
    setPicked((before) => {
      if (before.includes(cell)) return before.filter((other) => other !== cell);
      return view.isSingle ? [cell] : [...before, cell].toSorted((one, other) => one - other);
    });
  return (
    <WorkedBoard
      state={state}
      tool={tool}
      isUnchanged={isSame(picked, last)}
      height="table"
      markAt="outside"
      canSubmit={isOpen && picked.length > 0 && !isSame(picked, last)}
      onSubmit={() => onRespond({ cells: picked })}
      sheet={
        <>
          <TableSheet
            view={view}
            picked={picked}
            right={right}
            isTold={isSent && (state.phase === "again" || state.phase === "shown")}
            isOpen={isOpen}
            onPick={toggle}
          />
          <span aria-live="polite" className="sr-only">
            {isOpen && text.picked(picked.map((cell) => textOfCell(view, cell)))}
          </span>
        </>
      }
    />
  );
}
