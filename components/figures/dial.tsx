import type { ComponentProps } from "react";
import type { ClockFace } from "#lib/questions/figures/clock.ts";
import { DialHands } from "./dial-hands.tsx";
import { DialMarks } from "./dial-marks.tsx";
import { DialMinutes } from "./dial-minutes.tsx";
import { DialPlate, type DialRim } from "./dial-plate.tsx";
import { DialSlice } from "./dial-slice.tsx";
import { SkyBadge } from "./sky-badge.tsx";

interface DialProps extends Omit<ComponentProps<"svg">, "viewBox"> {
  hourTurn: number;
  minuteTurn: number;
  /** Everything around the hands. */
  face: Pick<ClockFace, "numerals" | "hands" | "guide" | "counted" | "slice" | "sky">;
  rim: DialRim;
  isSpringing: boolean;
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
