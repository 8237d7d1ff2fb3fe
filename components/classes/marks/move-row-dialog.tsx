import { useState } from "react";
import { AskDialog } from "#components/classes/ask-dialog.tsx";
import type { Names } from "#components/classes/use-class-key.ts";
import type { MoveWay } from "#lib/marks/move-row.ts";
import { marksText as text } from "#lib/text/marks-text.ts";
import type { SeatMarks } from "./marks-row.tsx";
import { numberedName } from "./numbered-name.ts";
import { isTaken } from "./use-entry.ts";

interface Props {
  readonly seats: readonly SeatMarks[];
  readonly names: Names;
  /** Whose row one is in. */
  readonly shown: number;
  readonly onMove: (from: number, to: number, way: MoveWay) => void;
  readonly onClose: () => void;
}

const ways: readonly MoveWay[] = ["swap", "overwrite"];

/** Gives the points of a row to another pupil. Of a row that has points itself it asks what becomes of them. */
export function MoveRowDialog({ seats, names, shown, onMove, onClose }: Props) {
  const movable = seats.filter(isTaken);
  const isMovable = movable.some(({ number }) => number === shown);
  const [from, setFrom] = useState(isMovable ? shown : (movable[0]?.number ?? shown));
  const [to, setTo] = useState<number | null>(null);
  const [way, setWay] = useState<MoveWay | null>(null);
  const [problem, setProblem] = useState<keyof typeof text.moveProblems | null>(null);
  const target = seats.find(({ number }) => number === to && number !== from);
  const nameOf = ({ seat }: SeatMarks) => numberedName(seat, names);
  const asksWay = target !== undefined && isTaken(target);
  const move = async () => {
    if (target === undefined) return setProblem("pupil");
    if (asksWay && way === null) return setProblem("way");
    onMove(from, target.number, way ?? "swap");
    onClose();
  };
  return (
    <AskDialog title={text.moveTitle} lead={text.moveLead} label={text.moving} onYes={move} onNo={onClose}>
      <SeatSelect
        label={text.moveFrom}
        value={from}
        options={movable.map((row) => ({ number: row.number, words: nameOf(row) }))}
        onChoose={setFrom}
      />
      <SeatSelect
        label={text.moveTo}
        value={target?.number ?? null}
        options={seats
          .filter(({ number }) => number !== from)
          .map((row) => ({
            number: row.number,
            words: isTaken(row) ? text.moveMarked(nameOf(row)) : nameOf(row),
          }))}
        onChoose={(number) => {
          setTo(number);
          setWay(null);
          setProblem(null);
        }}
      />
      {asksWay && (
        <fieldset className="grid gap-1">
          <legend className="mb-1">{text.moveTaken(nameOf(target))}</legend>
          {ways.map((each) => (
            <label key={each} className="flex min-h-12 cursor-pointer items-center gap-2.5 rounded-[12px] px-1">
              <input
                type="radio"
                name="move-way"
                checked={way === each}
                onChange={() => {
                  setWay(each);
                  setProblem(null);
                }}
                className="size-6 flex-none accent-solid"
              />
              {text.moveWays[each]}
            </label>
          ))}
        </fieldset>
      )}
      <p role="alert" className="font-semibold text-again-ink empty:hidden">
        {problem === null ? "" : text.moveProblems[problem]}
      </p>
    </AskDialog>
  );
}

interface SelectProps {
  readonly label: string;
  /** Null while none is chosen. */
  readonly value: number | null;
  readonly options: readonly { readonly number: number; readonly words: string }[];
  readonly onChoose: (number: number) => void;
}

function SeatSelect({ label, value, options, onChoose }: SelectProps) {
  return (
    <label className="grid gap-1">
      {label}
      <select
        value={value ?? ""}
        onChange={({ target }) => onChoose(Number(target.value))}
        className="min-h-12 w-full min-w-0 rounded-[12px] border-2 border-field bg-card px-3 text-[1rem] text-ink"
      >
        {value === null && <option value="">{text.moveChoose}</option>}
        {options.map(({ number, words }) => (
          <option key={number} value={number}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
