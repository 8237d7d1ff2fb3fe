import { AnswerMark } from "#components/questions/answer-mark.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { resting } from "#components/ui/resting.ts";
import { type PairLook, placeLook } from "./pair-look.ts";
import type { Pairing } from "./use-pairing.ts";

interface Props {
  readonly label: string;
  /** What lies there; null for nothing yet. */
  readonly card: string | null;
  readonly look: PairLook;
  readonly pairing: Pairing;
  /** Its number among the places. */
  readonly place: number;
  readonly className: string;
  /** The corner in which a right card is ticked. */
  readonly markAt?: string;
}

/** Whether what lies there is known to be right: what was sent may hold right pairs too, but the arrow to try again stands at none. */
export function isFound(card: string | null, look: PairLook): boolean {
  return card !== null && (look === "right" || look === "shown");
}

/** The place of a card; a tap takes the card back and makes the place the next. */
export function PairSlot({ label, card, look, pairing, place, className, markAt = "-right-2 -bottom-2" }: Props) {
  const isNext = pairing.next === place;
  return (
    <button
      type="button"
      aria-label={label}
      aria-current={isNext ? "step" : undefined}
      {...resting(!pairing.isOpen, () => pairing.choose(place))}
      className={classNames(
        "relative grid w-full place-items-center rounded-answer",
        className,
        placeLook(card, look, isNext),
      )}
    >
      {card !== null && (
        <span key={card} className="animate-pop">
          {card}
        </span>
      )}
      {isFound(card, look) && (
        <span className={classNames("absolute scale-75", markAt)}>
          <AnswerMark isRight={true} />
        </span>
      )}
    </button>
  );
}
