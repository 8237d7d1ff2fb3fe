"use client";

import type { BoxLook } from "#components/questions/answer-box.tsx";
import type { BoardProps } from "#components/questions/board-state.ts";
import { LowPad } from "#components/questions/number/low-pad.tsx";
import { WorkedBoard } from "#components/questions/worked-board.tsx";
import { Button } from "#components/ui/button.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { Icon } from "#components/ui/icon.tsx";
import { resting } from "#components/ui/resting.ts";
import { capital } from "#lib/core/capital.ts";
import type { TallyView } from "#lib/questions/kinds/tally/grading.ts";
import { playText } from "#lib/text/play-text.ts";
import { tallyText as text } from "#lib/text/tally-text.ts";
import { Heap } from "./heap.tsx";
import { NumberTable } from "./number-table.tsx";
import { StrokeRows } from "./stroke-rows.tsx";
import { TotalBox } from "./total-box.tsx";
import { type Tallying, useTallying } from "./use-tallying.ts";

type State = BoardProps<"tally">["state"];

/** Things are crossed off and counted, with strokes in rows or in the cells of a table. */
export function TallyBoard({ question, state, tool, onRespond }: BoardProps<"tally">) {
  const tallying = useTallying({ question, state, onRespond });
  const { view } = question;
  const { step, isOpen, isSent } = tallying;
  return (
    <WorkedBoard
      state={state}
      tool={tool}
      isUnchanged={isSent}
      isContainer={false}
      markAt="outside"
      height={heightOf(view, state.key === null ? step : null)}
      canSubmit={tallying.canGoOn}
      onSubmit={tallying.goOn}
      {...(!tallying.isLast && { label: step === "strokes" ? text.write : text.nameEnds })}
      keys={<StepKeys tallying={tallying} />}
      sheet={
        <div className="flex h-full min-h-0 w-full flex-col items-center justify-center gap-1.5 tablet:gap-5 wide:gap-3">
          <Heap
            things={view.things}
            tallied={state.key === null ? tallying.tallied : view.things.map(() => 0)}
            isHidden={state.key === null && view.sheet.type === "strokes" && step !== "strokes"}
            isOpen={isOpen}
            onCross={tallying.cross}
          />
          <Sheet sheet={view.sheet} state={state} tallying={tallying} />
        </div>
      }
    >
      {step === "totals" && <LowPad isOpen={isOpen} onType={tallying.type} />}
      {step === "ends" && <Ends tallying={tallying} />}
    </WorkedBoard>
  );
}

interface SheetProps {
  sheet: TallyView["sheet"];
  state: State;
  tallying: Tallying;
}

/** The rows of strokes, or the table, with the boxes of the numbers. */
function Sheet({ sheet, state, tallying }: SheetProps) {
  const { step, isOpen, chosen, names, typed } = tallying;
  const { key } = state;
  const isTyping = isOpen && step === "totals";
  const drawBox = (place: number) => (
    <TotalBox
      name={names[place] ?? ""}
      text={String(key?.totals?.[place] ?? typed[place])}
      look={lookOf(state, tallying.isSent, place)}
      isActive={isTyping && chosen === place}
      isResting={!isTyping}
      onChoose={() => tallying.choose(place)}
    />
  );
  if (sheet.type === "table") return <NumberTable sheet={sheet} drawBox={drawBox} />;
  const isLater = key !== null || step !== "strokes";
  return (
    <StrokeRows
      rows={sheet.rows}
      tallying={tallying}
      tallied={key?.rows ?? tallying.tallied}
      ends={key?.ends ?? (step === "ends" ? tallying.ends : [])}
      isKnown={key !== null}
      drawBox={sheet.isTotalled && isLater ? drawBox : null}
    />
  );
}

/** What heap and sheet need on a low screen; rows with numbers above a pad the least. The heap is back once the answer is known. */
function heightOf({ sheet }: TallyView, step: Tallying["step"] | null) {
  if (sheet.type === "table") return sheet.rows.length > 1 ? "tall" : "squared";
  return step === "strokes" || step === null ? "stacked" : "footed";
}

/** Where only one number is wrong, that one is marked. */
function lookOf({ phase, key, wrongPart }: State, isSent: boolean, place: number): BoxLook {
  if (key !== null) return "right";
  if (phase === "waiting") return "waiting";
  return phase === "again" && isSent && wrongPart === place ? "tried" : "open";
}

const control = "mb-0! min-h-16 w-14 min-w-0 px-0! tablet:min-h-21 tablet:w-21";

/** The way back to the step before, and the key that takes a digit back. */
function StepKeys({ tallying: { before, step, isOpen, typed, goTo, clear } }: { tallying: Tallying }) {
  return (
    <>
      {before !== undefined && (
        <Button variant="plain" aria-label={text.back} className={control} {...resting(!isOpen, () => goTo(before))}>
          <Icon name="back" />
        </Button>
      )}
      {step === "totals" && (
        <Button
          variant="plain"
          aria-label={playText.clear}
          className={control}
          {...resting(!isOpen || typed.every((each) => each === ""), clear)}
        >
          <Icon name="delete" />
        </Button>
      )}
    </>
  );
}

/** What is named: the row with the most, then that with the least. */
function Ends({ tallying: { ends, names, chosen, isOpen, choose } }: { tallying: Tallying }) {
  return (
    <div className="grid grid-cols-2 gap-2 tablet:gap-4">
      {text.ends.map((end, place) => (
        <button
          key={end}
          type="button"
          aria-current={chosen === place ? "true" : undefined}
          {...resting(!isOpen, () => choose(place))}
          className={classNames(
            "min-h-14 rounded-tool border-3 bg-card px-2 font-head text-[1.0625rem] leading-tight font-bold tablet:min-h-20 tablet:text-[1.5rem]",
            chosen === place ? "border-hue text-hue" : "border-edge",
          )}
        >
          {`${capital(end)}: ${names[ends[place] ?? -1] ?? text.nothingNamed}`}
        </button>
      ))}
    </div>
  );
}
