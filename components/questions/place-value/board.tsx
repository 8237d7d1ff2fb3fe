"use client";

import { useRef } from "react";
import type { BoardProps } from "#components/questions/board-state.ts";
import { Button } from "#components/ui/button.tsx";
import { resting } from "#components/ui/resting.ts";
import { playText } from "#lib/text/play-text.ts";
import { BlockStepper } from "./block-stepper.tsx";
import { Mats } from "./mats.tsx";
import { SwapButton } from "./swap-button.tsx";
import { useBuilding } from "./use-building.ts";

/** A number built from plates, rods and cubes; ten can be swapped for one of the next size. An open hint is outlined on the mats. */
export function PlaceValueBoard({ question, state, tool, onRespond }: BoardProps<"place-value">) {
  const building = useBuilding({ question, state, onRespond });
  const { hasHundreds } = question.view;
  const { blocks, isOpen } = building;
  const submit = useRef<HTMLButtonElement>(null);
  const swap = () => {
    building.swap();
    // The button that was pressed goes away with the ten blocks.
    submit.current?.focus({ preventScroll: true });
  };
  const isAsking = state.key === null;
  const places = hasHundreds ? (["hundreds", "tens", "ones"] as const) : (["tens", "ones"] as const);
  return (
    <fieldset
      aria-label={playText.answers}
      className="fills grid min-h-0 grid-cols-[minmax(0,1fr)] grid-rows-[minmax(8.5rem,1fr)] gap-3 tablet:gap-6 wide:gap-5"
    >
      <Mats state={state} blocks={blocks} view={question.view} />
      {isAsking && (
        <>
          <div className={`grid gap-3 tablet:gap-6 ${hasHundreds ? "grid-cols-3" : "grid-cols-2"}`}>
            {places.map((place) => (
              <BlockStepper
                key={place}
                place={place}
                count={blocks[place]}
                canAdd={building.canChange(place, 1)}
                canTake={building.canChange(place, -1)}
                isNarrow={hasHundreds}
                onChange={(by) => building.change(place, by)}
              />
            ))}
          </div>
          <div className="flex gap-2 tablet:gap-3 left-hand:flex-row-reverse">
            {isOpen && <div className="contents wide:hidden">{tool}</div>}
            {building.swappable !== null && <SwapButton swapped={building.swappable} onSwap={swap} />}
            <Button
              className="mb-0! min-h-16 min-w-18 flex-1 px-1! tablet:min-h-21"
              ref={submit}
              {...resting(!building.canSubmit, building.submit)}
            >
              {playText.submit}
            </Button>
          </div>
        </>
      )}
    </fieldset>
  );
}
