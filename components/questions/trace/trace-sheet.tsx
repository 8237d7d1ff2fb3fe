import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { PenLine, RuledLines, WayArrows } from "#components/figures/handwriting/ruled.tsx";
import { MovingPen, NumberedStrokes } from "#components/figures/handwriting.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { type Point, startOf } from "#lib/questions/handwriting/curve.ts";
import { fieldOf, pixelOf } from "#lib/questions/handwriting/frame.ts";
import { nameDot } from "#lib/questions/kinds/trace/describe.ts";
import type { TraceView } from "#lib/questions/kinds/trace/grading.ts";
import { type Drawn, readDrawn } from "#lib/questions/kinds/trace/judge.ts";
import { traceText as text } from "#lib/text/trace-text.ts";
import type { Tracing } from "./use-tracing.ts";

const inks = { own: "c5 stroke-solid", again: "stroke-again", right: "stroke-right" } as const;

export type Ink = keyof typeof inks;

interface TraceSheetProps {
  view: TraceView;
  tracing: Tracing;
  strokes: readonly Drawn[];
  inkOf: (stroke: number) => Ink;
  /** Whether a pen writes the letters, and whether all strokes have their numbers and arrows. */
  isWritten: boolean;
  isNumbered: boolean;
  /** Whether the right strokes themselves are seen. */
  isShown: boolean;
  alt: string;
}

/** The ruled lines as large as their card lets them be, and what hears the finger, the pen and the mouse. */
export function TraceSheet({ view, tracing, strokes, inkOf, isWritten, isNumbered, isShown, alt }: TraceSheetProps) {
  const sheet = useRef<SVGSVGElement>(null);
  const field = fieldOf(view);
  const pixel = pixelOf(view);
  const { isOpen, pen, turn, begun } = tracing;
  const next = isOpen ? view.strokes[turn] : undefined;
  const placeOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point | null => {
    const toSheet = sheet.current?.getScreenCTM()?.inverse();
    if (toSheet === undefined) return null;
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(toSheet);
    return { x, y };
  };
  const drawing = {
    onPointerDown(event: PointerEvent<HTMLDivElement>) {
      if (!event.isPrimary || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const at = placeOf(event);
      if (at !== null) pen.down(at);
    },
    onPointerMove(event: PointerEvent<HTMLDivElement>) {
      if (!event.isPrimary) return;
      // All the places a quick finger went through between two frames.
      const passed = event.nativeEvent.getCoalescedEvents?.() ?? [];
      for (const each of passed.length > 0 ? passed : [event]) {
        const at = placeOf(each);
        if (at !== null) pen.move(at);
      }
    },
    onPointerUp: pen.up,
    onPointerCancel: pen.cancel,
  };
  return (
    <div
      className={classNames("relative max-h-full select-none", isOpen && "cursor-crosshair touch-none")}
      {...(isOpen && drawing)}
      style={{
        aspectRatio: `${field.width} / ${field.height}`,
        width: `min(100cqw, ${(100 * field.width) / field.height}cqh)`,
      }}
    >
      <svg
        ref={sheet}
        role="img"
        aria-label={alt}
        viewBox={`${field.x} ${field.y} ${field.width} ${field.height}`}
        className="absolute inset-0 size-full"
      >
        <RuledLines {...view} />
        {view.strokes.map(({ curve }) => (
          <PenLine key={curve.join()} curve={curve} width={12} className="stroke-locked-lip" />
        ))}
        {next !== undefined && (
          <>
            <PenLine curve={next.curve} width={12} className="c4 stroke-softlip" />
            <WayArrows curve={next.curve} size={6 * pixel} className="c4 stroke-hue" />
          </>
        )}
        {strokes.map((stroke, place) => (
          <InkLine key={stroke.join()} points={readDrawn(stroke) ?? []} className={inks[inkOf(place)]} />
        ))}
        {isShown &&
          view.strokes.map(({ curve }) => (
            <PenLine key={curve.join()} curve={curve} width={8} className={inks.right} />
          ))}
        <InkLine points={begun} className={inks.own} />
        {isWritten && <MovingPen strokes={view.strokes} />}
        {isNumbered && <NumberedStrokes strokes={view.strokes} pixel={pixel} />}
        {isOpen && <DotMarks tracing={tracing} pixel={pixel} />}
        {next !== undefined && !isNumbered && <StartMark at={startOf(next.curve)} number={turn + 1} pixel={pixel} />}
      </svg>
      {isOpen && <DotButtons view={view} tracing={tracing} />}
    </div>
  );
}

function InkLine({ points, className }: { points: readonly Point[]; className: string }) {
  const [first] = points;
  if (first === undefined) return null;
  const d = `M${first.x} ${first.y}${points.map(({ x, y }) => `L${x} ${y}`).join("")}`;
  return <path d={d} fill="none" strokeWidth="8" strokeLinecap="round" strokeLinejoin="round" className={className} />;
}

/** Where the next stroke begins, with its number. */
function StartMark({ at, number, pixel }: { at: Point; number: number; pixel: number }) {
  return (
    <g>
      <circle cx={at.x} cy={at.y} r={11 * pixel} strokeWidth={2 * pixel} className="fill-right stroke-white" />
      <text
        x={at.x}
        y={at.y}
        fontSize={15 * pixel}
        fontWeight="700"
        textAnchor="middle"
        dominantBaseline="central"
        className="fill-white font-steady"
      >
        {number}
      </text>
    </g>
  );
}

/** Small dots that may be tapped in the place of drawing. */
function DotMarks({ tracing: { dots, joined }, pixel }: { tracing: Tracing; pixel: number }) {
  return dots.dots.map(({ x, y }, dot) => (
    <circle
      key={`${x} ${y}`}
      cx={x}
      cy={y}
      r={(joined.at(-1) === dot ? 7 : 3.6) * pixel}
      strokeWidth={1.6 * pixel}
      className={joined.includes(dot) ? "c5 fill-solid stroke-white" : "fill-white stroke-field"}
    />
  ));
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Lets the arrow keys go from dot to dot. */
function stepOn(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = steps[event.key];
  const buttons = [...(event.currentTarget.parentElement?.querySelectorAll("button") ?? [])];
  if (step === undefined) return;
  // The page may not scroll.
  event.preventDefault();
  const at = buttons.indexOf(event.currentTarget) + step + buttons.length;
  buttons[at % buttons.length]?.focus({ preventScroll: true });
}

/** A button on each dot for keyboards and voices; fingers are heard by the sheet around them, which tells taps from pulls. */
function DotButtons({ view, tracing: { dots, joined, tap } }: { view: TraceView; tracing: Tracing }) {
  const field = fieldOf(view);
  return (
    <div data-close="" className="absolute inset-0">
      {dots.dots.map(({ x, y }, dot) => (
        <button
          key={`${x} ${y}`}
          type="button"
          aria-label={nameDot(dots, dot)}
          aria-description={dot === 0 ? text.keys : undefined}
          aria-pressed={joined.includes(dot)}
          // A finger has been heard by the sheet.
          onClick={({ detail }) => {
            if (detail === 0) tap(dot);
          }}
          onKeyDown={stepOn}
          className="absolute size-9.5 touch-none cursor-crosshair -translate-x-1/2 -translate-y-1/2 rounded-full tablet:size-14"
          style={{
            left: `${(100 * (x - field.x)) / field.width}%`,
            top: `${(100 * (y - field.y)) / field.height}%`,
          }}
        />
      ))}
    </div>
  );
}
