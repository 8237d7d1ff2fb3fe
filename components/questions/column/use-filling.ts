import type { BoardProps } from "#components/questions/board-state.ts";
import { useNumberKeys } from "#components/questions/number/use-number-keys.ts";
import { useTryState } from "#components/questions/use-try-state.ts";
import type { CarriedNote } from "#lib/questions/column/carried-notes.ts";
import { useNotes } from "./use-notes.ts";

const noDigits: readonly number[] = [];

interface Filling {
  /** Digits typed since the last try, in the order of the blanks. */
  readonly typed: readonly number[];
  /** What stands in the blanks: what is typed, else the last try. */
  readonly shown: readonly number[];
  readonly notes: readonly CarriedNote[];
  /** Whether the next digit is a note. */
  readonly isNoting: boolean;
  readonly isOpen: boolean;
  readonly canSubmit: boolean;
  readonly type: (digit: string) => void;
  readonly clear: () => void;
  readonly note: () => void;
  readonly submit: () => void;
}

/** What a pupil writes into a column, by pad or keyboard. */
export function useFilling({ question: { view }, state, onRespond }: Omit<BoardProps<"column">, "tool">): Filling {
  const [typed, setTyped] = useTryState(state.tried.length, noDigits);
  const { notes, isNoting, toggle: note, write } = useNotes(view, typed.length);
  const isOpen = state.phase === "open" || state.phase === "again";
  const last = state.tried.at(-1)?.digits ?? [];
  const canSubmit = isOpen && typed.length === view.blanks.length && typed.join() !== last.join();
  const fill = (digit: number) =>
    setTyped((before) => (before.length < view.blanks.length ? [...before, digit] : before));
  const type = (digit: string) => (isNoting ? write : fill)(Number(digit));
  // After a wrong try the digits stay on the sheet; taking back begins with the last of them.
  const clear = () => setTyped((before) => (before.length === 0 ? last : before).slice(0, -1));
  const submit = () => {
    if (canSubmit) onRespond({ digits: typed, carries: notes.map(({ column }) => column) });
  };
  useNumberKeys({ isOpen, onDigit: type, onClear: clear, onSubmit: submit });
  return {
    typed,
    shown: typed.length === 0 ? last : typed,
    notes,
    isNoting,
    isOpen,
    canSubmit,
    type,
    clear,
    note,
    submit,
  };
}
