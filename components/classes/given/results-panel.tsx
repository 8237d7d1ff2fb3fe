import { dayWords } from "#components/classes/day-words.ts";
import { KeyFigure } from "#components/classes/key-figure.tsx";
import { SeatChips } from "#components/classes/seat-chips.tsx";
import type { Names } from "#components/classes/use-class-key.ts";
import { panelClass } from "#components/sets/panel-class.ts";
import { roomButton } from "#components/ui/room-button.ts";
import type { Assignment, AssignmentReport } from "#lib/classes/assignment-view.ts";
import type { ClassView } from "#lib/classes/class-view.ts";
import { assignmentText as text } from "#lib/text/assignment-text.ts";
import { setText } from "#lib/text/set-text.ts";
import { ResultsTable } from "./results-table.tsx";

interface Props {
  readonly view: ClassView;
  readonly report: AssignmentReport;
  readonly names: Names;
  readonly today: string;
}

/** Who has done given work and how; this is what is printed. */
export function ResultsPanel({ view, report: { assignment, results }, names, today }: Props) {
  const { title, seats, questions, given, done, late, share } = assignment;
  const doneBy = new Set(results.map(({ number }) => number));
  const notYet = view.seats.filter(({ number }) => (seats?.includes(number) ?? true) && !doneBy.has(number));
  const rights = results.map((result) => result.rights.filter(Boolean).length).toSorted((a, b) => a - b);
  const middle = rights[Math.floor(rights.length / 2)];
  return (
    <section className={`work-results ${panelClass} max-tablet:p-3!`} aria-labelledby="results-title">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 flex-1 basis-60">
          <p className="hidden font-head text-[1.5rem] leading-tight font-bold print:block">{`${view.name}: ${title}`}</p>
          <h2 id="results-title" className="font-head text-[1.25rem] leading-tight font-bold print:hidden">
            {text.report}
          </h2>
          <p className="text-muted">{notesOf(assignment, today).join(" · ")}</p>
        </div>
        {results.length > 0 && (
          <button type="button" className={`${roomButton.plain} print:hidden`} onClick={() => window.print()}>
            {text.print}
          </button>
        )}
      </div>
      {results.length === 0 ? (
        <p>{text.nobody}</p>
      ) : (
        <>
          <div className="flex flex-wrap gap-x-8 gap-y-3">
            <KeyFigure value={text.outOf(done, given)} label={text.havedone} />
            {share !== null && <KeyFigure value={text.percent(share)} label={text.rightFirst} />}
            {middle !== undefined && <KeyFigure value={text.right(middle, questions)} label={text.middle} />}
            {late > 0 && <KeyFigure value={text.some(late)} label={text.isLate} />}
          </div>
          <a
            href="#questions-title"
            className="inline-flex min-h-12 items-center justify-self-start text-hue underline underline-offset-4 print:hidden"
          >
            {assignment.isVaried ? text.skills : text.questions}
          </a>
          <ResultsTable seats={view.seats} results={results} questions={questions} names={names} />
        </>
      )}
      <div className="grid gap-2">
        <p className="text-muted">{notYet.length === 0 ? text.everybody : text.notYet(notYet.length)}</p>
        {notYet.length > 0 && <SeatChips classId={view.id} seats={notYet} names={names} />}
      </div>
    </section>
  );
}

function notesOf({ seats, given, questions, minutes, opensOn, closesOn, ...work }: Assignment, today: string) {
  return [
    seats === null ? text.whole : text.some(given),
    opensOn > today ? text.from(dayWords(opensOn, today)) : null,
    text.until(dayWords(closesOn, today)),
    setText.size(questions, minutes),
    work.isVaried ? text.variedChip : null,
    work.isRepeatable ? null : text.onceChip,
  ].filter((note) => note !== null);
}
