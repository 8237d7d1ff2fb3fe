import { Card } from "#components/ui/card.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { Icon } from "#components/ui/icon.tsx";
import { daysOfWeek, vietnamWeek } from "#lib/core/vietnam-week.ts";
import { todayText } from "#lib/text/today-text.ts";

interface Props {
  /** Today and the days of play, "2026-11-21"; null while they are not known. */
  readonly day: string | null;
  readonly days: readonly string[];
}

/** The days of this week on which was played, as dots: none is ever taken away, and no line joins them. */
export function WeekCard({ day, days }: Props) {
  const week = day === null ? [] : daysOfWeek(vietnamWeek(Date.parse(`${day}T12:00:00Z`)));
  const played = week.filter((each) => days.includes(each));
  return (
    <Card className="p-4 tablet:p-6">
      <h2 className="font-head text-[1.25rem] leading-tight font-bold text-hue tablet:text-[1.4375rem]">
        {todayText.week(played.length)}
      </h2>
      <ol className="mt-3 grid grid-cols-7 text-center text-[1rem] leading-tight text-muted">
        {todayText.weekdays.map((short, place) => (
          <WeekDay
            key={short}
            short={short}
            name={todayText.weekdayNames[place] ?? ""}
            isPlayed={played.includes(week[place] ?? "")}
            isToday={day !== null && week[place] === day}
          />
        ))}
      </ol>
    </Card>
  );
}

interface WeekDayProps {
  readonly short: string;
  readonly name: string;
  readonly isPlayed: boolean;
  readonly isToday: boolean;
}

function WeekDay({ short, name, isPlayed, isToday }: WeekDayProps) {
  const open = isToday ? "bg-card ring-4 ring-solid" : "bg-surface ring-2 ring-soft";
  return (
    <li
      aria-current={isToday ? "date" : undefined}
      className={classNames("grid justify-items-center gap-1", isToday && "font-bold text-hue")}
    >
      <span
        className={classNames(
          "grid size-9.5 place-items-center rounded-full ring-inset tablet:size-11",
          isPlayed ? "bg-star text-star-ink ring-2 ring-star-lip" : open,
        )}
      >
        {isPlayed && <Icon name="tick" className="size-5" />}
      </span>
      <span aria-hidden="true">{short}</span>
      <span className="sr-only">
        {name}
        {isPlayed ? `: ${todayText.played}` : ""}
      </span>
    </li>
  );
}
