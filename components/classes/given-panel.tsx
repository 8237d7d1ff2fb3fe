import { panelClass } from "#components/sets/panel-class.ts";
import { AppLink } from "#components/ui/app-link.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { loadWith, mostMinutes } from "#lib/classes/assignment-load.ts";
import type { Assignment } from "#lib/classes/assignment-view.ts";
import type { ClassView } from "#lib/classes/class-view.ts";
import { assignmentText as text } from "#lib/text/assignment-text.ts";
import { dayWords, shortDay } from "./day-words.ts";
import { NotedRow } from "./noted-row.tsx";

interface Props {
  readonly view: ClassView;
  readonly today: string;
}

/** What was given to the class: what is open with how far it has come, older work folded. */
export function GivenPanel({ view, today }: Props) {
  const { assignments, classId, seats } = view;
  const open = assignments.filter((each) => isOpen(each, today));
  const old = assignments.filter((each) => !isOpen(each, today));
  const numbers = seats.map(({ number }) => number);
  const load = loadWith(open, { opensOn: today, closesOn: today, minutes: 0, seats: null }, numbers);
  return (
    <section className={panelClass} aria-labelledby="given-title">
      <h2
        id="given-title"
        className="flex flex-wrap items-baseline gap-x-3 font-head text-[1.25rem] leading-tight font-bold"
      >
        {text.given}
        {open.length > 0 && (
          <span className="font-read text-[1rem] font-normal text-muted">
            {text.today(Math.round(load), mostMinutes(classId))}
          </span>
        )}
      </h2>
      {open.length === 0 && <p className="text-muted">{old.length === 0 ? text.noneGiven : text.allOld}</p>}
      {open.length > 0 && (
        <ul className="grid">
          {open.map((each) => (
            <OpenRow key={each.id} classId={view.id} work={each} today={today} />
          ))}
        </ul>
      )}
      {old.length > 0 && (
        <details className="group">
          <summary className="flex min-h-12 cursor-pointer items-center gap-2 font-head text-[1.0625rem] font-bold text-hue">
            <Icon name="next" className="size-5 flex-none group-open:rotate-90" />
            {text.old(old.length)}
          </summary>
          <ul className="grid">
            {old.map((each) => (
              <OldRow key={each.id} classId={view.id} work={each} today={today} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/** Whether it is still to be done on a day, or will be. */
export function isOpen({ isWithdrawn, closesOn }: Assignment, today: string): boolean {
  return !isWithdrawn && closesOn >= today;
}

interface RowProps {
  readonly classId: string;
  readonly work: Assignment;
  readonly today: string;
}

function OpenRow({ classId, work, today }: RowProps) {
  const { code, seats, opensOn, closesOn, minutes, done, given, share } = work;
  const percent = given === 0 ? 0 : Math.round((100 * done) / given);
  const notes = [
    seats === null ? text.whole : text.some(given),
    opensOn > today ? text.from(dayWords(opensOn, today)) : null,
    text.until(dayWords(closesOn, today)),
    text.minutes(minutes),
  ].filter((note) => note !== null);
  return (
    <li className="grid gap-x-6 gap-y-1 border-line py-2 not-first:border-t tablet:grid-cols-[minmax(0,1fr)_14rem] tablet:items-center">
      <div className="min-w-0">
        <AppLink
          href={`/co/lop/${classId}/bai/${code}`}
          className="inline-flex min-h-11 items-center font-head text-[1.125rem] leading-tight font-bold wrap-anywhere text-hue underline underline-offset-4"
        >
          {work.title}
        </AppLink>
        <p className="text-[0.9375rem] leading-snug text-muted">{notes.join(" · ")}</p>
      </div>
      <div className="grid gap-1 text-[0.9375rem] leading-snug">
        <p>{text.doneOf(done, given)}</p>
        <span aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-soft">
          <span className="block h-full rounded-full bg-solid" style={{ width: `${percent}%` }} />
        </span>
        <p className="text-muted">{share === null ? text.nobodyYet : text.rightShare(share)}</p>
      </div>
    </li>
  );
}

function OldRow({ classId, work: { code, title, closesOn, done, given, share, isWithdrawn } }: RowProps) {
  const notes = [
    isWithdrawn ? text.withdrawn : text.until(shortDay(closesOn)),
    text.doneOf(done, given),
    share === null ? null : text.rightShare(share),
  ].filter((note) => note !== null);
  return <NotedRow href={`/co/lop/${classId}/bai/${code}`} title={title} notes={notes} />;
}
