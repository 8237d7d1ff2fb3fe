"use client";

import type { LitNumber } from "#components/figures/protractor/body.tsx";
import { AnswerBox, type BoxLook } from "#components/questions/answer-box.tsx";
import type { BoardPhase, BoardProps } from "#components/questions/board-state.ts";
import { isSending } from "#components/questions/is-sending.ts";
import { useKeys } from "#components/questions/use-keys.ts";
import { WorkedBoard } from "#components/questions/worked-board.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { resting } from "#components/ui/resting.ts";
import { markEvery, numberAt } from "#lib/questions/figures/protractor-marks.ts";
import type { ProtractorView } from "#lib/questions/kinds/protractor/grading.ts";
import { tellLaid } from "#lib/questions/kinds/protractor/tell.ts";
import { protractorText as text } from "#lib/text/protractor-text.ts";
import { ProtractorSheet } from "./protractor-sheet.tsx";
import { type Measuring, useMeasuring } from "./use-measuring.ts";

function lookOf(phase: BoardPhase, isUnchanged: boolean): LitNumber["look"] {
  if (phase === "right" || phase === "shown") return "right";
  return phase === "again" && isUnchanged ? "again" : "own";
}

/** An angle that is measured with a protractor, which a pupil may have to lay first, or made with it. */
export function ProtractorBoard({ question, state, tool, onRespond }: BoardProps<"protractor">) {
  const { view } = question;
  const measuring = useMeasuring({ question, state });
  const { laid, ring, place, sides, isUnchanged } = measuring;
  const isOpen = state.phase === "open" || state.phase === "again";
  const canSubmit = isOpen && !isUnchanged && place !== null;
  const submit = () => {
    if (canSubmit) onRespond({ laid: { ...laid }, ring, place });
  };
  useKeys(isOpen, (event) => {
    if (!isSending(event)) return;
    // The same press must not reach the button that gets the focus afterwards.
    event.preventDefault();
    submit();
  });
  const look = lookOf(state.phase, isUnchanged);
  return (
    <WorkedBoard
      state={state}
      tool={tool}
      height="low"
      isUnchanged={isUnchanged}
      canSubmit={canSubmit}
      onSubmit={submit}
      sheet={
        <>
          <ProtractorSheet view={view} measuring={measuring} look={look} isOpen={isOpen} isKnown={state.key !== null} />
          <span aria-live="polite" className="sr-only">
            {view.task === "read" ? "" : tellLaid(view, sides, laid)}
          </span>
        </>
      }
    >
      <Controls task={view.task} measuring={measuring} isOpen={isOpen} isAgain={look === "again"} />
    </WorkedBoard>
  );
}

interface ControlsProps {
  task: ProtractorView["task"];
  measuring: Measuring;
  isOpen: boolean;
  isAgain: boolean;
}

/** What turns the protractor or the side by ten degrees, or goes to the number beside; between them the number that is chosen. */
function Controls({ task, measuring, isOpen, isAgain }: ControlsProps) {
  const { ring, place, number, choose, turnSide, turnTool } = measuring;
  const box: BoxLook = isAgain ? "tried" : "open";
  const buttons = {
    read: {
      names: [text.less, text.more],
      isResting: number === null,
      step: (by: number) => {
        const next = Math.min(180, Math.max(0, (number ?? 0) + by));
        if (ring !== null) choose({ ring, place: numberAt(ring, next) });
      },
    },
    lay: { names: [text.turnLeft, text.turnRight], isResting: false, step: (by: number) => turnTool(-by) },
    turn: {
      names: [text.sideLeft, text.sideRight],
      isResting: false,
      step: (by: number) => turnSide((place ?? 0) - by),
    },
  }[task];
  const [before, behind] = [-markEvery, markEvery].map((by, at) => (
    <button
      key={by}
      type="button"
      aria-label={buttons.names[at]}
      {...resting(!isOpen || buttons.isResting, () => buttons.step(by))}
      className="press c4 mb-1 flex min-h-14 flex-1 items-center justify-center rounded-tool bg-solid text-on lip-solid aria-disabled:opacity-60 tablet:min-h-16"
    >
      {task === "read" ? (
        <Icon name={by > 0 ? "plus" : "minus"} className="size-7 tablet:size-9" strokeWidth={3.2} />
      ) : (
        <Icon name="again" className={by > 0 ? "size-7 -scale-x-100 tablet:size-9" : "size-7 tablet:size-9"} />
      )}
    </button>
  ));
  return (
    <div className="flex gap-3 tablet:gap-6">
      {before}
      {task !== "turn" && (
        <AnswerBox
          look={box}
          name={text.chosen}
          text={number === null ? "" : text.measure(number)}
          className="min-h-14! flex-1"
        />
      )}
      {behind}
    </div>
  );
}
