import type { ReactNode } from "react";
import { TeacherSignIn } from "#app/co/teacher.tsx";
import { NoSuchPage } from "#components/classes/no-such-page.tsx";
import { BackendNotice } from "#components/shell/backend-notice.tsx";
import { PageBar } from "#components/shell/page-bar.tsx";
import { PageFrame } from "#components/shell/page-frame.tsx";
import type { ClassView } from "#lib/classes/class-view.ts";
import { backHref } from "#lib/play/back-href.ts";
import { teacherText } from "#lib/text/teacher-text.ts";
import { openOwnClass } from "./open-own-class.ts";

interface Props {
  readonly params: Promise<{ readonly id: string }>;
  /** Below the class's own address: "" or "/the". */
  readonly part: string;
  /** Where the arrow leads, if not to where that of its address does. */
  readonly arrowHref?: string;
  readonly titleOf: (view: ClassView) => string;
  readonly children: (view: ClassView) => ReactNode;
}

/** A page of one class: around what it shows, and in its place where nobody is signed in or the database is away. */
export async function ClassFrame({ params, part, arrowHref, titleOf, children }: Props) {
  const { id } = await params;
  const view = await openOwnClass(id);
  // Next has sent the status by now, so that `notFound` would only leave the page to the browser's scripts.
  if (view === "none") return <NoSuchPage />;
  const isView = typeof view === "object";
  return (
    <PageFrame
      hue={isView ? `c${view.classId}` : "c3"}
      bar={
        <PageBar
          backHref={arrowHref ?? backHref(`/co/lop/${id}${part}`)}
          title={isView ? titleOf(view) : teacherText.barTitle}
        />
      }
      className="max-w-310!"
    >
      {view === "signed-out" && <TeacherSignIn />}
      {view === "backend-away" && <BackendNotice />}
      {isView && children(view)}
    </PageFrame>
  );
}
