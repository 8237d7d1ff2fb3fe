import type { Metadata } from "next";
import { ClassFrame } from "#app/co/lop/[id]/class-frame.tsx";
import { openOwnClass } from "#app/co/lop/[id]/open-own-class.ts";
import { NoSuchPage } from "#components/classes/no-such-page.tsx";
import { PupilPage } from "#components/classes/pupil/pupil-page.tsx";
import { BackendNotice } from "#components/shell/backend-notice.tsx";
import { classIdSchema } from "#lib/classes/class-schemas.ts";
import { vietnamDay } from "#lib/core/vietnam-day.ts";
import { findSkill } from "#lib/skills/registry.ts";
import { progressText as text } from "#lib/text/progress-text.ts";
import { readOwnPupil, readOwnPupilRun } from "./read-own-pupil.ts";

type Props = PageProps<"/co/lop/[id]/em/[number]">;

export const metadata: Metadata = { title: text.pupil, robots: { index: false } };

// All of the page depends on who is signed in, so it is waited for.
export const instant = false;

/** The pupil of a seat, for the teacher of the class; `?luot=` shows the questions of one run. */
export default async function PupilOfClassPage({ params, searchParams }: Props) {
  const { id, number } = await params;
  const { luot } = await searchParams;
  const own = await openOwnClass(id);
  const seat = typeof own === "string" ? undefined : own.seats.find((each) => String(each.number) === number);
  if (typeof own !== "string" && seat === undefined) return <NoSuchPage />;
  const runId = classIdSchema.safeParse(luot).data ?? null;
  const [report, run] = await Promise.all([
    seat === undefined ? null : readOwnPupil(id, seat.number),
    seat === undefined || runId === null ? null : readOwnPupilRun(id, seat.number, runId),
  ]);
  return (
    <ClassFrame params={params} part={`/em/${number}`} titleOf={({ name }) => name}>
      {(view) =>
        seat === undefined || report === null ? (
          <BackendNotice />
        ) : (
          <PupilPage
            view={view}
            seat={seat}
            report={report}
            titles={titlesOf([...report.skills, ...report.mistakes].map(({ skillId }) => skillId))}
            opened={runId === null ? null : { id: runId, questions: run }}
            today={vietnamDay(Date.now())}
          />
        )
      }
    </ClassFrame>
  );
}

function titlesOf(skillIds: readonly string[]): Record<string, string> {
  return Object.fromEntries(skillIds.map((id) => [id, findSkill(id)?.title ?? id]));
}
