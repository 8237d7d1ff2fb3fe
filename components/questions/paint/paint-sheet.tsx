import { type PointerEvent, useRef } from "react";
import { layWholes } from "#components/figures/fraction/lay-wholes.ts";
import { partAt } from "#components/figures/fraction/part-places.ts";
import { Whole } from "#components/figures/fraction/whole.tsx";
import type { PaintView } from "#lib/questions/kinds/paint/grading.ts";
import { paintText as text } from "#lib/text/paint-text.ts";

interface PaintSheetProps {
  view: PaintView;
  painted: ReadonlySet<number>;
  isOpen: boolean;
  onPaint: (place: number, isPainted: boolean) => void;
}

/** The whole on which a finger or the mouse paints: a stroke does to every part what it did to the first. */
export function PaintSheet({ view, painted, isOpen, onPaint }: PaintSheetProps) {
  const { form, parts, columns, partName } = view;
  /** Whether the stroke that is being drawn paints; null between strokes. */
  const stroke = useRef<boolean | null>(null);
  const whole = { form, parts, painted: 0, crossed: 0, columns, label: null };
  const { spots, width, height } = layWholes([whole]);
  const [spot] = spots;

  function touch({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): void {
    const toSheet = currentTarget.getScreenCTM()?.inverse();
    if (toSheet === undefined || spot === undefined) return;
    const place = partAt(view, new DOMPoint(clientX, clientY).matrixTransform(toSheet), spot);
    if (place === null) return;
    stroke.current ??= !painted.has(place);
    onPaint(place, stroke.current);
  }
  function end(): void {
    stroke.current = null;
  }
  const drawing = {
    onPointerDown(event: PointerEvent<SVGSVGElement>) {
      event.currentTarget.setPointerCapture(event.pointerId);
      touch(event);
    },
    onPointerMove(event: PointerEvent<SVGSVGElement>) {
      if (event.currentTarget.hasPointerCapture(event.pointerId)) touch(event);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
  return (
    <svg
      role="img"
      aria-label={text.now(painted.size, parts, partName)}
      viewBox={`0 0 ${width} ${height}`}
      className="h-full min-h-0 w-full max-w-160 touch-none px-9 select-none tablet:px-14"
      {...(isOpen && drawing)}
    >
      {spot !== undefined && <Whole {...spot} whole={{ ...whole, chosen: painted }} />}
    </svg>
  );
}
