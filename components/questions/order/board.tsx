"use client";

import { use } from "react";
import { BoardHelp } from "#components/questions/board-help.ts";
import type { BoardProps } from "#components/questions/board-state.ts";
import { SubmitRow } from "#components/questions/submit-row.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { areParts } from "#lib/questions/kinds/order/grading.ts";
import { compareBoardText } from "#lib/text/compare-board-text.ts";
import { playText } from "#lib/text/play-text.ts";
import { OrderCard } from "./order-card.tsx";
import { OrderSlot } from "./order-slot.tsx";
import { PartsOrder } from "./parts-order.tsx";
import { useOrdering } from "./use-ordering.ts";

/** Cards to put in order, in a row; parts of a text stand below each other, pictures of a story side by side. */
export function OrderBoard(props: BoardProps<"order">) {
  return areParts(props.question.view) ? <PartsOrder {...props} /> : <RowOrder {...props} />;
}

/** A tap puts a card into the next slot, another tap takes it back and the others close up. */
function RowOrder({ question, state, tool, onRespond }: BoardProps<"order">) {
  const help = use(BoardHelp);
  const { cards, isRising, by } = question.view;
  const [smallest, largest] =
    by === undefined
      ? [compareBoardText.smallest, compareBoardText.largest]
      : [compareBoardText.first, compareBoardText.last];
  const { put, look, isOpen, canSubmit, toggle, takeBack, submit } = useOrdering({ question, state, onRespond });
  const shown = state.key?.order ?? put;
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
              look={look}
              isDisabled={!isOpen}
              place={slot}
              onTakeBack={takeBack}
              isNumbered={isWide}
              letters={letters}
            />
          ))}
        </div>
        <div className="flex justify-between px-2 text-meta text-muted">
          <span>{isRising ? smallest : largest}</span>
          <span aria-hidden="true" className="mx-3 h-1 flex-1 self-center rounded-full bg-soft" />
          <span>{isRising ? largest : smallest}</span>
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
          <SubmitRow isOpen={isOpen} tool={tool} canSubmit={canSubmit} onSubmit={submit} />
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
