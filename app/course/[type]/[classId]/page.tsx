import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { GameCards, shelvesOf, subjectsOf } from "#app/skill-cards.tsx";
import { CourseGrid } from "#components/course/course-grid.tsx";
import { CourseHeader } from "#components/course/course-header.tsx";
import { LikeButton } from "#components/course/like-button.tsx";
import { ResumeRuns } from "#components/course/resume-runs.tsx";
import { SkillShelves } from "#components/course/skill-shelves.tsx";
import { SubjectJump } from "#components/course/subject-jump.tsx";
import { BackendNotice } from "#components/shell/backend-notice.tsx";
import { PageBar } from "#components/shell/page-bar.tsx";
import { PageFrame } from "#components/shell/page-frame.tsx";
import { ActiveCharacter } from "#components/user/active-character.tsx";
import { PupilChip } from "#components/user/pupil-chip.tsx";
import { like } from "#lib/actions/like.ts";
import { type ClassId, isClassId } from "#lib/core/class-id.ts";
import { backHref } from "#lib/play/back-href.ts";
import type { RunMode } from "#lib/play/points.ts";
import { listCards } from "#lib/server/courses.ts";
import { courseText } from "#lib/text/course-text.ts";
import { homeText } from "#lib/text/home-text.ts";

type Props = PageProps<"/course/[type]/[classId]">;

// The cards are part of the page, not streamed after it: they are there without a script, and a link to a subject finds it.
export const instant = false;

// The classes are known, but not their cards: the build may not open the database. A dynamic
// route must name one page, so this one is named, which is never linked; the others are made when first asked for.
export function generateStaticParams() {
  return [{ type: "none", classId: "0" }];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { type, classId } = await params;
  if (!isListType(type)) return {};
  return { title: `${courseText[type]} · ${homeText.className(classId)}` };
}

export default async function CoursePage({ params }: Props) {
  const { type, classId } = await params;
  if (!isListType(type) || !isClassId(classId)) notFound();
  const back = backHref(`/course/${type}/${classId}`);
  return (
    <PageFrame
      hue="pk"
      bar={
        <PageBar backHref={back} title={homeText.className(classId)} isTitleHeading={false} points={<PupilChip />} />
      }
    >
      <CourseHeader classId={classId} type={type} animal={<ActiveCharacter isHatOn={false} />} />
      <ResumeRuns classId={classId} />
      <Cards classId={classId} type={type} />
      <LikeButton like={like} />
    </PageFrame>
  );
}

async function Cards({ classId, type }: { readonly classId: ClassId; readonly type: RunMode }) {
  const cards = await listCards(classId, type);
  if (!cards.ok) return <BackendNotice />;
  if (cards.value.length === 0) return <CourseGrid cards={[]} />;
  return (
    <>
      <SubjectJump subjects={subjectsOf(cards.value)} />
      <GameCards cards={cards.value} />
      <SkillShelves subjects={shelvesOf(cards.value)} Heading="h2" marksIn={null} />
    </>
  );
}

function isListType(type: string): type is RunMode {
  return type === "practice" || type === "challenge";
}
