"use client";

import { use, useState } from "react";
import { UnitLengths } from "#components/figures/unit-lengths.tsx";
import { AnswerBox, type BoxLook } from "#components/questions/answer-box.tsx";
import { BoardHelp } from "#components/questions/board-help.ts";
import type { BoardProps } from "#components/questions/board-state.ts";
import { isSending } from "#components/questions/is-sending.ts";
import { DigitKey, digits } from "#components/questions/number/digit-key.tsx";
import { StepButton } from "#components/questions/step-button.tsx";
import { useKeys } from "#components/questions/use-keys.ts";
import { WorkedBoard } from "#components/questions/worked-board.tsx";
import { addToAlt } from "#lib/questions/figures/describe.ts";
import { tellUnits } from "#lib/questions/figures/unit-lengths.ts";
import { drawLaid } from "#lib/questions/kinds/lay-units/draw.ts";
import { spareUnits } from "#lib/questions/kinds/lay-units/grading.ts";
import { unitLengthsText as text } from "#lib/text/unit-lengths-text.ts";

const mostDigits = 2;

/** Units and a number, as they are laid and written. */
function useLaying({ question: { view }, state, onRespond }: Omit<BoardProps<"lay-units">, "tool">) {
  const last = state.tried.at(-1);
  const [units, setUnits] = useState(last?.units ?? 0);
  const [typed, setTyped] = useState(last === undefined ? "" : String(last.told));
  const isOpen = state.phase === "open" || state.phase === "again";
  const most = view.length + spareUnits;
  const isUnchanged = last !== undefined && units === last.units && typed === String(last.told);
  const canSubmit = isOpen && units > 0 && typed !== "" && !isUnchanged;
  const lay = (by: 1 | -1) => setUnits((before) => Math.min(most, Math.max(0, before + by)));
  // A digit behind two others, or behind 0, begins another number.
  const type = (digit: string) =>
    setTyped((before) => (before === "0" || before.length === mostDigits ? digit : before + digit));
  const submit = () => {
    if (canSubmit) onRespond({ units, told: Number(typed) });
  };
  useKeys(isOpen, (event) => {
    if (/^\d$/.test(event.key)) type(event.key);
    else if (event.key === "Backspace") setTyped((before) => before.slice(0, -1));
    else if (event.key === "ArrowRight" || event.key === "+") lay(1);
    else if (event.key === "ArrowLeft" || event.key === "-") lay(-1);
    else if (isSending(event)) {
      // The same press must not reach the button that gets the focus once the answer is marked.
      event.preventDefault();
      submit();
    }
  });
  return { units, typed, most, isOpen, isUnchanged, canSubmit, lay, type, submit };
}

/** Units are laid along a thing one by one, each where the one before ends, and their number is typed. */
export function LayUnitsBoard({ question, state, tool, onRespond }: BoardProps<"lay-units">) {
  const { view } = question;
  const { units, typed, most, isOpen, isUnchanged, canSubmit, lay, type, submit } = useLaying({
    ...{ question, state, onRespond },
  });
  const help = use(BoardHelp)?.find((figure) => figure.type === "unit-lengths")?.rows[0];
  const laid = state.key?.length ?? units;
  const helped = Math.min(laid, help?.counted ?? 0);
  const figure = drawLaid(view, laid, state.key === null ? helped : laid);
  const [row] = figure.rows;
  const alt = row === undefined ? figure.alt : addToAlt(figure.alt, tellUnits(view.unit, row));
  return (
    <WorkedBoard
      state={state}
      tool={tool}
      isUnchanged={isUnchanged}
      height="laid"
      canSubmit={canSubmit}
      onSubmit={submit}
      keys={<AnswerBox look={lookOf(state.phase, isUnchanged)} text={typed} className="w-20 flex-none tablet:w-32" />}
      sheet={
        <>
          <UnitLengths figure={{ ...figure, alt }} />
          <span aria-live="polite" className="sr-only">
            {laid > view.length ? text.tooLong(view.thing) : text.reaches(view.thing, laid < view.length)}
          </span>
        </>
      }
    >
      <div className="grid gap-2 tablet:gap-4">
        <div className="grid grid-cols-2 gap-3 tablet:gap-6">
          {([false, true] as const).map((isMore) => (
            <StepButton
              key={String(isMore)}
              isMore={isMore}
              label={text.one(view.unit)}
              name={isMore ? text.more(view.unit) : text.fewer(view.unit)}
              isDisabled={!isOpen || units === (isMore ? most : 0)}
              isLow={true}
              onStep={() => lay(isMore ? 1 : -1)}
            />
          ))}
        </div>
        <div className="grid grid-cols-5 gap-x-3 gap-y-2 tablet:gap-4 wide:gap-3">
          {digits.map((digit) => (
            <DigitKey key={digit} digit={digit} isDisabled={!isOpen} className="wide:min-h-14" onPress={type} />
          ))}
        </div>
      </div>
    </WorkedBoard>
  );
}

function lookOf(phase: BoardProps<"lay-units">["state"]["phase"], isUnchanged: boolean): BoxLook {
  if (phase === "waiting") return "waiting";
  return phase === "again" && isUnchanged ? "tried" : "open";
}
