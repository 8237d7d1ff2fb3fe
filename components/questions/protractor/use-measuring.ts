import { useState } from "react";
import type { BoardProps } from "#components/questions/board-state.ts";
import { asTurn, type Laid, numberAt, placeOf, type Ring } from "#lib/questions/figures/protractor-marks.ts";
import type { ProtractorView } from "#lib/questions/kinds/protractor/grading.ts";
import { rightResponse } from "#lib/questions/kinds/protractor/show.ts";
import { type Chosen, onSteps } from "./on-steps.ts";

interface Work {
  readonly laid: Laid;
  readonly ring: Ring | null;
  /** Null while no number is chosen. */
  readonly place: number | null;
}

function startOf({ task, sides, laid }: ProtractorView): Work {
  return { laid, ring: null, place: task === "turn" ? placeOf(sides[1], laid) : null };
}

const nameOf = ({ laid: { x, y, turn }, ring, place }: Work) => [x, y, turn, ring, place].join();

/** How the protractor lies, which number is chosen and where a turned side points: what a pupil does on the board. */
export function useMeasuring({ question: { view }, state }: Pick<BoardProps<"protractor">, "question" | "state">) {
  const last = state.tried.at(-1);
  const [own, setOwn] = useState<Work>(last ?? startOf(view));
  const isShown = state.phase === "shown" && state.key !== null;
  const { laid, ring, place } = isShown && state.key !== null ? rightResponse(state.key, view.laid) : own;
  const change = (work: Partial<Work>) => setOwn((before) => ({ ...before, ...work }));
  const second = view.task === "turn" ? asTurn(laid.turn + (place ?? 0)) : view.sides[1];
  return {
    laid,
    ring,
    place,
    sides: [view.sides[0], second] as const,
    number: ring === null || place === null ? null : numberAt(ring, place),
    isUnchanged: nameOf(own) === nameOf(last ?? startOf(view)),
    choose: (chosen: Chosen) => change(chosen),
    turnSide: (to: number) => change({ place: Math.min(180, Math.max(0, to)) }),
    turnTool: (by: number) =>
      setOwn((before) => ({ ...before, laid: { ...before.laid, turn: asTurn(before.laid.turn + by) } })),
    put: (to: { readonly x: number; readonly y: number }) =>
      setOwn((before) => ({ ...before, laid: { ...onSteps(view, to), turn: before.laid.turn } })),
  };
}

export type Measuring = ReturnType<typeof useMeasuring>;
