"use client";

import { AnswerMark } from "#components/questions/answer-mark.tsx";
import type { BoardProps } from "#components/questions/board-state.ts";
import { DigitKey } from "#components/questions/number/digit-key.tsx";
import { SubmitRow } from "#components/questions/submit-row.tsx";
import { Button } from "#components/ui/button.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { Icon } from "#components/ui/icon.tsx";
import { resting } from "#components/ui/resting.ts";
import { boxesBoardText } from "#lib/text/boxes-board-text.ts";
import { playText } from "#lib/text/play-text.ts";
import { AnswerRow } from "./answer-row.tsx";
import { comma, useBoxes } from "./use-boxes.ts";

const rows = [
  ["1", "2", "3", "4", "5"],
  ["6", "7", "8", "9", "0"],
] as const;

/** Several numbers typed into one line of small boxes, on a pad or a keyboard. */
export function BoxesBoard({ question, state, tool, onRespond }: BoardProps<"boxes">) {
  const typing = useBoxes({ question, state, onRespond });
  const { boxes, active, isOpen, texts, look } = typing;
  const keys = (row: (typeof rows)[number]) =>
    row.map((digit) => <DigitKey key={digit} digit={digit} isDisabled={!isOpen} onPress={typing.type} />);
  return (
    <fieldset aria-label={playText.answers} className="grid content-center gap-3 tablet:gap-4">
      <div
        className={classNames(
          "flex min-h-16 flex-wrap items-center justify-center gap-x-2.5 gap-y-2 font-head text-[1.625rem] font-bold tablet:min-h-24 tablet:gap-x-4 tablet:text-[2.25rem]",
          look === "tried" && "animate-shake",
          look === "right" && "animate-bounce",
        )}
      >
        <AnswerRow
          parts={question.view.parts}
          texts={texts}
          look={look}
          active={isOpen ? active : null}
          onChoose={typing.choose}
        />
        {(look === "tried" || look === "right") && <AnswerMark isRight={look === "right"} />}
        <span className="sr-only" aria-live="polite">
          {texts.some((text) => text !== "") &&
            boxes.map(({ name }, place) => boxesBoardText.box(name, texts[place] ?? "")).join(", ")}
        </span>
      </div>
      {state.key === null && (
        <>
          <div className="grid grid-cols-6 gap-2.5 tablet:gap-4">
            {keys(rows[0])}
            <Button
              variant="plain"
              aria-label={playText.clear}
              className={control}
              {...resting(!isOpen || typing.isEmpty, typing.clear)}
            >
              <Icon name="delete" />
            </Button>
            {keys(rows[1])}
            {boxes.some(({ hasComma }) => hasComma) ? (
              <DigitKey
                digit={comma}
                label={boxesBoardText.comma}
                isDisabled={!isOpen || boxes[active]?.hasComma !== true}
                onPress={typing.type}
              />
            ) : (
              <Button
                variant="plain"
                aria-label={boxesBoardText.next}
                className={control}
                {...resting(!isOpen || boxes.length < 2, () => typing.choose((active + 1) % boxes.length))}
              >
                <Icon name="next" />
              </Button>
            )}
          </div>
          <SubmitRow isOpen={isOpen} tool={tool} canSubmit={typing.canSubmit} onSubmit={typing.submit} />
        </>
      )}
    </fieldset>
  );
}

const control = "mb-0! min-h-14 min-w-0 px-0! tablet:min-h-21";
