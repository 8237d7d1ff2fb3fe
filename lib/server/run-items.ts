import "server-only";
import type { ActivityRef, SkillStep } from "#lib/play/activity-ref.ts";
import { nothingAsked } from "#lib/play/asked-items.ts";
import { chooseItems } from "#lib/play/choose-items.ts";
import { questionsPerRun } from "#lib/play/points.ts";
import { toPlayedRef } from "#lib/play/to-played-ref.ts";
import type { BankItem } from "#lib/skills/define-skill.ts";
import { findSkill } from "#lib/skills/registry.ts";
import { listAskedItems } from "./list-asked-items.ts";
import { listBankItems } from "./list-bank-items.ts";
import type { Player } from "./player.ts";
import { tryRead } from "./try-read.ts";

type RunItems = readonly (BankItem | null)[];

/** The skill of each place. */
function stepsOf(ref: ActivityRef): readonly SkillStep[] {
  const played = toPlayedRef(ref);
  if (played?.kind === "review") return played.asked;
  return played?.kind === "skill" ? Array.from({ length: questionsPerRun }, () => played) : [];
}

async function readBanks(steps: readonly SkillStep[]): Promise<ReadonlyMap<string, readonly BankItem[]>> {
  const ids = [...new Set(steps.map(({ id }) => id))].filter((id) => findSkill(id)?.source === "bank");
  return new Map(await Promise.all(ids.map(async (id) => [id, await listBankItems(id)] as const)));
}

/** What a player was asked before only helps to choose: without it a run is as good as a first one. */
async function readAsked(player: Player | null, skillIds: readonly string[]) {
  const found = await tryRead("asked items", () => listAskedItems(player, skillIds));
  return found.ok ? found.value : new Map<string, never>();
}

/**
 * The items of a new run, drawn without replacement by what the player was asked before (see chooseItems); null where
 * no bank is asked.
 */
export async function chooseRunItems(ref: ActivityRef, player: Player | null, seed: string): Promise<RunItems | null> {
  const steps = stepsOf(ref);
  const banks = await readBanks(steps);
  if (banks.size === 0) return null;
  const asked = await readAsked(player, [...banks.keys()]);
  const drawn = new Map<string, BankItem[]>();
  return steps.map(({ id, difficulty }) => {
    const bank = banks.get(id);
    if (bank === undefined) return null;
    const left = drawn.get(id) ?? chooseItems(bank, difficulty, asked.get(id) ?? nothingAsked, seed);
    drawn.set(id, left.slice(1));
    return left[0] ?? null;
  });
}

/** The items of a run that was issued before, by their ids; null when one of them is gone meanwhile. */
export async function findRunItems(ref: ActivityRef, ids: readonly (string | null)[]): Promise<RunItems | null> {
  const banks = await readBanks(stepsOf(ref));
  const byId = new Map([...banks.values()].flat().map((item) => [item.id, item]));
  const items = ids.map((id) => (id === null ? null : byId.get(id)));
  const found = items.filter((item) => item !== undefined);
  return found.length === items.length ? found : null;
}
