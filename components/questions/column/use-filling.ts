import type { BoardProps } from "#components/questions/board-state.ts";
import { useNumberKeys } from "#components/questions/number/use-number-keys.ts";
import { type Digits, useDigits } from "#components/questions/use-digits.ts";
import type { CarriedNote } from "#lib/questions/column/carried-notes.ts";
import { useNotes } from "./use-notes.ts";

interface Filling extends Omit<Digits, "fill"> {
  readonly notes: readonly CarriedNote[];
  /** Whether the next digit is a note. */
  readonly isNoting: boolean;
  readonly type: (digit: string) => void;
  readonly note: () => void;
  readonly submit: () => void;
}

/** What a pupil writes into a column, by pad or keyboard. */
export function useFilling({ question: { view }, state, onRespond }: Omit<BoardProps<"column">, "tool">): Filling {
  const { phase, tried } = state;
  const { fill, ...digits } = useDigits(
    { phase, count: tried.length, last: tried.at(-1)?.digits ?? [] },
    view.blanks.length,
  );
  const { notes, isNoting, toggle: note, write } = useNotes(view, digits.typed.length);
  const type = (digit: string) => (isNoting ? write : fill)(Number(digit));
  const submit = () => {
    if (digits.canSubmit) onRespond({ digits: digits.typed, carries: notes.map(({ column }) => column) });
  };
  useNumberKeys({ isOpen: digits.isOpen, onDigit: type, onClear: digits.clear, onSubmit: submit });
  return { ...digits, notes, isNoting, type, note, submit };
}
