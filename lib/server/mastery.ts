import "server-only";
import { z } from "zod";
import { vietnamDay } from "#lib/core/vietnam-day.ts";
import { serviceClient } from "#lib/database/clients.ts";
import { type AskedItems, askItems, nothingAsked } from "#lib/play/asked-items.ts";
import { learnSkill, type SkillProgress } from "#lib/play/skill-progress.ts";
import { readTries } from "#lib/play/written-tries.ts";
import { unwrap } from "./backend-error.ts";
import { askedItemsSchema, toItemTries, writtenTriesSchema } from "./banks.ts";
import type { Player } from "./player.ts";
import { type Learned, learnSeats } from "./seat-skills.ts";
import { skillProgressColumns, toSkillProgress, toSkillProgressRow } from "./skill-progress.ts";

const runSchema = z.object({
  id: z.string(),
  activity: z.string(),
  finished_at: z.string(),
  tries: z.array(writtenTriesSchema),
});

type WrittenItems = z.output<typeof askedItemsSchema>;
type Run = z.infer<typeof runSchema>;

/** The activity of a review; see slugOf. */
const reviewActivity = "review";
/** How many runs an attempt reads: a pupil may bring many that were played as a guest. */
const mostRuns = 100;
const mostAttempts = 3;
/** A hosted project returns a thousand rows at most; the last ones are what tells how far a pupil is. */
const mostEarlierRuns = 1000;
const answerSchema = z.literal(["learned", "late"]);
/** More runs than a guest plays before creating a profile. */
const mostGuestRuns = 50;

async function listRuns(pupilId: string): Promise<Run[]> {
  const client = await serviceClient();
  const rows = unwrap(
    "list runs to learn",
    await client
      .from("runs")
      .select("id, activity, finished_at, tries")
      .eq("user_id", pupilId)
      .eq("learned", false)
      .not("tries", "is", null)
      .not("finished_at", "is", null)
      .order("finished_at")
      .limit(mostRuns),
  );
  return z.array(runSchema).parse(rows);
}

/** What runs since then brought that the pupil's progress contains already. */
async function listLearned(pupilId: string, since: string): Promise<Learned[]> {
  const client = await serviceClient();
  const rows = unwrap(
    "list learned runs",
    await client
      .from("runs")
      .select("id, activity, finished_at, tries")
      .eq("user_id", pupilId)
      .eq("learned", true)
      .not("tries", "is", null)
      .gte("finished_at", since)
      .order("finished_at", { ascending: false })
      .limit(mostEarlierRuns),
  );
  return z.array(runSchema).parse(rows).flatMap(triesOf);
}

function triesOf(run: Run): Learned[] {
  const at = Date.parse(run.finished_at);
  const isMixed = run.activity === reviewActivity;
  return run.tries.map(({ skill, tries }) => [skill, { tries: readTries(tries), isMixed, at, day: vietnamDay(at) }]);
}

/** What has been asked of each bank after these runs. */
function learnItems(before: ReadonlyMap<string, AskedItems>, runs: readonly Run[]): ReadonlyMap<string, WrittenItems> {
  const asked = runs.flatMap((run) => run.tries).filter(({ items }) => items !== undefined);
  const after = new Map<string, AskedItems>(before);
  for (const each of asked) after.set(each.skill, askItems(after.get(each.skill) ?? nothingAsked, toItemTries(each)));
  return new Map([...after].map(([skill, items]) => [skill, { asked: [...items.asked], missed: [...items.missed] }]));
}

interface Attempt {
  /** "late" if another finish was faster, or more runs are left. */
  readonly status: "learned" | "late";
  /** The skills that are mastered since. */
  readonly mastered: readonly string[];
}

/**
 * Runs are read before the progress, so that the database refuses the whole attempt if one of them was counted in between.
 */
async function attempt(pupilId: string): Promise<Attempt> {
  const runs = await listRuns(pupilId);
  if (runs.length === 0) return { status: "learned", mastered: [] };
  const learned = runs.flatMap(triesOf);
  const skillIds = [...new Set(learned.map(([skillId]) => skillId))];
  const client = await serviceClient();
  const [before, seats] = await Promise.all([
    listLearnedSkills(pupilId, skillIds),
    learnSeats(client, pupilId, learned, (since) => listLearned(pupilId, since)),
  ]);
  const items = learnItems(before.items, runs);
  const after = new Map<string, SkillProgress>(before.progress);
  for (const [skillId, tries] of learned) after.set(skillId, learnSkill(after.get(skillId) ?? null, tries));
  const answer = await client.rpc("learn_runs", {
    p_user: pupilId,
    p_runs: runs.map((run) => run.id),
    p_progress: [...after].map(([skillId, progress]) => ({
      ...toSkillProgressRow(skillId, progress),
      items: items.get(skillId) ?? null,
    })),
    p_seats: seats,
  });
  const status = answerSchema.parse(unwrap("learn runs", answer));
  if (status === "late") return { status, mastered: [] };
  const isMastered = (id: string) =>
    after.get(id)?.state === "mastered" && before.progress.get(id)?.state !== "mastered";
  return { status: runs.length < mostRuns ? status : "late", mastered: skillIds.filter(isMastered) };
}

/**
 * Updates a pupil's progress with all finished runs that it does not contain yet, among them those played as a guest. Each
 * run counts once, even if two finish at the same moment. Gives the skills that are mastered since.
 */
export async function updateMastery(pupilId: string): Promise<readonly string[]> {
  const mastered: string[] = [];
  for (let attempts = 0; attempts < mostAttempts; attempts += 1) {
    const made = await attempt(pupilId);
    mastered.push(...made.mastered);
    if (made.status === "learned") break;
  }
  return mastered;
}

interface LearnedSkills {
  readonly progress: ReadonlyMap<string, SkillProgress>;
  /** Which items were asked, of the skills whose bank was drawn from. */
  readonly items: ReadonlyMap<string, AskedItems>;
}

const itemsSchema = z.array(z.object({ skill_id: z.string(), items: askedItemsSchema.nullable() }));

/** A pupil's progress and asked items in these skills, in one read; a skill that was never practised is in neither map. */
async function listLearnedSkills(pupilId: string, skillIds: readonly string[]): Promise<LearnedSkills> {
  const client = await serviceClient();
  const rows = unwrap(
    "list learned skills",
    await client
      .from("skill_progress")
      .select(`${skillProgressColumns}, items`)
      .eq("user_id", pupilId)
      .in("skill_id", skillIds),
  );
  return {
    progress: new Map(rows.map(toSkillProgress)),
    items: new Map(
      itemsSchema.parse(rows).flatMap(({ skill_id, items }) => (items === null ? [] : [[skill_id, items] as const])),
    ),
  };
}

/**
 * The progress of a player in every skill ever practised. A guest's is worked out from the last runs, because none is stored.
 */
export async function listPlayerProgress(player: Player): Promise<ReadonlyMap<string, SkillProgress>> {
  const client = await serviceClient();
  if (player.kind === "pupil") {
    const all = unwrap(
      "list progress of pupil",
      await client.from("skill_progress").select(skillProgressColumns).eq("user_id", player.id).order("skill_id"),
    );
    return new Map(all.map(toSkillProgress));
  }
  const rows = unwrap(
    "list runs of guest",
    await client
      .from("runs")
      .select("id, activity, finished_at, tries")
      .eq("guest_id", player.id)
      .not("tries", "is", null)
      .not("finished_at", "is", null)
      .order("finished_at", { ascending: false })
      .limit(mostGuestRuns),
  );
  const progress = new Map<string, SkillProgress>();
  for (const [skillId, tries] of z.array(runSchema).parse(rows).toReversed().flatMap(triesOf)) {
    progress.set(skillId, learnSkill(progress.get(skillId) ?? null, tries));
  }
  return progress;
}
