import { CourseGrid } from "#components/course/course-grid.tsx";
import { ReviewCard } from "#components/course/review-card.tsx";
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

/** The skills among some cards by strand, each with how far the pupil is; a skill without a state is new. */
export function shelvesOf(cards: readonly Card[], states: SkillMarks["states"]) {
  return shelveSkills(
    cards.flatMap(({ skill, ...card }) =>
      skill === null
        ? []
        : [{ ...card, subject: skill.subject, strand: skill.strand, state: states.get(skill.id) ?? null }],
    ),
  );
}

/** The skills among some cards with the pupil's marks on them; what is due today stands above. */
export async function SkillCards({ classId, cards }: Props) {
  const marks = await readSkillMarks(cards.flatMap(({ skill }) => skill?.id ?? []));
  return (
    <>
      {marks.due > 0 && <ReviewCard classId={classId} due={marks.due} />}
      <SkillShelves shelves={shelvesOf(cards, marks.states)} Heading="h3" />
    </>
  );
}

/** The cards of games, lessons and paths. */
export function GameCards({ cards }: Pick<Props, "cards">) {
  const games = cards.filter(({ skill }) => skill === null);
  return games.length === 0 ? null : <CourseGrid cards={games} />;
}
