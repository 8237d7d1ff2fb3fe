import { shortDay } from "#components/classes/day-words.ts";
import { panelClass } from "#components/sets/panel-class.ts";
import type { PupilDay } from "#lib/classes/progress-view.ts";
import { dayAfter } from "#lib/core/vietnam-day.ts";
import { progressText as text } from "#lib/text/progress-text.ts";

interface Props {
  readonly days: readonly PupilDay[];
  /** In Việt Nam: "2026-11-28". */
  readonly today: string;
}

const shownDays = 28;

/** Pixels of the tallest bar. */
const tallest = 56;

/** How long a pupil has played on each of the last days. */
export function PupilDays({ days, today }: Props) {
  const minutesOf = new Map(days.map(({ day, minutes }) => [day, minutes]));
  const shown = Array.from({ length: shownDays }, (_, place) => dayAfter(today, place + 1 - shownDays));
  const minutes = shown.map((day) => minutesOf.get(day) ?? 0);
  const most = Math.max(1, ...minutes);
  const sum = minutes.reduce((total, each) => total + each, 0);
  return (
    <section className={panelClass} aria-labelledby="days-title">
      <h3 id="days-title" className="flex flex-wrap items-baseline gap-x-3 font-head text-[1.25rem] font-bold">
        {text.days}
        <span className="font-read text-[1rem] font-normal text-muted">
          {sum === 0 ? text.noDays : text.daysSum(minutes.filter((each) => each > 0).length, sum)}
        </span>
      </h3>
      <ol className="flex items-end gap-[2px] tablet:gap-1">
        {shown.map((day, place) => {
          const played = minutes[place] ?? 0;
          return (
            <li key={day} className="grid min-w-0 flex-1" title={text.dayBar(shortDay(day), played)}>
              <span className="sr-only">{text.dayBar(shortDay(day), played)}</span>
              <span
                aria-hidden="true"
                className={`rounded-t-[4px] ${played === 0 ? "bg-line" : "bg-solid"}`}
                style={{ height: played === 0 ? 3 : Math.max(6, Math.round((tallest * played) / most)) }}
              />
            </li>
          );
        })}
      </ol>
      <p aria-hidden="true" className="-mt-3 flex justify-between text-[0.9375rem] text-muted tabular-nums">
        <span>{shortDay(shown[0] ?? today)}</span>
        <span>{text.today}</span>
      </p>
    </section>
  );
}
