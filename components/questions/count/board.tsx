"use client";

import { useState } from "react";
import { AnswerBox, type BoxLook } from "#components/questions/answer-box.tsx";
import type { BoardProps, BoardState } from "#components/questions/board-state.ts";
import { Button } from "#components/ui/button.tsx";
import { resting } from "#components/ui/resting.ts";
import { playText } from "#lib/text/play-text.ts";
import { TrayObject } from "./tray-object.tsx";

/** A tray of objects: a tap takes one and numbers it, a second tap puts it back and the others close up. */
export function CountBoard({ question, state, tool, onRespond }: BoardProps<"count">) {
  const [taken, setTaken] = useState<readonly number[]>([]);
  const { picture, total } = question.view;
  const places = Array.from({ length: total }, (_, place) => place);
  const isOpen = state.phase === "open" || state.phase === "again";
  const canSubmit = isOpen && taken.length > 0 && taken.length !== state.tried.at(-1)?.count;
  const numbered = state.key === null ? taken : places.slice(0, state.key.count);
  // A run that was taken up again no longer knows which ones were taken.
  const shown = taken.length === state.key?.count ? taken : numbered;
  const toggle = (place: number) =>
    setTaken((before) => (before.includes(place) ? before.filter((other) => other !== place) : [...before, place]));

  return (
    <fieldset aria-label={playText.answers} className="grid content-center gap-3 tablet:gap-6">
      <div className="grid grid-cols-5 gap-3 tablet:gap-4">
        {places.map((place) => (
          <TrayObject
            key={place}
            picture={picture}
            place={place}
            number={shown.includes(place) ? shown.indexOf(place) + 1 : null}
            isRight={state.key !== null}
            isDisabled={!isOpen}
            onToggle={toggle}
          />
        ))}
      </div>
      <div className="flex gap-3 left-hand:flex-row-reverse">
        {isOpen && <div className="contents wide:hidden">{tool}</div>}
        <AnswerBox look={lookOf(state, taken.length)} text={String(shown.length)} className="flex-1" />
        {state.key === null && (
          <Button
            className="mb-0! min-h-16 flex-1 px-2! tablet:min-h-21"
            {...resting(!canSubmit, () => onRespond({ count: taken.length }))}
          >
            {playText.submit}
          </Button>
        )}
      </div>
    </fieldset>
  );
}

function lookOf({ phase, tried, key }: BoardState<"count">, count: number): BoxLook {
  if (key !== null) return "right";
  if (phase === "waiting") return "waiting";
  return phase === "again" && tried.at(-1)?.count === count ? "tried" : "open";
}
