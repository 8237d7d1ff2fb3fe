import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { connection } from "next/server";
import { Suspense } from "react";
import { ClassHome } from "#app/class-home.tsx";
import { CourseGrid } from "#components/course/course-grid.tsx";
import { CourseGridSkeleton } from "#components/course/course-grid-skeleton.tsx";
import { BackendNotice } from "#components/shell/backend-notice.tsx";
import { type ClassId, classIds, isClassId } from "#lib/core/class-id.ts";
import { listCards } from "#lib/data/list-cards.ts";
import { tryRead } from "#lib/data/try-read.ts";
import { courseText } from "#lib/text/course-text.ts";
import { homeText } from "#lib/text/home-text.ts";

type Props = PageProps<"/class/[classId]">;

export function generateStaticParams() {
  return classIds.map((classId) => ({ classId }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: homeText.className((await params).classId) };
}

export default async function ClassPage({ params }: Props) {
  const { classId } = await params;
  if (!isClassId(classId)) notFound();
  return (
    <ClassHome classId={classId} isRoot={false}>
      <Suspense fallback={<CourseGridSkeleton />}>
        <Shelves classId={classId} />
      </Suspense>
    </ClassHome>
  );
}

async function Shelves({ classId }: { readonly classId: ClassId }) {
  await connection();
  const cards = await tryRead("cards", () =>
    Promise.all([listCards(classId, "practice"), listCards(classId, "challenge")]),
  );
  if (!cards.ok) return <BackendNotice />;
  const [practice, challenge] = cards.value;
  return (
    <>
      <Shelf title={courseText.practice} cards={practice} />
      <Shelf title={courseText.challenge} cards={challenge} />
    </>
  );
}

function Shelf({ title, cards }: { readonly title: string; readonly cards: Awaited<ReturnType<typeof listCards>> }) {
  if (cards.length === 0) return null;
  return (
    <section className="mt-7">
      <h3 className="mb-3 font-head text-h3 font-bold text-hue">{title}</h3>
      <CourseGrid cards={cards} />
    </section>
  );
}
