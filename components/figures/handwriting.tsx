import type { HandwritingFigure } from "#lib/questions/figures/handwriting.ts";
import { lengthOf, pointsOf, startOf, toPath } from "#lib/questions/handwriting/curve.ts";
import { copyGap, fieldOf, type NamedStroke, pixelOf } from "#lib/questions/handwriting/frame.ts";
import { numberPlaces } from "#lib/questions/handwriting/number-places.ts";
import { FigureSvg } from "./figure-svg.tsx";
import { PenLine, RuledLines, WayArrows } from "./handwriting/ruled.tsx";

/** Letters on ruled lines: with numbers and arrows, written by a pen, or in a faint row. */
export function Handwriting({ figure }: { figure: HandwritingFigure }) {
  const { strokes, look, copies, alt } = figure;
  const step = figure.width + copyGap;
  const frame = { ...figure, width: figure.width + (copies - 1) * step };
  const field = fieldOf(frame);
  return (
    <FigureSvg alt={alt} {...field} growth={3}>
      <RuledLines {...frame} />
      {look === "faint" &&
        Array.from({ length: copies }, (_, copy) => copy * step).map((left) => (
          <g key={left} transform={`translate(${left} 0)`}>
            {strokes.map(({ curve }) => (
              <PenLine key={curve.join()} curve={curve} width={6} className="stroke-field" />
            ))}
          </g>
        ))}
      {look !== "faint" && (
        <>
          {strokes.map(({ curve }) => (
            <PenLine key={curve.join()} curve={curve} width={13} className="stroke-locked-lip" />
          ))}
          {look === "moving" && <MovingPen strokes={strokes} />}
          <NumberedStrokes strokes={strokes} pixel={pixelOf(figure)} />
        </>
      )}
    </FigureSvg>
  );
}

/** Seconds in which all strokes are written: nothing moves longer (WCAG 2.2.2). */
const longestMove = 4.6;
const perUnit = 0.006;
const pause = 0.25;

/** A pen writes stroke after stroke; where motion is reduced, all is written at once. */
export function MovingPen({ strokes }: { strokes: readonly NamedStroke[] }) {
  const seconds = strokes.map(({ curve }) => Math.max(0.2, lengthOf(pointsOf(curve)) * perUnit));
  const all = seconds.reduce((sum, each) => sum + each + pause, 0);
  const times = Math.min(1, longestMove / all);
  return strokes.map(({ curve }, place) => {
    const before = seconds.slice(0, place).reduce((sum, each) => sum + each + pause, 0);
    return (
      <path
        key={curve.join()}
        d={toPath(curve)}
        pathLength="1"
        fill="none"
        strokeWidth="9"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeDasharray="1 2"
        className="c5 animate-write stroke-solid"
        style={{
          animationDuration: `${(seconds[place] ?? 0) * times}s`,
          animationDelay: `${(before + pause) * times}s`,
        }}
      />
    );
  });
}

/** The way of each stroke, and its number beside its start. */
export function NumberedStrokes({ strokes, pixel }: { strokes: readonly NamedStroke[]; pixel: number }) {
  const places = numberPlaces(
    strokes.map(({ curve }) => curve),
    16 * pixel,
  );
  return strokes.map(({ curve }, place) => {
    const at = places[place] ?? startOf(curve);
    return (
      <g key={curve.join()}>
        <WayArrows curve={curve} size={6 * pixel} className="stroke-hue" />
        <circle cx={startOf(curve).x} cy={startOf(curve).y} r={4 * pixel} className="fill-right" />
        <text
          x={at.x}
          y={at.y}
          fontSize={17 * pixel}
          fontWeight="700"
          textAnchor="middle"
          dominantBaseline="central"
          className="fill-right-ink font-steady"
        >
          {place + 1}
        </text>
      </g>
    );
  });
}
