import { type PointerEvent, useState } from "react";
import type { Point } from "#lib/questions/figures/shape-part.ts";
import type { ProtractorView } from "#lib/questions/kinds/protractor/grading.ts";
import { markAt, numberNear } from "./on-steps.ts";
import type { Measuring } from "./use-measuring.ts";

interface Pull {
  /** Where the finger came down, and where it is now, from the centre as it was then. */
  readonly from: Point;
  readonly at: Point;
  readonly isMoved: boolean;
}

/** Units of the sheet within which a finger rests. */
const resting = 4;

/** In units of the sheet. */
function pointOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): Point | null {
  const toSheet = currentTarget.querySelector("svg")?.getScreenCTM()?.inverse();
  if (toSheet === undefined) return null;
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(toSheet);
  return { x, y };
}

/**
 * What a finger or the mouse does: it chooses a number, turns the side, or pulls the protractor, which a tap beside its
 * numbers brings there.
 */
export function usePointing(task: ProtractorView["task"], { laid, choose, turnSide, put }: Measuring) {
  const [pull, setPull] = useState<Pull | null>(null);
  const centre = pull?.isMoved ? { x: laid.x + pull.at.x - pull.from.x, y: laid.y + pull.at.y - pull.from.y } : laid;

  function point(at: Point): void {
    const mark = task === "turn" ? markAt(laid, at) : null;
    if (mark !== null) turnSide(mark);
    const chosen = task === "turn" ? null : numberNear(laid, at, task === "read");
    if (chosen !== null) choose(chosen);
    else if (task === "lay") put(at);
  }

  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const at = pointOf(event);
      if (at === null) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setPull({ from: at, at, isMoved: false });
      if (task !== "lay") point(at);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const at = pointOf(event);
      if (pull === null || at === null) return;
      if (task !== "lay") return point(at);
      const isMoved = pull.isMoved || Math.hypot(at.x - pull.from.x, at.y - pull.from.y) > resting;
      setPull({ ...pull, at, isMoved });
    },
    onPointerUp() {
      if (pull !== null && task === "lay") {
        if (pull.isMoved) put(centre);
        else point(pull.at);
      }
      setPull(null);
    },
    onPointerCancel: () => setPull(null),
  };
  return { centre, isPulled: pull?.isMoved === true, handlers };
}
