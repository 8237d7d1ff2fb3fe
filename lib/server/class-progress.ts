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
import { unwrap } from "./backend-error.ts";
import { type ClassStanding, findStanding } from "./classes.ts";
import { readAll } from "./read-all.ts";

type ProgressRows = Database["public"]["Functions"]["class_progress"]["Returns"];

/** What was wrong longer ago is no need of today. */
const sinceMs = 14 * dayMs;

const sampleSchema = z.object({ prompt: z.string(), given: z.string().nullable(), right: z.string() });

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

export function toSeatSkill(row: ProgressRows["skills"][number], now: number): SeatSkill {
  const { number, skill_id, state, tries, due_at, last_at } = row;
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

function toTestTries({ number, skill_id, tries, last_at }: ProgressRows["tests"][number]): TestTries {
  return { number, skillId: skill_id, tries: readTries(tries), lastDay: vietnamDay(Date.parse(last_at)) };
}

function toSeatMistake(row: ProgressRows["mistakes"][number]): SeatMistake {
  return {
    number: row.number,
    skillId: row.skill_id,
    code: row.code,
    times: row.times,
    isNamed: row.named,
    lastDay: row.last_day,
    sample: sampleSchema.parse(row.sample),
  };
}

/** What a class has come to since its pupils joined, on screens and in tests on paper, for who teaches it. */
export async function listClassProgress(
  teacherId: string,
  classId: string,
  now: number,
  wanted: Wanted = {},
): Promise<ClassProgress> {
  const client = await serviceClient();
  const asked = { ...askFor(teacherId, classId, wanted), p_since: vietnamDay(now - sinceMs) };
  const { skills, tests, mistakes } = unwrap("progress of class", await client.rpc("class_progress", asked));
  const isWanted = (mistake: SeatMistake) => wanted.number === undefined || wanted.number === mistake.number;
  return {
    skills: withTests(
      skills.map((row) => toSeatSkill(row, now)),
      tests.map(toTestTries),
    ),
    mistakes: mistakes.map(toSeatMistake).filter((mistake) => isHabit(mistake) && isWanted(mistake)),
  };
}

const nothing: ClassProgress = { skills: [], mistakes: [] };

type Read<Value> = Awaited<ReturnType<typeof asGrownUp<Value>>>;

/** What was read; nothing for others than who teaches the class, null while the database is away. */
function progressOf(read: Read<ClassProgress | null>): ClassProgress | null {
  if (read.ok) return read.value ?? nothing;
  return read.reason === "signed-out" ? nothing : null;
}

/** The progress of a class of the teacher who is signed in, in all its skills. */
export async function readOwnProgress(classId: string): Promise<ClassProgress | null> {
  return progressOf(await asGrownUp("progress of class", ({ id }) => listClassProgress(id, classId, Date.now())));
}

/** The same in the skills of a table, which `skillIdsOf` names once it is known where the class stands. */
export async function readOwnTable(
  classId: string,
  skillIdsOf: (standing: ClassStanding) => readonly string[],
): Promise<ClassProgress | null> {
  const read = await asGrownUp("table of class", async ({ id }) => {
    const standing = await findStanding(id, classId);
    if (standing === null) return null;
    return listClassProgress(id, classId, Date.now(), { skillIds: skillIdsOf(standing) });
  });
  return progressOf(read);
}
