import "server-only";
import type { ClassId } from "#lib/core/class-id.ts";
import type { Result } from "#lib/core/result.ts";
import { firstAnimal } from "#lib/play/first-animal.ts";
import { practiceRequest } from "#lib/play/practice-request.ts";
import type { PrefetchedActivity, ReadyRun } from "#lib/play/prefetched-run.ts";
import { playedStones, stoneHref } from "#lib/play/stones.ts";
import { todayText } from "#lib/text/today-text.ts";
import { listCards } from "./courses.ts";
import type { CheckedSession } from "./sessions.ts";
import { prepareRun, toRunView } from "./start-run.ts";
import { createTodayRun } from "./today.ts";

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
  const animal = session.pupil?.activeAnimal ?? firstAnimal;
  const today = playedStones.map(async (stone) => {
    const href = stoneHref(classId, stone);
    const made = hrefs.includes(href) ? await createTodayRun(stone, classId, null, session) : null;
    return made === null ? [] : [{ href, run: toRunView(made.token, made.places, animal) }];
  });
  const made = cards.value.map(async (card) => {
    const request = hrefs.includes(card.href) ? practiceRequest(card) : null;
    if (request === null) return [];
    const { token, places } = await prepareRun(request, session);
    return [{ href: card.href, run: toRunView(token, places, animal) }];
  });
  return { owner: session.pupil?.username ?? null, runs: (await Promise.all([...today, ...made])).flat() };
}

/** What of a class can be practised offline: the stones of today, then its activities in the order of their cards. */
export async function listPrefetchedActivities(
  classId: ClassId,
): Promise<Result<readonly PrefetchedActivity[], "backend-away">> {
  const cards = await listCards(classId, "practice");
  if (!cards.ok) return cards;
  const today = playedStones.map((stone) => ({ href: stoneHref(classId, stone), title: todayText.stones[stone] }));
  const packed = cards.value.filter((card) => practiceRequest(card) !== null);
  return { ok: true, value: [...today, ...packed.map(({ href, title }) => ({ href, title }))] };
}
