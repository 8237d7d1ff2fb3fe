import { type ChangeEvent, type ClipboardEvent, type KeyboardEvent, useRef, useState } from "react";
import { classNames } from "#components/ui/class-names.ts";
import type { Mark } from "#lib/marks/marked-test.ts";
import { isAbsence, type Marking, type MarkProblem, readMark, writeMark } from "#lib/marks/read-mark.ts";

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
  readonly onAbsent: () => void;
  /** Several cells of a spreadsheet were pasted, of which this is the first. */
  readonly onPaste: (text: string) => void;
  /** `isByItself`: what was typed says all there is to say. */
  readonly onMove: (move: Move, isByItself: boolean) => void;
  /** Whether the keyboard came here by itself: who is used to Enter presses it once more. */
  readonly cameByItself: () => boolean;
  readonly onProblem: (problem: MarkProblem | null) => void;
  readonly onFocus: () => void;
}

const arrows: Readonly<Record<string, Move>> = { ArrowUp: "up", ArrowDown: "down" };

/** Keys that say all there is to say, so that the next cell is gone to at once. */
const isWhole = (typed: string, { coded }: Marking) =>
  ["+", "-", " "].includes(typed) || (coded.rightLetter !== null && /^\p{L}$/u.test(typed) && !isAbsence(typed));

/** The points of one pupil for one question. What is typed counts while it is typed; what cannot be read leaves them as they were. */
export function MarkCell(props: Props) {
  const { marking, mark, isReadOnly, onMark, onMove, onProblem } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<MarkProblem | null>(null);
  const before = useRef<Mark | null>(mark);
  const tell = (found: MarkProblem | null) => {
    setProblem(found);
    onProblem(found);
  };
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const text = target.value;
    const read = readMark(text, marking);
    if (typed === null) before.current = mark;
    onMark(read.ok ? read.mark : before.current);
    const isDone = read.ok && isWhole(text, marking);
    setTyped(isDone ? null : text);
    if (isDone) {
      tell(null);
      onMove("next", true);
    }
  };
  /** Whether what was typed is taken; it is read as a whole when somebody goes on. */
  const settle = (): boolean => {
    if (typed === null) return true;
    if (isAbsence(typed)) {
      setTyped(null);
      tell(null);
      props.onAbsent();
      return true;
    }
    const read = readMark(typed, marking);
    if (read.ok) setTyped(null);
    tell(read.ok ? null : read.problem);
    return read.ok;
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Escape" && typed !== null) {
      setTyped(null);
      tell(null);
      onMark(before.current);
      return;
    }
    const move = moveOf(event);
    if (move === null) return;
    event.preventDefault();
    if (event.key === "Enter" && typed === null && props.cameByItself()) return;
    if (settle()) onMove(move, false);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData("text/plain");
    if (isReadOnly || !/[\t\r\n]/u.test(text)) return;
    event.preventDefault();
    setTyped(null);
    tell(null);
    props.onPaste(text);
  };
  return (
    <input
      data-place={props.place}
      data-typing={typed !== null}
      aria-label={props.label}
      aria-invalid={problem !== null}
      inputMode="decimal"
      enterKeyHint="next"
      autoComplete="off"
      maxLength={12}
      readOnly={isReadOnly}
      value={typed ?? writeMark(mark, marking.coded)}
      onChange={change}
      onKeyDown={press}
      onPaste={paste}
      onFocus={({ target }) => {
        target.select();
        props.onFocus();
        onProblem(problem);
      }}
      onBlur={settle}
      className={classNames(
        "min-h-11 w-full min-w-0 scroll-ms-48 scroll-mt-16 rounded-[8px] border bg-card px-1 text-center text-[1rem] tabular-nums",
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
  if (key === "ArrowLeft" && selectionStart === 0) return "left";
  return key === "ArrowRight" && selectionEnd === value.length ? "right" : null;
}
