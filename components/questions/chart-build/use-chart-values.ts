import { useState } from "react";
import type { BoardProps } from "#components/questions/board-state.ts";
import { isSending } from "#components/questions/is-sending.ts";
import { useKeys } from "#components/questions/use-keys.ts";

/** The number that is typed is no larger than this many digits can write. */
const mostDigits = 3;

/** The keys that make the chosen row or column smaller and larger, and choose the one before it and the next. */
const arrows = {
  pictogram: ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"],
  columns: ["ArrowDown", "ArrowUp", "ArrowLeft", "ArrowRight"],
};

/** Rows or columns while they are built, and the number that is typed below them. */
export function useChartValues({ question, state, onRespond }: Omit<BoardProps<"chart-build">, "tool">) {
  const { chart, built, step, most, total } = question.view;
  const last = state.tried.at(-1)?.built;
  const [heights, setHeights] = useState<readonly number[]>(() => built.map((_, place) => last?.[place] ?? 0));
  const [typed, setTyped] = useState(() => (total === null || last === undefined ? "" : String(last.at(-1))));
  const [chosen, setChosen] = useState(0);
  const isOpen = state.phase === "open" || state.phase === "again";
  const isTyping = total !== null && chosen === built.length;
  const values = [...heights, ...(total === null || typed === "" ? [] : [Number(typed)])];
  const isSent = values.join() === last?.join();
  const isWhole = heights.every((height) => height > 0) && (total === null || typed !== "");
  const canSubmit = isOpen && isWhole && !isSent;

  const choose = (place: number) => setChosen(Math.min(built.length - (total === null ? 1 : 0), Math.max(0, place)));
  const set = (place: number, height: number) => {
    if (isOpen) setHeights((before) => before.with(place, Math.min(most, Math.max(0, height))));
  };
  const grow = (by: number) => {
    if (!isTyping) set(chosen, (heights[chosen] ?? 0) + by * step);
  };
  const type = (digit: string) => {
    setChosen(built.length);
    setTyped((before) => (before === "0" ? digit : before + digit).slice(0, mostDigits));
  };
  const clear = () => setTyped((before) => before.slice(0, -1));
  const submit = () => {
    if (canSubmit) onRespond({ built: values });
  };
  const moves = [() => grow(-1), () => grow(1), () => choose(chosen - 1), () => choose(chosen + 1)];
  useKeys(isOpen, (event) => {
    const move = arrows[chart.type].indexOf(event.key);
    if (move >= 0 || isSending(event)) {
      // The page may not scroll, and the same press must not reach the button that gets the focus afterwards.
      event.preventDefault();
      (moves[move] ?? submit)();
    } else if (total !== null && /^\d$/.test(event.key)) type(event.key);
    else if (isTyping && event.key === "Backspace") clear();
  });
  return { heights, typed, chosen, isTyping, isOpen, isSent, canSubmit, choose, set, grow, type, clear, submit };
}
