"use client";

import { useState } from "react";
import type { BoardProps } from "#components/questions/board-state.ts";
import { isSending } from "#components/questions/is-sending.ts";
import { useKeys } from "#components/questions/use-keys.ts";
import { WorkedBoard } from "#components/questions/worked-board.tsx";
import { resting } from "#components/ui/resting.ts";
import { tangramText as text } from "#lib/text/tangram-text.ts";
import { TangramSheet } from "./tangram-sheet.tsx";
import { tellPiece } from "./tell-piece.ts";
import { toLaid, usePieces } from "./use-pieces.ts";

/** An outline that is covered with pieces of card: pulled by a finger, tapped and put down, or moved with the arrow keys. */
export function TangramBoard({ question, state, tool, onRespond }: BoardProps<"tangram">) {
  const { view } = question;
  const { places, isUnchanged, put, turn } = usePieces({ question, state });
  const [held, setHeld] = useState<number | null>(null);
  const isOpen = state.phase === "open" || state.phase === "again";
  const heldPlace = held === null ? undefined : places[held];
  const canSubmit = isOpen && !isUnchanged && places.some(({ at }) => at !== null);
  const submit = () => {
    if (canSubmit) onRespond({ laid: places.map(toLaid) });
  };
  useKeys(isOpen, (event) => {
    if (!isSending(event)) return;
    // The same press must not reach the button that gets the focus afterwards.
    event.preventDefault();
    submit();
  });
  return (
    <WorkedBoard
      state={state}
      tool={tool}
      height="tall"
      isUnchanged={isUnchanged}
      canSubmit={canSubmit}
      onSubmit={submit}
      sheet={
        <>
          <TangramSheet
            view={view}
            places={places}
            held={isOpen ? held : null}
            isOpen={isOpen}
            onHold={setHeld}
            onPut={put}
          />
          <span aria-live="polite" className="sr-only">
            {held === null || heldPlace === undefined ? "" : tellPiece(view, held, heldPlace)}
          </span>
        </>
      }
    >
      {view.canTurn && (
        <button
          type="button"
          {...resting(!isOpen || held === null, () => held !== null && turn(held))}
          className="press mb-1 min-h-14 rounded-tool bg-card font-bold font-head text-[1.125rem] text-hue lip aria-disabled:opacity-60 tablet:min-h-16 tablet:text-[1.375rem]"
        >
          {text.turn}
        </button>
      )}
    </WorkedBoard>
  );
}
