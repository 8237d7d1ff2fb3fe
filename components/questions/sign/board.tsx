"use client";

import { use } from "react";
import { BoardHelp } from "#components/questions/board-help.ts";
import type { BoardProps, BoardState } from "#components/questions/board-state.ts";
import { tileLook } from "#components/questions/tile-look.ts";
import { Card } from "#components/ui/card.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { useStableCallback } from "#components/ui/use-stable-callback.ts";
import type { Sign } from "#lib/core/sign.ts";
import { signs } from "#lib/questions/kinds/sign/grading.ts";
import { compareBoardText } from "#lib/text/compare-board-text.ts";
import { playText } from "#lib/text/play-text.ts";
import { Crocodile } from "./crocodile.tsx";

import { Side } from "./side.tsx";
import { SignTile } from "./sign-tile.tsx";
import { useSignKeys } from "./use-sign-keys.ts";
import { writtenLook } from "./written-look.ts";

/** The crocodile leaves more room to ten frames, whose pictures are many. */
const columns = {
  frames:
    "grid-cols-[minmax(0,1fr)_3.75rem_minmax(0,1fr)] tablet:grid-cols-[minmax(0,1fr)_10rem_minmax(0,1fr)] wide:grid-cols-[minmax(0,1fr)_7rem_minmax(0,1fr)]",
  plain:
    "grid-cols-[minmax(0,1fr)_4.25rem_minmax(0,1fr)] tablet:grid-cols-[minmax(0,1fr)_14rem_minmax(0,1fr)] wide:grid-cols-[minmax(0,1fr)_9rem_minmax(0,1fr)]",
};

/** The river the crocodile lies in, behind everything on the card. Decoration. */
function River() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 400 160"
      preserveAspectRatio="xMidYMin slice"
      className="absolute inset-x-0 bottom-0 h-[46%] w-full forced-colors:hidden"
    >
      <path d="M0 14q25-14 50 0t50 0 50 0 50 0 50 0 50 0 50 0 50 0V400H0Z" className="fill-water" />
      <path
        d="M34 52q12-8 24 0t24 0M312 44q12-8 24 0t24 0M168 96q12-8 24 0t24 0M58 124q12-8 24 0t24 0M290 116q12-8 24 0t24 0"
        fill="none"
        strokeWidth="4"
        strokeLinecap="round"
        className="stroke-sky"
      />
    </svg>
  );
}

/** Two sides with a hungry crocodile between them, and three signs to choose from; the mouth turns with the sign. */
export function SignBoard({ question, state, tool, onRespond }: BoardProps<"sign">) {
  const help = use(BoardHelp);
  const picked = {
    phase: state.phase,
    isSettled: state.isSettled,
    picks: state.tried.map((response) => response.sign),
    right: state.key?.sign,
  };
  const isOpen = state.phase === "open" || state.phase === "again";
  const sign = state.key?.sign ?? state.tried.at(-1)?.sign ?? null;
  const [left, right] = question.view.sides;
  const written = writtenLook(question.view.sides.map((side) => (side.type === "word" ? side.text : "")));
  const helpOf = (place: number) => (state.key === null ? help : state.explained)?.[place] ?? null;
  const pick = useStableCallback((chosen: Sign) => {
    if (isOpen && state.isSettled && !picked.picks.includes(chosen)) onRespond({ sign: chosen });
  });
  useSignKeys(isOpen, pick);
  return (
    <fieldset
      aria-label={playText.answers}
      className="fills grid min-h-0 grid-cols-[minmax(0,1fr)] grid-rows-[minmax(9rem,1fr)_auto] gap-3 tablet:gap-6"
    >
      <Card
        className={classNames(
          "relative grid min-h-0 grid-rows-[minmax(0,1fr)] items-center gap-1 overflow-hidden px-2.5 py-3 tablet:gap-4 tablet:p-6 wide:p-4",
          left.type === "ten-frame" ? columns.frames : columns.plain,
          cardLook(state),
        )}
      >
        <River />
        <Side figure={left} help={helpOf(0)} name={compareBoardText.side(0)} written={written} />
        <div className="relative grid justify-items-center">
          <Crocodile sign={sign} className="w-full" />
          <p aria-live="polite" className="sr-only">
            {compareBoardText.crocodile(sign)}
          </p>
        </div>
        <Side figure={right} help={helpOf(1)} name={compareBoardText.side(1)} written={written} />
      </Card>
      <div className="flex items-center gap-3 left-hand:flex-row-reverse">
        {isOpen && <div className="contents wide:hidden">{tool}</div>}
        <div className="grid flex-1 grid-cols-3 gap-3 tablet:gap-5">
          {signs.map((each) => (
            <SignTile
              key={each}
              sign={each}
              look={tileLook(picked, each)}
              isDisabled={state.isSettled && (!isOpen || picked.picks.includes(each))}
              onPick={pick}
            />
          ))}
        </div>
      </div>
    </fieldset>
  );
}

function cardLook({ phase }: BoardState<"sign">): string {
  if (phase === "again") return "shadow-[inset_0_0_0_3px_var(--color-again)]";
  return phase === "right" || phase === "shown" ? "shadow-[inset_0_0_0_4px_var(--color-right)]" : "";
}
