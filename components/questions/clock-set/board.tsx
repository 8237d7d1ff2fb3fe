"use client";

import { useState } from "react";
import type { DialRim } from "#components/figures/dial-plate.tsx";
import type { BoardProps, BoardState } from "#components/questions/board-state.ts";
import { SubmitRow } from "#components/questions/submit-row.tsx";
import { classNames } from "#components/ui/class-names.ts";
import type { ClockTime } from "#lib/core/clock-time.ts";
import { clockTimeAt } from "#lib/core/clock-time-at.ts";
import { minutesAfterTwelve } from "#lib/core/minutes-after-twelve.ts";
import { playText } from "#lib/text/play-text.ts";
import { ClockCard } from "./clock-card.tsx";
import { handsOf } from "./hands.ts";
import { SetDial } from "./set-dial.tsx";
import { Stepper } from "./stepper.tsx";
import { useClockKeys } from "./use-clock-keys.ts";
import { useHandDrag } from "./use-hand-drag.ts";

/** A clock whose hands are turned by buttons, by arrow keys or with a finger. */
export function ClockSetBoard({ question, state, tool, onRespond }: BoardProps<"clock-set">) {
  const { start, step, numerals, sky } = question.view;
  const [turned, setTurned] = useState(() => handsOf.at(minutesAfterTwelve(start)));
  const isOpen = state.phase === "open" || state.phase === "again";
  const hands = state.key === null ? turned : handsOf.turnTo(turned, minutesAfterTwelve(state.key));
  const time = clockTimeAt(hands.short);
  const canSubmit = isOpen && !isSame(time, state.tried.at(-1) ?? start);
  const turnShort = (hours: 1 | -1) => setTurned((before) => handsOf.turnShort(before, hours * 60));
  const turnLong = (steps: 1 | -1) =>
    step === 60 ? turnShort(steps) : setTurned((before) => handsOf.turnLong(before, steps * step));
  const submit = () => {
    if (canSubmit) onRespond(time);
  };
  useClockKeys({ isOpen, onShort: turnShort, onLong: turnLong, onSubmit: submit });
  const drag = useHandDrag({ isOpen, hands, step, onTurn: setTurned });
  const isAlone = step === 60;
  const rim = rimOf(state, time);
  return (
    <fieldset
      aria-label={playText.answers}
      className="fills grid min-h-0 grid-cols-[minmax(0,1fr)] grid-rows-[minmax(8rem,1fr)] gap-3 tablet:gap-6 wide:gap-5"
    >
      <ClockCard time={time} rim={rim} isWaiting={state.phase === "waiting"}>
        <SetDial {...{ hands, numerals, sky, rim, drag }} isAsking={state.key === null} />
      </ClockCard>
      {state.key === null && (
        <>
          <div className={classNames("grid gap-3 tablet:gap-6", !isAlone && "grid-cols-2")}>
            <Stepper hand="short" step={60} isAlone={isAlone} isDisabled={!isOpen} onTurn={turnShort} />
            {!isAlone && <Stepper hand="long" step={step} isAlone={false} isDisabled={!isOpen} onTurn={turnLong} />}
          </div>
          <SubmitRow isOpen={isOpen} tool={tool} canSubmit={canSubmit} onSubmit={submit} />
        </>
      )}
    </fieldset>
  );
}

function isSame(one: ClockTime, other: ClockTime): boolean {
  return one.hour === other.hour && one.minute === other.minute;
}

/** Green once the answer is known; orange for as long as the hands stand at the wrong time that was sent. */
function rimOf({ phase, tried, key }: BoardState<"clock-set">, time: ClockTime): DialRim {
  if (key !== null) return "right";
  const last = tried.at(-1);
  return phase === "again" && last !== undefined && isSame(last, time) ? "again" : "plain";
}
