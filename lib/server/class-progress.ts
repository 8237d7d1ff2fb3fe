import "server-only";
import { z } from "zod";
import { isHabit } from "#lib/classes/group-mistakes.ts";
import type { ClassProgress, SeatMistake, SeatSkill } from "#lib/classes/progress-view.ts";
import type { KnownSkill } from "#lib/classes/weekly-card.ts";
import { type TestTries, withTests } from "#lib/classes/with-tests.ts";
import { dayMs } from "#lib/core/durations.ts";
import { vietnamDay } from "#lib/core/vietnam-day.ts";
import { serviceClient } from "#lib/database/clients.ts";
import type { Database } from "#lib/database/database.types.ts";
import { isDue } from "#lib/play/is-due.ts";
import type { SkillProgress } from "#lib/play/skill-progress.ts";
import { readTries } from "#lib/play/written-tries.ts";
import { findSkill } from "#lib/skills/registry.ts";
import { asGrownUp } from "./as-grown-up.ts";
import { readAll } from "./read-all.ts";

/** What was wrong longer ago is no need of today. */
const sinceMs = 14 * dayMs;

const sampleSchema = z.object({ prompt: z.string(), given: z.string().nullable(), right: z.string() });

/** The mistakes the pupils of a class have made in the last two weeks, for who teaches it. */
async function listMistakes(teacherId: string, classId: string, now: number): Promise<SeatMistake[]> {
  const client = await serviceClient();
  const asked = { p_teacher: teacherId, p_class: classId, p_since: vietnamDay(now - sinceMs) };
  const rows = await readAll("mistakes of class", (from, to) => client.rpc("mistakes_of_class", asked).range(from, to));
  return rows.map(({ number, skill_id, code, times, named, last_day, sample }) => ({
    number,
    skillId: skill_id,
    code,
    times,
    isNamed: named,
    lastDay: last_day,
    sample: sampleSchema.parse(sample),
  }));
}

/** Of which skills and of which seat progress is asked for; of all that is not said. */
interface Wanted {
  readonly skillIds?: readonly string[];
  readonly number?: number;
}

const askFor = (teacherId: string, classId: string, { skillIds, number }: Wanted) => ({
  p_teacher: teacherId,
  p_class: classId,
  ...(skillIds !== undefined && { p_skills: [...skillIds] }),
  ...(number !== undefined && { p_number: number }),
});

/** How far the pupils of a class are in its skills by what they played, for who teaches it. */
export async function listSeatSkills(
  teacherId: string,
  classId: string,
  wanted: Wanted,
  now: number,
): Promise<SeatSkill[]> {
  const client = await serviceClient();
  const asked = askFor(teacherId, classId, wanted);
  const rows = await readAll("skills of class", (from, to) => client.rpc("skills_of_class", asked).range(from, to));
  return rows.map((row) => toSeatSkill(row, now));
}

type SkillRow = Database["public"]["Functions"]["skills_of_class"]["Returns"][number];

export function toSeatSkill({ number, skill_id, state, tries, due_at, last_at }: SkillRow, now: number): SeatSkill {
  const known = {
    state: z.literal(["learning", "good", "mastered"]).parse(state),
    tries: readTries(tries),
    dueAt: Date.parse(due_at),
    lastAt: Date.parse(last_at),
  };
  return { number, ...toKnownSkill(skill_id, known, now) };
}

interface Known extends Pick<SkillProgress, "state" | "tries"> {
  /** Milliseconds. */
  readonly dueAt: number;
  readonly lastAt: number;
}

/** How far somebody is in a skill. */
export function toKnownSkill(skillId: string, { state, tries, dueAt, lastAt }: Known, now: number): KnownSkill {
  return {
    skillId,
    state,
    isDue: findSkill(skillId)?.isExtension !== true && isDue({ dueAt }, now),
    asked: tries.length,
    right: tries.filter(({ isRight }) => isRight).length,
    lastDay: vietnamDay(lastAt),
  };
}

/** What tests on paper say of the skills of a class, for who teaches it. */
async function listTestTries(teacherId: string, classId: string, wanted: Wanted): Promise<TestTries[]> {
  const client = await serviceClient();
  const asked = askFor(teacherId, classId, wanted);
  const rows = await readAll("test tries", (from, to) => client.rpc("test_tries_of_class", asked).range(from, to));
  return rows.map(({ number: seat, skill_id, tries, last_at }) => ({
    number: seat,
    skillId: skill_id,
    tries: readTries(tries),
    lastDay: vietnamDay(Date.parse(last_at)),
  }));
}

/** What a class has come to since its pupils joined, on screens and in tests on paper, for who teaches it. */
export async function listClassProgress(
  teacherId: string,
  classId: string,
  now: number,
  wanted: Wanted = {},
): Promise<ClassProgress> {
  const [played, tests, mistakes] = await Promise.all([
    listSeatSkills(teacherId, classId, wanted, now),
    listTestTries(teacherId, classId, wanted),
    listMistakes(teacherId, classId, now),
  ]);
  const isWanted = (mistake: SeatMistake) => wanted.number === undefined || wanted.number === mistake.number;
  return {
    skills: withTests(played, tests),
    mistakes: mistakes.filter((mistake) => isHabit(mistake) && isWanted(mistake)),
  };
}

/** The same of a class of the teacher who is signed in; null while the database is away. */
export async function readOwnProgress(classId: string, wanted: Wanted = {}): Promise<ClassProgress | null> {
  const read = await asGrownUp("progress of class", ({ id }) => listClassProgress(id, classId, Date.now(), wanted));
  if (read.ok) return read.value;
  return read.reason === "signed-out" ? { skills: [], mistakes: [] } : null;
}
