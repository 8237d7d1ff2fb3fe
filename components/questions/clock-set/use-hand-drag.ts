import { type PointerEvent, useState } from "react";
import { type Hands, handsOf } from "./hands.ts";

type Hand = "short" | "long";

interface HandDrag {
  readonly isOpen: boolean;
  readonly hands: Hands;
  readonly step: number;
  readonly onTurn: (hands: Hands) => void;
}

/** Where on the dial a finger is, in minutes clockwise from twelve. */
function placeOf(event: PointerEvent<SVGSVGElement>): number {
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
  const turn = Math.atan2(event.clientX - left - width / 2, top + height / 2 - event.clientY);
  return ((turn / Math.PI) * 30 + 60) % 60;
}

/** How far apart two places on the dial are, 0 to 30. */
function apart(one: number, other: number): number {
  const distance = (((one - other) % 60) + 60) % 60;
  return Math.min(distance, 60 - distance);
}

/** The hand nearer to the finger; with whole hours there is only the short one to turn. */
function handAt(place: number, { hands, step }: HandDrag): Hand {
  if (step === 60) return "short";
  return apart(place, hands.short / 12) < apart(place, hands.long) ? "short" : "long";
}

/** Lets a finger drag the hand it is nearest to: an extra beside the buttons. */
export function useHandDrag(drag: HandDrag) {
  const [held, setHeld] = useState<Hand | null>(null);
  const { isOpen, hands, step, onTurn } = drag;
  const letGo = () => setHeld(null);
  return {
    isHeld: held !== null,
    handlers: {
      onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
        if (!isOpen) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setHeld(handAt(placeOf(event), drag));
      },
      onPointerMove: (event: PointerEvent<SVGSVGElement>) => {
        if (held === null) return;
        const place = placeOf(event);
        const next = held === "short" ? handsOf.dragShort(hands, place) : handsOf.dragLong(hands, place, step);
        if (next.short !== hands.short) onTurn(next);
      },
      onPointerUp: letGo,
      onPointerCancel: letGo,
    },
  };
}
