import { Icon } from "#components/ui/icon.tsx";
import type { SeatView } from "#lib/classes/class-view.ts";
import { emblem } from "#lib/classes/emblem.ts";
import { EmblemPicture } from "./emblem-picture.tsx";
import type { Names } from "./use-class-key.ts";

/** A pupil in few words: the name, or without the key of names the number and the sign of the seat. */
export function nameOfSeat({ number, emblem: index }: SeatView, names: Names): string {
  return names.get(number) ?? `${number}. ${emblem.nameOf(index)}`;
}

/** So many pupils are shown at once; what stands below a longer list would be out of sight. */
const mostShown = 10;

interface FoldedProps {
  /** Says how many they are. */
  readonly summary: string;
  readonly seats: readonly SeatView[];
  readonly names: Names;
}

/** Pupils side by side under a line that says how many; many are folded away behind it. */
export function FoldedSeats({ summary, seats, names }: FoldedProps) {
  if (seats.length <= mostShown) {
    return (
      <div className="grid gap-2">
        <p className="text-muted">{summary}</p>
        <SeatChips seats={seats} names={names} />
      </div>
    );
  }
  return (
    <details className="group">
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 text-muted">
        {summary}
        <Icon name="next" className="size-5 flex-none group-open:rotate-90" />
      </summary>
      <SeatChips seats={seats} names={names} />
    </details>
  );
}

/** Pupils side by side, each by the emblem and the name. */
export function SeatChips({ seats, names }: { readonly seats: readonly SeatView[]; readonly names: Names }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {seats.map((seat) => (
        <li
          key={seat.number}
          className="flex items-center gap-1.5 rounded-full bg-soft py-0.5 ps-1 pe-3 text-[1rem] leading-tight"
        >
          <EmblemPicture index={seat.emblem} className="size-7" />
          <span className="min-w-0 wrap-anywhere">{nameOfSeat(seat, names)}</span>
        </li>
      ))}
    </ul>
  );
}
