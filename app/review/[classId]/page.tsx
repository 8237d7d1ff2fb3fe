import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { connection } from "next/server";
import type { ReactNode } from "react";
import { ReviewNotice } from "#components/course/review-notice.tsx";
import { SendingRun } from "#components/offline/sending-run.tsx";
import { BackendNotice } from "#components/shell/backend-notice.tsx";
import { PageBar } from "#components/shell/page-bar.tsx";
import { PageFrame } from "#components/shell/page-frame.tsx";
import { answer } from "#lib/actions/answer.ts";
import { startRun } from "#lib/actions/start-run.ts";
import { type ClassId, isClassId } from "#lib/core/class-id.ts";
import { backHref } from "#lib/play/back-href.ts";
import { firstAnimal } from "#lib/play/first-animal.ts";
import { planReview } from "#lib/play/plan-review.ts";
import { readSession } from "#lib/server/sessions.ts";
import { listDueSkills } from "#lib/server/skill-progress.ts";
import { createRun, toRunView } from "#lib/server/start-run.ts";
import { tryRead } from "#lib/server/try-read.ts";
import { homeText } from "#lib/text/home-text.ts";
import { reviewText } from "#lib/text/review-text.ts";

type Props = PageProps<"/review/[classId]">;

// As with every run: a placeholder that is swapped would show the first question 300 ms later.
export const instant = false;

export function generateStaticParams() {
  return [{ classId: "0" }];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: `${reviewText.title} · ${homeText.className((await params).classId)}` };
}

export default async function ReviewPage({ params }: Props) {
  const { classId } = await params;
  if (!isClassId(classId)) notFound();
  await connection();
  const made = await tryRead("review", () => makeReview(classId));
  if (!made.ok) return framed(classId, <BackendNotice />);
  const { run, animal, isGuest } = made.value;
  if (run === null) {
    return framed(classId, <ReviewNotice classId={classId} isGuest={isGuest} animal={animal} />);
  }
  return <SendingRun run={run} arrowHref={backHref(`/review/${classId}`)} answer={answer} start={startRun} />;
}

async function makeReview(classId: ClassId) {
  const { pupilId, pupil } = await readSession();
  const due = pupilId === null ? [] : await listDueSkills(pupilId, classId, Date.now());
  const shown = { animal: pupil?.activeAnimal ?? firstAnimal, isGuest: pupilId === null };
  const asked = planReview(due);
  if (asked.length === 0) return { run: null, ...shown };
  const ref = { kind: "review", classId, asked } as const;
  const basePath = `/review/${classId}`;
  const { token, places } = await createRun({ ref, mode: "practice", pupilId, guestId: null, basePath, tries: null });
  return { run: toRunView(token, places, shown.animal), ...shown };
}

function framed(classId: ClassId, notice: ReactNode) {
  return (
    <PageFrame hue={`c${classId}`} bar={<PageBar backHref={backHref(`/review/${classId}`)} title={reviewText.title} />}>
      {notice}
    </PageFrame>
  );
}
