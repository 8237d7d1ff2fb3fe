import type { Ref } from "react";
import { classNames } from "#components/ui/class-names.ts";
import { resting } from "#components/ui/resting.ts";
import type { NoteValue } from "#lib/questions/figures/money.ts";
import { payText as text } from "#lib/text/pay-text.ts";
import { PlayNote } from "./play-note.tsx";
import type { Carrying } from "./use-carrying.ts";

interface PurseProps {
  ref: Ref<HTMLDivElement>;
  /** The notes of each value, with how many are left. */
  kinds: readonly { readonly note: NoteValue; readonly left: number }[];
  write: (amount: number) => string;
  isOpen: boolean;
  carrying: Carrying;
  onLay: (note: NoteValue) => void;
}

const columns: Readonly<Record<number, string>> = {
  2: "grid-cols-2",
  3: "grid-cols-3",
  4: "grid-cols-4",
  5: "grid-cols-3 tablet:grid-cols-5",
  6: "grid-cols-3 tablet:grid-cols-6",
};

/** The notes that can be paid with: of each value a pile with how many are left. */
export function Purse({ ref, kinds, write, isOpen, carrying, onLay }: PurseProps) {
  return (
    <div ref={ref} className={classNames("grid gap-2 tablet:gap-3", columns[kinds.length])}>
      {kinds.map(({ note, left }) => (
        <div key={note} className="relative grid min-w-0">
          <button
            type="button"
            data-note={note}
            aria-label={text.lay(write(note), left)}
            {...resting(!isOpen || left === 0, () => onLay(note))}
            {...(left > 0 && carrying.handlersOf({ note, from: null }))}
            className={classNames(
              "grid min-h-14 min-w-0 touch-none place-items-center rounded-tool p-1 select-none tablet:min-h-20 tablet:p-2",
              left === 0 ? "border-3 border-dashed border-edge" : "bg-card lip",
            )}
          >
            <PlayNote
              note={note}
              shift={carrying.shiftOf({ note, from: null })}
              className={classNames("max-h-14", left === 0 && "opacity-25")}
            />
          </button>
          <span
            aria-hidden="true"
            className="pointer-events-none absolute -top-1.5 -right-1 grid size-6 place-items-center rounded-full bg-solid font-head text-[0.9375rem] leading-none font-bold text-on tabular-nums tablet:size-8 tablet:text-[1.1875rem]"
          >
            {left}
          </span>
        </div>
      ))}
    </div>
  );
}
