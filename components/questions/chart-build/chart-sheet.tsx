import { type PointerEvent, useRef } from "react";
import { layChart } from "#components/figures/chart/lay-chart.ts";
import { Chart } from "#components/figures/chart.tsx";
import { layPictogram, Pictogram } from "#components/figures/pictogram.tsx";
import { Strokes } from "#components/figures/tally.tsx";
import { drawBuilt } from "#lib/questions/kinds/chart-build/draw.ts";
import type { ChartBuildView } from "#lib/questions/kinds/chart-build/grading.ts";

interface ChartSheetProps {
  view: ChartBuildView;
  heights: readonly number[];
  /** The row or column that waits, by its place among those that are built; null once none does. */
  chosen: number | null;
  isKnown: boolean;
  onSet: (place: number, height: number) => void;
  onChoose: (place: number) => void;
}

/** High enough for a finger on a phone. */
const row = 46;
/** A name makes room for the strokes below it. */
const lift = 12;
const strokes = { left: 16, down: 9.5, size: 0.62, pitch: 47 };

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A row or a column on the sheet, and how much of it lies below a point of it; null where only its name is. */
interface Touched {
  readonly at: number;
  readonly height: number | null;
}

/** How the chart lies on its sheet, and what a finger touches on it. */
function layBuilt(view: ChartBuildView, heights: readonly number[], isKnown: boolean) {
  const figure = drawBuilt(view, heights, isKnown);
  const { step, most } = view;
  if (figure.type === "pictogram") {
    const room = { row, places: most, lift: view.counted === null ? 0 : lift };
    const lay = layPictogram(figure, room);
    const touch = ({ x, y }: Point): Touched => ({
      at: Math.floor((y - lay.top) / row),
      height: x < lay.left - lay.pitch / 2 ? null : Math.ceil((x - lay.left) / lay.pitch),
    });
    return { type: "pictogram", figure, room, lay, touch } as const;
  }
  const lay = layChart(figure);
  const perUnit = lay.yOf(0) - lay.yOf(1);
  const touch = ({ x, y }: Point): Touched => ({
    at: Math.floor((x - lay.xOf(0)) / lay.slot + 0.5),
    height: y > lay.bottom + 4 ? null : Math.round((lay.bottom - y) / perUnit / step) * step,
  });
  return { type: "chart", figure, lay, touch } as const;
}

/** The chart, on which a finger or the mouse pulls a row or a column to the length it has then. */
export function ChartSheet({ view, heights, chosen, isKnown, onSet, onChoose }: ChartSheetProps) {
  const { built, most } = view;
  const laid = layBuilt(view, heights, isKnown);
  const pulled = useRef<number | null>(null);

  function touch({ currentTarget, clientX, clientY }: PointerEvent<HTMLDivElement>): void {
    const toSheet = currentTarget.querySelector("svg")?.getScreenCTM()?.inverse();
    if (toSheet === undefined) return;
    const { at, height } = laid.touch(new DOMPoint(clientX, clientY).matrixTransform(toSheet));
    pulled.current ??= built.indexOf(at);
    if (pulled.current < 0) return;
    onChoose(pulled.current);
    if (height !== null) onSet(pulled.current, height);
  }
  function end(): void {
    pulled.current = null;
  }
  const pulling = {
    onPointerDown(event: PointerEvent<HTMLDivElement>) {
      event.currentTarget.setPointerCapture(event.pointerId);
      touch(event);
    },
    onPointerMove(event: PointerEvent<HTMLDivElement>) {
      if (event.currentTarget.hasPointerCapture(event.pointerId)) touch(event);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
  const isAsking = !isKnown;
  return (
    <div
      className="flex min-h-0 w-full flex-1 touch-none items-center justify-center select-none"
      {...(chosen !== null && pulling)}
    >
      {laid.type === "pictogram" ? (
        <Pictogram
          figure={laid.figure}
          room={laid.room}
          ground={
            <>
              {isAsking && <EmptyPlaces built={built} most={most} lay={laid.lay} chosen={chosen} />}
              {view.counted !== null && <Counted counts={view.counted} top={laid.lay.top} />}
            </>
          }
        />
      ) : (
        <Chart figure={laid.figure}>
          {isAsking && <ColumnGrips built={built} heights={heights} lay={laid.lay} chosen={chosen} />}
        </Chart>
      )}
    </div>
  );
}

interface EmptyPlacesProps {
  built: readonly number[];
  most: number;
  lay: ReturnType<typeof layPictogram>;
  chosen: number | null;
}

/** Where pictures go in the rows that are built; the row that waits is lit. */
function EmptyPlaces({ built, most, lay, chosen }: EmptyPlacesProps) {
  const { width, top, size, pitch, xOf } = lay;
  return built.map((at, place) => (
    <g key={at} transform={`translate(0 ${top + at * row})`}>
      {place === chosen && (
        <rect
          x="4.500"
          y="2.500"
          width={width - 9}
          height={row - 5}
          rx="8"
          strokeWidth="2.600"
          className="fill-soft stroke-edge"
        />
      )}
      {Array.from({ length: most }, (_, picture) => xOf(picture)).map((x) => (
        <circle
          key={x}
          cx={x + size / 2}
          cy={row / 2}
          r={Math.min(9, pitch * 0.32)}
          strokeWidth="1.600"
          strokeDasharray="3 3"
          className="fill-card stroke-field"
        />
      ))}
    </g>
  ));
}

/** The strokes with which each row was counted, below its name. */
function Counted({ counts, top }: { counts: readonly number[]; top: number }) {
  const { left, down, size, pitch } = strokes;
  return counts
    .map((count, place) => ({ count, y: top + (place + 0.5) * row + down }))
    .map(({ count, y }) => (
      <g key={y} transform={`translate(${left} ${y}) scale(${size})`}>
        <Strokes count={count} pitch={pitch} />
      </g>
    ));
}

interface ColumnGripsProps {
  built: readonly number[];
  heights: readonly number[];
  lay: ReturnType<typeof layChart>;
  chosen: number | null;
}

const grip = 11;

/** What a finger takes hold of, at the top of each column that is built. */
function ColumnGrips({ built, heights, lay, chosen }: ColumnGripsProps) {
  const { xOf, yOf } = lay;
  return built.map((at, place) => {
    // A column of nothing has its name below it.
    const [x, y] = [xOf(at), Math.min(yOf(heights[place] ?? 0), yOf(0) - grip)];
    const isChosen = place === chosen;
    return (
      <g key={at}>
        <path d={`M${x - 30} ${y}H${x + 30}`} strokeWidth="3" className={isChosen ? "stroke-again" : "stroke-field"} />
        <circle
          cx={x}
          cy={y}
          r={grip}
          strokeWidth="2.500"
          className={isChosen ? "fill-again-surface stroke-again" : "fill-card stroke-field"}
        />
        <path
          d={`M${x - 4} ${y - 2}l4 -4 4 4M${x - 4} ${y + 2}l4 4 4 -4`}
          fill="none"
          strokeWidth="2.200"
          strokeLinecap="round"
          strokeLinejoin="round"
          className={isChosen ? "stroke-again-ink" : "stroke-muted"}
        />
      </g>
    );
  });
}
