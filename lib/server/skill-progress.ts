import "server-only";
import { z } from "zod";
import type { ClassId } from "#lib/core/class-id.ts";
import { serviceClient } from "#lib/database/clients.ts";
import { isDue } from "#lib/play/is-due.ts";
import type { DueSkill } from "#lib/play/plan-review.ts";
import { type SkillProgress, type SkillState, skillStates } from "#lib/play/skill-progress.ts";
import { readTries, writeTries } from "#lib/play/written-tries.ts";
import { skills } from "#lib/skills/registry.ts";
import { unwrap } from "./backend-error.ts";
import { checkSession, readSessionCookie } from "./sessions.ts";
import { tryRead } from "./try-read.ts";

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

/** The columns that `toSkillProgress` needs. */
export const skillProgressColumns = "skill_id, state, tries, strong_since, card";

/** Parses a row of `skill_progress`. Throws a ZodError if something else wrote it. */
export function toSkillProgress(row: unknown): readonly [skillId: string, progress: SkillProgress] {
  const { skill_id, state, tries, strong_since, card } = rowSchema.parse(row);
  return [skill_id, { state, tries: readTries(tries), strongSince: strong_since, card }];
}

/** The row of `skill_progress` that learn_runs writes for a skill. */
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

/** A pupil's progress in these skills; a skill that was never practised is not in the map. */
async function listSkillProgress(
  pupilId: string,
  skillIds: readonly string[],
): Promise<ReadonlyMap<string, SkillProgress>> {
  const client = await serviceClient();
  const rows = unwrap(
    "list skill progress",
    await client.from("skill_progress").select(skillProgressColumns).eq("user_id", pupilId).in("skill_id", skillIds),
  );
  return new Map(rows.map(toSkillProgress));
}

/**
 * A pupil's earlier tries in a skill, as letters (see written-tries.ts); "" for a guest, for the first run, and if the
 * database is unreachable, which practice by rule does not need.
 */
export async function findTries(pupilId: string | null, skillId: string): Promise<string> {
  if (pupilId === null) return "";
  const found = await tryRead("tries", () => listSkillProgress(pupilId, [skillId]));
  return writeTries((found.ok ? found.value.get(skillId)?.tries : undefined) ?? []);
}

const extensions = new Set(skills.flatMap(({ id, isExtension }) => (isExtension ? [id] : [])));

/** Whether a skill is due today or overdue; what lies outside the programme of its class never is. */
function isDueSkill([id, { card }]: readonly [string, SkillProgress], now: number): boolean {
  return !extensions.has(id) && isDue(card, now);
}

/** How far a player is in some skills. */
export interface SkillMarks {
  /** Skills without an entry are new. */
  readonly states: ReadonlyMap<string, SkillState>;
  /** Those that are due for review today. */
  readonly due: readonly string[];
}

const none: SkillMarks = { states: new Map(), due: [] };

/**
 * How far the player of this browser is in these skills. A guest has no marks, nor has a pupil while the database is
 * unreachable.
 */
export async function readSkillMarks(skillIds: readonly string[]): Promise<SkillMarks> {
  const cookie = await readSessionCookie();
  const { pupilId } = cookie;
  if (pupilId === null || skillIds.length === 0) return none;
  const found = await tryRead("skill marks", () =>
    Promise.all([listSkillProgress(pupilId, skillIds), checkSession(cookie)]),
  );
  if (!found.ok) return none;
  const [progress, session] = found.value;
  if (session.pupilId === null) return none;
  const now = Date.now();
  const due = [...progress].filter((each) => isDueSkill(each, now));
  return { states: new Map([...progress].map(([id, { state }]) => [id, state])), due: due.map(([id]) => id) };
}

/** The skills of a class that are due today or overdue; `now` is in milliseconds, and the day is that of Việt Nam. */
export async function listDueSkills(pupilId: string, classId: ClassId, now: number): Promise<DueSkill[]> {
  const ids = skills.filter((skill) => skill.classId === classId).map(({ id }) => id);
  const progress = await listSkillProgress(pupilId, ids);
  return [...progress].filter((each) => isDueSkill(each, now)).map(([id, each]) => ({ id, progress: each }));
}
