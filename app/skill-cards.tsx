import { type ReactNode, Suspense } from "react";
import { CourseGrid } from "#components/course/course-grid.tsx";
import { ReviewCard } from "#components/course/review-card.tsx";
import { SkillMark } from "#components/course/skill-mark.tsx";
import { SkillShelves } from "#components/course/skill-shelves.tsx";
import type { ClassId } from "#lib/core/class-id.ts";
import type { listCards } from "#lib/data/list-cards.ts";
import { readSkillMarks, type SkillMarks } from "#lib/data/read-skill-marks.ts";
import { shelveSkills } from "#lib/play/shelve-skills.ts";

type Card = Extract<Awaited<ReturnType<typeof listCards>>, { ok: true }>["value"][number];

interface Props {
  readonly classId: ClassId;
  readonly cards: readonly Card[];
}

/** The skills among some cards by subject and strand, each with what `markOf` says of it. */
export function shelvesOf(cards: readonly Card[], markOf: (skillId: string) => ReactNode) {
  return shelveSkills(
    cards.flatMap(({ skill, ...card }) =>
      skill === null ? [] : [{ ...card, subject: skill.subject, strand: skill.strand, mark: markOf(skill.id) }],
    ),
  );
}

/** The subjects that have shelves among some cards. */
export function subjectsOf(cards: readonly Card[]) {
  return shelvesOf(cards, () => null).map(({ subject }) => subject);
}

/**
 * The skills among some cards. The pupil's marks on them, and above them what is due today, stream in, so that the
 * cards come with the page, for everybody the same.
 */
export function SkillCards({ classId, cards }: Props) {
  const marks = readSkillMarks(cards.flatMap(({ skill }) => skill?.id ?? []));
  const markOf = (skillId: string) => (
    <Suspense fallback={null}>
      <Mark marks={marks} skillId={skillId} />
    </Suspense>
  );
  return (
    <>
      <Suspense fallback={null}>
        <Due classId={classId} marks={marks} />
      </Suspense>
      <SkillShelves subjects={shelvesOf(cards, markOf)} Heading="h3" />
    </>
  );
}

async function Mark({ marks, skillId }: { readonly marks: Promise<SkillMarks>; readonly skillId: string }) {
  const state = (await marks).states.get(skillId);
  return state === undefined ? null : <SkillMark state={state} />;
}

async function Due({ classId, marks }: { readonly classId: ClassId; readonly marks: Promise<SkillMarks> }) {
  const { due } = await marks;
  return due > 0 ? <ReviewCard classId={classId} due={due} /> : null;
}

/** The cards of games, lessons and paths. */
export function GameCards({ cards }: Pick<Props, "cards">) {
  const games = cards.filter(({ skill }) => skill === null);
  return games.length === 0 ? null : <CourseGrid cards={games} />;
}
