import type { Metadata } from "next";
import { ClassFrame } from "#app/co/lop/[id]/class-frame.tsx";
import { CommentsPage } from "#components/classes/comments/comments-page.tsx";
import { BackendNotice } from "#components/shell/backend-notice.tsx";
import type { ClassView } from "#lib/classes/class-view.ts";
import { gatherEvidence } from "#lib/classes/comment-evidence.ts";
import type { Subject } from "#lib/core/subject.ts";
import { setSubjects } from "#lib/play/set-view.ts";
import { readOwnProgress } from "#lib/server/class-progress.ts";
import { commentText as text } from "#lib/text/comment-text.ts";

export const metadata: Metadata = { title: text.title, robots: { index: false } };

// All of the page depends on who is signed in and on its address, so it is waited for.
export const instant = false;

/** Drafts of comments for the pupils of a class; `?mon=tieng-viet` says in which subject. */
export default async function ClassCommentsPage({ params, searchParams }: PageProps<"/co/lop/[id]/nhan-xet">) {
  const { mon } = await searchParams;
  const subject = mon === setSubjects.vietnamese ? "vietnamese" : "maths";
  return (
    <ClassFrame params={params} part="/nhan-xet" titleOf={({ name }) => text.titleOf(name)}>
      {(view) => <Comments view={view} subject={subject} />}
    </ClassFrame>
  );
}

async function Comments({ view, subject }: { readonly view: ClassView; readonly subject: Subject }) {
  const progress = await readOwnProgress(view.id);
  if (progress === null) return <BackendNotice />;
  return <CommentsPage key={subject} view={view} evidence={gatherEvidence(progress, subject)} subject={subject} />;
}
