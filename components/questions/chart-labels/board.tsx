"use client";

import { Chart } from "#components/figures/chart.tsx";
import { PieChart } from "#components/figures/pie-chart.tsx";
import type { BoardProps } from "#components/questions/board-state.ts";
import { usePlacing } from "#components/questions/use-placing.ts";
import { WorkedBoard } from "#components/questions/worked-board.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { resting } from "#components/ui/resting.ts";
import { cardAt, drawLabelled, headingOf, tellPlace } from "#lib/questions/kinds/chart-labels/draw.ts";
import { placesOf } from "#lib/questions/kinds/chart-labels/grading.ts";
import { chartLabelsText as text } from "#lib/text/chart-labels-text.ts";

const columns: Readonly<Record<number, string>> = { 3: "grid-cols-3", 4: "grid-cols-4" };

/** Cards of short words stand in one row, others in two. */
function cardColumns(cards: readonly string[]): string {
  const words = cards.flatMap((card) => card.split(" "));
  if (cards.length <= 6 && words.every((word) => word.length <= 5)) {
    return cards.length === 6 ? "grid-cols-6" : "grid-cols-5";
  }
  return cards.length > 6 ? "grid-cols-4" : "grid-cols-3";
}

/** A chart with places for names and numbers below it, and cards that are put there; once all is known they stand on the chart. */
export function ChartLabelsBoard({ question, state, tool, onRespond }: BoardProps<"chart-labels">) {
  const { view } = question;
  const { names, amounts } = view;
  const cards = [...names, ...amounts];
  const places = placesOf(view);
  const placing = usePlacing({
    phase: state.phase,
    isSettled: state.isSettled,
    places: places.length,
    cards: cards.length,
    isReused: false,
    sent: state.tried.at(-1)?.labels,
    right: state.phase === "right" ? state.tried.at(-1)?.labels : state.key?.cards,
    onSend: (labels) => onRespond({ labels }),
  });
  const { put, next, isOpen, isSent } = placing;
  const isTried = state.phase === "again" && isSent;
  const isNameNext = next !== null && places[next]?.isName === true;
  const isKnown = state.key !== null;
  const figure = drawLabelled(view, isKnown ? put : null);
  const rests = (card: number) =>
    !isOpen || (!put.includes(card) && (next === null || isNameNext !== card < names.length));
  return (
    <WorkedBoard
      state={state}
      tool={tool}
      isUnchanged={isSent}
      isContainer={false}
      canSubmit={placing.canSubmit}
      onSubmit={placing.submit}
      sheet={
        <div data-close="" className="flex h-full min-h-0 w-full flex-col items-center gap-1 tablet:gap-3">
          <div className="flex min-h-0 w-full flex-1 items-center justify-center">
            {figure.type === "chart" ? <Chart figure={figure} /> : <PieChart figure={figure} />}
          </div>
          {!isKnown && <Places view={view} placing={placing} isTried={isTried} />}
        </div>
      }
    >
      {/* Of what was sent a card is taken back first: until then the chart has the room. */}
      {!(isTried && next === null) && (
        <div data-close="" className={classNames("grid gap-x-1.5 gap-y-1 tablet:gap-3", cardColumns(cards))}>
          {[...cards.entries()].map(([at, card]) => (
            <button
              key={at}
              type="button"
              aria-label={text.card(card)}
              aria-pressed={put.includes(at)}
              {...resting(rests(at), () => placing.toggle(at))}
              className={classNames(
                "mb-1 min-h-12 rounded-tool px-1 font-head text-[1.0625rem] leading-none font-bold tablet:min-h-18 tablet:text-[1.5rem]",
                put.includes(at) ? "bg-soft opacity-55" : "press bg-card lip aria-disabled:opacity-55",
              )}
            >
              {card}
            </button>
          ))}
        </div>
      )}
    </WorkedBoard>
  );
}

interface PlacesProps {
  view: BoardProps<"chart-labels">["question"]["view"];
  placing: ReturnType<typeof usePlacing>;
  isTried: boolean;
}

/** Below the chart, for each part its name or its letter, and the places of its cards side by side. */
function Places({ view, placing: { put, next, isOpen, choose }, isTried }: PlacesProps) {
  const cells = placesOf(view).map((place, at) => ({ place, at, card: cardAt(view, put[at]) }));
  return (
    <div className={classNames("grid w-full max-w-150 flex-none gap-1.5 tablet:gap-3", columns[view.parts.length])}>
      {view.parts.map((_, part) => (
        <div
          key={headingOf(view, part)}
          className={classNames(
            "grid min-w-0 gap-x-0.5 gap-y-1 tablet:gap-2",
            cells.filter(({ place }) => place.part === part).length > 1 ? "grid-cols-2" : "grid-cols-1",
          )}
        >
          <span
            aria-hidden="true"
            className="col-span-full text-center font-head leading-tight font-bold text-hue tablet:text-[1.375rem]"
          >
            {headingOf(view, part)}
          </span>
          {cells
            .filter(({ place }) => place.part === part)
            .map(({ place, at, card }) => (
              <button
                key={at}
                type="button"
                aria-label={tellPlace(view, place, card)}
                aria-current={next === at ? "step" : undefined}
                {...resting(!isOpen, () => choose(at))}
                className={classNames(
                  "row-start-2 grid min-h-11 min-w-0 place-items-center rounded-tool px-0.5 text-center font-head leading-none font-bold tablet:min-h-16 tablet:text-[1.375rem]",
                  placeLook(card === null, next === at, isTried),
                )}
              >
                {card ?? "?"}
              </button>
            ))}
        </div>
      ))}
    </div>
  );
}

function placeLook(isEmpty: boolean, isNext: boolean, isTried: boolean): string {
  if (isNext) return "border-4 border-dashed border-edge bg-soft text-hue";
  if (isEmpty) return "border-2 border-dashed border-field bg-card text-muted";
  return isTried ? "border-3 border-again bg-again-surface text-again-ink" : "border-3 border-edge bg-soft";
}
