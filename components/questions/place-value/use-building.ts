import { useState } from "react";
import type { BoardProps } from "#components/questions/board-state.ts";
import type { Place } from "#lib/questions/figures/place-blocks.ts";
import type { Blocks } from "#lib/questions/kinds/place-value/grading.ts";
import { useBuildKeys } from "./use-build-keys.ts";

/** Of rods there may be as many as of cubes where they can be swapped. */
const most: Readonly<Record<Place, number>> = { hundreds: 9, tens: 9, ones: 19 };
const ten = 10;

interface Building {
  /** What lies there; what is right once that is known. */
  readonly blocks: Blocks;
  readonly isOpen: boolean;
  readonly canSubmit: boolean;
  /** Of which blocks ten can be swapped for one of the next size: cubes before rods. */
  readonly swappable: "ones" | "tens" | null;
  readonly canChange: (place: Place, by: 1 | -1) => boolean;
  readonly change: (place: Place, by: 1 | -1) => void;
  readonly swap: () => void;
  readonly submit: () => void;
}

function isSame(one: Blocks, other: Blocks): boolean {
  return one.hundreds === other.hundreds && one.tens === other.tens && one.ones === other.ones;
}

function swappableOf({ hundreds, tens, ones }: Blocks, mostTens: number): Building["swappable"] {
  if (ones >= ten && tens < mostTens) return "ones";
  return tens >= ten && hundreds < most.hundreds ? "tens" : null;
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
  const room = { ...most, tens: view.canSwapTens === true ? most.ones : most.tens };
  const change = (place: Place, by: 1 | -1) =>
    setLaid((before) => ({ ...before, [place]: Math.min(room[place], Math.max(0, before[place] + by)) }));
  const swap = () =>
    setLaid((before) => {
      const { hundreds, tens, ones } = before;
      const swappable = swappableOf(before, room.tens);
      if (swappable === "ones") return { hundreds, tens: tens + 1, ones: ones - ten };
      return swappable === "tens" ? { hundreds: hundreds + 1, tens: tens - ten, ones } : before;
    });
  const submit = () => {
    if (canSubmit) onRespond({ hundreds: laid.hundreds, tens: laid.tens, ones: laid.ones });
  };
  useBuildKeys({ isOpen, onChange: change, onSwap: swap, onSubmit: submit });
  return {
    blocks,
    isOpen,
    canSubmit,
    swappable: isOpen ? swappableOf(laid, room.tens) : null,
    canChange: (place, by) => isOpen && (by === 1 ? laid[place] < room[place] : laid[place] > 0),
    change,
    swap,
    submit,
  };
}
