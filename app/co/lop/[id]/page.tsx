import type { Metadata } from "next";
import { ClassPage } from "#components/classes/class-page.tsx";
import type { LessonPlan } from "#components/classes/standing-panel.tsx";
import { changeClass } from "#lib/actions/change-class.ts";
import { giveRemedy } from "#lib/actions/give-remedy.ts";
import type { ClassId } from "#lib/core/class-id.ts";
import type { Subject } from "#lib/core/subject.ts";
import { vietnamDay } from "#lib/core/vietnam-day.ts";
import { listLessons } from "#lib/lessons/lessons.ts";
import { standingAt } from "#lib/lessons/standing.ts";
import { teacherText } from "#lib/text/teacher-text.ts";
import { ClassFrame } from "./class-frame.tsx";

export const metadata: Metadata = { title: teacherText.title, robots: { index: false } };

// All of the page depends on who is signed in, so it is waited for.
export const instant = false;

/** One class of the teacher who is signed in. */
export default function TeacherClassPage({ params }: PageProps<"/co/lop/[id]">) {
  return (
    <ClassFrame params={params} part="" titleOf={({ name }) => name}>
      {(view) => (
        <ClassPage
          view={view}
          plans={plansAt(view.classId, Date.now())}
          today={vietnamDay(Date.now())}
          change={changeClass}
          giveRemedy={giveRemedy}
        />
      )}
    </ClassFrame>
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
