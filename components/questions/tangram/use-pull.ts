import { type PointerEvent, useState } from "react";
import type { Point } from "#lib/questions/figures/shape-part.ts";

/** A piece that is being pulled: where the finger took hold of it, and where its corner is now. */
interface Pull {
  readonly piece: number;
  readonly grip: Point;
  readonly at: Point;
  readonly isMoved: boolean;
}

interface Pulling {
  /** Squares in a row of the sheet. */
  readonly columns: number;
  readonly cornerOf: (piece: number) => Point;
  readonly onHold: (piece: number) => void;
  /** Let go, with its corner where it is now. */
  readonly onDrop: (piece: number, at: Point) => void;
  /** Tapped beside all pieces. */
  readonly onTap: (at: Point) => void;
}

/** Pulls pieces over a sheet with a finger or the mouse; elements that say which piece they are can be taken hold of. */
export function usePull({ columns, cornerOf, onHold, onDrop, onTap }: Pulling) {
  const [pull, setPull] = useState<Pull | null>(null);

  function pointAt({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): Point {
    const { left, top, width } = currentTarget.getBoundingClientRect();
    const square = width / columns;
    return { x: (clientX - left) / square, y: (clientY - top) / square };
  }

  function take(event: PointerEvent<HTMLElement>): void {
    const point = pointAt(event);
    const under = event.target instanceof Element ? event.target.closest("[data-piece]") : null;
    if (under === null) {
      onTap(point);
      return;
    }
    const piece = Number(under.getAttribute("data-piece"));
    const corner = cornerOf(piece);
    event.currentTarget.setPointerCapture(event.pointerId);
    onHold(piece);
    setPull({ piece, at: corner, grip: { x: point.x - corner.x, y: point.y - corner.y }, isMoved: false });
  }

  const handlers = {
    onPointerDown: take,
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (pull === null) return;
      const point = pointAt(event);
      setPull({ ...pull, at: { x: point.x - pull.grip.x, y: point.y - pull.grip.y }, isMoved: true });
    },
    onPointerUp() {
      if (pull?.isMoved) onDrop(pull.piece, pull.at);
      setPull(null);
    },
    onPointerCancel: () => setPull(null),
  };
  return { pull, handlers };
}
