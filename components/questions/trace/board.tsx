"use client";

import { use } from "react";
import { BoardHelp } from "#components/questions/board-help.ts";
import type { BoardProps } from "#components/questions/board-state.ts";
import { RubOutButton } from "#components/questions/rub-out-button.tsx";
import { WorkedBoard } from "#components/questions/worked-board.tsx";
import { describeTraced, tellTurn } from "#lib/questions/kinds/trace/describe.ts";
import { traceText as text } from "#lib/text/trace-text.ts";
import { type Ink, TraceSheet } from "./trace-sheet.tsx";
import { useTracing } from "./use-tracing.ts";

/** Letters in grey that are traced stroke by stroke: by pulls of the finger, or from dot to dot with taps or keys. */
export function TraceBoard({ question, state, tool, onRespond }: BoardProps<"trace">) {
  const { view } = question;
  const tracing = useTracing({ question, state, onRespond });
  const { isOpen, isUnchanged, turn, canSubmit, canUndo, submit, undo } = tracing;
  const isHelped = use(BoardHelp)?.some((figure) => figure.type === "handwriting") ?? false;
  const isShown = state.phase === "shown";
  const strokes = isShown ? [] : tracing.strokes;
  const inkOf = (stroke: number): Ink => {
    if (state.phase === "right") return "right";
    return state.phase === "again" && isUnchanged && stroke >= turn ? "again" : "own";
  };
  const next = view.strokes[turn];
  return (
    <WorkedBoard
      {...{ state, tool, isUnchanged, canSubmit }}
      height="squared"
      markAt="outside"
      onSubmit={submit}
      keys={<RubOutButton label={text.undo} isResting={!canUndo} onRubOut={undo} />}
      sheet={
        <>
          <TraceSheet
            {...{ view, tracing, strokes, inkOf }}
            isWritten={isHelped && isOpen}
            isNumbered={(isHelped && isOpen) || isShown}
            isShown={isShown}
            alt={describeTraced(view, strokes.length)}
          />
          <span aria-live="polite" className="sr-only">
            {isOpen && tellTurn(view, tracing.dots, turn, tracing.joined)}
          </span>
        </>
      }
    >
      <p aria-hidden="true" className="text-center text-[1.125rem] leading-tight text-muted tablet:text-[1.5rem]">
        {next === undefined ? text.done : text.next(turn + 1, next.name)}
      </p>
    </WorkedBoard>
  );
}
