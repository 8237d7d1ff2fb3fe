import type { SlotLook } from "#components/questions/order/slot-look.ts";
import { classNames } from "#components/ui/class-names.ts";
import { resting } from "#components/ui/resting.ts";
import { arrangeBoardText } from "#lib/text/arrange-board-text.ts";
import { compareBoardText } from "#lib/text/compare-board-text.ts";
import { wordBox, wordLooks } from "./word-box.ts";

interface WordSlotProps {
  /** The word that stands here; null while the place is empty. */
  word: string | null;
  look: SlotLook;
  isDisabled: boolean;
  place: number;
  onTakeBack: (place: number) => void;
}

/** One place of the sentence; a tap on its word takes it back. */
export function WordSlot({ word, look, isDisabled, place, onTakeBack }: WordSlotProps) {
  return (
    <button
      type="button"
      aria-label={
        word === null
          ? compareBoardText.emptySlot(place + 1)
          : compareBoardText.takeBack(arrangeBoardText.nameOf(word), place + 1)
      }
      {...resting(isDisabled || word === null, () => onTakeBack(place))}
      className={classNames(wordBox, word === null ? "border-3 border-dashed border-edge" : wordLooks[look])}
    >
      {word !== null && (
        <span key={word} className="animate-pop">
          {word}
        </span>
      )}
    </button>
  );
}
