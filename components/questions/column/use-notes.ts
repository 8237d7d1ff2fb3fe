import { useState } from "react";
import { type CarriedNote, carriedNotes } from "#lib/questions/column/carried-notes.ts";
import type { ColumnView } from "#lib/questions/kinds/column/grading.ts";

interface Notes {
  readonly notes: readonly CarriedNote[];
  /** Whether the next digit is a note. */
  readonly isNoting: boolean;
  /** Notes what is carried, or takes the note back. Of a product it is typed next: it may be any digit. */
  readonly toggle: () => void;
  readonly write: (digit: number) => void;
}

/** What a pupil notes as carried while so many blanks are filled; in a product, above the column that comes next. */
export function useNotes({ operation, carries, blanks }: ColumnView, filled: number): Notes {
  const [notes, setNotes] = useState<readonly CarriedNote[]>([]);
  const [isNoting, setIsNoting] = useState(false);
  const next = Math.max(1, blanks[filled]?.column ?? carries.at(-1) ?? 1);
  const others = notes.filter(({ column }) => column !== next);
  const toggle = () => {
    if (operation !== "×") return setNotes(notes.length > 0 ? [] : carriedNotes({ carries }));
    setIsNoting(others.length === notes.length && !isNoting);
    setNotes(others);
  };
  const write = (digit: number) => {
    setIsNoting(false);
    setNotes([...others, { column: next, digit }]);
  };
  return { notes, isNoting, toggle, write };
}
