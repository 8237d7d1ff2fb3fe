import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { CourseGrid } from "#components/course/course-grid.tsx";
import { CourseHeader } from "#components/course/course-header.tsx";
import { PageBar } from "#components/shell/page-bar.tsx";
import { PageFrame } from "#components/shell/page-frame.tsx";
import { PupilChip } from "#app/pupil-chip.tsx";
import { isClassId } from "#lib/core/class-id.ts";
import { listCards } from "#lib/data/list-cards.ts";
import { backHref } from "#lib/play/back-href.ts";
import { courseText } from "#lib/text/course-text.ts";
import { homeText } from "#lib/text/home-text.ts";

type Props = PageProps<"/course/[type]/[classId]">;

// The build may not open the database, and a dynamic route must name one page: this one is never linked.
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
        <PageBar
          backHref={back}
          title={homeText.className(classId)}
          isTitleHeading={false}
          points={<PupilChip />}
        />
      }
    >
      <CourseHeader classId={classId} type={type} />
      <CourseGrid cards={await listCards(classId, type)} />
    </PageFrame>
  );
}

function isListType(type: string): type is "practice" | "challenge" {
  return type === "practice" || type === "challenge";
}
