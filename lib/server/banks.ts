import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { z } from "zod";
import { passageForms } from "#lib/core/passages/forms.ts";
import { serviceClient } from "#lib/database/clients.ts";
import type { ActivityRef, SkillStep } from "#lib/play/activity-ref.ts";
import { type AskedItems, askItems, type ItemTry, nothingAsked } from "#lib/play/asked-items.ts";
import { chooseItems } from "#lib/play/choose-items.ts";
import { questionsPerRun } from "#lib/play/points.ts";
import { itemOf, readRecipe } from "#lib/play/question-set.ts";
import { toPlayedRef } from "#lib/play/to-played-ref.ts";
import { readTries } from "#lib/play/written-tries.ts";
import type { BankItem } from "#lib/skills/define-skill.ts";
import { findSkill } from "#lib/skills/registry.ts";
import { unwrap } from "./backend-error.ts";
import { cacheLives } from "./cache-lives.ts";
import type { Player } from "./player.ts";
import { tryRead } from "./try-read.ts";

const types = ["multiple_choice", "word_order"] as const;

const itemSchema = z.object({
  id: z.string(),
  type: z.literal(types),
  prompt: z.string().min(1),
  say: z.string().nullable(),
  answer: z.string().min(1),
  distractors: z.array(z.string().min(1)).max(3),
  orders: z.array(z.string().min(1)),
  hints: z.array(z.string().min(1)),
  feedback: z.record(z.string(), z.string().min(1)),
  explain: z.string().min(1),
  level: z.literal([1, 2, 3]),
  passage: z.object({ id: z.string(), title: z.string(), body: z.string(), form: z.enum(passageForms) }).nullable(),
  evidence: z.string().nullable(),
});

/** All questions of a skill, ordered by id (spec section 7: by `course_id` and type). At most a minute old. */
export async function listBankItems(skillId: string): Promise<BankItem[]> {
  "use cache";
  cacheTag("questions");
  cacheLife(cacheLives.content);
  const client = await serviceClient();
  const rows = unwrap(
    "list questions",
    await client
      .from("questions")
      .select(
        "id, type, prompt, say, answer, distractors, orders, hints, feedback, explain, level, evidence, passage:passages(id, title, body, form)",
      )
      .eq("course_id", skillId)
      .in("type", types)
      .order("id"),
  );
  return z.array(itemSchema).parse(rows);
}

/** The tries of a skill as `runs.tries` stores them: letters and, for a bank, the id of the item behind each letter. */
export const writtenTriesSchema = z.object({
  skill: z.string(),
  tries: z.string(),
  items: z.array(z.string()).optional(),
});

/** The value of `skill_progress.items`. */
export const askedItemsSchema = z.object({ asked: z.array(z.string()), missed: z.array(z.string()) });

/** How each item of a run was answered; empty for a skill without a bank. */
export function toItemTries({ tries, items = [] }: z.output<typeof writtenTriesSchema>): ItemTry[] {
  const first = readTries(tries);
  return items.map((id, place) => ({ id, isRight: first[place]?.isRight ?? false }));
}

type BySkill = ReadonlyMap<string, AskedItems>;

/** More runs than a guest plays before creating a profile; older ones no longer influence what is asked. */
const mostGuestRuns = 50;

const rowSchema = z.object({ skill_id: z.string(), items: askedItemsSchema });

async function ofPupil(pupilId: string, skillIds: readonly string[]): Promise<BySkill> {
  const client = await serviceClient();
  const rows = unwrap(
    "list asked items",
    await client
      .from("skill_progress")
      .select("skill_id, items")
      .eq("user_id", pupilId)
      .in("skill_id", skillIds)
      .not("items", "is", null),
  );
  return new Map(
    z
      .array(rowSchema)
      .parse(rows)
      .map(({ skill_id, items }) => [skill_id, items]),
  );
}

/** No mastery is stored for a guest, so what was asked is read from the runs. */
async function ofGuest(guestId: string, skillIds: readonly string[]): Promise<BySkill> {
  const client = await serviceClient();
  const rows = unwrap(
    "list runs of guest",
    await client
      .from("runs")
      .select("tries")
      .eq("guest_id", guestId)
      .not("tries", "is", null)
      .order("finished_at", { ascending: false })
      .limit(mostGuestRuns),
  );
  const runs = z.array(z.object({ tries: z.array(writtenTriesSchema) })).parse(rows);
  const tries = runs.toReversed().flatMap((run) => run.tries);
  return new Map(
    skillIds.map((id) => {
      const own = tries.filter(({ skill }) => skill === id).flatMap(toItemTries);
      return [id, askItems(nothingAsked, own)];
    }),
  );
}

/** The items a player was asked in these skills; a skill whose bank was never used may be missing. */
async function listAskedItems(player: Player | null, skillIds: readonly string[]): Promise<BySkill> {
  if (player === null || skillIds.length === 0) return new Map();
  return player.kind === "pupil" ? ofPupil(player.id, skillIds) : ofGuest(player.id, skillIds);
}

type RunItems = readonly (BankItem | null)[];

/** The skill of each question of a run. */
function skillsOf(ref: ActivityRef): string[] {
  if (ref.kind === "set") return readRecipe(ref.recipe)?.questions.map(({ skillId }) => skillId) ?? [];
  return stepsOf(ref).map(({ id }) => id);
}

/** The skill and difficulty of each question of a run. */
function stepsOf(ref: ActivityRef): readonly SkillStep[] {
  const played = toPlayedRef(ref);
  if (played?.kind === "review") return played.asked;
  if (played?.kind === "lesson") return Array.from({ length: played.count }, () => played);
  return played?.kind === "skill" ? Array.from({ length: questionsPerRun }, () => played) : [];
}

/** The banks of those of the skills that have one. */
export async function readBanks(skillIds: readonly string[]): Promise<ReadonlyMap<string, readonly BankItem[]>> {
  const ids = [...new Set(skillIds)].filter((id) => findSkill(id)?.source === "bank");
  return new Map(await Promise.all(ids.map(async (id) => [id, await listBankItems(id)] as const)));
}

/** What a player was asked before only improves the choice, so a failed read is treated as "nothing yet". */
async function readAsked(player: Player | null, skillIds: readonly string[]) {
  const found = await tryRead("asked items", () => listAskedItems(player, skillIds));
  return found.ok ? found.value : new Map<string, never>();
}

/** Whether an item of a skill may be asked. */
export type MayAsk = (skillId: string, item: BankItem) => boolean;

/**
 * The items of a new run, one a question, drawn without replacement by what the player was asked before (see chooseItems)
 * from those that `mayAsk` allows; null if the run uses no bank.
 */
export async function chooseRunItems(
  ref: ActivityRef,
  player: Player | null,
  seed: string,
  mayAsk: MayAsk,
): Promise<RunItems | null> {
  if (ref.kind === "set") return findSetItems(ref.recipe);
  const steps = stepsOf(ref);
  const banks = await readBanks(steps.map(({ id }) => id));
  if (banks.size === 0) return null;
  const asked = await readAsked(player, [...banks.keys()]);
  const drawn = new Map<string, BankItem[]>();
  return steps.map(({ id, difficulty }) => {
    const bank = banks.get(id)?.filter((item) => mayAsk(id, item));
    if (bank === undefined) return null;
    const count = steps.filter((step) => step.id === id).length;
    const left = drawn.get(id) ?? chooseItems(bank, difficulty, asked.get(id) ?? nothingAsked, seed, count);
    drawn.set(id, left.slice(1));
    return left[0] ?? null;
  });
}

/** The items of a set's questions, null for what a rule makes or what is no longer there; null if it uses no bank. */
async function findSetItems(recipe: string): Promise<RunItems | null> {
  const questions = readRecipe(recipe)?.questions ?? [];
  const banks = await readBanks(questions.map(({ skillId }) => skillId));
  return banks.size === 0 ? null : questions.map((question) => itemOf(question, banks) ?? null);
}

/** The items of a run that was issued before, by their ids; null if one of them no longer exists. */
export async function findRunItems(ref: ActivityRef, ids: readonly (string | null)[]): Promise<RunItems | null> {
  const banks = await readBanks(skillsOf(ref));
  const byId = new Map([...banks.values()].flat().map((item) => [item.id, item]));
  const items = ids.map((id) => (id === null ? null : byId.get(id)));
  const found = items.filter((item) => item !== undefined);
  return found.length === items.length ? found : null;
}
