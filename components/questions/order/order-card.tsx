import { memo } from "react";
import { FigureView } from "#components/figures/figure-view.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { SetText } from "#components/ui/set-text.tsx";
import type { Figure } from "#lib/questions/figure.ts";
import { compareBoardText } from "#lib/text/compare-board-text.ts";
import { cardSize } from "./card-size.ts";

/** Low enough for the widest number, so that a rod is as long on every card. */
const evenBlocks = "h-11 tablet:h-24 wide:h-13";

interface OrderCardProps {
  card: string;
  /** What an open hint shows on it; null while there is none. */
  help: Figure | null;
  /** Stands in a slot already: only its shadow is left here. */
  isPut: boolean;
  isDisabled: boolean;
  place: number;
  /** How long the longest card is. */
  letters: number;
  onToggle: (place: number) => void;
}

/** A number card that waits to be put in order. Drawn anew only when it changes. */
export const OrderCard = memo(function OrderCard(props: OrderCardProps) {
  const { card, help, isPut, isDisabled, place, letters, onToggle } = props;
  return (
    <button
      type="button"
      aria-label={compareBoardText.card(card)}
      aria-pressed={isPut}
      disabled={isDisabled}
      onClick={() => onToggle(place)}
      className={classNames(
        "flex min-h-18 min-w-0 flex-col items-center justify-center gap-1 rounded-answer px-0.5 py-1.5 transition-transform duration-(--press) tablet:min-h-27 tablet:gap-3 tablet:px-2 tablet:py-4 wide:min-h-18 wide:py-2",
        isPut
          ? "bg-soft opacity-55"
          : "bg-card shadow-[0_4px_0_var(--softlip),inset_0_0_0_2px_var(--soft)] active:translate-y-1",
      )}
    >
      <span className={`flex-none font-head leading-none font-bold tabular-nums ${cardSize(letters)}`}>
        <SetText text={card} />
      </span>
      {help !== null && (
        <span
          className={classNames(
            "flex w-full flex-none animate-fade flex-col items-center justify-center",
            help.type === "base-ten" ? evenBlocks : "max-h-22 tablet:max-h-50 wide:max-h-36",
          )}
        >
          <FigureView figure={help} answer={null} />
        </span>
      )}
    </button>
  );
});
