"use client";

import { useState } from "react";
import type { BoardProps } from "#components/questions/board-state.ts";
import { isSending } from "#components/questions/is-sending.ts";
import { StepButton } from "#components/questions/step-button.tsx";
import { useKeys } from "#components/questions/use-keys.ts";
import { WorkedBoard } from "#components/questions/worked-board.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { endsOf, stepOf, tellPlace } from "#lib/questions/kinds/slider/places.ts";
import { sliderText as text } from "#lib/text/slider-text.ts";
import { SliderSheet } from "./slider-sheet.tsx";

const arrows: ReadonlyMap<string, 1 | -1> = new Map([
  ["ArrowRight", 1],
  ["ArrowUp", 1],
  ["ArrowLeft", -1],
  ["ArrowDown", -1],
]);

/** A strip along a ruler, or a point on a number line, whose end is pulled with a finger, by buttons or arrow keys. */
export function SliderBoard({ question, state, tool, onRespond }: BoardProps<"slider">) {
  const { view } = question;
  const { scale, start } = view;
  const last = state.tried.at(-1)?.at ?? start;
  const [own, setAt] = useState(last);
  const isOpen = state.phase === "open" || state.phase === "again";
  // A length that was estimated well enough is shown as it is exactly.
  const at = state.key?.at ?? own;
  const [least, most] = endsOf(view);
  const step = stepOf(view);
  const move = (place: number) => setAt(Math.min(most, Math.max(least, place)));
  const canSubmit = isOpen && at !== last;
  const submit = () => {
    if (canSubmit) onRespond({ at });
  };
  useKeys(isOpen, (event) => {
    const arrow = arrows.get(event.key);
    if (arrow === undefined && !isSending(event)) return;
    // The page may not scroll, and the same press must not reach the button that gets the focus afterwards.
    event.preventDefault();
    if (arrow === undefined) submit();
    else move(at + arrow * step);
  });
  const [fine, coarse] =
    scale.type === "line"
      ? [{ by: 1, label: text.steps.mark }]
      : [
          { by: step, label: text.steps[scale.hasMillimetres ? "millimetre" : "centimetre"] },
          ...(scale.hasMillimetres ? [{ by: 10, label: text.steps.centimetre }] : []),
        ];
  const names = scale.type === "line" ? [text.left, text.right] : [text.shorter, text.longer];
  const sizes = [fine, coarse].flatMap((size) => size ?? []);
  const stepButton = ({ by, label }: (typeof sizes)[number], isMore: boolean) => (
    <StepButton
      key={label}
      isLow={sizes.length > 1}
      isMore={isMore}
      label={label}
      name={names[Number(isMore)]?.(label) ?? label}
      isDisabled={!isOpen || at === (isMore ? most : least)}
      onStep={() => move(at + (isMore ? by : -by))}
    />
  );
  return (
    <WorkedBoard
      state={state}
      tool={tool}
      isUnchanged={at === last}
      canSubmit={canSubmit}
      onSubmit={submit}
      sheet={
        <>
          <SliderSheet view={view} at={at} isOpen={isOpen} isKnown={state.key !== null} onMove={move} />
          <span aria-live="polite" className="sr-only">
            {tellPlace(view, at)}
          </span>
        </>
      }
    >
      <div
        className={classNames(
          "grid",
          sizes.length > 1 ? "grid-cols-4 gap-1.5 tablet:gap-4" : "grid-cols-2 gap-3 tablet:gap-6",
        )}
      >
        {sizes.map((size) => stepButton(size, false)).toReversed()}
        {sizes.map((size) => stepButton(size, true))}
      </div>
    </WorkedBoard>
  );
}
