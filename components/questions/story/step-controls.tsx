import type { ReactNode } from "react";
import { DigitKey, digits } from "#components/questions/number/digit-key.tsx";
import { resting } from "#components/ui/resting.ts";
import { type StoryView, writeAnswer } from "#lib/questions/kinds/story/grading.ts";
import { storyText } from "#lib/text/story-text.ts";
import type { StoryDraft, StoryStep } from "./use-draft.ts";

const operations = ["+", "−"] as const;

interface StepControlsProps {
  step: StoryStep;
  view: StoryView;
  /** What was written as the result. */
  result: string;
  isDisabled: boolean;
  onPut: (piece: Partial<StoryDraft>) => void;
  onDigit: (digit: string) => void;
}

/** What the open step is answered with: two operations, the numbers of the text, a pad, or the units. */
export function StepControls({ step, view, result, isDisabled, onPut, onDigit }: StepControlsProps) {
  switch (step) {
    case "operation":
      return (
        <div className="grid grid-cols-2 gap-3 tablet:gap-5">
          {operations.map((operation) => (
            <Choice key={operation} isDisabled={isDisabled} onPick={() => onPut({ operation })}>
              <span aria-hidden="true" className="text-[1.75rem] leading-none tablet:text-[2.5rem]">
                {operation}
              </span>{" "}
              {storyText.operation(operation)}
            </Choice>
          ))}
        </div>
      );
    case "left":
    case "right":
      return (
        <div className="grid grid-cols-2 gap-3 tablet:gap-5">
          {view.numbers.map((number) => (
            <Choice key={number} isDisabled={isDisabled} onPick={() => onPut({ [step]: number })}>
              {number}
            </Choice>
          ))}
        </div>
      );
    case "result":
      return (
        <div className="grid grid-cols-5 gap-3 tablet:gap-4">
          {digits.map((digit) => (
            <DigitKey key={digit} digit={digit} isDisabled={isDisabled} onPress={onDigit} />
          ))}
        </div>
      );
    case "unit":
      return (
        <div className={`grid gap-3 tablet:gap-5 ${view.isSentence === true ? "grid-cols-1" : "grid-cols-3"}`}>
          {view.units.map(({ full }, unit) => (
            <Choice key={full.text} isDisabled={isDisabled} onPick={() => onPut({ unit })}>
              {view.isSentence === true ? writeAnswer(view, full.text, result) : full.text}
            </Choice>
          ))}
        </div>
      );
    default:
      return step satisfies never;
  }
}

interface ChoiceProps {
  isDisabled: boolean;
  onPick: () => void;
  children: ReactNode;
}

function Choice({ isDisabled, onPick, children }: ChoiceProps) {
  return (
    <button
      type="button"
      onPointerDown={(event) => event.preventDefault()}
      {...resting(isDisabled, onPick)}
      className="press flex min-h-16 items-center justify-center gap-2 rounded-answer bg-card px-1 font-head text-[1.25rem] leading-tight font-bold tabular-nums lip aria-disabled:opacity-62 tablet:min-h-21 tablet:text-[1.75rem]"
    >
      {children}
    </button>
  );
}
