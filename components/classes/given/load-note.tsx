import { assignmentText as text } from "#lib/text/assignment-text.ts";

interface Props {
  /** Minutes of the fullest day with the work. */
  readonly all: number;
  /** And without it. */
  readonly before: number;
  /** What a day should not go beyond. */
  readonly most: number;
}

/** What stands of a day's minutes, in percent of twice the good amount, which is what the bar is long. */
const percentOf = (minutes: number, most: number) => Math.min(100, (50 * minutes) / most);

/** How full the fullest day of a pupil becomes; a friendly word where it is much, the reason where it is refused. */
export function LoadNote({ all, before, most }: Props) {
  const isTooMuch = all > 2 * most;
  const isMuch = all > most && !isTooMuch;
  return (
    <div className="grid gap-2">
      <p className="leading-snug">
        {text.load(minutesOf(all), most)}
        {before > 0 && <span className="block text-[0.9375rem] text-muted">{text.loadBefore(minutesOf(before))}</span>}
      </p>
      <span aria-hidden="true" className="relative flex h-2.5 overflow-hidden rounded-full bg-soft">
        <span className="h-full bg-edge" style={{ width: `${percentOf(before, most)}%` }} />
        <span
          className={`h-full ${all > most ? "bg-again" : "bg-solid"}`}
          style={{ width: `${percentOf(all, most) - percentOf(before, most)}%` }}
        />
        <span className="absolute inset-y-0 left-1/2 w-0.5 bg-ink" />
      </span>
      <p role="status" className="rounded-[12px] bg-again-surface p-3 leading-snug text-again-ink empty:sr-only">
        {isMuch && (
          <>
            <b>{text.muchTitle}</b> {text.much(most)}
          </>
        )}
      </p>
      <p role="alert" className="rounded-[12px] bg-again-surface p-3 leading-snug text-again-ink empty:hidden">
        {isTooMuch && (
          <>
            <b>{text.tooMuchTitle}</b> {text.tooMuch(minutesOf(all), most)}
          </>
        )}
      </p>
    </div>
  );
}

/** Whole minutes; a part of one still is one. */
const minutesOf = (minutes: number) => Math.ceil(minutes);
