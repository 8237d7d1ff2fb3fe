import { useState } from "react";
import { panelClass } from "#components/sets/panel-class.ts";
import { Button } from "#components/ui/button.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { roomButton } from "#components/ui/room-button.ts";
import type { ClassView, SeatView } from "#lib/classes/class-view.ts";
import { emblem } from "#lib/classes/emblem.ts";
import { mostSeats } from "#lib/classes/read-names.ts";
import { vietnamDay } from "#lib/core/vietnam-day.ts";
import { progressText } from "#lib/text/progress-text.ts";
import { teacherText as text } from "#lib/text/teacher-text.ts";
import { AddSeats } from "./add-seats.tsx";
import type { Send } from "./class-actions.ts";
import { shortDay } from "./day-words.ts";
import { EmblemPicture } from "./emblem-picture.tsx";
import { SeatMenu } from "./seat-menu.tsx";
import { TableHead } from "./table-head.tsx";
import type { Opened } from "./use-class-key.ts";

interface Props {
  readonly view: ClassView;
  readonly opened: Opened;
  readonly send: Send;
  readonly canChange: boolean;
}

/** So many seats are shown at first: a phone would scroll for long past a whole class. */
const atFirst = 12;

/** Every seat with who sits there and what was played this week; where a table does not fit, each row is a card. */
export function SeatTable({ view, opened, send, canChange }: Props) {
  const [isAdding, setAdding] = useState(false);
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? view.seats : view.seats.slice(0, atFirst);
  const { columns } = text;
  const heads = [columns.name, columns.pupil, columns.days, columns.minutes, columns.right, columns.last];
  return (
    <section className={`${panelClass} max-tablet:p-3!`} aria-labelledby="seats-title">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="seats-title" className="font-head text-[1.25rem] font-bold">
          {text.table}
        </h2>
        {canChange && opened.kept !== null && view.seats.length < mostSeats && (
          <Button variant="plain" className={roomButton.tinted} onClick={() => setAdding(true)}>
            {text.addSeats}
          </Button>
        )}
      </div>
      {isAdding && opened.kept !== null && (
        <AddSeats view={view} kept={opened.kept} send={send} onClose={() => setAdding(false)} />
      )}
      <table className="w-full border-collapse text-start max-[64rem]:block">
        <thead className="max-[64rem]:hidden">
          <tr>
            <TableHead className="w-14">{columns.seat}</TableHead>
            {heads.map((head) => (
              <TableHead key={head}>{head}</TableHead>
            ))}
            <TableHead className="w-14">
              <span className="sr-only">{columns.more}</span>
            </TableHead>
          </tr>
        </thead>
        <tbody className="max-[64rem]:grid max-[64rem]:gap-2 tablet:max-[64rem]:grid-cols-2">
          {shown.map((seat) => (
            <Row key={seat.number} seat={seat} view={view} opened={opened} send={send} canChange={canChange} />
          ))}
        </tbody>
      </table>
      {shown.length < view.seats.length && (
        <Button variant="plain" className={`${roomButton.tinted} justify-self-start`} onClick={() => setShowsAll(true)}>
          {progressText.more(view.seats.length - shown.length)}
        </Button>
      )}
    </section>
  );
}

function Row({ seat, view, opened, send, canChange }: Omit<Props, "view"> & { view: ClassView; seat: SeatView }) {
  const { number, pupil } = seat;
  const sign = emblem.nameOf(seat.emblem);
  return (
    <tr className="border-line min-[64rem]:border-b max-[64rem]:flex max-[64rem]:flex-wrap max-[64rem]:content-start max-[64rem]:items-center max-[64rem]:gap-x-3 max-[64rem]:gap-y-0.5 max-[64rem]:rounded-[14px] max-[64rem]:border max-[64rem]:p-2">
      <td className="px-2 py-1.5 font-head text-[1.125rem] font-bold tabular-nums max-[64rem]:p-0">
        <span className="flex items-center gap-2">
          <span className="w-7 text-end">{number}</span>
          <EmblemPicture index={seat.emblem} className="size-9" />
        </span>
      </td>
      <th
        scope="row"
        className="px-2 py-1.5 text-start leading-tight font-semibold wrap-break-word min-[64rem]:min-w-40 max-[64rem]:min-w-0 max-[64rem]:flex-1 max-[64rem]:p-0 max-[64rem]:wrap-anywhere"
      >
        {opened.names.get(number) ?? sign}
      </th>
      <Cells pupil={pupil} />
      <td className="px-1 py-1 max-[64rem]:order-1 max-[64rem]:p-0">
        {canChange && <SeatMenu seat={seat} view={view} opened={opened} send={send} />}
      </td>
    </tr>
  );
}

function Cells({ pupil }: Pick<SeatView, "pupil">) {
  const { columns } = text;
  if (pupil === null) {
    return (
      <td colSpan={5} className="px-2 py-1.5 text-muted max-[64rem]:order-2 max-[64rem]:w-full max-[64rem]:p-0">
        {text.notJoined}
      </td>
    );
  }
  const { username, days, seconds, asked, rightFirst, lastAt } = pupil;
  const cells = [
    { label: columns.pupil, value: username, isPlain: true },
    { label: columns.days, value: text.daysOf(days.length), isPlain: true },
    { label: columns.minutes, value: text.minutes(Math.round(seconds / 60)), isPlain: true },
    { label: columns.right, value: asked === 0 ? null : text.ofQuestions(rightFirst, asked), isPlain: false },
    { label: columns.last, value: lastAt === null ? null : shortDay(vietnamDay(Date.parse(lastAt))), isPlain: false },
  ];
  return cells.map(({ label, value, isPlain }) => (
    <td
      key={label}
      className={classNames(
        "px-2 py-1.5 leading-tight wrap-break-word tabular-nums max-[64rem]:order-2 max-[64rem]:p-0 max-[64rem]:text-[1rem]",
        value === null && "max-[64rem]:hidden",
        label === columns.pupil ? "max-[64rem]:w-full max-[64rem]:wrap-anywhere" : "whitespace-nowrap",
      )}
    >
      {/* On a card no head stands above: what does not speak for itself says what it is. */}
      <span className={classNames("text-muted min-[64rem]:hidden", isPlain && "sr-only")}>{`${label}: `}</span>
      {value ?? text.never}
    </td>
  ));
}
