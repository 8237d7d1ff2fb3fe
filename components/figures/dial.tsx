import type { ComponentProps } from "react";
import type { ClockFace } from "#lib/questions/figures/clock.ts";
import { DialHands } from "./dial-hands.tsx";
import { DialMarks } from "./dial-marks.tsx";
import { DialPlate, type DialRim } from "./dial-plate.tsx";
import { dialPoint } from "./dial-point.ts";

import { SkyBadge } from "./sky-badge.tsx";

interface DialProps extends Omit<ComponentProps<"svg">, "viewBox"> {
  hourTurn: number;
  minuteTurn: number;
  /** Everything around the hands. */
  face: Pick<ClockFace, "numerals" | "hands" | "guide" | "counted" | "slice" | "sky">;
  rim: DialRim;
  isSpringing: boolean;
}

/** The minutes in fives around the rim; the last one stays open. */
function DialMinutes({ counted }: { counted: number }) {
  const fives = Array.from({ length: counted / 5 }, (_, place) => (place + 1) * 5);
  return (
    <g className="animate-fade">
      {fives.map((minute) => {
        const { x, y } = dialPoint(minute, 105);
        return (
          <text
            key={minute}
            x={x}
            y={y + 10.5}
            fontSize="30"
            textAnchor="middle"
            className="fill-again-ink font-head font-extrabold tabular-nums"
          >
            {minute === counted ? "?" : minute}
          </text>
        );
      })}
    </g>
  );
}

const radius = 85;

function at(minute: number): string {
  const { x, y } = dialPoint(minute, radius);
  return `${x} ${y}`;
}

/** A slice of the face below numbers and hands; a whole turn is the whole face. */
function DialSlice({ slice: { from, to } }: { slice: NonNullable<ClockFace["slice"]> }) {
  if (to - from >= 60) return <circle r={radius} className="animate-fade fill-again-soft" />;
  const arc = `A${radius} ${radius} 0 ${to - from > 30 ? 1 : 0} 1 ${at(to)}`;
  return (
    <g className="animate-fade">
      <path d={`M0 0L${at(from)}${arc}Z`} className="fill-again-soft" />
      <path d={`M${at(from)}${arc}`} fill="none" strokeWidth="4" strokeLinecap="round" className="stroke-again" />
    </g>
  );
}

/** One clock; its middle is 0, 0 and its rim 96 wide. */
export function Dial({ hourTurn, minuteTurn, face, rim, isSpringing, ...rest }: DialProps) {
  const isCounted = face.counted > 0;
  const half = isCounted ? 121 : 101;
  return (
    <svg aria-hidden="true" viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`} {...rest}>
      <DialPlate rim={rim} isNarrow={isCounted} />
      {face.slice !== null && <DialSlice slice={face.slice} />}
      <DialMarks numerals={face.numerals} />
      {isCounted && <DialMinutes counted={face.counted} />}
      <DialHands
        hourTurn={hourTurn}
        minuteTurn={minuteTurn}
        hands={face.hands}
        guide={face.guide}
        isSpringing={isSpringing}
      />
      {face.sky !== null && <SkyBadge sky={face.sky} />}
    </svg>
  );
}
