import type { Metadata } from "next";
import { ClassFrame } from "#app/co/lop/[id]/class-frame.tsx";
import { KeySheet } from "#components/classes/key-sheet.tsx";
import { teacherText } from "#lib/text/teacher-text.ts";

export const metadata: Metadata = { title: teacherText.keySheetTitle, robots: { index: false } };

// All of the page depends on who is signed in, so it is waited for.
export const instant = false;

/** What opens the names of a class, to be printed. */
export default function KeySheetPage({ params }: PageProps<"/co/lop/[id]/khoa">) {
  return (
    <ClassFrame params={params} part="/khoa" titleOf={() => teacherText.keySheetTitle}>
      {(view) => <KeySheet view={view} />}
    </ClassFrame>
  );
}
