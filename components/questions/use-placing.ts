import { useState } from "react";
import type { BoardPhase } from "./board-state.ts";
import { useNumberKeys } from "./number/use-number-keys.ts";

/** What lies at the places of a board, and the place the pupil has chosen to fill next. */
export interface Placed {
  /** For each place the card that lies there; null where none does. */
  readonly put: readonly (number | null)[];
  readonly chosen: number | null;
}

/** The place the next card goes to: the chosen one, else the first that is empty; null when each has one. A single place is always the next. */
export function nextPlace({ put, chosen }: Placed): number | null {
  if (put.length === 1) return 0;
  const empty = put.indexOf(null);
  return chosen ?? (empty < 0 ? null : empty);
}

/** The card of a place is taken back, and the place is the next to be filled. */
export function takeBack({ put }: Placed, place: number): Placed {
  return { put: put.with(place, null), chosen: place };
}

/** Puts a card to the next place. Of cards that lie there once, one that lies at a place is taken back instead. */
export function putCard(placed: Placed, card: number, isReused: boolean): Placed {
  const at = isReused ? -1 : placed.put.indexOf(card);
  if (at >= 0) return takeBack(placed, at);
  const next = nextPlace(placed);
  return next === null ? placed : { put: placed.put.with(next, card), chosen: null };
}

interface PlacingOptions {
  readonly phase: BoardPhase;
  readonly isSettled: boolean;
  readonly places: number;
  readonly cards: number;
  /** Whether one card may lie at several places. */
  readonly isReused: boolean;
  /** The cards as they were sent last. */
  readonly sent: readonly number[] | undefined;
  /** The right ones once they are known. */
  readonly right: readonly number[] | undefined;
  readonly onSend: (cards: readonly number[]) => void;
}

interface Placing {
  /** The card at each place, null where none lies; the right ones once they are known. */
  readonly put: Placed["put"];
  /** The place the next card goes to; null when each has one. */
  readonly next: number | null;
  readonly isOpen: boolean;
  /** Whether the cards lie as they were last sent. */
  readonly isSent: boolean;
  readonly canSubmit: boolean;
  /** Takes the card of a place back and makes the place the next. */
  readonly choose: (place: number) => void;
  /** Puts a card to the next place, or takes it back. */
  readonly toggle: (card: number) => void;
  readonly submit: () => void;
}

/** Cards put to places: a tap on a card puts it to the place that waits; 1 to 9, Backspace and Enter do the same. */
export function usePlacing({
  phase,
  isSettled,
  places,
  cards,
  isReused,
  sent,
  right,
  onSend,
}: PlacingOptions): Placing {
  const [own, setOwn] = useState<Placed>(() => ({
    put: sent ?? Array.from({ length: places }, () => null),
    chosen: null,
  }));
  const isOpen = phase === "open" || phase === "again";
  const complete = own.put.filter((card) => card !== null);
  const isSent = own.put.join() === sent?.join();
  const canSubmit = isOpen && complete.length === places && !isSent;
  const choose = (place: number) => setOwn((before) => takeBack(before, place));
  const toggle = (card: number) => {
    if (isOpen && isSettled && card < cards) setOwn((before) => putCard(before, card, isReused));
  };
  const takeLastBack = () => {
    const last = own.put.findLastIndex((card) => card !== null);
    if (last >= 0) choose(last);
  };
  const submit = () => {
    if (canSubmit) onSend(complete);
  };
  const onDigit = (digit: string) => {
    if (digit !== "0") toggle(Number(digit) - 1);
  };
  useNumberKeys({ isOpen, onDigit, onClear: takeLastBack, onSubmit: submit });
  return {
    put: right ?? own.put,
    next: isOpen ? nextPlace(own) : null,
    isOpen,
    isSent,
    canSubmit,
    choose,
    toggle,
    submit,
  };
}
