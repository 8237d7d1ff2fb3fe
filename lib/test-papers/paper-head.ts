import type { ClassId } from "#lib/core/class-id.ts";
import type { Subject } from "#lib/core/subject.ts";
import { subjectText } from "#lib/text/subject-text.ts";
import { testPaperText } from "#lib/text/test-paper-text.ts";
import { isTested, type Occasion } from "./plan.ts";

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

function testTitle({ classId, occasion }: Pick<TestHead, "classId" | "occasion">): string {
  const name = testPaperText.occasions[occasion];
  return isTested(classId, occasion) ? text.test(name) : text.revision(name);
}

/** What a paper is called where it is made, and as a file. */
export function fileTitle({ classId, subject, occasion }: Pick<TestHead, "classId" | "subject" | "occasion">): string {
  const { occasions, test, revision } = testPaperText;
  const name = occasions[occasion];
  const of = subjectText.inClass(subjectText[subject], classId);
  return `${isTested(classId, occasion) ? test(name) : revision(name)} – ${of}`;
}

/** What one page says at its head. */
export interface PageHead {
  readonly head: TestHead;
  /** What the page holds; the name of the test where there is none. */
  readonly title?: string;
  /** Null where no time is given. */
  readonly minutes: number | null;
  /** Null where there is one code. */
  readonly code: string | null;
  /** Whether a pupil writes on it: a name, a mark. */
  readonly isForPupil: boolean;
}

/** The lines at the left and at the right of a head. */
export function headLines({ head, title, minutes, code, isForPupil }: PageHead) {
  const { classId, subject, school, year } = head;
  return {
    left: [
      school === "" ? text.school : text.schoolNamed(school),
      ...(isForPupil ? [text.className(classId), text.name] : []),
    ],
    title: title ?? testTitle(head),
    right: [
      text.subject(subjectText[subject], classId),
      [text.year(year), ...(minutes === null ? [] : [text.minutes(minutes)])].join(" · "),
      ...(code === null ? [] : [text.code(code)]),
    ],
  };
}
