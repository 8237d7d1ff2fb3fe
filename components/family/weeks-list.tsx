import { Card } from "#components/ui/card.tsx";
import type { PlayedWeek } from "#lib/classes/family-view.ts";
import { familyText } from "#lib/text/family-text.ts";
import { daysOfCard, titleOfWeek } from "./week-words.ts";

const text = familyText.weeks;

/** The last weeks of a child, with a bar as long as each was played. */
export function WeeksList({ weeks }: { readonly weeks: readonly PlayedWeek[] }) {
  const most = Math.max(1, ...weeks.map(({ minutes }) => minutes));
  return (
    <Card className="grid gap-3 p-5">
      <h2 className="font-head text-[1.375rem] leading-tight font-bold text-hue">{text.list}</h2>
      <ol className="grid gap-4">
        {weeks.map((week) => (
          <li key={week.monday} className="grid gap-1">
            <p className="flex flex-wrap items-baseline justify-between gap-x-3 leading-tight">
              <span className="font-semibold">{nameOf(week)}</span>
              <span className="text-[1rem] text-muted tabular-nums">
                {week.days === 0 ? text.notPlayed : text.played(week.days, week.minutes)}
              </span>
            </p>
            <div className="h-3 overflow-clip rounded-full bg-soft" aria-hidden="true">
              <div className="h-full rounded-full bg-hue" style={{ width: `${(100 * week.minutes) / most}%` }} />
            </div>
            {week.days > 0 && (
              <p className="text-[1rem] text-muted tabular-nums">{text.answered(week.asked, week.right)}</p>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** "Tuần 11 · 16–22/11", in holidays its days alone. */
function nameOf(week: PlayedWeek): string {
  const days = daysOfCard(week);
  return week.no === null ? days : `${titleOfWeek(week)} · ${days}`;
}
