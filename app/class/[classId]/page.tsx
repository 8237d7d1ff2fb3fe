import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { type ComponentProps, Suspense } from "react";
import { ClassHome } from "#app/class-home.tsx";
import { GameCards, SkillCards } from "#app/skill-cards.tsx";
import { CourseGridSkeleton } from "#components/course/course-grid-skeleton.tsx";
import { BackendNotice } from "#components/shell/backend-notice.tsx";
import { type ClassId, isClassId } from "#lib/core/class-id.ts";
import { listCards } from "#lib/data/list-cards.ts";
import { courseText } from "#lib/text/course-text.ts";
import { homeText } from "#lib/text/home-text.ts";

type Props = PageProps<"/class/[classId]">;

// The classes are known, but not their cards: the build may not open the database. A dynamic
// route must name one page, so this one is named, which is never linked; the others are made when first asked for.
export function generateStaticParams() {
  return [{ classId: "0" }];
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
  const [practice, challenge] = await Promise.all([listCards(classId, "practice"), listCards(classId, "challenge")]);
  if (!practice.ok || !challenge.ok) return <BackendNotice />;
  return (
    <>
      <SkillCards classId={classId} cards={practice.value} />
      <Shelf title={courseText.practice} cards={practice.value} />
      <Shelf title={courseText.challenge} cards={challenge.value} />
    </>
  );
}

/** Games and paths; the skills stand on shelves of their own. */
function Shelf({
  title,
  cards,
}: {
  readonly title: string;
  readonly cards: ComponentProps<typeof GameCards>["cards"];
}) {
  if (cards.every(({ skill }) => skill !== null)) return null;
  return (
    <section className="mt-7">
      <h3 className="mb-3 font-head text-h3 font-bold text-hue">{title}</h3>
      <GameCards cards={cards} />
    </section>
  );
}
