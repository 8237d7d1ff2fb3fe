import type { Metadata } from "next";
import { ClassPage } from "#components/classes/class-page.tsx";
import { changeClass } from "#lib/actions/change-class.ts";
import { teacherText } from "#lib/text/teacher-text.ts";
import { ClassFrame } from "./class-frame.tsx";

export const metadata: Metadata = { title: teacherText.title, robots: { index: false } };

// All of the page depends on who is signed in, so it is waited for.
export const instant = false;

/** One class of the teacher who is signed in. */
export default function TeacherClassPage({ params }: PageProps<"/co/lop/[id]">) {
  return (
    <ClassFrame params={params} part="" titleOf={({ name }) => name}>
      {(view) => <ClassPage view={view} change={changeClass} />}
    </ClassFrame>
  );
}
