import type { BoardPhase } from "./board-state.ts";
import { useTryState } from "./use-try-state.ts";

const noDigits: readonly number[] = [];

interface Tries {
  readonly phase: BoardPhase;
  readonly count: number;
  /** What was sent last; empty before the first try. */
  readonly last: readonly number[];
}

export interface Digits {
  /** Digits typed since the last try, in the order of the squares. */
  readonly typed: readonly number[];
  /** What stands in the squares: what is typed, else the last try. */
  readonly shown: readonly number[];
  readonly isOpen: boolean;
  readonly canSubmit: boolean;
  readonly fill: (digit: number) => void;
  readonly clear: () => void;
}

/** Squares that are filled one after another, a digit each. */
export function useDigits({ phase, count, last }: Tries, squares: number): Digits {
  const [typed, setTyped] = useTryState(count, noDigits);
  const isOpen = phase === "open" || phase === "again";
  return {
    typed,
    shown: typed.length === 0 ? last : typed,
    isOpen,
    canSubmit: isOpen && typed.length === squares && typed.join() !== last.join(),
    fill: (digit) => setTyped((before) => (before.length < squares ? [...before, digit] : before)),
    // After a wrong try the digits stay on the sheet; taking back begins with the last of them.
    clear: () => setTyped((before) => (before.length === 0 ? last : before).slice(0, -1)),
  };
}
