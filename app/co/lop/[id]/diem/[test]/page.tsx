import type { Metadata } from "next";
import { ClassFrame } from "#app/co/lop/[id]/class-frame.tsx";
import { openOwnClass } from "#app/co/lop/[id]/open-own-class.ts";
import { MarksPage } from "#components/classes/marks/marks-page.tsx";
import { NoSuchPage } from "#components/classes/no-such-page.tsx";
import { BackendNotice } from "#components/shell/backend-notice.tsx";
import { deleteClassTest } from "#lib/actions/delete-class-test.ts";
import { writeTestMarks } from "#lib/actions/write-test-marks.ts";
import { classIdSchema } from "#lib/classes/class-schemas.ts";
import { asGrownUp } from "#lib/server/as-grown-up.ts";
import { openClassTest } from "#lib/server/class-tests.ts";
import { marksText as text } from "#lib/text/marks-text.ts";

type Props = PageProps<"/co/lop/[id]/diem/[test]">;

export const metadata: Metadata = { title: text.barTitle, robots: { index: false } };

// All of the page depends on who is signed in, so it is waited for.
export const instant = false;

/** Where the teacher of a class enters the points of a test on paper. */
export default async function MarksOfTestPage({ params }: Props) {
  const { id, test: testId } = await params;
  const own = await openOwnClass(id);
  const isOwn = typeof own !== "string";
  const read = isOwn ? await readTest(id, testId) : null;
  if (isOwn && read === "none") return <NoSuchPage />;
  return (
    <ClassFrame params={params} part={`/diem/${testId}`} titleOf={({ name }) => name}>
      {(view) =>
        read === null || typeof read === "string" ? (
          <BackendNotice />
        ) : (
          <MarksPage view={view} test={read.test} rows={read.rows} send={writeTestMarks} remove={deleteClassTest} />
        )
      }
    </ClassFrame>
  );
}

async function readTest(classId: string, testId: string) {
  if (!classIdSchema.safeParse(testId).success) return "none";
  const read = await asGrownUp("test of class", ({ id }) => openClassTest(id, classId, testId));
  return read.ok ? (read.value ?? "none") : null;
}
