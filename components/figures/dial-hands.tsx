import { use } from "react";
import { classNames } from "#components/ui/class-names.ts";
import type { ClockFace } from "#lib/questions/figures/clock.ts";
import { OnPaper } from "./on-paper.ts";

interface DialHandsProps {
  /** Degrees from twelve, clockwise; past a turn it goes on, so that a hand never runs back over twelve. */
  hourTurn: number;
  minuteTurn: number;
  hands: ClockFace["hands"];
  guide: ClockFace["guide"];
  /** While a finger drags a hand it has to stay under the finger. */
  isSpringing: boolean;
}

const spring = "transition-transform duration-200 ease-(--ease-spring) motion-reduce:transition-none";

/** The two hands, the short red one and the long blue one; a hand turns to its new place. On paper both are black. */
export function DialHands(props: DialHandsProps) {
  return use(OnPaper) === null ? <ShownHands {...props} /> : <PrintedHands {...props} />;
}

function ShownHands({ hourTurn, minuteTurn, hands, guide, isSpringing }: DialHandsProps) {
  const motion = isSpringing ? spring : undefined;
  return (
    <>
      {hands !== "none" && (
        <g transform={`rotate(${minuteTurn})`} className={classNames("c4", motion, guide === "hour" && "opacity-30")}>
          {guide === "minute" && <Glow to={-48} />}
          <path d="M0 13V-44" strokeWidth="6" strokeLinecap="round" className="stroke-solid" />
          <path d="M0 -55l-7.500 13h15z" className="fill-solid" />
        </g>
      )}
      {hands === "both" && (
        <g transform={`rotate(${hourTurn})`} className={classNames("c1", motion, guide === "minute" && "opacity-30")}>
          {guide === "hour" && <Glow to={-32} />}
          <path d="M0 10V-24" strokeWidth="9" strokeLinecap="round" className="stroke-solid" />
          <path d="M0 -39l-10.500 17h21z" className="fill-solid" />
        </g>
      )}
      <circle r="7.500" className="fill-ink" />
      <circle r="2.600" className="fill-card" />
    </>
  );
}

const printedMinute = "M-1.800 14V-44h-4L0 -57 5.800 -44h-4V14z";
const printedHour = "M-4.500 11V-24h-3.500L0 -38 8 -24h-3.500V11z";

/** A long thin hand, and over it a short thick one with a white edge, which parts them where they lie on each other. */
function PrintedHands({ hourTurn, minuteTurn, hands }: DialHandsProps) {
  return (
    <>
      {hands !== "none" && <path d={printedMinute} transform={`rotate(${minuteTurn})`} className="fill-ink" />}
      {hands === "both" && (
        <path
          d={printedHour}
          transform={`rotate(${hourTurn})`}
          strokeWidth="3"
          strokeLinejoin="round"
          paintOrder="stroke"
          className="fill-ink stroke-card"
        />
      )}
      <circle r="6.500" className="fill-ink" />
      <circle r="2" className="fill-card" />
    </>
  );
}

/** Light around the hand a hint speaks of. */
function Glow({ to }: { to: number }) {
  return <path d={`M0 11V${to}`} strokeWidth="24" strokeLinecap="round" className="animate-fade stroke-star" />;
}
