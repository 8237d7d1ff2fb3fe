"use client";

import { use, useState } from "react";
import { BoardHelp } from "#components/questions/board-help.ts";
import type { BoardPhase, BoardProps } from "#components/questions/board-state.ts";
import { isSending } from "#components/questions/is-sending.ts";
import { useKeys } from "#components/questions/use-keys.ts";
import { WorkedBoard } from "#components/questions/worked-board.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { resting } from "#components/ui/resting.ts";
import { describeStrokes, placeOf } from "#lib/questions/kinds/draw/describe.ts";
import type { DrawView, Stroke } from "#lib/questions/kinds/draw/grading.ts";
import { type GridPoint, isSamePoint, plus } from "#lib/questions/kinds/draw/grid.ts";
import { drawSheet } from "#lib/questions/kinds/draw/sheet.ts";
import { drawText as text } from "#lib/text/draw-text.ts";
import { DrawSheet, type StrokeLook } from "./draw-sheet.tsx";
import { laid } from "./strokes.ts";

const arrows: ReadonlyMap<string, GridPoint> = new Map([
  ["ArrowRight", { x: 1, y: 0 }],
  ["ArrowLeft", { x: -1, y: 0 }],
  ["ArrowDown", { x: 0, y: 1 }],
  ["ArrowUp", { x: 0, y: -1 }],
]);

function lookOf(phase: BoardPhase, isUnchanged: boolean): StrokeLook {
  if (phase === "right" || phase === "shown") return "right";
  return phase === "again" && isUnchanged ? "again" : "own";
}

/** What has been laid, the first of two points while the second is looked for, and where the arrow keys have led. */
function useDrawing(view: DrawView, last: readonly Stroke[]) {
  const [strokes, setStrokes] = useState(last);
  const [start, setStart] = useState<GridPoint | null>(null);
  const [cursor, setCursor] = useState<GridPoint | null>(null);
  const lay = (from: GridPoint, to: GridPoint) => {
    setStart(null);
    if (!isSamePoint(from, to)) setStrokes((before) => laid(view, before, [from.x, from.y, to.x, to.y]));
  };
  /** The arrow keys begin at the first point that has a name. */
  const place = cursor ?? view.points[0] ?? { x: 0, y: 0 };
  return {
    ...{ strokes, start, cursor, setStart, lay },
    isEmpty: strokes.length === 0 && start === null,
    put() {
      setCursor(place);
      if (start === null) setStart(place);
      else lay(start, place);
    },
    move(by: GridPoint) {
      const { x, y } = cursor === null ? place : plus(cursor, by);
      setCursor({ x: Math.min(view.columns, Math.max(0, x)), y: Math.min(view.rows, Math.max(0, y)) });
    },
    undo() {
      if (start === null) setStrokes(strokes.slice(0, -1));
      else setStart(null);
    },
    clear() {
      setStart(null);
      setStrokes([]);
    },
  };
}

type Drawing = ReturnType<typeof useDrawing>;

/** Lets the arrow keys go over the crossings; Backspace takes the last stroke back, Escape a point, Enter sends. */
function useDrawKeys(isOpen: boolean, { move, undo, setStart }: Drawing, submit: () => void): void {
  useKeys(isOpen, (event) => {
    const arrow = arrows.get(event.key);
    if (arrow !== undefined) {
      // The page may not scroll.
      event.preventDefault();
      move(arrow);
    } else if (event.key === "Backspace") undo();
    else if (event.key === "Escape") setStart(null);
    else if (!event.repeat && isSending(event)) {
      // The same press must not reach the button that gets the focus afterwards.
      event.preventDefault();
      submit();
    }
  });
}

/** Where the pupil is, for who does not see it. */
function tell(view: DrawView, { strokes, start, cursor }: Pick<Drawing, "strokes" | "start" | "cursor">): string {
  const done = start === null ? describeStrokes(view, strokes) : text.started(placeOf(view, start));
  return cursor === null ? done : `${done} ${text.at(placeOf(view, cursor))}`;
}

/** Squared paper on which lines are pulled from crossing to crossing, or laid by two taps or with the arrow keys. */
export function DrawBoard({ question, state, tool, onRespond }: BoardProps<"draw">) {
  const { view } = question;
  const last = state.tried.at(-1)?.strokes ?? [];
  const drawing = useDrawing(view, last);
  const { start, lay, undo, clear, put, setStart } = drawing;
  const help = use(BoardHelp)?.find((figure) => figure.type === "diagram");
  const isOpen = state.phase === "open" || state.phase === "again";
  const strokes = state.phase === "shown" && state.key !== null ? state.key.drawing : drawing.strokes;
  const cursor = isOpen ? drawing.cursor : null;
  const isUnchanged = String(drawing.strokes) === String(last);
  const canSubmit = isOpen && drawing.strokes.length > 0 && !isUnchanged;
  const submit = () => {
    if (canSubmit) onRespond({ strokes });
  };
  useDrawKeys(isOpen, drawing, submit);
  const tools = [
    { icon: "undo", name: text.undo, onPress: undo },
    { icon: "delete", name: text.clear, onPress: clear },
  ] as const;
  const [first, second] = tools.map(({ icon, name, onPress }) => (
    <button
      key={icon}
      type="button"
      aria-label={name}
      {...resting(!isOpen || drawing.isEmpty, onPress)}
      className="press mb-1 grid min-h-14 min-w-14 place-items-center rounded-tool bg-card lip aria-disabled:opacity-45 tablet:min-h-16 tablet:min-w-20"
    >
      <Icon name={icon} />
    </button>
  ));
  return (
    <WorkedBoard
      {...{ state, tool, isUnchanged, canSubmit }}
      height="squared"
      markAt="outside"
      onSubmit={submit}
      sheet={
        <>
          <DrawSheet
            figure={isOpen && help !== undefined ? help : drawSheet(view)}
            look={lookOf(state.phase, isUnchanged)}
            {...{ view, strokes, start, cursor, isOpen }}
            onStart={setStart}
            onLay={lay}
            onPress={put}
          />
          <span aria-live="polite" className="sr-only">
            {tell(view, { strokes, start, cursor })}
          </span>
        </>
      }
    >
      <div className="flex items-center justify-center gap-2 tablet:gap-4">
        {first}
        <p
          aria-hidden="true"
          className="flex-1 text-center text-[1.0625rem] leading-tight text-muted tablet:text-[1.375rem]"
        >
          {start === null ? text.first[view.tool === "circle" ? "circle" : "line"] : text.second}
        </p>
        {second}
      </div>
    </WorkedBoard>
  );
}
