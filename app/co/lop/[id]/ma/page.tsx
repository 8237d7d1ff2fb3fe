import type { Metadata } from "next";
import { ClassFrame } from "#app/co/lop/[id]/class-frame.tsx";
import { CodeBoard } from "#components/classes/code-board.tsx";
import { teacherText } from "#lib/text/teacher-text.ts";

export const metadata: Metadata = { title: teacherText.show, robots: { index: false } };

// All of the page depends on who is signed in, so it is waited for.
export const instant = false;

/** The class's code for the projector. */
export default function CodeBoardPage({ params }: PageProps<"/co/lop/[id]/ma">) {
  return (
    <ClassFrame params={params} part="/ma" titleOf={({ name }) => name}>
      {(view) => <CodeBoard view={view} />}
    </ClassFrame>
  );
}
