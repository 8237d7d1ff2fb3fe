import { type PointerEvent, useRef, useState } from "react";
import { Diagram } from "#components/figures/diagram.tsx";
import type { DiagramFigure } from "#lib/questions/figures/diagram.ts";
import { describeStrokes } from "#lib/questions/kinds/draw/describe.ts";
import type { DrawView, Stroke } from "#lib/questions/kinds/draw/grading.ts";
import { type GridPoint, isSamePoint } from "#lib/questions/kinds/draw/grid.ts";
import { readStrokes } from "#lib/questions/kinds/draw/judge.ts";
import { isBesideGiven } from "#lib/questions/kinds/draw/proofs.ts";
import { layGrid, proofMarks, toEdges } from "#lib/questions/kinds/draw/sheet.ts";
import { drawText as text } from "#lib/text/draw-text.ts";

export type StrokeLook = "own" | "again" | "right";

const strokeClass: Readonly<Record<StrokeLook, string>> = {
  own: "stroke-lip",
  again: "stroke-again",
  right: "stroke-right",
};

interface DrawSheetProps {
  view: DrawView;
  figure: DiagramFigure;
  strokes: readonly Stroke[];
  look: StrokeLook;
  start: GridPoint | null;
  cursor: GridPoint | null;
  isOpen: boolean;
  onStart: (at: GridPoint | null) => void;
  onLay: (from: GridPoint, to: GridPoint) => void;
  /** The sheet was pressed with the keyboard. */
  onPress: () => void;
}

/** The sheet, and a button of its size below it that hears the finger, the mouse and the keys. */
export function DrawSheet(props: DrawSheetProps) {
  const { view, figure, strokes, look, start, cursor, isOpen, onStart, onLay, onPress } = props;
  const sheet = useRef<HTMLDivElement>(null);
  /** Where the finger came down. */
  const pressed = useRef<GridPoint | null>(null);
  const [end, setEnd] = useState<GridPoint | null>(null);
  const { at, size, edge } = layGrid(view);

  /** The crossing nearest to a finger. */
  function crossingAt({ clientX, clientY }: PointerEvent): GridPoint | null {
    const toSheet = sheet.current?.querySelector("svg")?.getScreenCTM()?.inverse();
    if (toSheet === undefined) return null;
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(toSheet);
    const near = (place: number, most: number) => Math.min(most, Math.max(0, Math.round((place - edge) / size)));
    return { x: near(x, view.columns), y: near(y, view.rows) };
  }
  function letGo(): void {
    pressed.current = null;
    setEnd(null);
  }
  const drawing = {
    onPointerDown(event: PointerEvent<HTMLButtonElement>) {
      event.currentTarget.setPointerCapture(event.pointerId);
      pressed.current = crossingAt(event);
      setEnd(pressed.current);
    },
    onPointerMove(event: PointerEvent<HTMLButtonElement>) {
      if (pressed.current !== null) setEnd(crossingAt(event));
    },
    onPointerUp(event: PointerEvent<HTMLButtonElement>) {
      const [from, to] = [pressed.current, crossingAt(event)];
      letGo();
      if (from === null || to === null) return;
      if (!isSamePoint(from, to)) onLay(from, to);
      else if (start === null) onStart(from);
      else onLay(start, to);
    },
    onPointerCancel: letGo,
  };
  const isPulled = pressed.current !== null && end !== null && !isSamePoint(pressed.current, end);
  const from = isPulled ? pressed.current : start;
  const to = end ?? (start === null ? null : cursor);
  const preview = from === null || to === null || isSamePoint(from, to) ? [] : [[from.x, from.y, to.x, to.y]];
  const proofs = look === "own" ? [] : proofMarks(view, strokes, look === "right");
  return (
    <div ref={sheet} className="relative flex h-full min-h-0 w-full items-center justify-center">
      <button
        type="button"
        aria-label={text.board}
        aria-describedby="draw-keys"
        aria-disabled={!isOpen}
        className="absolute inset-0 touch-none rounded-answer select-none"
        // A finger has been heard before: only keys press without one.
        onClick={({ detail }) => {
          if (isOpen && detail === 0) onPress();
        }}
        {...(isOpen && drawing)}
      />
      <span id="draw-keys" className="sr-only">
        {text.keys}
      </span>
      <div className="pointer-events-none relative flex h-full min-h-0 w-full items-center justify-center">
        <Diagram
          figure={{
            ...figure,
            marks: [...figure.marks, ...proofs],
            alt: text.drawn(figure.alt, describeStrokes(view, strokes)),
          }}
        >
          {isOpen && <Crossings view={view} />}
          <Strokes view={view} strokes={strokes} look={look} />
          <g className="opacity-50">
            <Strokes view={view} strokes={preview} look="own" />
          </g>
          {from !== null && <circle {...centre(at(from))} r="7" className="fill-lip" />}
          {cursor !== null && (
            <circle {...centre(at(cursor))} r="10" fill="none" strokeWidth="3.5" className="stroke-ink" />
          )}
        </Diagram>
      </div>
    </div>
  );
}

const centre = ({ x, y }: GridPoint) => ({ cx: x, cy: y });

/** Small dots where lines may begin and end. */
function Crossings({ view }: Pick<DrawSheetProps, "view">) {
  const { at } = layGrid(view);
  const d = Array.from({ length: (view.columns + 1) * (view.rows + 1) }, (_, place) => {
    const { x, y } = at({ x: place % (view.columns + 1), y: Math.floor(place / (view.columns + 1)) });
    return `M${x} ${y}h0`;
  });
  return <path d={d.join("")} strokeWidth="4.5" strokeLinecap="round" className="stroke-hue opacity-60" />;
}

function Strokes({ view, strokes, look }: Pick<DrawSheetProps, "view" | "strokes" | "look">) {
  const { at, size } = layGrid(view);
  return (readStrokes(strokes) ?? []).map((segment) => {
    const key = JSON.stringify(segment);
    // Of several lines those that lie well are told from the others.
    const isWell = look === "again" && view.most > 1 && view.proof === "steps" && isBesideGiven(view, segment);
    const className = strokeClass[isWell ? "right" : look];
    if (view.tool === "circle") {
      const [x, y] = [segment.to.x - segment.from.x, segment.to.y - segment.from.y];
      const radius = Math.hypot(x, y) * size;
      return (
        <g key={key}>
          <circle {...centre(at(segment.from))} r={radius} fill="none" strokeWidth="4.5" className={className} />
          <circle {...centre(at(segment.from))} r="4" className="fill-ink" />
        </g>
      );
    }
    const { from, to } = view.tool === "line" ? toEdges(view, segment) : segment;
    const [start, end] = [at(from), at(to)];
    return (
      <path
        key={key}
        d={`M${start.x} ${start.y}L${end.x} ${end.y}`}
        strokeWidth="4.5"
        strokeLinecap="round"
        className={className}
      />
    );
  });
}
