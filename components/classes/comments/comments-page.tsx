"use client";

import type { Send } from "#components/classes/class-actions.ts";
import { KeyBanner } from "#components/classes/key-banner.tsx";
import { type Names, useClassKey } from "#components/classes/use-class-key.ts";
import { panelClass } from "#components/sets/panel-class.ts";
import { SubjectTabs } from "#components/sets/subject-tabs.tsx";
import { AppLink } from "#components/ui/app-link.tsx";
import { roomButton } from "#components/ui/room-button.ts";
import type { ClassView } from "#lib/classes/class-view.ts";
import type { CommentRow } from "#lib/classes/comment-lines.ts";
import type { CommentEvidence } from "#lib/classes/draft-comment.ts";
import { emblem } from "#lib/classes/emblem.ts";
import type { Subject } from "#lib/core/subject.ts";
import { setSubjects } from "#lib/play/set-view.ts";
import { commentText as text } from "#lib/text/comment-text.ts";
import { subjectText } from "#lib/text/subject-text.ts";
import { CommentCard } from "./comment-card.tsx";
import { CommentTable } from "./comment-table.tsx";
import { CopyComments } from "./copy-comments.tsx";
import { type SeatComment, useComments } from "./use-comments.ts";

interface Props {
  readonly view: ClassView;
  readonly evidence: readonly CommentEvidence[];
  readonly subject: Subject;
}

/** A lost key is replaced on the page of the class, so that nothing is sent from here. */
const sendNothing: Send = async () => ({ ok: false, reason: "refused" });

/** A draft of a comment for each pupil of a class in a subject, for the teacher to edit, copy and print. */
export function CommentsPage({ view, evidence, subject }: Props) {
  const { status, names, unlock } = useClassKey(view);
  const comments = useComments(view, evidence, subject);
  const rows = comments.map((comment) => toRow(comment, names));
  return (
    <>
      <div className="grid gap-4 print:hidden">
        {status === "missing" && <KeyBanner view={view} unlock={unlock} send={sendNothing} canChange={false} />}
        <section className={panelClass}>
          <SubjectTabs subject={subject} hrefOf={(each) => `/co/lop/${view.id}/nhan-xet?mon=${setSubjects[each]}`} />
          <p className="max-w-[75ch]">{text.note}</p>
          <Overview view={view} comments={comments} rows={rows} subject={subject} />
        </section>
        <ul className="grid gap-4">
          {comments.map((comment) => (
            <CommentCard key={comment.seat.number} comment={comment} name={nameOf(comment, names)} />
          ))}
        </ul>
      </div>
      <CommentTable title={text.printTitle(view.name, subjectText[subject])} rows={rows} />
    </>
  );
}

function nameOf({ seat }: SeatComment, names: Names): string {
  return names.get(seat.number) ?? emblem.nameOf(seat.emblem);
}

function toRow(comment: SeatComment, names: Names): CommentRow {
  return { number: comment.seat.number, name: nameOf(comment, names), comment: comment.text };
}

interface OverviewProps {
  readonly view: ClassView;
  readonly comments: readonly SeatComment[];
  readonly rows: readonly CommentRow[];
  readonly subject: Subject;
}

/** What can be done with all comments at once, or why there are none. */
function Overview({ view, comments, rows, subject }: OverviewProps) {
  if (comments.length === 0) {
    return (
      <div className="grid justify-items-start gap-3">
        <p>{text.nobody}</p>
        <AppLink href={`/co/lop/${view.id}/the`} className={roomButton.plain}>
          {text.toCards}
        </AppLink>
      </div>
    );
  }
  return (
    <>
      {comments.every(({ draft }) => draft === null) && (
        <p className="rounded-[12px] bg-star-light p-3">{text.noneYet(subjectText[subject])}</p>
      )}
      <CopyComments rows={rows} />
    </>
  );
}
