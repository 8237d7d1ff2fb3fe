import { useState } from "react";
import type { BoardProps } from "#components/questions/board-state.ts";
import { useNumberKeys } from "#components/questions/number/use-number-keys.ts";

type Put = readonly (number | null)[];

interface Pairing {
  /** The card at each letter, null where none lies; the right ones once they are known. */
  readonly put: Put;
  /** The letter the next card goes to; null when each has one. */
  readonly next: number | null;
  readonly isOpen: boolean;
  /** Whether the cards lie as they were last sent. */
  readonly isSent: boolean;
  readonly canSubmit: boolean;
  /** Takes the card of a letter back and makes the letter the next. */
  readonly choose: (place: number) => void;
  /** Puts a card to the next letter; one that lies at a letter is taken back. */
  readonly toggle: (card: number) => void;
  readonly submit: () => void;
}

/** Cards put to letters: a tap on a card puts it to the letter that waits, another tap takes it back. */
export function usePairing({ question: { view }, state, onRespond }: Omit<BoardProps<"pairs">, "tool">): Pairing {
  const { lefts, cards } = view;
  const [own, setOwn] = useState<Put>(() => state.tried.at(-1)?.cards ?? lefts.map(() => null));
  const [chosen, setChosen] = useState<number | null>(null);
  const isOpen = state.phase === "open" || state.phase === "again";
  const empty = own.indexOf(null);
  const next = chosen ?? (empty < 0 ? null : empty);
  const complete = own.filter((card) => card !== null);
  const isSent = own.join() === state.tried.at(-1)?.cards.join();
  const canSubmit = isOpen && complete.length === lefts.length && !isSent;
  const choose = (place: number) => {
    setOwn(own.with(place, null));
    setChosen(place);
  };
  const toggle = (card: number) => {
    if (!isOpen || !state.isSettled || card >= cards.length) return;
    const place = own.indexOf(card);
    if (place >= 0) choose(place);
    else if (next !== null) {
      setOwn(own.with(next, card));
      setChosen(null);
    }
  };
  const takeBack = () => {
    const last = own.findLastIndex((card) => card !== null);
    if (last >= 0) choose(last);
  };
  const submit = () => {
    if (canSubmit) onRespond({ cards: complete });
  };
  const onDigit = (digit: string) => {
    if (digit !== "0") toggle(Number(digit) - 1);
  };
  useNumberKeys({ isOpen, onDigit, onClear: takeBack, onSubmit: submit });
  return {
    put: state.key?.cards ?? own,
    next: isOpen ? next : null,
    isOpen,
    isSent,
    canSubmit,
    choose,
    toggle,
    submit,
  };
}
