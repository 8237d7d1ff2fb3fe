import { classNames } from "#components/ui/class-names.ts";
import { resting } from "#components/ui/resting.ts";
import { storyText } from "#lib/text/story-text.ts";
import type { StoryStep } from "./use-draft.ts";

export type SlotLook = "empty" | "active" | "filled" | "tried" | "right";

const looks: Record<SlotLook, string> = {
  empty: "border-2 border-dashed border-field bg-card text-muted",
  active: "border-4 border-dashed border-edge bg-soft text-hue",
  filled: "border-3 border-edge bg-card text-hue",
  tried: "border-3 border-again bg-again-surface text-again-ink",
  right: "border-3 border-right bg-right-soft text-right-ink",
};

interface PageSlotProps {
  step: StoryStep;
  text: string;
  look: SlotLook;
  /** Whether a sentence stands in the place of the unit. */
  isSentence: boolean;
  isDisabled: boolean;
  className?: string;
  onOpen: (step: StoryStep) => void;
}

/** A place on the page of the exercise book; a press opens its step again. */
export function PageSlot({ step, text, look, isSentence, isDisabled, className, onOpen }: PageSlotProps) {
  return (
    <button
      type="button"
      aria-label={storyText.slot(step, text, isSentence)}
      aria-current={look === "active" ? "step" : undefined}
      onPointerDown={(event) => event.preventDefault()}
      {...resting(isDisabled, () => onOpen(step))}
      className={classNames(
        "min-h-14 min-w-14 rounded-button px-1 font-head text-[1.5rem] leading-none font-bold tabular-nums tablet:min-h-18 tablet:min-w-20 tablet:text-[2.125rem]",
        looks[look],
        className,
      )}
    >
      {text === "" ? "?" : text}
    </button>
  );
}
