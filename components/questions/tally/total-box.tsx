import type { BoxLook } from "#components/questions/answer-box.tsx";
import { looks } from "#components/questions/boxes/answer-row.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { resting } from "#components/ui/resting.ts";
import { boxesBoardText } from "#lib/text/boxes-board-text.ts";

interface TotalBoxProps {
  name: string;
  text: string;
  look: BoxLook;
  isActive: boolean;
  isResting: boolean;
  onChoose: () => void;
}

/** The box of one number; a tap makes it the one that is typed into. */
export function TotalBox({ name, text, look, isActive, isResting, onChoose }: TotalBoxProps) {
  return (
    <button
      type="button"
      aria-label={boxesBoardText.box(name, text)}
      aria-current={isActive ? "true" : undefined}
      {...resting(isResting, onChoose)}
      className={classNames(
        "grid size-full min-h-9.5 min-w-12 place-items-center rounded-lg border-3 font-head text-[1.375rem] leading-none font-bold tabular-nums tablet:min-h-12 tablet:text-[1.75rem] wide:min-h-9.5 wide:text-[1.5rem]",
        looks[look],
        text === "" && "border-dashed",
        isActive && look !== "tried" && "border-hue! bg-soft!",
      )}
    >
      {text === "" ? "?" : text}
    </button>
  );
}
