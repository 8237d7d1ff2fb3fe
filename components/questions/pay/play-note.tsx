import { Note } from "#components/figures/money/note.tsx";
import { classNames } from "#components/ui/class-names.ts";
import type { NoteValue } from "#lib/questions/figures/money.ts";
import type { Shift } from "./use-carrying.ts";

/** As wide as a note that shows its value alone. */
const size = { width: 100, height: 48.6 };

interface PlayNoteProps {
  note: NoteValue;
  /** How far it is carried from its place; null where it lies. */
  shift: Shift | null;
  className?: string;
}

/** A drawn note that a finger can carry along. */
export function PlayNote({ note, shift, className = "" }: PlayNoteProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${size.width} ${size.height}`}
      style={shift === null ? undefined : { transform: `translate(${shift.x}px, ${shift.y}px)` }}
      className={classNames("pointer-events-none min-h-0 w-full", shift !== null && "relative z-10", className)}
    >
      <Note value={note} x={0} y={0} {...size} />
    </svg>
  );
}
