import { classNames } from "#components/ui/class-names.ts";
import { resting } from "#components/ui/resting.ts";
import type { Direction, Move } from "#lib/questions/kinds/walk/moves.ts";

const turns: Readonly<Record<Direction, number>> = { right: 0, down: 90, left: 180, up: 270 };

/** An arrow and how many squares it goes. */
function MoveSign({ move: { direction, squares } }: { move: Move }) {
  return (
    <span aria-hidden="true" className="flex items-center justify-center gap-0.5 tablet:gap-2">
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6.5 tablet:size-10">
        <path
          d="M3 12h15M12 5l7 7-7 7"
          transform={`rotate(${turns[direction]} 12 12)`}
          fill="none"
          stroke="currentColor"
          strokeWidth="4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span className="font-head text-[1.5rem] leading-none font-bold tabular-nums tablet:text-[2.25rem]">
        {squares}
      </span>
    </span>
  );
}

const looks = {
  lying: "bg-card text-hue shadow-[0_4px_0_var(--softlip),inset_0_0_0_2px_var(--soft)] active:translate-y-1",
  used: "bg-soft text-hue opacity-40",
  empty: "border-3 border-dashed border-edge bg-surface",
  gone: "invisible",
  laid: "bg-solid text-on",
  right: "border-3 border-right bg-right-soft text-ink",
} as const;

interface MoveCardProps {
  /** Null for a place where none lies yet. */
  move: Move | null;
  name: string;
  look: keyof typeof looks;
  isPressed?: boolean;
  isResting: boolean;
  onPress: () => void;
}

/** A card with a move, in the row or below it. */
export function MoveCard({ move, name, look, isPressed, isResting, onPress }: MoveCardProps) {
  return (
    <button
      type="button"
      aria-label={name}
      aria-pressed={isPressed}
      {...resting(isResting, onPress)}
      className={classNames(
        "grid min-h-14 min-w-0 place-items-center rounded-tool transition-transform duration-(--press) tablet:min-h-18",
        looks[look],
      )}
    >
      {move !== null && <MoveSign move={move} />}
    </button>
  );
}
