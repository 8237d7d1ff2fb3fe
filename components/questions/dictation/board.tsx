"use client";

import type { BoardProps } from "#components/questions/board-state.ts";
import { WritingBoard } from "#components/questions/writing/writing-board.tsx";
import { ListenRow } from "./listen-row.tsx";
import { TilesBoard } from "./tiles-board.tsx";

/** A text that is heard, and built of tiles or typed. */
export function DictationBoard(props: BoardProps<"dictation">) {
  const { question, state, tool, onRespond } = props;
  const { title, heard, pieces, counted, tiles, mostSigns } = question.view;
  if (tiles !== null) return <TilesBoard {...props} tiles={tiles} />;
  const told = [title, counted].filter((each) => each !== null).join(" – ");
  return (
    <WritingBoard
      state={state}
      sent={state.tried.at(-1)?.written}
      mostSigns={mostSigns}
      tool={tool}
      onSend={(written) => onRespond({ written })}
    >
      {state.key === null && <ListenRow heard={heard} pieces={pieces} hasPieces={true} />}
      <p className="px-1 text-center text-[0.9375rem] leading-none font-semibold text-muted tablet:text-[1.375rem]">
        {told}
      </p>
    </WritingBoard>
  );
}
