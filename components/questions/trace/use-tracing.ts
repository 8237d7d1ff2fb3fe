import { useMemo, useRef, useState } from "react";
import type { BoardProps } from "#components/questions/board-state.ts";
import { isSending } from "#components/questions/is-sending.ts";
import { useKeys } from "#components/questions/use-keys.ts";
import { useTryState } from "#components/questions/use-try-state.ts";
import { lengthOf, type Point } from "#lib/questions/handwriting/curve.ts";
import { type Dots, dotAt, dotsOf, isWhole, lineThrough, toDrawn } from "#lib/questions/kinds/trace/dots.ts";
import type { Drawn } from "#lib/questions/kinds/trace/judge.ts";

interface Draft {
  readonly strokes: readonly Drawn[];
  /** The dots joined so far of a stroke that is tapped. */
  readonly joined: readonly number[];
}

/** A finger that moved less has tapped: parts of the distance between two dots. */
const stillness = 0.35;

/** The dots with one more: at the one tapped last the pen is lifted. */
function joinDot(dots: Dots, { strokes, joined }: Draft, dot: number): Draft {
  if (joined.at(-1) === dot) {
    const line = joined.length > 1 ? [toDrawn(lineThrough(dots, strokes.length, joined))] : [];
    return { strokes: [...strokes, ...line], joined: [] };
  }
  const longer = [...joined, dot];
  if (!isWhole(dots, strokes.length, longer)) return { strokes, joined: longer };
  return { strokes: [...strokes, toDrawn(lineThrough(dots, strokes.length, longer))], joined: [] };
}

/** The line under a finger; once it is let go it was a tap on a dot, or a stroke. */
function usePen(dots: Dots, tap: (dot: number) => void, draw: (stroke: Drawn) => void) {
  const [pulled, setPulled] = useState<readonly Point[]>([]);
  // A finger may be let go before its last way was drawn.
  const way = useRef<readonly Point[]>([]);
  const go = (points: readonly Point[]) => {
    way.current = points;
    setPulled(points);
  };
  const up = () => {
    const points = way.current;
    const [first] = points;
    go([]);
    if (first === undefined) return;
    if (lengthOf(points) >= stillness * dots.near) draw(toDrawn(points));
    else {
      const dot = dotAt(dots, first);
      if (dot !== null) tap(dot);
    }
  };
  return {
    ...{ pulled, up },
    down: (at: Point) => go([at]),
    move: (at: Point) => {
      if (way.current.length > 0) go([...way.current, at]);
    },
    cancel: () => go([]),
  };
}

/** Strokes drawn over a letter, by a pull of the finger each or from dot to dot. */
export function useTracing({ question, state, onRespond }: Omit<BoardProps<"trace">, "tool">) {
  const { view } = question;
  const { phase, tried, wrongPart } = state;
  const dots = useMemo(() => dotsOf(view), [view]);
  const [draft, setDraft] = useTryState<Draft | null>(tried.length, null);
  const isOpen = phase === "open" || phase === "again";
  const last = tried.at(-1)?.traced ?? [];
  const { strokes, joined } = draft ?? { strokes: last, joined: [] };
  const isUnchanged = draft === null && last.length > 0;
  const most = view.strokes.length;
  const canSubmit = isOpen && draft !== null && strokes.length > 0 && joined.length === 0;
  const change = (by: (before: Draft) => Draft) => {
    // A new try goes on behind the last stroke that was right.
    if (isOpen) setDraft((before) => by(before ?? { strokes: last.slice(0, wrongPart ?? 0), joined: [] }));
  };
  const add = (by: (before: Draft) => Draft) =>
    change((before) => (before.strokes.length < most ? by(before) : before));
  const tap = (dot: number) => add((before) => joinDot(dots, before, dot));
  const pen = usePen(dots, tap, (stroke) => add((before) => ({ strokes: [...before.strokes, stroke], joined: [] })));
  /** A stroke that is begun is taken back first, then the last whole one. */
  const undo = () =>
    change((before) => ({
      strokes: before.joined.length > 0 ? before.strokes : before.strokes.slice(0, -1),
      joined: [],
    }));
  const submit = () => {
    if (canSubmit) onRespond({ traced: strokes });
  };
  useKeys(isOpen, (event) => {
    if (event.key === "Backspace") undo();
    else if (!event.repeat && isSending(event)) {
      // The same press must not reach the button that gets the focus once the answer is marked.
      event.preventDefault();
      submit();
    }
  });
  return {
    ...{ dots, strokes, joined, pen, isOpen, isUnchanged, canSubmit, submit, tap, undo },
    /** The stroke that comes next. */
    turn: Math.min(isUnchanged ? (wrongPart ?? 0) : strokes.length, most),
    /** The line that is on its way: under the finger, or from dot to dot. */
    begun: pen.pulled.length > 0 ? pen.pulled : lineThrough(dots, strokes.length, joined),
    canUndo: isOpen && (strokes.length > 0 || joined.length > 0),
  };
}

export type Tracing = ReturnType<typeof useTracing>;
