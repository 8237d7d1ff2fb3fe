"use client";

import { useState } from "react";
import type { BoardProps } from "#components/questions/board-state.ts";
import { StepButton } from "#components/questions/step-button.tsx";
import { SubmitRow } from "#components/questions/submit-row.tsx";
import { WorkedCard } from "#components/questions/worked-card.tsx";
import type { PaintResponse } from "#lib/questions/kinds/paint/grading.ts";
import { paintText as text } from "#lib/text/paint-text.ts";
import { playText } from "#lib/text/play-text.ts";
import { PaintSheet } from "./paint-sheet.tsx";

/** From so many parts on there are steps of ten too. */
const manyParts = 40;

const firstPlaces = (count: number) => new Set(Array.from({ length: count }, (_, place) => place));

function isSame(painted: ReadonlySet<number>, last: PaintResponse | undefined): boolean {
  return (
    last !== undefined && last.painted.length === painted.size && last.painted.every((place) => painted.has(place))
  );
}

/** Paints the next empty parts, or takes the colour from the last painted ones. */
function step(painted: ReadonlySet<number>, parts: number, by: number): ReadonlySet<number> {
  const places = [...firstPlaces(parts)];
  if (by > 0) return new Set([...painted, ...places.filter((place) => !painted.has(place)).slice(0, by)]);
  return new Set(places.filter((place) => painted.has(place)).slice(0, by));
}

/** A whole whose parts are painted with a finger, one by one or in a stroke, or by buttons. */
export function PaintBoard({ question, state, tool, onRespond }: BoardProps<"paint">) {
  const { parts, partName } = question.view;
  const last = state.tried.at(-1);
  const [own, setPainted] = useState<ReadonlySet<number>>(() => new Set(last?.painted));
  const isOpen = state.phase === "open" || state.phase === "again";
  const painted = state.phase === "shown" && state.key !== null ? firstPlaces(state.key.count) : own;
  const steps = parts < manyParts ? [1] : [1, 10];
  const paint = (place: number, isPainted: boolean) =>
    setPainted((before) => {
      if (before.has(place) === isPainted) return before;
      return isPainted ? new Set([...before, place]) : new Set([...before].filter((other) => other !== place));
    });
  const stepButton = (by: number) => (
    <StepButton
      key={by}
      isLow
      isMore={by > 0}
      label={String(Math.abs(by))}
      name={by > 0 ? text.more(by, partName) : text.fewer(-by, partName)}
      isDisabled={!isOpen || painted.size === (by > 0 ? parts : 0)}
      onStep={() => setPainted((before) => step(before, parts, by))}
    />
  );
  return (
    <fieldset
      aria-label={playText.answers}
      className="fills grid min-h-0 grid-cols-[minmax(0,1fr)] grid-rows-[minmax(8rem,1fr)] gap-2 tablet:gap-5"
    >
      <WorkedCard phase={state.phase} isUnchanged={isSame(painted, last)}>
        <PaintSheet view={question.view} painted={painted} isOpen={isOpen} onPaint={paint} />
      </WorkedCard>
      <div className="flex items-center justify-center gap-1.5 tablet:gap-4 wide:gap-2">
        {state.key === null && steps.map((by) => stepButton(-by)).toReversed()}
        <p
          aria-live="polite"
          className="min-w-0 flex-1 text-center font-head leading-tight font-bold text-muted tablet:text-[1.375rem]"
        >
          {text.done(painted.size, partName)}
        </p>
        {state.key === null && steps.map((by) => stepButton(by))}
      </div>
      {state.key === null && (
        <SubmitRow
          isOpen={isOpen}
          tool={tool}
          canSubmit={isOpen && painted.size > 0 && !isSame(painted, last)}
          onSubmit={() => onRespond({ painted: [...painted].toSorted((one, other) => one - other) })}
        />
      )}
    </fieldset>
  );
}
