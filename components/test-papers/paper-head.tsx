import type { ClassId } from "#lib/core/class-id.ts";
import type { Subject } from "#lib/core/subject.ts";
import { isTested, type Occasion } from "#lib/test-papers/plan.ts";
import { subjectText } from "#lib/text/subject-text.ts";
import { testPaperText } from "#lib/text/test-paper-text.ts";

const text = testPaperText.paper;

/** What stands at the head of every page of a test: the school, the occasion, the year. */
export interface TestHead {
  readonly classId: ClassId;
  readonly subject: Subject;
  readonly occasion: Occasion;
  /** Empty where the line is left to be filled in. */
  readonly school: string;
  /** The year in which the school year began. */
  readonly year: number;
}

export function testTitle({ classId, occasion }: Pick<TestHead, "classId" | "occasion">): string {
  const name = testPaperText.occasions[occasion];
  return isTested(classId, occasion) ? text.test(name) : text.revision(name);
}

interface Props {
  readonly head: TestHead;
  /** In place of the name of the test: what the page holds. */
  readonly title?: string;
  /** Null where no time is given. */
  readonly minutes: number | null;
  /** Null where there is one code. */
  readonly code: string | null;
  /** Whether a pupil writes on it: a name, a mark. */
  readonly isForPupil: boolean;
}

export function PaperHead({ head, title, minutes, code, isForPupil }: Props) {
  const { classId, subject, school, year } = head;
  const facts = [text.year(year), ...(minutes === null ? [] : [text.minutes(minutes)])].join(" · ");
  return (
    <>
      <header className="test-head">
        <div>
          <p>{school === "" ? text.school : text.schoolNamed(school)}</p>
          {isForPupil && (
            <>
              <p>{text.className(classId)}</p>
              <p>{text.name}</p>
            </>
          )}
        </div>
        <div>
          <h2>{title ?? testTitle(head)}</h2>
          <p>
            <b>{text.subject(subjectText[subject], classId)}</b>
          </p>
          <p>{facts}</p>
          {code !== null && <p className="test-code">{text.code(code)}</p>}
        </div>
      </header>
      {isForPupil && (
        <div className="test-marks">
          <p>{text.mark}</p>
          <p>{text.remark}</p>
        </div>
      )}
    </>
  );
}
