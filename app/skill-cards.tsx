import { CourseGrid } from "#components/course/course-grid.tsx";
import { ReviewCard } from "#components/course/review-card.tsx";
import { SkillShelves } from "#components/course/skill-shelves.tsx";
import type { ClassId } from "#lib/core/class-id.ts";
import type { listCards } from "#lib/data/list-cards.ts";
import { readSkillMarks } from "#lib/data/read-skill-marks.ts";
import { shelveSkills } from "#lib/play/shelve-skills.ts";

type Card = Extract<Awaited<ReturnType<typeof listCards>>, { ok: true }>["value"][number];

interface Props {
  readonly classId: ClassId;
  readonly cards: readonly Card[];
}

/** The skills among some cards with the pupil's marks on them; what is due today stands above. */
export async function SkillCards({ classId, cards }: Props) {
  const skills = cards.flatMap(({ skill, ...card }) => (skill === null ? [] : [{ card, skill }]));
  const marks = await readSkillMarks(skills.map(({ skill }) => skill.id));
  const marked = skills.map(({ card, skill: { id, subject, strand } }) => ({
    ...card,
    subject,
    strand,
    state: marks.states.get(id) ?? null,
  }));
  return (
    <>
      {marks.due > 0 && <ReviewCard classId={classId} due={marks.due} />}
      <SkillShelves shelves={shelveSkills(marked)} Heading="h3" />
    </>
  );
}

/** The cards of games, lessons and paths. */
export function GameCards({ cards }: Pick<Props, "cards">) {
  const games = cards.filter(({ skill }) => skill === null);
  return games.length === 0 ? null : <CourseGrid cards={games} />;
}
