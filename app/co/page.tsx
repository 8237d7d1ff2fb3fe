import type { Metadata } from "next";
import { connection } from "next/server";
import { ClassList } from "#components/classes/class-list.tsx";
import { MakeClass } from "#components/classes/make-class.tsx";
import { BackendNotice } from "#components/shell/backend-notice.tsx";
import { PageBar } from "#components/shell/page-bar.tsx";
import { PageFrame } from "#components/shell/page-frame.tsx";
import { makeClass } from "#lib/actions/make-class.ts";
import { backHref } from "#lib/play/back-href.ts";
import { listClasses } from "#lib/server/classes.ts";
import { tryRead } from "#lib/server/try-read.ts";
import { teacherText as text } from "#lib/text/teacher-text.ts";
import { TeacherSignIn, teacher } from "./teacher.tsx";

export const metadata: Metadata = { title: text.title, robots: { index: false } };

// All of the page depends on who is signed in, so it is waited for.
export const instant = false;

/** The classes of the grown-up who is signed in. */
export default function TeacherPage() {
  return (
    <PageFrame hue="c3" bar={<PageBar backHref={backHref("/co")} title={text.barTitle} />}>
      <Classes />
    </PageFrame>
  );
}

async function Classes() {
  await connection();
  const found = await teacher();
  if (!found.ok) return <BackendNotice />;
  if (found.value === null) return <TeacherSignIn />;
  const { id } = found.value;
  const classes = await tryRead("classes", () => listClasses(id));
  if (!classes.ok) return <BackendNotice />;
  return (
    <div className="grid gap-4 tablet:gap-6">
      <ClassList classes={classes.value} />
      <MakeClass make={makeClass} isFirst={classes.value.length === 0} />
    </div>
  );
}
