import type { KeyboardEvent } from "react";
import { paints } from "#components/figures/shapes/paints.ts";
import { classNames } from "#components/ui/class-names.ts";
import type { Paint, Point } from "#lib/questions/figures/shape-part.ts";
import { sizeOf, writeCorners } from "#lib/questions/kinds/tangram/cover.ts";

interface PieceProps {
  number: number;
  /** As they are turned, from the piece's own upper left corner. */
  corners: readonly Point[];
  paint: Paint;
  /** What it is and where it lies, for who does not see it. */
  name: string;
  /** Where it lies on the sheet, and how large that is, in squares. */
  at: Point;
  sheet: { readonly columns: number; readonly height: number };
  isHeld: boolean;
  isPulled: boolean;
  isOpen: boolean;
  onHold: () => void;
  /** Pressed without a finger or a mouse. */
  onLay: () => void;
  onKey: (event: KeyboardEvent) => void;
}

/** Around a piece, in pixels, so that a finger meets a small one too. */
const room = 6;

const share = (part: number, whole: number) => `${(part / whole) * 100}%`;

/** A piece of card; it is taken hold of by its shape alone, not by the room around it. */
export function Piece(props: PieceProps) {
  const { number, corners, paint, name, at, sheet, isHeld, isPulled, isOpen, onHold, onLay, onKey } = props;
  const { width, height } = sizeOf(corners);
  const { fill, edge } = paints[paint];
  return (
    <button
      type="button"
      data-piece={number}
      aria-label={name}
      aria-pressed={isHeld}
      aria-disabled={!isOpen}
      onFocus={() => isOpen && onHold()}
      onClick={({ detail }) => isOpen && detail === 0 && onLay()}
      onKeyDown={(event) => isOpen && onKey(event)}
      className={classNames(
        "pointer-events-none absolute rounded-button",
        isHeld && "z-10",
        isPulled && "drop-shadow-lg",
      )}
      style={{
        left: `calc(${share(at.x, sheet.columns)} - ${room}px)`,
        top: `calc(${share(at.y, sheet.height)} - ${room}px)`,
        width: `calc(${share(width, sheet.columns)} + ${2 * room}px)`,
        height: `calc(${share(height, sheet.height)} + ${2 * room}px)`,
        padding: room,
      }}
    >
      <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className="size-full overflow-visible">
        <polygon
          points={writeCorners(corners)}
          fill={fill}
          fillOpacity="0.88"
          stroke={edge}
          strokeWidth={isHeld ? 0.11 : 0.055}
          strokeLinejoin="round"
        />
        <polygon
          points={writeCorners(corners)}
          strokeWidth={2 * room}
          vectorEffect="non-scaling-stroke"
          className={classNames("pointer-events-auto fill-transparent stroke-transparent", isOpen && "cursor-grab")}
        />
      </svg>
    </button>
  );
}
