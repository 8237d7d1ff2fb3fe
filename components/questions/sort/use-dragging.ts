import { type PointerEvent, useRef, useState } from "react";

/** Where something is taken from or put: a tray from 0 on, or the heap. */
export const heap = -1;

/** What is held while it is dragged: where it came from, which thing it is where that is known, and where the finger is. */
interface Held {
  readonly from: number;
  readonly thing: number | null;
  readonly x: number;
  readonly y: number;
}

interface Drag {
  readonly from: number;
  readonly to: number;
  readonly thing: number | null;
}

/** A finger that moves less has tapped. */
const leastStroke = 10;

/** The tray or the heap below a finger, and the thing of it. */
function placeAt({ clientX, clientY }: PointerEvent): Pick<Held, "from" | "thing"> | null {
  const below = document.elementFromPoint(clientX, clientY);
  const place = below?.closest("[data-tray]");
  if (!(place instanceof HTMLElement)) return null;
  const thing = below?.closest("[data-thing]");
  return { from: Number(place.dataset.tray), thing: thing instanceof HTMLElement ? Number(thing.dataset.thing) : null };
}

/** Things that are dragged from place to place over a sheet; what they are is left to the sheet. */
export function useDragging(isOpen: boolean, onDrag: (drag: Drag) => void) {
  const start = useRef<Held | null>(null);
  const [held, setHeld] = useState<Held | null>(null);
  const stop = () => {
    start.current = null;
    setHeld(null);
  };
  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const place = isOpen ? placeAt(event) : null;
      start.current = place === null ? null : { ...place, x: event.clientX, y: event.clientY };
    },
    onPointerMove({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) {
      const { current } = start;
      if (current === null || Math.hypot(clientX - current.x, clientY - current.y) < leastStroke) return;
      const { left, top } = currentTarget.getBoundingClientRect();
      setHeld({ ...current, x: clientX - left, y: clientY - top });
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const to = held === null ? null : placeAt(event);
      if (held !== null && to !== null && to.from !== held.from) {
        onDrag({ from: held.from, to: to.from, thing: held.thing });
      }
      stop();
    },
    onPointerCancel: stop,
  };
  return { held, handlers };
}
