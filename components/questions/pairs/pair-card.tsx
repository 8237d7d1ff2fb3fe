import { classNames } from "#components/ui/class-names.ts";
import { resting } from "#components/ui/resting.ts";
import { pairsBoardText } from "#lib/text/pairs-board-text.ts";
import type { Pairing } from "./use-pairing.ts";

interface Props {
  readonly card: string;
  /** Its number among the cards. */
  readonly at: number;
  readonly pairing: Pairing;
  readonly className: string;
}

/** A card that waits for its place; it stays where it lies, faded, once it is put. */
export function PairCard({ card, at, pairing, className }: Props) {
  const isPut = pairing.put.includes(at);
  return (
    <button
      type="button"
      aria-label={pairsBoardText.card(card)}
      aria-pressed={isPut}
      {...resting(!pairing.isOpen || (pairing.next === null && !isPut), () => pairing.toggle(at))}
      className={classNames(
        "rounded-answer",
        className,
        isPut ? "bg-soft opacity-55" : "press bg-card shadow-[0_4px_0_var(--softlip),inset_0_0_0_2px_var(--soft)]",
      )}
    >
      {card}
    </button>
  );
}
