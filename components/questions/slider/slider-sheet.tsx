import type { PointerEvent } from "react";
import { axisLayout } from "#components/figures/axis/axis-layout.ts";
import { aboveTip } from "#components/figures/axis/axis-pointer.tsx";
import { Axis } from "#components/figures/axis.tsx";
import { labelRoom } from "#components/figures/label-room.ts";
import { Ruler, rulerX } from "#components/figures/ruler.tsx";
import type { LineScale, SliderView } from "#lib/questions/kinds/slider/grading.ts";
import { drawLine, drawRuler, endsOf, stepOf } from "#lib/questions/kinds/slider/places.ts";
import { sliderText as text } from "#lib/text/slider-text.ts";

interface SliderSheetProps {
  view: SliderView;
  at: number;
  isOpen: boolean;
  isKnown: boolean;
  onMove: (at: number) => void;
}

/** Where the middle of the letter of a segment's end stands on the sheet, and a place above a strip. */
const letterY = 29;
const aboveStrip = 16;
const letterSize = 18;

/** Where the letter of the point stands. */
function pointOn(scale: LineScale, at: number): { x: number; y: number } {
  const { xOf, top } = axisLayout(drawLine(scale, at));
  return { x: xOf(at), y: top - aboveTip - labelRoom(text.point, letterSize).height / 2 };
}

/** An arrow beside the letter has room from the end that stays. */
const besideLetter = 40;

/** Where a place stands on the sheet, in its units. */
function xOn({ scale }: SliderView, at: number): number {
  return scale.type === "line" ? axisLayout(drawLine(scale, at)).xOf(at) : rulerX(at, scale);
}

/** The scale, along which a finger or the mouse pulls the end. */
export function SliderSheet({ view, at, isOpen, isKnown, onMove }: SliderSheetProps) {
  const { scale } = view;
  const [least, most] = endsOf(view);
  const from = scale.type === "line" ? least : scale.fixed;
  const ways = { isLeft: at > least && xOn(view, at) - xOn(view, from) > besideLetter, isRight: at < most };

  function pull({ currentTarget, clientX, clientY }: PointerEvent<HTMLDivElement>): void {
    const toSheet = currentTarget.querySelector("svg")?.getScreenCTM()?.inverse();
    if (toSheet === undefined) return;
    const { x } = new DOMPoint(clientX, clientY).matrixTransform(toSheet);
    const [left, right] = [xOn(view, least), xOn(view, most)];
    const step = stepOf(view);
    onMove(least + Math.round((((x - left) / (right - left)) * (most - least)) / step) * step);
  }
  const pulling = {
    onPointerDown(event: PointerEvent<HTMLDivElement>) {
      event.currentTarget.setPointerCapture(event.pointerId);
      pull(event);
    },
    onPointerMove(event: PointerEvent<HTMLDivElement>) {
      if (event.currentTarget.hasPointerCapture(event.pointerId)) pull(event);
    },
  };
  return (
    <div
      className="flex h-full min-h-0 w-full touch-none items-center justify-center select-none"
      {...(isOpen && pulling)}
    >
      {scale.type === "line" ? (
        <Axis figure={drawLine(scale, at)}>
          {isOpen && <Grip {...pointOn(scale, at)} letter={text.point} {...ways} />}
        </Axis>
      ) : (
        <Ruler figure={drawRuler(isKnown ? { ...scale, numberedEvery: scale.numberedEvery ?? 1 } : scale, at, isKnown)}>
          {isOpen && (
            <Grip
              x={rulerX(at, scale)}
              {...(scale.laid === "segment" ? { y: letterY, letter: text.end } : { y: aboveStrip, letter: null })}
              {...ways}
            />
          )}
        </Ruler>
      )}
    </div>
  );
}

interface GripProps {
  x: number;
  y: number;
  /** What the end is called. */
  letter: string | null;
  /** Whether it can be pulled to the left and to the right, and there is room to say so. */
  isLeft: boolean;
  isRight: boolean;
}

const arrowsAround = { letter: 19, none: 2.5 } as const;

/** What a finger takes hold of, above the end, so that the mark below it stays in sight. */
function Grip({ x, y, letter, isLeft, isRight }: GripProps) {
  const beside = arrowsAround[letter === null ? "none" : "letter"];
  return (
    <g>
      {letter === null && <path d={`M${x} ${y}V52`} strokeWidth="2.5" className="stroke-again" />}
      <circle cx={x} cy={y} r="13" strokeWidth="2.5" className="fill-again-surface stroke-again" />
      {letter !== null && (
        <text
          x={x}
          y={y + letterSize / 3}
          fontSize={letterSize}
          textAnchor="middle"
          className="fill-again-ink font-head font-bold"
        >
          {letter}
        </text>
      )}
      <path
        d={[
          isLeft || letter === null ? `M${x - beside} ${y - 5}l-5 5 5 5` : "",
          isRight || letter === null ? `M${x + beside} ${y - 5}l5 5-5 5` : "",
        ].join("")}
        fill="none"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-again-ink"
      />
    </g>
  );
}
