import { AppLink } from "#components/ui/app-link.tsx";
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

interface ChipsProps {
  readonly classId: string;
  readonly seats: readonly SeatView[];
  readonly names: Names;
}

interface FoldedProps extends ChipsProps {
  /** Says how many they are. */
  readonly summary: string;
}

/** Pupils side by side under a line that says how many; many are folded away behind it. */
export function FoldedSeats({ summary, ...chips }: FoldedProps) {
  if (chips.seats.length <= mostShown) {
    return (
      <div className="grid gap-2">
        <p className="text-muted">{summary}</p>
        <SeatChips {...chips} />
      </div>
    );
  }
  return (
    <details className="group">
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 text-muted">
        {summary}
        <Icon name="next" className="size-5 flex-none group-open:rotate-90" />
      </summary>
      <SeatChips {...chips} />
    </details>
  );
}

const chipClass =
  "flex min-h-11 items-center gap-1.5 rounded-full bg-soft py-0.5 ps-1.5 pe-3 text-[1rem] leading-tight";

/** Pupils side by side, each by the emblem and the name, which lead to what is known of the pupil. */
export function SeatChips({ classId, seats, names }: ChipsProps) {
  return (
    <ul className="flex flex-wrap gap-2">
      {seats.map((seat) => (
        <li key={seat.number} className="min-w-0">
          {seat.pupil === null ? (
            <span className={chipClass}>
              <Chip seat={seat} names={names} />
            </span>
          ) : (
            <AppLink href={`/co/lop/${classId}/em/${seat.number}`} className={chipClass}>
              <Chip seat={seat} names={names} />
            </AppLink>
          )}
        </li>
      ))}
    </ul>
  );
}

function Chip({ seat, names }: { readonly seat: SeatView; readonly names: Names }) {
  return (
    <>
      <EmblemPicture index={seat.emblem} className="size-7" />
      <span className="min-w-0 wrap-anywhere">{nameOfSeat(seat, names)}</span>
    </>
  );
}
