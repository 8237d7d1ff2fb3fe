import type { Metadata } from "next";
import { connection } from "next/server";
import { TeacherSignIn, teacher } from "#app/co/teacher.tsx";
import { AcceptInvitation } from "#components/classes/accept-invitation.tsx";
import { BackendNotice } from "#components/shell/backend-notice.tsx";
import { PageBar } from "#components/shell/page-bar.tsx";
import { PageFrame } from "#components/shell/page-frame.tsx";
import { acceptInvitation } from "#lib/actions/accept-invitation.ts";
import { backHref } from "#lib/play/back-href.ts";
import { teacherText } from "#lib/text/teacher-text.ts";

export const metadata: Metadata = { title: teacherText.acceptTitle, robots: { index: false } };

// All of the page depends on who is signed in, so it is waited for.
export const instant = false;

/** Where the link leads by which a teacher is asked to teach a class: `/co/moi#{secret}`. */
export default function InvitationPage() {
  return (
    <PageFrame hue="c3" bar={<PageBar backHref={backHref("/co/moi")} title={teacherText.acceptTitle} />}>
      <Invited />
    </PageFrame>
  );
}

async function Invited() {
  await connection();
  const found = await teacher();
  if (!found.ok) return <BackendNotice />;
  return found.value === null ? <TeacherSignIn then="/co/moi" /> : <AcceptInvitation accept={acceptInvitation} />;
}
