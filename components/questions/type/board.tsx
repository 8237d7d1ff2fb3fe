"use client";

import type { BoardProps } from "#components/questions/board-state.ts";
import { WritingBoard } from "#components/questions/writing/writing-board.tsx";

/** A text that is typed anew as it should be written. */
export function TypeBoard({ question, state, tool, onRespond }: BoardProps<"type">) {
  const { given, mostSigns } = question.view;
  return (
    <WritingBoard
      state={state}
      sent={state.tried.at(-1)?.text}
      mostSigns={mostSigns}
      tool={tool}
      onSend={(text) => onRespond({ text })}
    >
      <p className="px-1 text-center text-[1.125rem] leading-snug font-semibold text-muted tablet:text-[1.625rem] wide:text-[1.5rem]">
        {given}
      </p>
    </WritingBoard>
  );
}
