import type { Metadata } from "next";
import { notFound } from "next/navigation";
import type { ComponentProps } from "react";
import { ClassHome } from "#app/class-home.tsx";
import { GameCards, SkillCards, subjectsOf } from "#app/skill-cards.tsx";
import { SubjectJump } from "#components/course/subject-jump.tsx";
import { ViewSwitch } from "#components/lessons/view-switch.tsx";
import { BackendNotice } from "#components/shell/backend-notice.tsx";
import { isClassId } from "#lib/core/class-id.ts";
import { listCards } from "#lib/server/courses.ts";
import { courseText } from "#lib/text/course-text.ts";
import { homeText } from "#lib/text/home-text.ts";

type Props = PageProps<"/class/[classId]">;

// The cards, the same for everybody, are part of the page, not streamed after it: they are there without a script, and a
// link to a subject finds it.
export const instant = false;

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
  const [practice, challenge] = await Promise.all([listCards(classId, "practice"), listCards(classId, "challenge")]);
  if (!practice.ok || !challenge.ok) {
    return (
      <ClassHome classId={classId}>
        <BackendNotice />
      </ClassHome>
    );
  }
  return (
    <ClassHome
      classId={classId}
      jump={
        <>
          <ViewSwitch classId={classId} current="topics" />
          <SubjectJump subjects={subjectsOf(practice.value)} />
        </>
      }
    >
      <SkillCards classId={classId} cards={practice.value} />
      <Shelf title={courseText.practice} cards={practice.value} />
      <Shelf title={courseText.challenge} cards={challenge.value} />
    </ClassHome>
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
