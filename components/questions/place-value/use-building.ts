import { useState } from "react";
import type { BoardProps } from "#components/questions/board-state.ts";
import type { Place } from "#lib/questions/figures/place-blocks.ts";
import type { Blocks } from "#lib/questions/kinds/place-value/grading.ts";
import { useBuildKeys } from "./use-build-keys.ts";

const most: Readonly<Record<Place, number>> = { hundreds: 9, tens: 9, ones: 19 };
const tenOnes = 10;

interface Building {
  /** What lies there; what is right once that is known. */
  readonly blocks: Blocks;
  readonly isOpen: boolean;
  readonly canSubmit: boolean;
  readonly canSwap: boolean;
  readonly canChange: (place: Place, by: 1 | -1) => boolean;
  readonly change: (place: Place, by: 1 | -1) => void;
  readonly swap: () => void;
  readonly submit: () => void;
}

function isSame(one: Blocks, other: Blocks): boolean {
  return one.hundreds === other.hundreds && one.tens === other.tens && one.ones === other.ones;
}

/** What a pupil lays out, by buttons or keyboard. */
export function useBuilding({
  question: { view },
  state,
  onRespond,
}: Omit<BoardProps<"place-value">, "tool">): Building {
  const [laid, setLaid] = useState<Blocks>(view.start);
  const isOpen = state.phase === "open" || state.phase === "again";
  const blocks = state.key ?? laid;
  const isEmpty = laid.hundreds + laid.tens + laid.ones === 0;
  const canSubmit = isOpen && !isEmpty && !isSame(laid, state.tried.at(-1) ?? view.start);
  const change = (place: Place, by: 1 | -1) =>
    setLaid((before) => ({ ...before, [place]: Math.min(most[place], Math.max(0, before[place] + by)) }));
  const swap = () =>
    setLaid((before) =>
      before.ones < tenOnes || before.tens === most.tens
        ? before
        : { ...before, tens: before.tens + 1, ones: before.ones - tenOnes },
    );
  const submit = () => {
    if (canSubmit) onRespond({ hundreds: laid.hundreds, tens: laid.tens, ones: laid.ones });
  };
  useBuildKeys({ isOpen, onChange: change, onSwap: swap, onSubmit: submit });
  return {
    blocks,
    isOpen,
    canSubmit,
    canSwap: isOpen && laid.ones >= tenOnes && laid.tens < most.tens,
    canChange: (place, by) => isOpen && (by === 1 ? laid[place] < most[place] : laid[place] > 0),
    change,
    swap,
    submit,
  };
}
