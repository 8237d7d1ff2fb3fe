import { classNames } from "#components/ui/class-names.ts";
import type { Sign } from "#lib/core/sign.ts";

/** The corner of the mouth, about which the jaws turn. */
const hinge = "[transform-origin:90px_62px]";
const moves = "transition-transform duration-300 motion-reduce:transition-none";

const upperTurns: Record<Sign | "none", string> = {
  "<": "[transform:rotate(21deg)]",
  ">": "[transform:rotate(21deg)]",
  "=": "[transform:translateY(-7px)]",
  none: "[transform:rotate(5deg)]",
};

const lowerTurns: Record<Sign | "none", string> = {
  "<": "[transform:rotate(-21deg)]",
  ">": "[transform:rotate(-21deg)]",
  "=": "[transform:translateY(7px)]",
  none: "[transform:rotate(-2deg)]",
};

/**
 * A hungry crocodile whose jaws make the sign: open towards the larger side, level for "=". Drawn looking left and
 * turned over for "<". Decoration: what it does is told beside it.
 */
export function Crocodile({ sign, className }: { sign: Sign | null; className: string }) {
  const look = sign ?? "none";
  return (
    <svg aria-hidden="true" viewBox="0 0 124 124" className={className}>
      <g className={classNames("[transform-origin:62px_62px]", moves, sign === "<" && "[transform:scaleX(-1)]")}>
        <path
          d="M90 62L22 40Q30 62 22 84Z"
          className={classNames(
            "fill-again-ink transition-opacity duration-300 motion-reduce:transition-none",
            sign === "<" || sign === ">" ? "opacity-100" : "opacity-0",
          )}
        />
        <path d="M84 46Q118 34 118 62Q118 92 84 78Z" className="fill-paddy" />
        <path
          d="M96 36l7-9 4 11zM106 42l10-5-1 12zM112 54l10-1-4 10zM112 68l9 3-7 7z"
          strokeLinejoin="round"
          className="fill-right"
        />
        <g className={classNames(hinge, moves, lowerTurns[look])}>
          <path d="M12 65Q3 66 5 73Q8 82 26 83L84 87Q104 88 106 74L92 61Z" className="fill-paddy" />
          <path d="M8 75Q12 82 26 83L84 87Q100 88 105 78Q88 82 60 79Q24 77 8 75Z" className="fill-paddy-light" />
          <path
            d="M18 65l5-10 5 10zM34 65l5-10 5 10zM50 64l5-10 5 10zM66 63l5-9 5 9z"
            className="fill-white stroke-right [stroke-width:1]"
          />
        </g>
        <g className={classNames(hinge, moves, upperTurns[look])}>
          <path
            d="M10 61Q1 58 4 50Q8 42 22 44Q44 40 58 42Q62 26 78 27Q94 28 96 44Q106 50 104 63L92 63Z"
            className="fill-paddy"
          />
          <path d="M10 61Q3 59 4 53Q40 55 92 57L92 63Z" className="fill-paddy-light" />
          <path
            d="M12 60l5 10 5-10zM28 60l5 10 5-10zM44 61l5 10 5-10zM60 61l5 9 5-9z"
            className="fill-white stroke-right [stroke-width:1]"
          />
          <circle cx="77" cy="38" r="10.5" className="fill-white" />
          <circle cx="74" cy="39" r="5.5" className="fill-ink" />
          <circle cx="72.3" cy="37" r="1.8" className="fill-white" />
          <path d="M66 33Q76 24 88 32" fill="none" strokeWidth="4" strokeLinecap="round" className="stroke-right" />
          <ellipse cx="13" cy="49" rx="2.6" ry="1.9" className="fill-right-ink" />
          <circle cx="85" cy="54" r="4.5" className="fill-again-soft" />
        </g>
      </g>
    </svg>
  );
}
