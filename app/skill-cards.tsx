import type { ReactNode } from "react";
import { CourseGrid } from "#components/course/course-grid.tsx";
import { DueReview } from "#components/course/due-review.tsx";
import { OwnSkillMark } from "#components/course/own-skill-mark.tsx";
import { SkillShelves } from "#components/course/skill-shelves.tsx";
import type { ClassId } from "#lib/core/class-id.ts";
import type { listCards } from "#lib/data/list-cards.ts";
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

/** The skills among some cards. The pupil's marks on them, and above them what is due today, ask for themselves. */
export function SkillCards({ classId, cards }: Props) {
  const markOf = (skillId: string) => <OwnSkillMark classId={classId} skillId={skillId} />;
  return (
    <>
      <DueReview classId={classId} />
      <SkillShelves subjects={shelvesOf(cards, markOf)} Heading="h3" />
    </>
  );
}

/** The cards of games, lessons and paths. */
export function GameCards({ cards }: Pick<Props, "cards">) {
  const games = cards.filter(({ skill }) => skill === null);
  return games.length === 0 ? null : <CourseGrid cards={games} />;
}
