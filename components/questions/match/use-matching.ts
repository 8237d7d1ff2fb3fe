import { useState } from "react";
import type { BoardProps } from "#components/questions/board-state.ts";
import { useNumberKeys } from "#components/questions/number/use-number-keys.ts";

interface Matching {
  /** The label in each place from the left, null where none lies; the right ones once they are known. */
  readonly filled: readonly (number | null)[];
  /** The place the next label goes into; null when all are filled. */
  readonly next: number | null;
  readonly isOpen: boolean;
  readonly canSubmit: boolean;
  /** Whether the places stand as they were last sent. */
  readonly isSent: boolean;
  readonly choose: (place: number) => void;
  readonly canPut: (label: number) => boolean;
  readonly put: (label: number) => void;
  readonly submit: () => void;
}

/** Labels put into places: a tap on a label fills the chosen place, or the first empty one. */
export function useMatching(props: Omit<BoardProps<"match">, "tool">): Matching {
  const { question, state, onRespond } = props;
  const { numbers, filled: what, labels, isReusable } = question.view;
  const places = numbers.filter((number) => what === "names" || number === null).length;
  const [put, setPut] = useState<readonly (number | null)[]>(() => Array.from({ length: places }, () => null));
  const [chosen, setChosen] = useState<number | null>(null);
  const isOpen = state.phase === "open" || state.phase === "again";
  const last = state.tried.at(-1)?.labels.join();
  const next = chosen ?? (put.includes(null) ? put.indexOf(null) : null);
  const complete = put.filter((label) => label !== null);
  const isSent = complete.length === places && complete.join() === last;
  const canSubmit = isOpen && complete.length === places && !isSent;
  // After a wrong try the first label begins anew.
  const start = isSent && chosen === null ? put.map(() => null) : put;
  const canPut = (label: number) => isOpen && start.includes(null) && (isReusable || !start.includes(label));
  const fill = (label: number) => {
    const place = chosen ?? start.indexOf(null);
    if (label >= labels.length || !canPut(label)) return;
    setPut(start.map((other, at) => (at === place ? label : other)));
    setChosen(null);
  };
  const choose = (place: number) => {
    setPut(put.map((label, at) => (at === place ? null : label)));
    setChosen(place);
  };
  const takeBack = () => {
    const full = put.findLastIndex((label) => label !== null);
    if (full >= 0) choose(full);
  };
  const submit = () => {
    if (canSubmit) onRespond({ labels: complete });
  };
  const onDigit = (digit: string) => digit !== "0" && fill(Number(digit) - 1);
  useNumberKeys({ isOpen, onDigit, onClear: takeBack, onSubmit: submit });
  return {
    filled: rightFilling(state, put) ?? put,
    next: isOpen ? next : null,
    isOpen,
    canSubmit,
    isSent,
    choose,
    canPut,
    put: fill,
    submit,
  };
}

/** The right filling once it may be seen: the pupil's own where it is one of several. */
function rightFilling(
  { key }: BoardProps<"match">["state"],
  put: readonly (number | null)[],
): readonly number[] | null {
  if (key === null) return null;
  return key.fillings.find((filling) => filling.join() === put.join()) ?? key.fillings[0] ?? null;
}
