import { CourseGrid } from "#components/course/course-grid.tsx";
import { DueReview } from "#components/course/due-review.tsx";
import { SkillShelves } from "#components/course/skill-shelves.tsx";
import { AloudLink } from "#components/read-aloud/aloud-link.tsx";
import type { ClassId } from "#lib/core/class-id.ts";
import { groupByStrand } from "#lib/play/group-by-strand.ts";
import type { listCards } from "#lib/server/courses.ts";

type Card = Extract<Awaited<ReturnType<typeof listCards>>, { ok: true }>["value"][number];

interface Props {
  readonly classId: ClassId;
  readonly cards: readonly Card[];
}

/** The skills among some cards, by subject and strand. */
export function shelvesOf(cards: readonly Card[]) {
  return groupByStrand(
    cards.flatMap(({ skill, title, image, href }) =>
      skill === null ? [] : [{ ...skill, skillId: skill.id, title, image, href }],
    ),
  );
}

/** The subjects that have shelves among some cards. */
export function subjectsOf(cards: readonly Card[]) {
  return shelvesOf(cards).map(({ subject }) => subject);
}

/** The skills among some cards. The pupil's marks on them, and above them what is due today, ask for themselves. */
export function SkillCards({ classId, cards }: Props) {
  return (
    <>
      <DueReview classId={classId} />
      <SkillShelves
        subjects={shelvesOf(cards)}
        Heading="h3"
        marksIn={classId}
        aloud={<AloudLink classId={classId} />}
      />
    </>
  );
}

/** The cards of games, lessons and paths. */
export function GameCards({ cards }: Pick<Props, "cards">) {
  const games = cards.flatMap(({ skill, title, image, href, isRainbow }) =>
    skill === null ? [{ title, image, href, isRainbow }] : [],
  );
  return games.length === 0 ? null : <CourseGrid cards={games} />;
}
