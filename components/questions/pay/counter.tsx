import { classNames } from "#components/ui/class-names.ts";
import { resting } from "#components/ui/resting.ts";
import type { NoteValue } from "#lib/questions/figures/money.ts";
import { payText as text } from "#lib/text/pay-text.ts";
import { PlayNote } from "./play-note.tsx";
import type { Carrying } from "./use-carrying.ts";

interface CounterProps {
  notes: readonly NoteValue[];
  /** What they come to; null until that may be seen. */
  sum: string | null;
  write: (amount: number) => string;
  isOpen: boolean;
  carrying: Carrying;
  onTakeBack: (place: number) => void;
}

/** The rows are as few as leave each note the room of a finger. */
function gridFor(count: number): string {
  if (count <= 2) return "grid-cols-2";
  if (count <= 6) return "grid-cols-3";
  return count <= 8 ? "grid-cols-4" : "grid-cols-5";
}

/** Where the notes lie that are paid with; a tap takes one back. */
export function Counter({ notes, sum, write, isOpen, carrying, onTakeBack }: CounterProps) {
  const places = notes.map((note, place) => ({ note, place }));
  return (
    <div data-counter="" className="flex h-full min-h-0 w-full max-w-170 flex-col items-center justify-center gap-1">
      {notes.length === 0 ? (
        <p className="grid h-full w-full place-items-center rounded-tool border-3 border-dashed border-edge font-head text-[1.125rem] font-semibold text-muted tablet:text-[1.5rem]">
          {text.counter}
        </p>
      ) : (
        <div
          className={classNames(
            "grid min-h-23 w-full flex-1 auto-rows-[minmax(0,6rem)] content-center gap-1 tablet:auto-rows-[minmax(0,8rem)] tablet:gap-3",
            gridFor(notes.length),
          )}
        >
          {places.map(({ note, place }) => (
            <button
              // The focus stays at a place where the next note moves up to.
              key={place}
              type="button"
              aria-label={text.takeBack(write(note))}
              {...resting(!isOpen, () => onTakeBack(place))}
              {...carrying.handlersOf({ note, from: place })}
              className="grid min-h-0 min-w-0 touch-none place-items-center rounded-tool select-none"
            >
              <PlayNote note={note} shift={carrying.shiftOf({ note, from: place })} className="h-full" />
            </button>
          ))}
        </div>
      )}
      {sum !== null && (
        <p
          aria-hidden="true"
          className="grid min-h-8 shrink-0 place-items-center font-head text-[1.125rem] leading-tight font-bold tablet:text-[1.625rem]"
        >
          {sum}
        </p>
      )}
    </div>
  );
}
