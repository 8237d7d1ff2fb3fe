import { AnswerMark } from "#components/questions/answer-mark.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { resting } from "#components/ui/resting.ts";
import { compareBoardText } from "#lib/text/compare-board-text.ts";

export type SlotLook = "open" | "waiting" | "right" | "shown" | "tried";

const looks: Record<SlotLook, string> = {
  open: "border-(color:--solid) bg-card text-hue",
  waiting: "animate-wait border-(color:--solid) bg-card text-hue",
  right: "animate-bounce border-right bg-right-soft text-right-ink",
  shown: "animate-fade border-right bg-right-soft text-right-ink",
  tried: "animate-shake border-again bg-again-surface text-again-ink",
};

interface OrderSlotProps {
  /** The card that stands here; null while the slot is empty. */
  card: string | null;
  look: SlotLook;
  isDisabled: boolean;
  place: number;
  onTakeBack: (place: number) => void;
}

/** One slot of the row; a tap on its card takes it back. */
export function OrderSlot({ card, look, isDisabled, place, onTakeBack }: OrderSlotProps) {
  return (
    <button
      type="button"
      aria-label={card === null ? compareBoardText.emptySlot(place + 1) : compareBoardText.takeBack(card, place + 1)}
      {...resting(isDisabled || card === null, () => onTakeBack(place))}
      className={classNames(
        "relative grid min-h-18 min-w-0 flex-1 place-items-center rounded-answer border-3 font-head text-[34px] leading-none font-bold tabular-nums tablet:min-h-27 tablet:text-[56px]",
        card === null ? "border-dashed border-(color:--solid) bg-surface" : looks[look],
      )}
    >
      {card !== null && (
        <span key={card} className="animate-pop">
          {card}
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
