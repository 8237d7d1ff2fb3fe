import { panelClass } from "#components/sets/panel-class.ts";
import { AppLink } from "#components/ui/app-link.tsx";
import { roomButton } from "#components/ui/room-button.ts";
import type { ClassView } from "#lib/classes/class-view.ts";
import { writtenDate } from "#lib/core/written-date.ts";
import { marksText as text } from "#lib/text/marks-text.ts";
import { NotedRow } from "./noted-row.tsx";

/** The tests a class has written on paper, each with its points, and the way to make one. */
export function TestsPanel({ view }: { readonly view: ClassView }) {
  const { id, classId, seats, tests, closedAt } = view;
  return (
    <section className={panelClass} aria-labelledby="tests-title">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="tests-title" className="font-head text-[1.25rem] leading-tight font-bold">
          {text.tests}
        </h2>
        {closedAt === null && (
          <AppLink href={`/de?lop=${classId}`} className={roomButton.plain}>
            {text.makeTest}
          </AppLink>
        )}
      </div>
      {tests.length === 0 && <p className="max-w-[70ch] text-muted">{text.noTests}</p>}
      <ul className="grid empty:hidden">
        {tests.map(({ id: testId, title, day, marked }) => (
          <NotedRow
            key={testId}
            href={`/co/lop/${id}/diem/${testId}`}
            title={title}
            notes={[text.keptOn(writtenDate(day)), text.marked(marked, seats.length)]}
          />
        ))}
      </ul>
    </section>
  );
}
