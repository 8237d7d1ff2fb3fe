import "server-only";
import type { ClassId } from "#lib/core/class-id.ts";
import type { Result } from "#lib/core/result.ts";
import { practiceRequest } from "#lib/play/practice-request.ts";
import type { PrefetchedActivity } from "#lib/play/prefetched-run.ts";
import { listCards } from "./list-cards.ts";

/** The activities of a class that can be practised without a network, in the order of its cards. */
export async function listPrefetchedActivities(
  classId: ClassId,
): Promise<Result<readonly PrefetchedActivity[], "backend-away">> {
  const cards = await listCards(classId, "practice");
  if (!cards.ok) return cards;
  const packed = cards.value.filter((card) => practiceRequest(card) !== null);
  return { ok: true, value: packed.map(({ href, title }) => ({ href, title })) };
}
