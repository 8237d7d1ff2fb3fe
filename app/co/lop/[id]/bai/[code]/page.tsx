import type { Metadata } from "next";
import { ClassFrame } from "#app/co/lop/[id]/class-frame.tsx";
import { QuestionBoard } from "#components/classes/given/question-board.tsx";
import { WorkPage } from "#components/classes/given/work-page.tsx";
import { NoSuchPage } from "#components/classes/no-such-page.tsx";
import { BackendNotice } from "#components/shell/backend-notice.tsx";
import { changeAssignment } from "#lib/actions/change-assignment.ts";
import { vietnamDay } from "#lib/core/vietnam-day.ts";
import { assignmentText as text } from "#lib/text/assignment-text.ts";
import { openOwnReport } from "./open-own-report.ts";

export const metadata: Metadata = { title: text.report, robots: { index: false } };

// All of the page depends on who is signed in, so it is waited for.
export const instant = false;

/** Work that was given to a class and what came of it; `?cau=3` shows its third question for the projector. */
export default async function GivenWorkPage({ params, searchParams }: PageProps<"/co/lop/[id]/bai/[code]">) {
  const { id, code } = await params;
  const { cau } = await searchParams;
  const found = await openOwnReport(id, code);
  if (found === "none") return <NoSuchPage />;
  const own = typeof found === "string" ? null : found;
  const href = `/co/lop/${id}/bai/${code}`;
  const shown = typeof cau === "string" ? own?.reports.find(({ place }) => String(place + 1) === cau) : undefined;
  if (own !== null && shown !== undefined && shown.asked !== null) {
    const count = own.reports.length;
    return (
      <ClassFrame params={params} part="" arrowHref={href} titleOf={() => text.board(shown.place + 1, count)}>
        {() => <QuestionBoard key={shown.place} report={shown} count={count} href={href} />}
      </ClassFrame>
    );
  }
  return (
    <ClassFrame params={params} part={`/bai/${code}`} titleOf={() => own?.assignment.title ?? text.report}>
      {(view) =>
        own === null ? (
          <BackendNotice />
        ) : (
          <WorkPage view={view} report={own} today={vietnamDay(Date.now())} change={changeAssignment} />
        )
      }
    </ClassFrame>
  );
}
