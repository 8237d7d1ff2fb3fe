import { useState } from "react";
import type { BoardProps } from "#components/questions/board-state.ts";
import { isSending } from "#components/questions/is-sending.ts";
import { useKeys } from "#components/questions/use-keys.ts";
import { noRow, type TallyResponse, type TallyView } from "#lib/questions/kinds/tally/grading.ts";
import { countStrokes, nameCells } from "#lib/questions/kinds/tally/write-tally.ts";

/** What is done one after the other: strokes, numbers, the most and the least named. */
export type TallyStep = "strokes" | "totals" | "ends";

const mostDigits = 2;

function stepsOf({ sheet }: TallyView): readonly TallyStep[] {
  if (sheet.type === "table") return ["totals"];
  const more = [sheet.isTotalled && "totals", sheet.namesEnds && "ends"] as const;
  return ["strokes", ...more.filter((step) => step !== false)];
}

/** What was done at each step; things that are counted into a table are crossed off for the eye alone. */
function useMarks(view: TallyView, last: TallyResponse | undefined) {
  const names = nameCells(view);
  const [tallied, setTallied] = useState<readonly number[]>(() => last?.tallied ?? view.things.map(() => noRow));
  const [typed, setTyped] = useState<readonly string[]>(() => names.map((_, at) => String(last?.totals?.[at] ?? "")));
  const [ends, setEnds] = useState<readonly (number | null)[]>(() => last?.ends ?? [null, null]);
  return {
    ...{ names, tallied, typed, ends },
    cross: (thing: number, row: number) =>
      setTallied((before) => before.with(thing, before[thing] === noRow ? row : noRow)),
    put: (place: number, text: string) => setTyped((before) => before.with(place, text.slice(0, mostDigits))),
    // A row is not both the one with the most and the one with the least.
    nameEnd: (end: number, row: number) =>
      setEnds((before) => before.map((each) => (each === row ? null : each)).with(end, row)),
  };
}

type Marks = ReturnType<typeof useMarks>;

function isDone(step: TallyStep, { names, tallied, typed, ends }: Marks): boolean {
  if (step === "strokes") return names.every((_, row) => countStrokes(tallied, row) > 0);
  return step === "totals" ? typed.every((text) => text !== "") : !ends.includes(null);
}

function toResponse(steps: readonly TallyStep[], { tallied, typed, ends }: Marks): TallyResponse {
  return {
    tallied: steps.includes("strokes") ? tallied : null,
    totals: steps.includes("totals") ? typed.map(Number) : null,
    ends: steps.includes("ends") ? ends.flatMap((row) => row ?? []) : null,
  };
}

const isSame = (one: TallyResponse, other: TallyResponse | undefined) =>
  String([one.tallied, one.totals, one.ends]) === String([other?.tallied, other?.totals, other?.ends]);

const moves: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Things that are crossed off, the strokes and the numbers that stand for them. */
export function useTallying({ question: { view }, state, onRespond }: Omit<BoardProps<"tally">, "tool">) {
  const steps = stepsOf(view);
  const last = state.tried.at(-1);
  const marks = useMarks(view, last);
  const [{ step, chosen }, setAt] = useState({ step: steps[0] ?? "totals", chosen: 0 });
  const { names, typed } = marks;
  const isOpen = state.phase === "open" || state.phase === "again";
  const response = toResponse(steps, marks);
  const next = steps[steps.indexOf(step) + 1];
  const isSent = isSame(response, last);
  const canGoOn = isOpen && isDone(step, marks) && !(next === undefined && isSent);

  const choose = (place: number) => {
    const places = step === "ends" ? marks.ends.length : names.length;
    setAt({ step, chosen: Math.min(places - 1, Math.max(0, place)) });
  };
  const goTo = (other: TallyStep) => setAt({ step: other, chosen: 0 });
  const goOn = () => {
    if (!canGoOn) return;
    if (next !== undefined) goTo(next);
    else if (steps.every((each) => isDone(each, marks))) onRespond(response);
  };
  const before = typed[chosen] ?? "";
  const type = (digit: string) => marks.put(chosen, before === "0" ? digit : before + digit);
  /** From an empty box the one before it is gone back to. */
  const clear = () => (before === "" ? choose(chosen - 1) : marks.put(chosen, before.slice(0, -1)));
  useKeys(isOpen, (event) => {
    const move = moves[event.key];
    if (move !== undefined || isSending(event)) {
      // The page may not scroll, and the same press must not reach the button that gets the focus afterwards.
      event.preventDefault();
      if (move === undefined) goOn();
      else choose(chosen + move);
    } else if (step === "totals" && /^\d$/.test(event.key)) type(event.key);
    else if (step === "totals" && event.key === "Backspace") clear();
  });
  return {
    ...marks,
    ...{ chosen, step, isOpen, isSent, canGoOn, goOn, goTo, choose, type, clear },
    isLast: next === undefined,
    /** The step before; undefined for the first one. */
    before: steps[steps.indexOf(step) - 1],
    cross: (thing: number) => marks.cross(thing, step === "strokes" ? chosen : 0),
    /** The row of the most is named first, then that of the least. */
    nameEnd(row: number) {
      marks.nameEnd(chosen, row);
      choose(1);
    },
  };
}

export type Tallying = ReturnType<typeof useTallying>;
