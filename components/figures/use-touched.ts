import { type PointerEvent, useState } from "react";
import type { ObjectsFigure } from "#lib/questions/figures/objects.ts";

type Cells = ObjectsFigure["cells"];

interface Touched {
  readonly cells: Cells;
  readonly order: readonly number[];
}

/**
 * Lets a finger count: every object tapped gets the next number, a second tap takes it off. Only a help to the eye,
 * so that no key and no reader needs it. `placeAt` tells which object lies under a point of the drawing.
 */
export function useTouched(cells: Cells, placeAt: (x: number, y: number) => number) {
  const [touched, setTouched] = useState<Touched>({ cells, order: [] });
  const order = touched.cells === cells ? touched.order : [];
  const onPointerDown = (event: PointerEvent<SVGSVGElement>) => {
    const matrix = event.currentTarget.getScreenCTM();
    if (matrix === null) return;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    const place = placeAt(x, y);
    if (place < 0) return;
    setTouched({ cells, order: order.includes(place) ? order.filter((each) => each !== place) : [...order, place] });
  };
  return { order, onPointerDown };
}
