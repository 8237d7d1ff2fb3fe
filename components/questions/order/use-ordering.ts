import { useState } from "react";
import type { BoardProps } from "#components/questions/board-state.ts";
import { isSending } from "#components/questions/is-sending.ts";
import { useKeys } from "#components/questions/use-keys.ts";
import { useStableCallback } from "#components/ui/use-stable-callback.ts";
import { type SlotLook, slotLook } from "./slot-look.ts";

interface Ordering {
  /** The places of the cards that were put, in their order. */
  readonly put: readonly number[];
  readonly look: SlotLook;
  readonly isOpen: boolean;
  readonly canSubmit: boolean;
  /** Puts the card at this place behind the others, or takes it back. */
  readonly toggle: (place: number) => void;
  readonly takeBack: (slot: number) => void;
  readonly submit: () => void;
}

interface OrderKeys {
  readonly isOpen: boolean;
  /** The place of a card, from 0. */
  readonly onCard: (place: number) => void;
  readonly onTakeBack: () => void;
  readonly onSubmit: () => void;
}

/** Lets a keyboard put cards wherever the focus is: 1 to 9 for the card at that place, Backspace, Enter. */
function useOrderKeys({ isOpen, onCard, onTakeBack, onSubmit }: OrderKeys): void {
  useKeys(isOpen, (event) => {
    if (event.repeat) return;
    if (/^[1-9]$/.test(event.key)) onCard(Number(event.key) - 1);
    else if (event.key === "Backspace") onTakeBack();
    else if (isSending(event)) {
      // The same press must not reach the button that gets the focus once the answer is marked.
      event.preventDefault();
      onSubmit();
    }
  });
}

/** Cards put one behind the other: one that is taken back lets the others close up. */
export function useOrdering({ question, state, onRespond }: Omit<BoardProps<"order" | "arrange">, "tool">): Ordering {
  const [put, setPut] = useState<readonly number[]>([]);
  const { length } = question.view.cards;
  const isOpen = state.phase === "open" || state.phase === "again";
  const isSent = state.tried.at(-1)?.order.join() === put.join();
  const canSubmit = isOpen && put.length === length && !isSent;
  const toggle = useStableCallback((place: number) => {
    if (!isOpen || !state.isSettled || place >= length) return;
    setPut((before) => (before.includes(place) ? before.filter((other) => other !== place) : [...before, place]));
  });
  const takeBack = useStableCallback((slot: number) => setPut((before) => before.filter((_, place) => place !== slot)));
  const submit = () => {
    if (canSubmit) onRespond({ order: put });
  };
  useOrderKeys({ isOpen, onCard: toggle, onTakeBack: () => takeBack(put.length - 1), onSubmit: submit });
  return { put, look: slotLook(state, isSent), isOpen, canSubmit, toggle, takeBack, submit };
}
