"use client";

import { useState } from "react";
import type { BoardProps } from "#components/questions/board-state.ts";
import { WorkedBoard } from "#components/questions/worked-board.tsx";
import { readDay } from "#lib/questions/kinds/calendar/grading.ts";
import { MonthGrid } from "./month-grid.tsx";

function isSame(picked: readonly number[], last: readonly number[] | undefined): boolean {
  return last !== undefined && last.length === picked.length && last.every((day) => picked.includes(day));
}

/** The sheet of a month, on which a tap picks a day and a second tap leaves it; with a second month it is turned over. */
export function CalendarBoard({ question, state, tool, onRespond }: BoardProps<"calendar">) {
  const { sheets, isSingle } = question.view;
  const last = state.tried.at(-1)?.days;
  const [own, setPicked] = useState<readonly number[]>(last ?? []);
  const [turned, setTurned] = useState(() => readDay(last?.[0] ?? 0).sheet);
  const isOpen = state.phase === "open" || state.phase === "again";
  const picked = state.key?.days ?? own;
  const at = state.key === null ? turned : readDay(state.key.days[0] ?? 0).sheet;
  const toggle = (day: number) =>
    setPicked((before) => {
      if (before.includes(day)) return before.filter((other) => other !== day);
      return isSingle ? [day] : [...before, day];
    });
  return (
    <WorkedBoard
      state={state}
      tool={tool}
      isUnchanged={isSame(picked, last)}
      height="tall"
      markAt="title"
      canSubmit={isOpen && picked.length > 0 && !isSame(picked, last)}
      onSubmit={() => onRespond({ days: picked.toSorted((one, other) => one - other) })}
      sheet={
        <MonthGrid
          sheets={sheets}
          at={at}
          picked={picked}
          isOpen={isOpen}
          isKnown={state.key !== null}
          onTurn={setTurned}
          onPick={toggle}
        />
      }
    />
  );
}
