import "server-only";
import { z } from "zod";
import type { serviceClient } from "#lib/database/clients.ts";
import { learnSkill, type SkillProgress, type SkillTries } from "#lib/play/skill-progress.ts";
import { unwrap } from "./backend-error.ts";
import { toSkillProgress, toSkillProgressRow } from "./skill-progress.ts";

/** What a run brought in one of its skills. */
export type Learned = readonly [skillId: string, tries: SkillTries];

const seatSchema = z.object({
  class_id: z.string(),
  joined_at: z.string(),
  is_new: z.boolean(),
  skill_id: z.string().nullable(),
});

type Client = Awaited<ReturnType<typeof serviceClient>>;

/**
 * The rows that `learn_runs` writes for the classes of a pupil: the skills that runs brought something in, as their teachers see
 * them, of nothing from before joining. Of a class nothing is known of yet all earlier runs count too: `listEarlier` reads
 * them.
 */
export async function learnSeats(
  client: Client,
  pupilId: string,
  learned: readonly Learned[],
  listEarlier: (since: string) => Promise<readonly Learned[]>,
) {
  const skillIds = [...new Set(learned.map(([skillId]) => skillId))];
  const rows = unwrap("seats to learn", await client.rpc("seats_to_learn", { p_user: pupilId, p_skills: skillIds }));
  const seats = Map.groupBy(rows, (row) => seatSchema.parse(row).class_id);
  const written = await Promise.all(
    [...seats].map(async ([classId, known]) => {
      const [seat] = known.map((row) => seatSchema.parse(row));
      if (seat === undefined) return [];
      const earlier = seat.is_new ? await listEarlier(seat.joined_at) : [];
      const before = new Map(known.filter(({ skill_id }) => skill_id !== null).map(toSkillProgress));
      const since = Date.parse(seat.joined_at);
      const after = learnAll(
        before,
        [...earlier, ...learned].filter(([, { at }]) => at >= since),
      );
      return after.map(({ skillId, progress, lastAt }) => ({
        class_id: classId,
        joined_at: seat.joined_at,
        ...toSkillProgressRow(skillId, progress),
        last_at: new Date(lastAt).toISOString(),
      }));
    }),
  );
  return written.flat();
}

/** The skills that runs brought something in, after them. */
function learnAll(before: ReadonlyMap<string, SkillProgress>, learned: readonly Learned[]) {
  return [...Map.groupBy(learned, ([skillId]) => skillId)].flatMap(([skillId, runs]) => {
    const inOrder = runs.map(([, tries]) => tries).toSorted((one, other) => one.at - other.at);
    const progress = inOrder.reduce<SkillProgress | null>(learnSkill, before.get(skillId) ?? null);
    const lastAt = inOrder.at(-1)?.at;
    return progress === null || lastAt === undefined ? [] : [{ skillId, progress, lastAt }];
  });
}
