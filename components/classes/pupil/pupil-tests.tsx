import { NotedRow } from "#components/classes/noted-row.tsx";
import { panelClass } from "#components/sets/panel-class.ts";
import type { PupilTest } from "#lib/classes/progress-view.ts";
import { writeShortDecimal } from "#lib/core/write-short-decimal.ts";
import { writtenDate } from "#lib/core/written-date.ts";
import { hasTotal, roundMark, type Total } from "#lib/marks/totals.ts";
import { marksText as text } from "#lib/text/marks-text.ts";

interface Props {
  /** Of the class. */
  readonly classId: string;
  readonly tests: readonly PupilTest[];
}

/** The tests on paper for which the pupil has points. */
export function PupilTests({ classId, tests }: Props) {
  return (
    <section className={panelClass} aria-labelledby="pupil-tests">
      <h3 id="pupil-tests" className="font-head text-[1.25rem] font-bold">
        {text.ofPupil}
      </h3>
      <ul className="grid">
        {tests.map(({ id, title, day, total }) => (
          <NotedRow
            key={id}
            href={`/co/lop/${classId}/diem/${id}`}
            title={title}
            notes={[...totalWords(total), writtenDate(day)]}
          />
        ))}
      </ul>
    </section>
  );
}

function totalWords(total: Total | null): string[] {
  if (total === null) return [text.absent];
  const { eighths, missing } = total;
  const points = hasTotal(total) ? [text.points(writeShortDecimal(125 * eighths, 3))] : [];
  return [...points, missing === 0 ? text.registered(roundMark(eighths)) : text.pupilMissing(missing)];
}
