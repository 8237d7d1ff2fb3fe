"use client";

import { use, useState } from "react";
import { BoardHelp } from "#components/questions/board-help.ts";
import type { BoardProps, BoardState } from "#components/questions/board-state.ts";
import { Button } from "#components/ui/button.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { resting } from "#components/ui/resting.ts";
import { useStableCallback } from "#components/ui/use-stable-callback.ts";
import { compareBoardText } from "#lib/text/compare-board-text.ts";
import { playText } from "#lib/text/play-text.ts";
import { OrderCard } from "./order-card.tsx";
import { OrderSlot, type SlotLook } from "./order-slot.tsx";
import { useOrderKeys } from "./use-order-keys.ts";

/** Cards to put in order: a tap puts one into the next slot, another tap takes it back and the others close up. */
export function OrderBoard({ question, state, tool, onRespond }: BoardProps<"order">) {
  const [put, setPut] = useState<readonly number[]>([]);
  const help = use(BoardHelp);
  const { cards, isRising } = question.view;
  const isOpen = state.phase === "open" || state.phase === "again";
  const shown = state.key?.order ?? put;
  const canSubmit = isOpen && put.length === cards.length && !isSame(put, state.tried.at(-1)?.order ?? []);
  const toggle = useStableCallback((place: number) => {
    if (!isOpen || !state.isSettled || place >= cards.length) return;
    setPut((before) => (before.includes(place) ? before.filter((other) => other !== place) : [...before, place]));
  });
  const takeBack = (slot: number) => setPut((before) => before.filter((_, place) => place !== slot));
  const submit = () => {
    if (canSubmit) onRespond({ order: put });
  };
  useOrderKeys({ isOpen, onCard: toggle, onTakeBack: () => takeBack(put.length - 1), onSubmit: submit });
  const letters = Math.max(...cards.map((card) => card.length));
  // Long numbers stand two in a row, their places numbered.
  const isWide = letters > widestInRow;
  const columns = isWide ? "grid-cols-2" : inRow(cards.length);
  const slots = cards.map((_, slot) => ({ slot, card: cards[shown[slot] ?? -1] ?? null }));
  return (
    <fieldset
      aria-label={playText.answers}
      className="fills grid min-h-0 grid-cols-[minmax(0,1fr)] content-center gap-3 tablet:gap-6"
    >
      <div className="grid gap-1">
        <div className={classNames("grid gap-3 tablet:gap-5", columns)}>
          {slots.map(({ slot, card }) => (
            <OrderSlot
              key={slot}
              card={card}
              look={lookOf(state, put)}
              isDisabled={!isOpen}
              place={slot}
              onTakeBack={takeBack}
              isNumbered={isWide}
              letters={letters}
            />
          ))}
        </div>
        <div className="flex justify-between px-2 text-meta text-muted">
          <span>{isRising ? compareBoardText.smallest : compareBoardText.largest}</span>
          <span aria-hidden="true" className="mx-3 h-1 flex-1 self-center rounded-full bg-soft" />
          <span>{isRising ? compareBoardText.largest : compareBoardText.smallest}</span>
        </div>
      </div>
      {state.key === null && (
        <>
          <div className={classNames("grid min-h-0 gap-3 tablet:gap-5", columns)}>
            {cards.map((card, place) => (
              <OrderCard
                key={card}
                card={card}
                help={help?.[place] ?? null}
                isPut={put.includes(place)}
                isDisabled={!isOpen}
                place={place}
                onToggle={toggle}
                letters={letters}
              />
            ))}
          </div>
          <div className="flex gap-3">
            {isOpen && <div className="contents wide:hidden">{tool}</div>}
            <Button className="mb-0! min-h-16 flex-1 tablet:min-h-21" {...resting(!canSubmit, submit)}>
              {playText.submit}
            </Button>
          </div>
        </>
      )}
    </fieldset>
  );
}

/** More letters than this do not fit into a quarter of a phone's width. */
const widestInRow = 5;

function inRow(count: number): string {
  return count === 3 ? "grid-cols-3" : "grid-cols-4";
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((card, place) => card === other[place]);
}

/** Orange for as long as the cards stand as they were sent. */
function lookOf({ phase, tried, key }: BoardState<"order">, put: readonly number[]): SlotLook {
  if (key !== null) return phase === "right" ? "right" : "shown";
  if (phase === "waiting") return "waiting";
  return phase === "again" && isSame(put, tried.at(-1)?.order ?? []) ? "tried" : "open";
}
