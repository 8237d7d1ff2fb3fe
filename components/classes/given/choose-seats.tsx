import { EmblemPicture } from "#components/classes/emblem-picture.tsx";
import { nameOfSeat } from "#components/classes/seat-chips.tsx";
import type { Names } from "#components/classes/use-class-key.ts";
import { Icon } from "#components/ui/icon.tsx";
import { roomButton } from "#components/ui/room-button.ts";
import type { SeatView } from "#lib/classes/class-view.ts";
import { assignmentText as text } from "#lib/text/assignment-text.ts";

interface Props {
  readonly seats: readonly SeatView[];
  readonly names: Names;
  /** Null for the whole class, those who come later included. */
  readonly chosen: ReadonlySet<number> | null;
  readonly onChoose: (chosen: ReadonlySet<number> | null) => void;
}

/** To whom work is given: the whole class, or who is chosen from a list that is folded. */
export function ChooseSeats({ seats, names, chosen, onChoose }: Props) {
  const all = seats.map(({ number }) => number);
  const toggle = (number: number) => {
    const before = chosen ?? new Set(all);
    const after = before.has(number) ? [...before].filter((each) => each !== number) : [...before, number];
    onChoose(after.length === all.length ? null : new Set(after));
  };
  return (
    <div className="grid gap-1">
      <p className="font-head text-[1.0625rem] font-semibold">{text.toWhom}</p>
      <details className="group rounded-[12px] border-2 border-line">
        <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 px-3">
          <span className="min-w-0 flex-1">
            {chosen === null ? text.wholeClass(all.length) : text.chosen(chosen.size, all.length)}
          </span>
          <Icon name="next" className="size-5 flex-none text-hue group-open:rotate-90" />
        </summary>
        <div className="grid gap-2 border-line border-t p-2">
          <div className="flex flex-wrap gap-2">
            <button type="button" className={roomButton.plain} onClick={() => onChoose(null)}>
              {text.chooseAll}
            </button>
            <button type="button" className={roomButton.plain} onClick={() => onChoose(new Set())}>
              {text.chooseNone}
            </button>
          </div>
          <ul className="grid max-h-80 gap-x-2 overflow-y-auto tablet:grid-cols-2 min-[64rem]:grid-cols-1">
            {seats.map((seat) => (
              <li key={seat.number}>
                <label className="flex min-h-12 cursor-pointer items-center gap-2.5 rounded-[12px] px-2 hover:bg-soft">
                  <input
                    type="checkbox"
                    checked={chosen === null || chosen.has(seat.number)}
                    onChange={() => toggle(seat.number)}
                    className="size-6 flex-none accent-solid"
                  />
                  <EmblemPicture index={seat.emblem} className="size-7" />
                  <span className="min-w-0 leading-tight wrap-anywhere">{nameOfSeat(seat, names)}</span>
                </label>
              </li>
            ))}
          </ul>
        </div>
      </details>
    </div>
  );
}
