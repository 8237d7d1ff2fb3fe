import { type MouseEvent, type PointerEvent, useRef, useState } from "react";
import type { NoteValue } from "#lib/questions/figures/money.ts";

export interface Shift {
  readonly x: number;
  readonly y: number;
}

/** A note that is carried, from its place on the counter or, with null, from the purse. */
export interface CarriedNote {
  readonly note: NoteValue;
  readonly from: number | null;
}

/** A finger that moves less than this many pixels taps. */
const still = 8;

function isSame(one: CarriedNote, other: CarriedNote): boolean {
  return one.note === other.note && one.from === other.from;
}

function isAboveCounter({ clientX, clientY }: PointerEvent): boolean {
  return document.elementFromPoint(clientX, clientY)?.closest("[data-counter]") != null;
}

/** Lets notes be carried between purse and counter by finger or mouse. */
export function useCarrying(isOpen: boolean, onDrop: (carried: CarriedNote, isOnCounter: boolean) => void) {
  const [carried, setCarried] = useState<{ readonly what: CarriedNote; readonly shift: Shift } | null>(null);
  const start = useRef<Shift | null>(null);
  /** A click follows where a carried note was let go; it is no tap. */
  const wasCarried = useRef(false);
  const end = () => {
    start.current = null;
    setCarried(null);
  };
  return {
    shiftOf: (what: CarriedNote) => (carried !== null && isSame(carried.what, what) ? carried.shift : null),
    handlersOf: (what: CarriedNote) => ({
      onPointerDown({ clientX, clientY }: PointerEvent<HTMLElement>) {
        wasCarried.current = false;
        start.current = isOpen ? { x: clientX, y: clientY } : null;
      },
      onPointerMove({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) {
        if (start.current === null) return;
        const shift = { x: clientX - start.current.x, y: clientY - start.current.y };
        if (carried === null && Math.hypot(shift.x, shift.y) < still) return;
        currentTarget.setPointerCapture(pointerId);
        setCarried({ what, shift });
      },
      onPointerUp(event: PointerEvent<HTMLElement>) {
        if (carried !== null && isSame(carried.what, what)) {
          wasCarried.current = true;
          onDrop(what, isAboveCounter(event));
        }
        end();
      },
      onPointerCancel: end,
      onClickCapture(event: MouseEvent<HTMLElement>) {
        if (wasCarried.current) event.stopPropagation();
        wasCarried.current = false;
      },
    }),
  };
}

export type Carrying = ReturnType<typeof useCarrying>;
