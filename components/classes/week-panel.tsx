import { panelClass } from "#components/sets/panel-class.ts";
import type { ClassView } from "#lib/classes/class-view.ts";
import { summariseWeek } from "#lib/classes/summarise-week.ts";
import { sundayOf } from "#lib/core/vietnam-week.ts";
import { teacherText as text } from "#lib/text/teacher-text.ts";
import { shortDay } from "./day-words.ts";
import { KeyFigure } from "./key-figure.tsx";
import { FoldedSeats } from "./seat-chips.tsx";
import type { Names } from "./use-class-key.ts";

/** Who has played this week and for how long, by day, and who has not. */
export function WeekPanel({ view, names }: { readonly view: ClassView; readonly names: Names }) {
  const { joined, played, medianMinutes, byDay, notYet } = summariseWeek(view.seats, view.monday);
  return (
    <section className={panelClass} aria-labelledby="week-title">
      <h2 id="week-title" className="flex flex-wrap items-baseline gap-x-3 font-head text-[1.25rem] font-bold">
        {text.week}
        <span className="font-read text-[1rem] font-normal text-muted">
          {text.weekOf(shortDay(view.monday), shortDay(sundayOf(view.monday)))}
        </span>
      </h2>
      {joined === 0 ? (
        <p>{text.nobodyJoined}</p>
      ) : (
        <div className="grid gap-4 tablet:grid-cols-[auto_minmax(0,1fr)_minmax(14rem,1fr)] tablet:gap-6">
          <KeyFigure value={text.playing(played, joined)} label={text.havePlayed} />
          <KeyFigure value={text.minutes(medianMinutes)} label={text.median} />
          <Days byDay={byDay} />
        </div>
      )}
      {notYet.length > 0 && (
        <FoldedSeats summary={text.notYet(notYet.length)} classId={view.id} seats={notYet} names={names} />
      )}
    </section>
  );
}

/** Pixels of the tallest bar. */
const tallest = 48;

function Days({ byDay }: { readonly byDay: readonly number[] }) {
  const most = Math.max(1, ...byDay);
  return (
    <ol className="grid w-full max-w-90 grid-cols-7 items-end gap-1 tablet:justify-self-end">
      {text.dayNames.map((day, place) => {
        const count = byDay[place] ?? 0;
        return (
          <li key={day} className="grid min-w-0 justify-items-center gap-0.5 text-[0.9375rem] leading-tight">
            <span className="sr-only">{text.dayBar(day, count)}</span>
            <span aria-hidden="true" className="font-head font-bold tabular-nums">
              {count === 0 ? "" : count}
            </span>
            <span
              aria-hidden="true"
              className={`w-full max-w-7 rounded-t-[6px] ${count === 0 ? "bg-line" : "bg-solid"}`}
              style={{ height: count === 0 ? 3 : Math.max(6, Math.round((tallest * count) / most)) }}
            />
            <span aria-hidden="true" className="text-muted">
              {day}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
