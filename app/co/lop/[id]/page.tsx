import type { Metadata } from "next";
import { ClassPage } from "#components/classes/class-page.tsx";
import type { LessonPlan } from "#components/classes/standing-panel.tsx";
import { changeClass } from "#lib/actions/change-class.ts";
import { exportClass } from "#lib/actions/export-class.ts";
import { giveRemedy } from "#lib/actions/give-remedy.ts";
import type { ClassView } from "#lib/classes/class-view.ts";
import { listNeeds } from "#lib/classes/group-mistakes.ts";
import { columnsOf, rangeOf } from "#lib/classes/table-columns.ts";
import type { ClassId } from "#lib/core/class-id.ts";
import type { Subject } from "#lib/core/subject.ts";
import { vietnamDay } from "#lib/core/vietnam-day.ts";
import { listLessons } from "#lib/lessons/lessons.ts";
import { standingAt } from "#lib/lessons/standing.ts";
import { setSubjects } from "#lib/play/set-view.ts";
import { readOwnProgress } from "#lib/server/class-progress.ts";
import { teacherText } from "#lib/text/teacher-text.ts";
import { ClassFrame } from "./class-frame.tsx";

export const metadata: Metadata = { title: teacherText.title, robots: { index: false } };

// All of the page depends on who is signed in, so it is waited for.
export const instant = false;

type Props = PageProps<"/co/lop/[id]">;

/** One class of the teacher who is signed in. `?mon=toan&tu=12&den=26` says of which lessons its table is. */
export default async function TeacherClassPage({ params, searchParams }: Props) {
  const wished = readSearch(await searchParams);
  return (
    <ClassFrame params={params} part="" titleOf={({ name }) => name}>
      {(view) => <OpenedClass view={view} wished={wished} />}
    </ClassFrame>
  );
}

interface Wished {
  readonly subject: Subject;
  readonly from: number | null;
  readonly to: number | null;
}

const readNumber = (text: unknown) => (typeof text === "string" && /^\d{1,3}$/.test(text) ? Number(text) : null);

function readSearch({ mon, tu, den }: Awaited<Props["searchParams"]>): Wished {
  const subject = mon === setSubjects.vietnamese ? "vietnamese" : "maths";
  return { subject, from: readNumber(tu), to: readNumber(den) };
}

async function OpenedClass({ view, wished }: { readonly view: ClassView; readonly wished: Wished }) {
  const now = Date.now();
  const { subject } = wished;
  const plans = plansAt(view.classId, now);
  const present = view.standing[subject] ?? plans[subject].scheduled.no;
  const range = rangeOf(view.classId, subject, present, wished);
  const columns = columnsOf(view.classId, subject, range);
  const progress = await readOwnProgress(view.id, { skillIds: columns.map(({ skillId }) => skillId) });
  return (
    <ClassPage
      view={view}
      progress={progress}
      needs={progress === null ? [] : listNeeds(progress.mistakes)}
      source={{ subject, range, columns, present, lessons: plans[subject].lessons }}
      plans={plans}
      today={vietnamDay(now)}
      change={changeClass}
      giveRemedy={giveRemedy}
      readExport={exportClass}
    />
  );
}

function plansAt(classId: ClassId, now: number): Record<Subject, LessonPlan> {
  const scheduled = standingAt(classId, now);
  const planOf = (subject: Subject) => ({
    lessons: listLessons(classId, subject).map(({ no, title }) => ({ no, title })),
    scheduled: { no: scheduled[subject].no, title: scheduled[subject].title },
  });
  return { maths: planOf("maths"), vietnamese: planOf("vietnamese") };
}
