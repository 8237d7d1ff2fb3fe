"use client";

import type { ReactNode } from "react";
import { AnswerMark } from "#components/questions/answer-mark.tsx";
import type { BoardProps } from "#components/questions/board-state.ts";
import { DigitKey, digits } from "#components/questions/number/digit-key.tsx";
import { Button } from "#components/ui/button.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { Icon } from "#components/ui/icon.tsx";
import { resting } from "#components/ui/resting.ts";
import { boxesBoardText } from "#lib/text/boxes-board-text.ts";
import { playText } from "#lib/text/play-text.ts";
import { AnswerRow } from "./answer-row.tsx";
import { PlaceTable } from "./place-table.tsx";
import { comma, useBoxes } from "./use-boxes.ts";

/** Several numbers typed into one line of small boxes, on a pad or a keyboard. */
export function BoxesBoard({ question, state, tool, onRespond }: BoardProps<"boxes">) {
  const typing = useBoxes({ view: question.view, state, onRespond });
  const { boxes, active, isOpen, texts, look } = typing;
  const { parts, chart } = question.view;
  return (
    <fieldset aria-label={playText.answers} className="grid content-center gap-2.5 tablet:gap-4">
      <div
        className={classNames(
          "relative flex min-h-16 flex-wrap items-center justify-center gap-x-2 gap-y-2 font-head text-[1.5rem] font-bold tablet:min-h-24 tablet:gap-x-4 tablet:text-[2.25rem]",
          look === "tried" && "animate-shake",
          look === "right" && "animate-bounce",
        )}
      >
        {chart === undefined ? (
          <AnswerRow parts={parts} texts={texts} look={look} active={isOpen ? active : null} onChoose={typing.choose} />
        ) : (
          <PlaceTable
            chart={chart}
            boxes={boxes}
            texts={texts}
            look={look}
            active={isOpen ? active : null}
            onChoose={typing.choose}
          />
        )}
        {(look === "tried" || look === "right") && (
          <span className={classNames(chart !== undefined && "absolute -top-5 -right-3")}>
            <AnswerMark isRight={look === "right"} />
          </span>
        )}
        <span className="sr-only" aria-live="polite">
          {texts.some((text) => text !== "") &&
            boxes.map(({ name }, place) => boxesBoardText.box(name, texts[place] ?? "")).join(", ")}
        </span>
      </div>
      {state.key === null && <Pad typing={typing} tool={tool} />}
    </fieldset>
  );
}

const control = "mb-0! min-h-16 min-w-0 px-0! tablet:min-h-21";

/** Digits; below them the comma or the way to the next box, the key that takes back, and the one that sends. */
function Pad({ typing, tool }: { typing: ReturnType<typeof useBoxes>; tool: ReactNode }) {
  const { boxes, active, isOpen, type } = typing;
  return (
    <>
      <div className="grid grid-cols-5 gap-x-3 gap-y-2 tablet:gap-4 wide:gap-3">
        {digits.map((digit) => (
          <DigitKey key={digit} digit={digit} isDisabled={!isOpen} className="wide:min-h-16" onPress={type} />
        ))}
      </div>
      <div className="flex gap-3 left-hand:flex-row-reverse tablet:gap-4">
        {isOpen && <div className="contents wide:hidden">{tool}</div>}
        {boxes.some(({ hasComma }) => hasComma) ? (
          <DigitKey
            digit={comma}
            label={boxesBoardText.comma}
            isDisabled={!isOpen || boxes[active]?.hasComma !== true}
            className="min-h-16 w-14 tablet:w-21"
            onPress={type}
          />
        ) : (
          <Button
            variant="plain"
            aria-label={boxesBoardText.next}
            className={`${control} w-14 tablet:w-21`}
            {...resting(!isOpen || boxes.length < 2, () => typing.choose((active + 1) % boxes.length))}
          >
            <Icon name="next" />
          </Button>
        )}
        <Button
          variant="plain"
          aria-label={playText.clear}
          className={`${control} w-14 tablet:w-21`}
          {...resting(!isOpen || typing.isEmpty, typing.clear)}
        >
          <Icon name="delete" />
        </Button>
        <Button
          className={`${control} flex-1 max-tablet:text-[1.25rem]!`}
          {...resting(!typing.canSubmit, typing.submit)}
        >
          {playText.submit}
        </Button>
      </div>
    </>
  );
}
