import { use } from "react";
import { Dial } from "#components/figures/dial.tsx";
import type { DialRim } from "#components/figures/dial-plate.tsx";
import { BoardHelp } from "#components/questions/board-help.ts";
import type { ClockFace, Numerals, Sky } from "#lib/questions/figures/clock.ts";
import type { Hands } from "./hands.ts";
import type { useHandDrag } from "./use-hand-drag.ts";

interface SetDialProps {
  hands: Hands;
  numerals: Numerals;
  sky: Sky | null;
  rim: DialRim;
  /** Help is drawn only as long as the answer is not known. */
  isAsking: boolean;
  drag: ReturnType<typeof useHandDrag>;
}

const noHelp: Pick<ClockFace, "guide" | "slice" | "counted"> = { guide: null, slice: null, counted: 0 };

/** The clock of the board: the hands as they are turned, and around them what the open hint shows. */
export function SetDial({ hands, numerals, sky, rim, isAsking, drag }: SetDialProps) {
  const figure = use(BoardHelp)?.find(({ type }) => type === "clock");
  const help = isAsking && figure?.type === "clock" ? (figure.faces[0] ?? noHelp) : noHelp;
  const { guide, slice, counted } = help;
  return (
    <Dial
      hourTurn={hands.short / 2}
      minuteTurn={hands.long * 6}
      face={{ numerals, sky, hands: "both", guide, slice, counted }}
      rim={rim}
      isSpringing={!drag.isHeld}
      className="h-full max-h-125 min-h-0 w-full touch-none select-none"
      {...drag.handlers}
    />
  );
}
