import "server-only";
import type { ClassId } from "#lib/core/class-id.ts";
import type { Result } from "#lib/core/result.ts";
import type { PackedActivity } from "#lib/play/pack.ts";
import { practiceWish } from "#lib/play/practice-wish.ts";
import { listCards } from "./list-cards.ts";

/** The activities of a class that can be practised without a network, in the order of its cards. */
export async function listPackedActivities(
  classId: ClassId,
): Promise<Result<readonly PackedActivity[], "backend-away">> {
  const cards = await listCards(classId, "practice");
  if (!cards.ok) return cards;
  const packed = cards.value.filter((card) => practiceWish(card) !== null);
  return { ok: true, value: packed.map(({ href, title }) => ({ href, title })) };
}
