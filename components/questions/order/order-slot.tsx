import { AnswerMark } from "#components/questions/answer-mark.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { resting } from "#components/ui/resting.ts";
import { SetText } from "#components/ui/set-text.tsx";
import { compareBoardText } from "#lib/text/compare-board-text.ts";
import { cardSize } from "./card-size.ts";
import { slotClasses } from "./slot-classes.ts";
import type { SlotLook } from "./slot-look.ts";

interface OrderSlotProps {
  /** The card that stands here; null while the slot is empty. */
  card: string | null;
  look: SlotLook;
  isDisabled: boolean;
  place: number;
  /** Shows its number while it is empty. */
  isNumbered: boolean;
  /** How long the longest card is. */
  letters: number;
  onTakeBack: (place: number) => void;
}

/** One slot of the row; a tap on its card takes it back. */
export function OrderSlot({ card, look, isDisabled, place, isNumbered, letters, onTakeBack }: OrderSlotProps) {
  return (
    <button
      type="button"
      aria-label={card === null ? compareBoardText.emptySlot(place + 1) : compareBoardText.takeBack(card, place + 1)}
      {...resting(isDisabled || card === null, () => onTakeBack(place))}
      className={classNames(
        "relative grid min-h-18 min-w-0 place-items-center rounded-answer border-3 font-head leading-none font-bold tabular-nums tablet:min-h-27 wide:min-h-18",
        cardSize(letters),
        card === null ? "border-dashed border-edge bg-surface" : slotClasses[look],
      )}
    >
      {card === null && isNumbered && (
        <span aria-hidden="true" className="text-[1.25rem] text-muted tablet:text-[1.75rem]">
          {place + 1}
        </span>
      )}
      {card !== null && (
        <span key={card} className="animate-pop">
          <SetText text={card} />
        </span>
      )}
      {card !== null && (look === "right" || look === "shown" || look === "tried") && (
        <span className="absolute -top-3 -right-1.5 scale-80">
          <AnswerMark isRight={look !== "tried"} />
        </span>
      )}
    </button>
  );
}
