import { AnswerRow } from "#components/questions/boxes/answer-row.tsx";
import type { useBoxes } from "#components/questions/boxes/use-boxes.ts";
import { DigitKey, digits } from "#components/questions/number/digit-key.tsx";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { resting } from "#components/ui/resting.ts";
import type { BoxesPart } from "#lib/questions/kinds/boxes/grading.ts";
import { boxesBoardText } from "#lib/text/boxes-board-text.ts";
import { playText } from "#lib/text/play-text.ts";
import { sortText } from "#lib/text/sort-text.ts";

type Typing = ReturnType<typeof useBoxes>;

interface SumPadProps {
  parts: readonly BoxesPart[];
  typing: Typing;
  /** Back to the trays. */
  onBack: () => void;
}

/** The line that is written once the trays are filled, above its digits. */
export function SumPad({ parts, typing, onBack }: SumPadProps) {
  const { boxes, texts, look, active, isOpen } = typing;
  return (
    <div className="grid gap-2 tablet:gap-4">
      <div className="flex flex-wrap items-center justify-center gap-x-2 gap-y-1 font-head text-[1.375rem] font-bold tablet:gap-x-4 tablet:text-[2.25rem]">
        <button
          type="button"
          aria-label={sortText.sortAgain}
          {...resting(!isOpen, onBack)}
          className="press mb-1 grid size-11 flex-none place-items-center rounded-tool bg-card text-hue lip tablet:size-14"
        >
          <Icon name="back" className="size-6 tablet:size-8" strokeWidth={3.2} />
        </button>
        <AnswerRow parts={parts} texts={texts} look={look} active={isOpen ? active : null} onChoose={typing.choose} />
        <span className="sr-only" aria-live="polite">
          {texts.some((text) => text !== "") &&
            boxes.map(({ name }, place) => boxesBoardText.box(name, texts[place] ?? "")).join(", ")}
        </span>
      </div>
      <div className="grid grid-cols-5 gap-x-3 gap-y-2 wide:grid-cols-10">
        {digits.map((digit) => (
          <DigitKey
            key={digit}
            digit={digit}
            isDisabled={!isOpen}
            className="max-tablet:min-h-12 wide:min-h-16"
            onPress={typing.type}
          />
        ))}
      </div>
    </div>
  );
}

const control = "mb-0! min-h-16 w-14 min-w-0 px-0! tablet:min-h-21 tablet:w-21";

/** The way to the next box, and the key that takes a digit back. */
export function ClearKeys({ typing: { boxes, active, isOpen, isEmpty, choose, clear } }: { typing: Typing }) {
  return (
    <>
      {boxes.length > 1 && (
        <Button
          variant="plain"
          aria-label={boxesBoardText.next}
          className={control}
          {...resting(!isOpen, () => choose((active + 1) % boxes.length))}
        >
          <Icon name="next" />
        </Button>
      )}
      <Button variant="plain" aria-label={playText.clear} className={control} {...resting(!isOpen || isEmpty, clear)}>
        <Icon name="delete" />
      </Button>
    </>
  );
}
