import { useId } from "react";
import { dayWords, shortDay } from "#components/classes/day-words.ts";
import { classNames } from "#components/ui/class-names.ts";
import { dayAfter } from "#lib/core/vietnam-day.ts";
import { assignmentText as text } from "#lib/text/assignment-text.ts";

/** See lib/classes/assignment-schemas.ts. */
const mostDays = 60;

/** Whether work that is given today can be open until a day. */
export function isPossibleDay(day: string, today: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && day >= today && day <= dayAfter(today, mostDays);
}

const usual = [
  { days: 1, label: text.dayToday },
  { days: 3, label: text.days(3) },
  { days: 7, label: text.week },
] as const;

interface Props {
  readonly today: string;
  readonly value: string;
  readonly onChoose: (day: string) => void;
}

/** Until when work is open: one of the usual days by a tap, or any other. */
export function ChooseDay({ today, value, onChoose }: Props) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 flex flex-wrap items-baseline gap-x-2 font-head text-[1.0625rem] font-semibold">
        {text.closes}
        {isPossibleDay(value, today) && (
          <span className="font-read text-[1rem] font-normal text-muted">{dayWords(value, today)}</span>
        )}
      </legend>
      <div className="grid gap-2 tablet:grid-cols-2 min-[64rem]:grid-cols-1">
        <div className="grid grid-cols-3 gap-2 narrow:grid-cols-1">
          {usual.map(({ days, label }) => {
            const day = dayAfter(today, days - 1);
            return (
              <button
                key={days}
                type="button"
                aria-pressed={day === value}
                onClick={() => onChoose(day)}
                className={classNames(
                  "press min-h-12 rounded-[12px] border-2 px-1 py-1 leading-tight",
                  day === value ? "border-edge bg-soft text-hue" : "border-line bg-card",
                )}
              >
                <span className="block font-head text-[1.0625rem] font-bold first-letter:uppercase">{label}</span>
                <span className="block text-[0.875rem] text-muted">{shortDay(day)}</span>
              </button>
            );
          })}
        </div>
        <DayField label={text.otherDay} today={today} value={value} onChoose={onChoose} />
      </div>
    </fieldset>
  );
}

/** A day of the calendar from today on. */
export function DayField({ label, today, value, onChoose }: Props & { readonly label: string }) {
  const id = useId();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <label htmlFor={id} className="flex-none">
        {label}
      </label>
      <input
        id={id}
        type="date"
        required
        min={today}
        max={dayAfter(today, mostDays)}
        value={value}
        onChange={({ target }) => onChoose(target.value)}
        className="min-h-12 min-w-0 flex-1 basis-40 rounded-[12px] border-2 border-field bg-card px-3 text-[1rem] text-ink"
      />
    </div>
  );
}
