import { useState } from "react";
import { nameOfSeat } from "#components/classes/seat-chips.tsx";
import type { Names } from "#components/classes/use-class-key.ts";
import { Icon } from "#components/ui/icon.tsx";
import { roomButton } from "#components/ui/room-button.ts";
import type { MoveWay } from "#lib/marks/move-row.ts";
import { marksText as text } from "#lib/text/marks-text.ts";
import type { SeatMarks } from "./marks-row.tsx";
import { MoveRowDialog } from "./move-row-dialog.tsx";
import { isTaken } from "./use-entry.ts";

interface StepperProps {
  readonly seats: readonly SeatMarks[];
  readonly names: Names;
  readonly shown: number;
  readonly onShow: (number: number) => void;
}

interface Props extends StepperProps {
  readonly isReadOnly: boolean;
  readonly canUndo: boolean;
  readonly onUndo: () => void;
  readonly onMove: (from: number, to: number, way: MoveWay) => void;
}

/** Above the table: taking back, moving a row, and on a phone which pupil's points are shown, which stays in sight there. */
export function MarksBar({ isReadOnly, canUndo, onUndo, onMove, ...pupils }: Props) {
  const [isMoving, setMoving] = useState(false);
  const canMove = !isReadOnly && pupils.seats.some(isTaken);
  const moveButton = (className: string) =>
    canMove && (
      <button
        type="button"
        onClick={() => setMoving(true)}
        className={`${roomButton.plain} ${className} justify-self-start print:hidden`}
      >
        {text.move}
      </button>
    );
  return (
    <>
      <div className="flex gap-1.5 bg-card max-tablet:sticky max-tablet:top-0 max-tablet:z-4 low:static! max-tablet:-mx-1 max-tablet:p-1 print:hidden">
        <PupilStepper {...pupils} />
        {!isReadOnly && (
          <button
            type="button"
            aria-label={text.undo}
            title={text.undoKeys}
            aria-keyshortcuts="Control+Z"
            aria-disabled={!canUndo}
            onClick={onUndo}
            className={`${roomButton.plain} aria-disabled:opacity-60 max-tablet:px-3!`}
          >
            <Icon name="again" className="size-5" />
            <span className="max-tablet:hidden">{text.undo}</span>
          </button>
        )}
        {moveButton("max-tablet:hidden")}
      </div>
      {moveButton("tablet:hidden")}
      {isMoving && <MoveRowDialog {...pupils} onMove={onMove} onClose={() => setMoving(false)} />}
    </>
  );
}

/** On a phone: which pupil's points are shown. */
function PupilStepper({ seats, names, shown, onShow }: StepperProps) {
  const at = seats.findIndex(({ number }) => number === shown);
  const step = (by: number) => {
    const next = seats[at + by];
    if (next !== undefined) onShow(next.number);
  };
  return (
    <div className="grid min-w-0 flex-1 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-1.5 tablet:hidden">
      <button
        type="button"
        aria-label={text.previousPupil}
        disabled={at <= 0}
        onClick={() => step(-1)}
        className={`${roomButton.plain} px-3!`}
      >
        <Icon name="next" className="size-5 rotate-180" />
      </button>
      <select
        aria-label={text.pupil}
        value={shown}
        onChange={({ target }) => onShow(Number(target.value))}
        className={`${roomButton.plain} w-full min-w-0 px-1.5!`}
      >
        {seats.map(({ seat, number }) => (
          <option key={number} value={number}>
            {nameOfSeat(seat, names)}
          </option>
        ))}
      </select>
      <button
        type="button"
        aria-label={text.nextPupil}
        disabled={at >= seats.length - 1}
        onClick={() => step(1)}
        className={`${roomButton.plain} px-3!`}
      >
        <Icon name="next" className="size-5" />
      </button>
    </div>
  );
}
