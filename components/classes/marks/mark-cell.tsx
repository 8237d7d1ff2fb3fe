import { type ChangeEvent, type KeyboardEvent, useState } from "react";
import { classNames } from "#components/ui/class-names.ts";
import type { Mark } from "#lib/marks/marked-test.ts";
import { type Marking, type MarkProblem, readMark, writeMark } from "#lib/marks/read-mark.ts";

/** Where the keyboard goes from a cell: to the next one of the pupil or the one before, or to another pupil. */
export type Move = "next" | "previous" | "up" | "down" | "left" | "right";

interface Props {
  readonly marking: Marking;
  readonly mark: Mark | null;
  /** Of the pupil and what is marked. */
  readonly label: string;
  /** Where it is found by who moves on: "3-5". */
  readonly place: string;
  readonly isReadOnly: boolean;
  readonly onMark: (mark: Mark | null) => void;
  readonly onMove: (move: Move) => void;
  /** What is wrong with what was typed, as soon as somebody wants to go on or comes back. */
  readonly onProblem: (problem: MarkProblem | null) => void;
  readonly onFocus: () => void;
}

const arrows: Readonly<Record<string, Move>> = { ArrowUp: "up", ArrowDown: "down" };

/** Keys that say all there is to say, so that the next cell is gone to at once. */
const isWhole = (typed: string, { coded }: Marking) =>
  ["+", "-", " "].includes(typed) || (coded.rightLetter !== null && /^[a-z]$/iu.test(typed));

/** The points of one pupil for one question. */
export function MarkCell({ marking, mark, label, place, isReadOnly, onMark, onMove, onProblem, onFocus }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<MarkProblem | null>(null);
  const take = (text: string): boolean => {
    const read = readMark(text, marking);
    setTyped(read.ok ? null : text);
    setProblem(read.ok ? null : read.problem);
    onProblem(read.ok ? null : read.problem);
    onMark(read.ok ? read.mark : null);
    return read.ok;
  };
  const goOn = (move: Move) => {
    if (typed === null || take(typed)) onMove(move);
  };
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    if (!isWhole(target.value, marking)) return setTyped(target.value);
    if (take(target.value)) onMove("next");
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const move = moveOf(event);
    if (move === null) return;
    event.preventDefault();
    goOn(move);
  };
  return (
    <input
      data-place={place}
      aria-label={label}
      aria-invalid={problem !== null}
      inputMode="decimal"
      enterKeyHint="next"
      autoComplete="off"
      maxLength={12}
      readOnly={isReadOnly}
      value={typed ?? writeMark(mark, marking.coded)}
      onChange={change}
      onKeyDown={press}
      onFocus={({ target }) => {
        target.select();
        onFocus();
        onProblem(problem);
      }}
      onBlur={() => {
        if (typed !== null) take(typed);
      }}
      className={classNames(
        "min-h-11 w-full min-w-0 rounded-[8px] border bg-card px-1 text-center text-[1rem] tabular-nums",
        problem === null ? "border-field" : "border-2 border-again bg-again-surface",
        mark !== null && mark.quarters < marking.quarters && "font-bold text-again-ink",
      )}
    />
  );
}

function moveOf({ key, shiftKey, currentTarget }: KeyboardEvent<HTMLInputElement>): Move | null {
  if (key === "Enter") return shiftKey ? "previous" : "next";
  if (key in arrows) return arrows[key] ?? null;
  const { selectionStart, selectionEnd, value } = currentTarget;
  // Within what is being typed the arrows go from letter to letter.
  const isAtStart = selectionStart === 0;
  const isAtEnd = selectionEnd === value.length;
  if (key === "ArrowLeft" && isAtStart) return "left";
  return key === "ArrowRight" && isAtEnd ? "right" : null;
}
