import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ClassHome } from "#app/class-home.tsx";
import { CourseGrid } from "#components/course/course-grid.tsx";
import { isClassId } from "#lib/core/class-id.ts";
import { listCards } from "#lib/data/list-cards.ts";
import { courseText } from "#lib/text/course-text.ts";
import { homeText } from "#lib/text/home-text.ts";

type Props = PageProps<"/class/[classId]">;

// The build may not open the database, and a dynamic route must name one page: this one is never linked.
export function generateStaticParams() {
  return [{ classId: "0" }];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: homeText.className((await params).classId) };
}

export default async function ClassPage({ params }: Props) {
  const { classId } = await params;
  if (!isClassId(classId)) notFound();
  const [practice, challenge] = await Promise.all([listCards(classId, "practice"), listCards(classId, "challenge")]);
  return (
    <ClassHome classId={classId} isRoot={false}>
      <Shelf title={courseText.practice} cards={practice} />
      <Shelf title={courseText.challenge} cards={challenge} />
    </ClassHome>
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
