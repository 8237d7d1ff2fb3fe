import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { connection } from "next/server";
import { KeepClass } from "#components/home/keep-class.tsx";
import { LessonTimeline } from "#components/lessons/lesson-timeline.tsx";
import { ViewSwitch } from "#components/lessons/view-switch.tsx";
import { BackendNotice } from "#components/shell/backend-notice.tsx";
import { PageBar } from "#components/shell/page-bar.tsx";
import { PageFrame } from "#components/shell/page-frame.tsx";
import { QuietLink } from "#components/ui/quiet-link.tsx";
import { PupilChip } from "#components/user/pupil-chip.tsx";
import { type ClassId, classIds, isClassId } from "#lib/core/class-id.ts";
import { readStanding } from "#lib/lessons/standing.ts";
import { backHref } from "#lib/play/back-href.ts";
import { viewLessons } from "#lib/play/lesson-view.ts";
import { listCards } from "#lib/server/courses.ts";
import { homeText } from "#lib/text/home-text.ts";
import { lessonsText } from "#lib/text/lessons-text.ts";

type Props = PageProps<"/class/[classId]/lessons">;

// Which lesson is the present one follows from the address and the day: the whole page is waited for.
export const instant = false;

export function generateStaticParams() {
  return [{ classId: "0" }];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: lessonsText.title((await params).classId) };
}

/** The lessons of a class in order. `?at=26-11` says which ones the child is at; without it the calendar does. */
export default async function LessonsPage({ params, searchParams }: Props) {
  const { classId } = await params;
  if (!isClassId(classId)) notFound();
  await connection();
  const { at } = await searchParams;
  const told = typeof at === "string" && at !== "-" ? at : null;
  const { maths, vietnamese } = readStanding(told, classId, Date.now());
  const hrefs = await findHrefs(classId);
  return (
    <PageFrame
      hue={`c${classId}`}
      bar={
        <PageBar
          backHref={backHref(`/class/${classId}/lessons`)}
          title={homeText.className(classId)}
          points={<PupilChip />}
        />
      }
    >
      <KeepClass classId={classId} />
      <ViewSwitch classId={classId} current="lessons" />
      {hrefs === null ? (
        <BackendNotice />
      ) : (
        <LessonTimeline
          classId={classId}
          lessons={{
            maths: viewLessons(classId, "maths", hrefs),
            vietnamese: viewLessons(classId, "vietnamese", hrefs),
          }}
          now={{ maths: maths.no, vietnamese: vietnamese.no }}
          at={told}
        />
      )}
      <QuietLink href={`/phieu?lop=${classId}`}>{lessonsText.print}</QuietLink>
    </PageFrame>
  );
}

/** Where each skill of the class and of those before is practised; null while the database is away. */
async function findHrefs(classId: ClassId): Promise<ReadonlyMap<string, string> | null> {
  const until = classIds.slice(0, classIds.indexOf(classId) + 1);
  const lists = await Promise.all(until.map((each) => listCards(each, "practice")));
  const cards = lists.flatMap((list) => (list.ok ? list.value : []));
  if (lists.some(({ ok }) => !ok)) return null;
  return new Map(cards.flatMap(({ skill, href }) => (skill === null ? [] : [[skill.id, href] as const])));
}
