import { memo } from "react";
import { classNames } from "#components/ui/class-names.ts";
import { arrangeBoardText } from "#lib/text/arrange-board-text.ts";
import { compareBoardText } from "#lib/text/compare-board-text.ts";
import { wordBox } from "./word-box.ts";

interface WordCardProps {
  card: string;
  /** Stands in the sentence already: only its shadow is left here. */
  isPut: boolean;
  isDisabled: boolean;
  place: number;
  onToggle: (place: number) => void;
}

/** A word that waits to be put into the sentence. Drawn anew only when it changes. */
export const WordCard = memo(function WordCard({ card, isPut, isDisabled, place, onToggle }: WordCardProps) {
  return (
    <button
      type="button"
      aria-label={compareBoardText.card(arrangeBoardText.nameOf(card))}
      aria-pressed={isPut}
      disabled={isDisabled}
      onClick={() => onToggle(place)}
      className={classNames(
        wordBox,
        "transition-transform duration-(--press)",
        isPut
          ? "bg-soft opacity-55"
          : "bg-card shadow-[0_4px_0_var(--softlip),inset_0_0_0_2px_var(--soft)] active:translate-y-1",
      )}
    >
      {card}
    </button>
  );
});
