import { useState } from "react";
import type { BoardProps, BoardState } from "#components/questions/board-state.ts";
import { useBoxes } from "#components/questions/boxes/use-boxes.ts";
import type { SortView } from "#lib/questions/kinds/sort/grading.ts";
import { heap } from "./use-dragging.ts";

const noBoxes = { parts: [] };

/** All things on the heap. */
function unsorted({ pile, trays }: SortView): readonly number[] {
  return pile.type === "alike" ? trays.map(() => 0) : pile.things.map(() => heap);
}

/** Whether enough lies in the trays to answer, or to go on. */
function isReady({ pile, sum }: SortView, sorted: readonly number[]): boolean {
  if (pile.type === "named") return !sorted.includes(heap);
  return sum === null ? sorted.some((count) => count > 0) : sorted.every((count) => count > 0);
}

/** How the boxes below the trays stand; what was typed for other trays is gone. */
function boxesState(state: BoardState<"sort">, sorted: readonly number[], isWriting: boolean): BoardState<"boxes"> {
  return {
    ...state,
    phase: isWriting ? state.phase : "waiting",
    tried: state.tried.flatMap((response) =>
      response.typed === null || response.sorted.join() !== sorted.join() ? [] : [{ boxes: response.typed }],
    ),
    key: state.key?.sum ?? null,
  };
}

/** What lies where: as the pupil has put it, or, where that was wrong, as it is right. */
function shownOf({ phase, key }: BoardState<"sort">, own: readonly number[]): readonly number[] {
  return phase === "right" ? own : (key?.ways[0] ?? own);
}

function moved(sorted: readonly number[], place: number, by: number): readonly number[] {
  return place === heap ? sorted : sorted.with(place, (sorted[place] ?? 0) + by);
}

/** Things that are put into trays, and then what is written below them. */
export function useSorting({ question: { view }, state, onRespond }: Omit<BoardProps<"sort">, "tool">) {
  const { phase } = state;
  const last = state.tried.at(-1)?.sorted;
  const [own, setOwn] = useState(last ?? unsorted(view));
  const [isWriting, setWriting] = useState(view.sum !== null && last !== undefined);
  const typing = useBoxes({
    view: view.sum ?? noBoxes,
    state: boxesState(state, own, isWriting),
    onRespond: ({ boxes }) => onRespond({ sorted: own, typed: boxes }),
  });
  const isOpen = phase === "open" || phase === "again";
  const isSent = own.join() === last?.join();
  const goOn = () => {
    if (view.sum === null) onRespond({ sorted: own, typed: null });
    else setWriting(true);
  };
  const sorted = shownOf(state, own);
  return {
    sorted,
    /** Things with a name that lay wrong. */
    strays: [...sorted.keys()].filter((thing) => sorted[thing] !== own[thing]),
    isOpen,
    isWriting,
    isUnchanged: isSent && (view.sum === null || typing.look !== "open"),
    canGoOn: isOpen && isReady(view, own) && !(view.sum === null && isSent),
    typing,
    goOn,
    sortAgain: () => setWriting(false),
    /** One of the things alike from place to place. */
    move: (from: number, to: number) => setOwn((before) => moved(moved(before, from, -1), to, 1)),
    put: (thing: number, to: number) => setOwn((before) => before.with(thing, to)),
  };
}
