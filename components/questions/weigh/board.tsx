"use client";

import { use, useState } from "react";
import { Scale } from "#components/figures/balance/scale.tsx";
import { BoardHelp } from "#components/questions/board-help.ts";
import type { BoardProps, BoardState } from "#components/questions/board-state.ts";
import { WorkedBoard } from "#components/questions/worked-board.tsx";
import { balanceAlt } from "#lib/questions/figures/balance.ts";
import type { WeighResponse, WeighView } from "#lib/questions/kinds/weigh/grading.ts";
import { balanceText } from "#lib/text/balance-text.ts";
import { TrayWeight } from "./tray-weight.tsx";

function total(weights: readonly number[]): number {
  return weights.reduce((sum, weight) => sum + weight, 0);
}

function isSame(placed: readonly number[], last: WeighResponse | undefined): boolean {
  return last !== undefined && placed.join() === last.placed.join();
}

/** What lies on both pans. */
function pansOf({ good, kg, isMarked, beside = [], held }: WeighView, placed: readonly number[]) {
  const load = { goods: [{ good, mark: isMarked ? balanceText.mark(kg) : null }], weights: beside };
  return [load, { goods: [], weights: [...held, ...placed] }] as const;
}

/** Places in a rising tray whose weights come to so many kilograms, tried from the heaviest on; null where none do. */
export function placesFor(tray: readonly number[], kg: number, last = tray.length - 1): readonly number[] | null {
  if (kg === 0) return [];
  const weight = tray[last];
  if (weight === undefined) return null;
  const taken = weight <= kg ? placesFor(tray, kg - weight, last - 1) : null;
  return taken === null ? placesFor(tray, kg, last - 1) : [last, ...taken];
}

/** Places in the tray of what the pupil laid down last, as far as that is told by its weight; none before. */
function placesOf(view: WeighView, last: WeighResponse | undefined): readonly number[] {
  return last === undefined ? [] : (placesFor(view.tray, total(last.placed)) ?? []);
}

/** Places of weights that balance, once they may be seen; null before, and where the pupil's own are right. */
function solvedPlaces(view: WeighView, { phase, key }: BoardState<"weigh">): readonly number[] | null {
  return key === null || phase === "right" ? null : placesFor(view.tray, key.kg);
}

/** A balance: a tap puts a weight of the tray on the free pan, a second tap takes it back. */
export function WeighBoard({ question, state, tool, onRespond }: BoardProps<"weigh">) {
  const { view } = question;
  const tray = view.tray.map((kg, place) => ({ kg, place }));
  const [own, setTaken] = useState(() => placesOf(view, state.tried.at(-1)));
  const taken = solvedPlaces(view, state) ?? own;
  const help = use(BoardHelp);
  const isOpen = state.phase === "open" || state.phase === "again";
  const last = state.tried.at(-1);
  const inOrder = taken.toSorted((left, right) => left - right);
  const placed = inOrder.flatMap((place) => view.tray[place] ?? []);
  const tilt = view.kg + total(view.beside ?? []) - total(view.held) - total(placed);
  const pans = pansOf(
    view,
    taken.flatMap((place) => view.tray[place] ?? []),
  );
  const toggle = (place: number) =>
    setTaken((before) => (before.includes(place) ? before.filter((other) => other !== place) : [...before, place]));
  return (
    <WorkedBoard
      state={state}
      tool={tool}
      isUnchanged={isSame(placed, last)}
      canSubmit={isOpen && placed.length > 0 && !isSame(placed, last)}
      onSubmit={() => onRespond({ placed })}
      sheet={
        <div role="img" aria-label={balanceAlt(pans, tilt)} className="flex h-full min-h-0 w-full justify-center">
          <Scale
            pans={pans}
            tilt={tilt}
            isGuided={state.key === null && help?.some(({ type }) => type === "balance") === true}
            className="h-full max-h-125 min-h-0 w-full"
          />
        </div>
      }
    >
      <div className="flex justify-center gap-3 tiny:flex-wrap tablet:gap-5">
        {tray.map(({ kg, place }) => (
          <TrayWeight
            key={place}
            kg={kg}
            isTaken={taken.includes(place)}
            isDisabled={!isOpen}
            onToggle={() => toggle(place)}
          />
        ))}
      </div>
    </WorkedBoard>
  );
}
