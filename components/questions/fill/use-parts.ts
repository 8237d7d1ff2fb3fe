import { useState } from "react";
import type { BoardProps } from "#components/questions/board-state.ts";
import { useNumberKeys } from "#components/questions/number/use-number-keys.ts";
import { type ChosenParts, growSyllable } from "#lib/core/vietnamese/grow-syllable.ts";
import type { FillResponse, FillView } from "#lib/questions/kinds/fill/grading.ts";

export type Part = keyof FillResponse;

type Chosen = Readonly<Record<Part, number | null>>;

const parts = ["initial", "rime", "tone"] as const satisfies readonly Part[];

interface Parts {
  /** The rows that are drawn, in the order in which a syllable is read. */
  readonly rows: readonly Part[];
  readonly chosen: Chosen;
  /** What is written so far; null where the parts cannot stand together. */
  readonly text: string | null;
  readonly written: ChosenParts;
  readonly isOpen: boolean;
  readonly isWhole: boolean;
  /** Whether the parts are those that were last sent. */
  readonly isSent: boolean;
  readonly canSubmit: boolean;
  readonly choose: (part: Part, place: number) => void;
  readonly submit: () => void;
}

function sizesOf({ initials, rimes, tones }: FillView): Readonly<Record<Part, number>> {
  return { initial: initials.length, rime: rimes.length, tone: tones.length };
}

function isComplete(chosen: Chosen): chosen is FillResponse {
  return parts.every((part) => chosen[part] !== null);
}

function isSame(one: Chosen, other: Chosen | undefined): boolean {
  return parts.every((part) => one[part] === other?.[part]);
}

function writtenOf({ initials, rimes, tones }: FillView, { initial, rime, tone }: Chosen): ChosenParts {
  return {
    initial: initial === null ? null : (initials[initial] ?? null),
    rime: rime === null ? null : (rimes[rime] ?? null),
    tone: tone === null ? null : (tones[tone] ?? null),
  };
}

/** One part of each row, chosen by a tap or a digit; another tap on a row changes it. */
export function useParts({ question: { view }, state, onRespond }: Omit<BoardProps<"fill">, "tool">): Parts {
  const sizes = sizesOf(view);
  const only = (part: Part) => (sizes[part] === 1 ? 0 : null);
  const [own, setOwn] = useState<Chosen>(
    () => state.tried.at(-1) ?? { initial: only("initial"), rime: only("rime"), tone: only("tone") },
  );
  const rows = parts.filter((part) => sizes[part] > 1);
  const isOpen = state.phase === "open" || state.phase === "again";
  const chosen = state.key ?? own;
  const written = writtenOf(view, chosen);
  const isWhole = isComplete(own);
  const isSent = isSame(own, state.tried.at(-1));
  const choose = (part: Part, place: number) => {
    if (isOpen && state.isSettled && place < sizes[part]) setOwn((before) => ({ ...before, [part]: place }));
  };
  const submit = () => {
    if (isOpen && isComplete(own) && !isSent) onRespond({ initial: own.initial, rime: own.rime, tone: own.tone });
  };
  const onDigit = (digit: string) => {
    const next = rows.find((part) => own[part] === null);
    if (next !== undefined && digit !== "0") choose(next, Number(digit) - 1);
  };
  const onClear = () => {
    const last = rows.findLast((part) => own[part] !== null);
    if (last !== undefined) setOwn((before) => ({ ...before, [last]: null }));
  };
  useNumberKeys({ isOpen, onDigit, onClear, onSubmit: submit });
  return {
    rows,
    chosen,
    text: growSyllable(written),
    written,
    isOpen,
    isWhole,
    isSent,
    canSubmit: isOpen && isWhole && !isSent,
    choose,
    submit,
  };
}
