import "server-only";
import { z } from "zod";
import { type SkillProgress, skillStates } from "#lib/play/skill-progress.ts";
import { readTries, writeTries } from "#lib/play/written-tries.ts";

const cardSchema = z.object({
  dueAt: z.number(),
  stability: z.number(),
  difficulty: z.number(),
  reps: z.int(),
  lapses: z.int(),
  phase: z.int(),
  scheduledDays: z.number(),
  reviewedAt: z.number(),
});

const rowSchema = z.object({
  skill_id: z.string(),
  state: z.literal(skillStates),
  tries: z.string(),
  strong_since: z.string().nullable(),
  card: cardSchema,
});

/** The columns a SkillProgress is made of. */
export const skillProgressColumns = "skill_id, state, tries, strong_since, card";

/** One row of `skill_progress` with the skill it is of. Throws a ZodError when it was written by something else. */
export function toSkillProgress(row: unknown): readonly [skillId: string, progress: SkillProgress] {
  const { skill_id, state, tries, strong_since, card } = rowSchema.parse(row);
  return [skill_id, { state, tries: readTries(tries), strongSince: strong_since, card }];
}

/** What learn_runs writes of a skill. */
export function toSkillProgressRow(skillId: string, { state, tries, strongSince, card }: SkillProgress) {
  return {
    skill_id: skillId,
    state,
    tries: writeTries(tries),
    strong_since: strongSince,
    due_at: new Date(card.dueAt).toISOString(),
    card: { ...card },
  };
}
