import { useState } from "react";
import type { BoardProps } from "#components/questions/board-state.ts";
import { isSending } from "#components/questions/is-sending.ts";
import { useKeys } from "#components/questions/use-keys.ts";
import { useStableCallback } from "#components/ui/use-stable-callback.ts";
import { areParts } from "#lib/questions/kinds/order/grading.ts";
import { type SlotLook, slotLook } from "./slot-look.ts";

interface Ordering {
  /** The places of the cards that were put, in their order. */
  readonly put: readonly number[];
  /** All cards: those that were put, then the others as they lie. */
  readonly standing: readonly number[];
  /** How many are to be put. */
  readonly wanted: number;
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

interface OrderingProps extends Omit<BoardProps<"order" | "arrange">, "tool"> {
  /** How many cards are put; all where it is absent. */
  slots?: number;
}

/** Cards put one behind the other: one that is taken back lets the others close up. */
export function useOrdering({ question, state, slots, onRespond }: OrderingProps): Ordering {
  const isMoving = question.kind === "order" && areParts(question.view);
  const [put, setPut] = useState<readonly number[]>(() => (isMoving ? (state.tried.at(-1)?.order ?? []) : []));
  const { length } = question.view.cards;
  const wanted = slots ?? length - sparesOf(question);
  const standing = [...put, ...[...question.view.cards.keys()].filter((card) => !put.includes(card))];
  const isOpen = state.phase === "open" || state.phase === "again";
  const isSent = state.tried.at(-1)?.order.join() === put.join();
  const canSubmit = isOpen && put.length === wanted && !isSent;
  const toggle = useStableCallback((place: number) => {
    if (!isOpen || !state.isSettled || place >= length) return;
    setPut((before) => {
      if (before.includes(place)) return before.filter((other) => other !== place);
      return before.length === wanted ? before : [...before, place];
    });
  });
  const takeBack = useStableCallback((slot: number) => setPut((before) => before.filter((_, place) => place !== slot)));
  const submit = () => {
    if (canSubmit) onRespond({ order: put });
  };
  const onCard = (place: number) => toggle(isMoving ? (standing[place] ?? length) : place);
  useOrderKeys({ isOpen, onCard, onTakeBack: () => takeBack(put.length - 1), onSubmit: submit });
  return { put, standing, wanted, look: slotLook(state, isSent), isOpen, canSubmit, toggle, takeBack, submit };
}

function sparesOf(question: BoardProps<"order" | "arrange">["question"]): number {
  return question.kind === "order" ? (question.view.spares ?? 0) : 0;
}
