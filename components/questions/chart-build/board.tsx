"use client";

import type { BoxLook } from "#components/questions/answer-box.tsx";
import type { BoardProps } from "#components/questions/board-state.ts";
import { AnswerRow } from "#components/questions/boxes/answer-row.tsx";
import { LowPad } from "#components/questions/number/low-pad.tsx";
import { StepButton } from "#components/questions/step-button.tsx";
import { WorkedBoard } from "#components/questions/worked-board.tsx";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { resting } from "#components/ui/resting.ts";
import { nameBuilt, tellBuilt } from "#lib/questions/kinds/chart-build/draw.ts";
import { chartBuildText as text } from "#lib/text/chart-build-text.ts";
import { playText } from "#lib/text/play-text.ts";
import { ChartSheet } from "./chart-sheet.tsx";
import { useChartValues } from "./use-chart-values.ts";

/** A chart whose rows or columns are pulled to their length, by a finger, buttons or keys; then a number may be typed. */
export function ChartBuildBoard({ question, state, tool, onRespond }: BoardProps<"chart-build">) {
  const building = useChartValues({ question, state, onRespond });
  const { view } = question;
  const { chart, built, step, most, total } = view;
  const { chosen, isOpen, isTyping, isSent, typed } = building;
  const heights = state.key?.values.slice(0, built.length) ?? building.heights;
  const now = building.heights[chosen] ?? 0;
  const name = nameBuilt(view, chosen);
  return (
    <WorkedBoard
      state={state}
      tool={tool}
      isUnchanged={isSent}
      isContainer={false}
      canSubmit={building.canSubmit}
      onSubmit={building.submit}
      sheet={
        <div className="flex h-full min-h-0 w-full flex-col items-center gap-1.5 tablet:gap-3">
          <ChartSheet
            view={view}
            heights={heights}
            chosen={isOpen ? chosen : null}
            isKnown={state.key !== null}
            onSet={building.set}
            onChoose={building.choose}
          />
          {state.key === null &&
            built.map((at, place) => (
              <input
                key={at}
                type="range"
                aria-label={nameBuilt(view, place)}
                aria-valuetext={tellBuilt(view, building.heights, place)}
                min={0}
                max={most}
                step={step}
                value={building.heights[place] ?? 0}
                onKeyDown={(event) => {
                  // A slider that has the focus keeps its own arrows.
                  if (event.key.startsWith("Arrow")) event.stopPropagation();
                }}
                // Whoever only goes over it with Tab keeps the number that is being typed.
                onChange={({ currentTarget }) => {
                  building.choose(place);
                  building.set(place, Number(currentTarget.value));
                }}
                className="sr-only"
              />
            ))}
          {total !== null && (
            <TotalLine
              total={total}
              text={state.key === null ? typed : String(state.key.values.at(-1))}
              look={lookOf(state, isSent)}
              active={isOpen ? chosen - built.length : null}
              onChoose={() => building.choose(built.length)}
            />
          )}
          <span aria-live="polite" className="sr-only">
            {!isTyping && text.now(name, tellBuilt(view, heights, chosen))}
          </span>
        </div>
      }
      keys={
        isTyping ? (
          <Button
            variant="plain"
            aria-label={playText.clear}
            className="mb-0! min-h-16 w-14 min-w-0 px-0! tablet:min-h-21 tablet:w-21"
            {...resting(!isOpen || typed === "", building.clear)}
          >
            <Icon name="delete" />
          </Button>
        ) : (
          ([false, true] as const).map((isMore) => (
            <StepButton
              key={String(isMore)}
              isLow
              isMore={isMore}
              label={chart.type === "pictogram" ? "" : String(step)}
              name={text[isMore ? "more" : "fewer"][chart.type](name, step)}
              isDisabled={!isOpen || now === (isMore ? most : 0)}
              onStep={() => building.grow(isMore ? 1 : -1)}
            />
          ))
        )
      }
    >
      {isTyping && <LowPad isOpen={isOpen} onType={building.type} />}
    </WorkedBoard>
  );
}

function lookOf({ phase, key }: BoardProps<"chart-build">["state"], isSent: boolean): BoxLook {
  if (key !== null) return "right";
  if (phase === "waiting") return "waiting";
  return phase === "again" && isSent ? "tried" : "open";
}

interface TotalLineProps {
  total: NonNullable<BoardProps<"chart-build">["question"]["view"]["total"]>;
  text: string;
  look: BoxLook;
  /** 0 while the number is typed; null once nothing is. */
  active: number | null;
  onChoose: () => void;
}

/** The box of the number that is typed, amid its words. */
function TotalLine({ total: { before, after }, text: typed, look, active, onChoose }: TotalLineProps) {
  return (
    <div className="flex flex-none items-center gap-x-2 font-head text-[1.25rem] font-bold tablet:text-[1.75rem]">
      <AnswerRow
        parts={[
          { type: "text", text: before },
          { type: "box", box: { name: text.all, maxDigits: 2, hasComma: false } },
          { type: "text", text: after },
        ]}
        texts={[typed]}
        look={look}
        active={active}
        onChoose={onChoose}
      />
    </div>
  );
}
