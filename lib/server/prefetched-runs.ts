import "server-only";
import type { ClassId } from "#lib/core/class-id.ts";
import type { Result } from "#lib/core/result.ts";
import { firstAnimal } from "#lib/play/first-animal.ts";
import { practiceRequest } from "#lib/play/practice-request.ts";
import type { PrefetchedActivity, ReadyRun } from "#lib/play/prefetched-run.ts";
import { listCards } from "./courses.ts";
import type { CheckedSession } from "./sessions.ts";
import { prepareRun, toRunView } from "./start-run.ts";

/** Practice runs that a browser stores to play offline. */
interface PrefetchedRuns {
  /** Name of the pupil whom the runs are for; null for a guest. */
  readonly owner: string | null;
  readonly runs: readonly ReadyRun[];
}

/**
 * A practice run of each of these activities of a class for the player of `session`, without activities the class does not
 * have. Writes nothing: no row, and no guest either. Throws if the database is unreachable.
 */
export async function makePrefetchedRuns(
  classId: ClassId,
  hrefs: readonly string[],
  session: CheckedSession,
): Promise<PrefetchedRuns> {
  const cards = await listCards(classId, "practice");
  if (!cards.ok) throw new Error("no cards to make packs of");
  const wanted = cards.value.filter(({ href }) => hrefs.includes(href));
  const made = wanted.map(async (card) => {
    const request = practiceRequest(card);
    if (request === null) return [];
    const { token, places } = await prepareRun(request, session);
    return [{ href: card.href, run: toRunView(token, places, session.pupil?.activeAnimal ?? firstAnimal) }];
  });
  return { owner: session.pupil?.username ?? null, runs: (await Promise.all(made)).flat() };
}

/** The activities of a class that can be practised offline, in the order of its cards. */
export async function listPrefetchedActivities(
  classId: ClassId,
): Promise<Result<readonly PrefetchedActivity[], "backend-away">> {
  const cards = await listCards(classId, "practice");
  if (!cards.ok) return cards;
  const packed = cards.value.filter((card) => practiceRequest(card) !== null);
  return { ok: true, value: packed.map(({ href, title }) => ({ href, title })) };
}
