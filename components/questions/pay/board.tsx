"use client";

import { useRef, useState } from "react";
import type { BoardProps } from "#components/questions/board-state.ts";
import { isSending } from "#components/questions/is-sending.ts";
import { useKeys } from "#components/questions/use-keys.ts";
import { WorkedBoard } from "#components/questions/worked-board.tsx";
import { resting } from "#components/ui/resting.ts";
import type { NoteValue } from "#lib/questions/figures/money.ts";
import { inOrder, sumOf } from "#lib/questions/kinds/pay/grading.ts";
import { amountWriter, tellNotes } from "#lib/questions/kinds/pay/write-notes.ts";
import { payText as text } from "#lib/text/pay-text.ts";
import { Counter } from "./counter.tsx";
import { Purse } from "./purse.tsx";
import { useCarrying } from "./use-carrying.ts";

const none: readonly NoteValue[] = [];

/** A counter and a purse: a tap or a pull lays a note on the counter, another one takes it back. */
export function PayBoard({ question, state, tool, onRespond }: BoardProps<"pay">) {
  const { view } = question;
  const last = state.tried.at(-1)?.notes;
  const [laid, setLaid] = useState<readonly NoteValue[]>(last ?? none);
  const purse = useRef<HTMLDivElement>(null);
  const isOpen = state.phase === "open" || state.phase === "again";
  const isUnchanged = inOrder(laid).join() === (last ?? none).join();
  const canSubmit = isOpen && laid.length > 0 && !isUnchanged;
  const notes = state.key === null || state.phase === "right" ? laid : state.key.shown;
  const kinds = [...new Set(view.purse)].map((note) => ({
    note,
    left: view.purse.filter((each) => each === note).length - laid.filter((each) => each === note).length,
  }));
  const lay = (note: NoteValue) => {
    if (kinds.some((kind) => kind.note === note && kind.left > 0)) setLaid([...laid, note]);
  };
  const focusPurse = (note: NoteValue) =>
    purse.current?.querySelector<HTMLElement>(`[data-note="${note}"]`)?.focus({ preventScroll: true });
  const takeBack = (place: number) => {
    const note = laid[place];
    // The button of the last note goes away with it.
    if (note !== undefined && place === laid.length - 1) focusPurse(note);
    setLaid(laid.filter((_, other) => other !== place));
  };
  const submit = () => {
    if (canSubmit) onRespond({ notes: inOrder(laid) });
  };
  useKeys(isOpen, (event) => {
    const note = kinds[Number(event.key) - 1]?.note;
    if (note !== undefined) lay(note);
    else if (event.key === "Backspace") takeBack(laid.length - 1);
    else if (isSending(event)) {
      // The same press must not reach the button that gets the focus once the answer is marked.
      event.preventDefault();
      submit();
    }
  });
  const carrying = useCarrying(isOpen, ({ note, from }, isOnCounter) => {
    if (from === null && isOnCounter) lay(note);
    if (from !== null && !isOnCounter) takeBack(from);
  });
  const write = amountWriter(view);
  const isMarked = state.key !== null || (state.phase === "again" && isUnchanged);
  const sum = isMarked ? text.sum(write(sumOf(notes))) : null;
  return (
    <WorkedBoard
      state={state}
      tool={tool}
      isUnchanged={isUnchanged}
      canSubmit={canSubmit}
      onSubmit={submit}
      markAt="foot"
      height={sum === null ? "low" : "footed"}
      keys={
        <button
          type="button"
          {...resting(!isOpen || laid.length === 0, () => setLaid(none))}
          className="press min-h-16 max-w-24 rounded-button bg-card px-2 font-head text-[1rem] leading-tight font-bold text-hue lip aria-disabled:opacity-60 tablet:min-h-21 tablet:max-w-none tablet:px-6 tablet:text-[1.375rem]"
        >
          {text.takeAllBack}
        </button>
      }
      sheet={
        <>
          <Counter notes={notes} sum={sum} write={write} isOpen={isOpen} carrying={carrying} onTakeBack={takeBack} />
          <span aria-live="polite" className="sr-only">
            {text.notesLaid(tellNotes(view, inOrder(notes)))} {sum}
          </span>
        </>
      }
    >
      <Purse ref={purse} kinds={kinds} write={write} isOpen={isOpen} carrying={carrying} onLay={lay} />
    </WorkedBoard>
  );
}
