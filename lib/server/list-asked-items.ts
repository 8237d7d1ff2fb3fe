import "server-only";
import { z } from "zod";
import { serviceClient } from "#lib/database/service-client.ts";
import { type AskedItems, askItems, nothingAsked } from "#lib/play/asked-items.ts";
import { unwrap } from "./backend-error.ts";
import { askedItemsSchema, toItemTries, writtenTriesSchema } from "./item-tries.ts";
import type { Player } from "./player.ts";

type BySkill = ReadonlyMap<string, AskedItems>;

/** More runs than a guest plays before a profile is made; older ones no longer steer what is asked. */
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

/** Nothing is learned of a guest: what was asked is read from the runs. */
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

/** Which items a player was asked in these skills; a skill whose bank was never drawn from may be missing. */
export async function listAskedItems(player: Player | null, skillIds: readonly string[]): Promise<BySkill> {
  if (player === null || skillIds.length === 0) return new Map();
  return player.kind === "pupil" ? ofPupil(player.id, skillIds) : ofGuest(player.id, skillIds);
}
