import type { ReactNode } from "react";
import { Ground, rim, square, type WayLook } from "#components/figures/walk-grid/ground.tsx";
import { resting } from "#components/ui/resting.ts";
import { capital } from "#lib/core/capital.ts";
import { placeOf, standsOn, tellGround, type WalkGround } from "#lib/questions/figures/walk-grid.ts";
import { walkText as text } from "#lib/text/walk-text.ts";

interface WalkSheetProps {
  ground: WalkGround;
  at: number;
  way: readonly number[];
  look: WayLook;
  isWalking: boolean;
  /** Buttons over the squares. */
  children?: ReactNode;
}

/** The grid as large as its card lets it be. */
export function WalkSheet({ ground, at, way, look, isWalking, children }: WalkSheetProps) {
  const side = ground.size * square + 2 * rim;
  return (
    <div data-close="" className="relative aspect-square h-full max-h-full max-w-full">
      <svg
        role="img"
        aria-label={`${text.grid} ${capital(tellGround(ground))}.`}
        viewBox={`${-rim} ${-rim} ${side} ${side}`}
        className="absolute inset-0 size-full"
      >
        <Ground ground={ground} at={at} way={way} look={look} isWalking={isWalking} />
      </svg>
      {children}
    </div>
  );
}

interface SquaresProps {
  ground: WalkGround;
  at: number;
  isOpen: boolean;
  onPut: (square: number) => void;
}

/** What a square is called, for who does not see it. */
function nameOf(ground: WalkGround, of: number, at: number): string {
  const { row, column } = placeOf(ground, of);
  const beside = of === ground.start ? text.start : text.empty;
  const what = standsOn(ground, of) ?? beside;
  return text.squareWith(row, column, of === at ? text.robot : what);
}

/** A button on each square; Tab comes to the one the robot stands on. */
export function Squares({ ground, at, isOpen, onPut }: SquaresProps) {
  const squares = Array.from({ length: ground.size ** 2 }, (_, of) => of);
  return (
    <div className="absolute inset-[1%] grid" style={{ gridTemplateColumns: `repeat(${ground.size}, minmax(0, 1fr))` }}>
      {squares.map((of) => (
        <button
          key={of}
          type="button"
          data-square={of}
          aria-label={nameOf(ground, of, at)}
          aria-description={of === at ? text.arrows : undefined}
          aria-pressed={of === at}
          tabIndex={of === at ? 0 : -1}
          {...resting(!isOpen, () => onPut(of))}
          className="min-h-0 min-w-0 rounded-lg -outline-offset-4"
        />
      ))}
    </div>
  );
}
