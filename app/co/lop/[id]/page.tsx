import type { Metadata } from "next";
import { ClassPage } from "#components/classes/class-page.tsx";
import type { LessonPlan } from "#components/classes/standing-panel.tsx";
import { changeClass } from "#lib/actions/change-class.ts";
import { exportClass } from "#lib/actions/export-class.ts";
import { giveRemedy } from "#lib/actions/give-remedy.ts";
import { classIdSchema } from "#lib/classes/class-schemas.ts";
import { listNeeds } from "#lib/classes/group-mistakes.ts";
import { columnsOf, rangeOf } from "#lib/classes/table-columns.ts";
import type { ClassId } from "#lib/core/class-id.ts";
import type { Subject } from "#lib/core/subject.ts";
import { vietnamDay } from "#lib/core/vietnam-day.ts";
import { listLessons } from "#lib/lessons/lessons.ts";
import { standingAt } from "#lib/lessons/standing.ts";
import { setSubjects } from "#lib/play/set-view.ts";
import { readOwnTable } from "#lib/server/class-progress.ts";
import type { ClassStanding } from "#lib/server/classes.ts";
import { teacherText } from "#lib/text/teacher-text.ts";
import { ClassFrame } from "./class-frame.tsx";
import { openOwnClass } from "./open-own-class.ts";

export const metadata: Metadata = { title: teacherText.title, robots: { index: false } };

// All of the page depends on who is signed in, so it is waited for.
export const instant = false;

type Props = PageProps<"/co/lop/[id]">;

/** One class of the teacher who is signed in. `?mon=toan&tu=12&den=26` says of which lessons its table is. */
export default async function TeacherClassPage({ params, searchParams }: Props) {
  const [{ id }, wished] = [await params, readSearch(await searchParams)];
  const now = Date.now();
  const skillIdsOf = (standing: ClassStanding) => sourceOf(standing, wished, now).columns.map(({ skillId }) => skillId);
  // Both at once; the frame finds the class read.
  const [progress] = await Promise.all([readTable(id, skillIdsOf), openOwnClass(id)]);
  return (
    <ClassFrame params={params} part="" titleOf={({ name }) => name}>
      {(view) => {
        const source = sourceOf(view, wished, now);
        return (
          <ClassPage
            view={view}
            progress={progress}
            needs={progress === null ? [] : listNeeds(progress.mistakes)}
            source={source}
            plans={plansAt(view.classId, now)}
            today={vietnamDay(now)}
            change={changeClass}
            giveRemedy={giveRemedy}
            readExport={exportClass}
          />
        );
      }}
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

const readTable = async (id: string, skillIdsOf: Parameters<typeof readOwnTable>[1]) =>
  classIdSchema.safeParse(id).success ? await readOwnTable(id, skillIdsOf) : null;

/** Of which lessons and skills the table is. */
function sourceOf({ classId, standing }: ClassStanding, { subject, ...wished }: Wished, now: number) {
  const { lessons, scheduled } = plansAt(classId, now)[subject];
  const present = standing[subject] ?? scheduled.no;
  const range = rangeOf(classId, subject, present, wished);
  return { subject, range, columns: columnsOf(classId, subject, range), present, lessons };
}

function plansAt(classId: ClassId, now: number): Record<Subject, LessonPlan> {
  const scheduled = standingAt(classId, now);
  const planOf = (subject: Subject) => ({
    lessons: listLessons(classId, subject).map(({ no, title }) => ({ no, title })),
    scheduled: { no: scheduled[subject].no, title: scheduled[subject].title },
  });
  return { maths: planOf("maths"), vietnamese: planOf("vietnamese") };
}
