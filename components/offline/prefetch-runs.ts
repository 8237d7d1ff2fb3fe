import { pictureSrc } from "#components/figures/picture-src.ts";
import { isPlay } from "#components/runs/is-play.ts";
import { openStore } from "#components/runs/outbox/database.ts";
import { oneTab } from "#components/runs/outbox/one-tab.ts";
import { type PrefetchedRun, prefetchedActivities, prefetchedRuns } from "#components/runs/outbox/prefetched-runs.ts";
import { session } from "#components/session/session.ts";
import { today } from "#components/today/today.ts";
import { type ClassId, isClassId } from "#lib/core/class-id.ts";
import { dayMs } from "#lib/core/durations.ts";
import { type Fields, isFields } from "#lib/play/is-fields.ts";
import { isRunView } from "#lib/play/is-run-view.ts";
import { practiceAddress } from "#lib/play/practice-address.ts";
import type { PrefetchedActivity, ReadyRun } from "#lib/play/prefetched-run.ts";
import type { RunView } from "#lib/play/run-view.ts";
import { isWorkHref, workHref } from "#lib/play/stones.ts";
import { type PictureName, pictureNames } from "#lib/questions/picture-name.ts";
import { workerLock } from "./locks.ts";
import { planPrefetch, planWork, stalePrefetchedRuns } from "./plan-prefetch.ts";
import { precache } from "./worker-messages.ts";

/** What ready runs may take in the store; a class takes about a fifth of it. */
const mostBytes = 2_000_000;

/** The class of a page: in its address, or that of what is played there; anywhere else the one that was played last. */
async function classOf(pathname: string): Promise<ClassId | null> {
  const [, named = ""] = /^\/(?:class|course\/\w+)\/(\d)$/.exec(pathname) ?? [];
  if (isClassId(named)) return named;
  const practice = practiceAddress(pathname);
  const here = practice && (await prefetchedActivities.find(practice.href));
  const known = here === null ? await prefetchedActivities.list(null) : [here];
  const [last] = known
    .filter(({ playedAt }) => playedAt > 0 || here !== null)
    .toSorted((one, other) => other.playedAt - one.playedAt);
  return last !== undefined && isClassId(last.classId) ? last.classId : null;
}

/** Where the ways out of its runs lead: the worker keeps these pages, so that they open without a network, too. */
function pagesAround(classId: ClassId): readonly string[] {
  return ["/", `/class/${classId}`, `/course/practice/${classId}`, "/course/practice/1", "/course/challenge/1"];
}

async function listActivities(classId: ClassId, leaving: AbortSignal) {
  const now = Date.now();
  const known = await prefetchedActivities.list(classId);
  if (known.some(({ askedAt }) => askedAt <= now && now - askedAt < dayMs)) return known;
  await workerLock.fetching(leaving, async (signal) => {
    await prefetchedActivities.save(classId, await requestPrefetchedRuns.activities(classId, signal), now);
    await precache(pagesAround(classId));
  });
  return prefetchedActivities.list(classId);
}

/** Takes away what nobody can play any more, and what another player of this browser has left. */
async function tidy(owner: string | null): Promise<readonly PrefetchedRun[]> {
  const now = Date.now();
  const isGood = ({ player, madeAt }: PrefetchedRun) =>
    player === (owner ?? "") && madeAt <= now && now - madeAt < prefetchedRuns.playableMs;
  const held = await prefetchedRuns.list();
  await prefetchedRuns.remove(held.filter((entry) => !isGood(entry)).map(({ runId }) => runId));
  return held.filter(isGood);
}

/** Makes room for more by giving up what is oldest of other classes. False when there is none to be made. */
async function makeRoom(hrefs: ReadonlySet<string>): Promise<boolean> {
  const held = await prefetchedRuns.list();
  const total = held.reduce((sum, { size }) => sum + size, 0);
  if (total < mostBytes) return true;
  const others = held.filter(({ href }) => !hrefs.has(href)).toSorted((one, other) => one.madeAt - other.madeAt);
  await prefetchedRuns.remove(others.slice(0, 10).map(({ runId }) => runId));
  return others.length > 0;
}

/** What was fetched by this page already. */
const brought = new Set<string>();

/**
 * Brings along the pictures and the animal of runs; the site's worker keeps what it sees. Code it keeps by itself: to name
 * the boards here would tie them to every page, for which the bundler then names files that it does not make.
 */
async function bringPictures(runs: readonly ReadyRun[], signal: AbortSignal): Promise<void> {
  const pictures = runs.flatMap(({ run }) => listPictures(run)).filter((address) => !brought.has(address));
  const fetching = [...new Set(pictures)].map(async (address) => {
    await fetch(address, { signal });
    brought.add(address);
  });
  await Promise.allSettled(fetching);
}

function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === "undefined") setTimeout(resolve, 200);
    else requestIdleCallback(resolve, { timeout: 2000 });
  });
}

/** False where no more of them are to be asked for. */
async function bringRuns(
  owner: string | null,
  classId: ClassId,
  hrefs: readonly string[],
  signal: AbortSignal,
): Promise<boolean> {
  const answer = await requestPrefetchedRuns.runs(classId, hrefs, signal);
  // Somebody else plays here by now, or the name in local storage is not yet that of the session.
  if (answer.owner !== owner || session.name() !== owner) return false;
  if (!(await prefetchedRuns.add(owner, answer.runs, Date.now()))) return false;
  await bringPictures(answer.runs, signal);
  return true;
}

/** Brings along the given work that was listed last, and gives up what is no longer to be done. Gives what is to be done. */
async function fillWork(
  owner: string | null,
  held: readonly PrefetchedRun[],
  leaving: AbortSignal,
): Promise<readonly string[]> {
  const open = today.get().work.filter(({ isDone }) => !isDone);
  const hrefs = open.map(({ code }) => workHref(code));
  const past = held.filter(({ href }) => isWorkHref(href) && !hrefs.includes(href));
  await prefetchedRuns.remove(past.map(({ runId }) => runId));
  const [first] = open;
  if (first === undefined) return [];
  for (const slice of planWork(hrefs, held, Date.now())) {
    await idle();
    if (leaving.aborted || isPlay.get()) break;
    if (!(await workerLock.fetching(leaving, (signal) => bringRuns(owner, first.classId, slice, signal)))) break;
    const renewed = held.filter(({ href }) => slice.includes(href));
    await prefetchedRuns.remove(stalePrefetchedRuns(renewed, Date.now()));
  }
  return hrefs;
}

async function fill(pathname: string, leaving: AbortSignal): Promise<void> {
  const owner = session.name();
  if ((await openStore()) === null) return;
  const held = await tidy(owner);
  const given = await fillWork(owner, held, leaving);
  const classId = await classOf(pathname);
  if (classId === null) return;
  const activities = await listActivities(classId, leaving);
  const hrefs = new Set([...given, ...activities.map(({ href }) => href)]);
  for (const slice of planPrefetch(activities, held, Date.now())) {
    await idle();
    if (leaving.aborted || isPlay.get() || !(await makeRoom(hrefs))) return;
    if (!(await workerLock.fetching(leaving, (signal) => bringRuns(owner, classId, slice, signal)))) return;
    const renewed = held.filter(({ href }) => slice.includes(href));
    await prefetchedRuns.remove(stalePrefetchedRuns(renewed, Date.now()));
  }
}

/**
 * Sees to it that given work and each activity of the class of a page has a ready run, in idle moments, one tab at a time and
 * only where data is not spared. What cannot be fetched now is asked for again at the next page.
 */
export async function prefetchRuns(pathname: string, leaving: AbortSignal): Promise<void> {
  const practice = practiceAddress(pathname);
  if (practice !== null) await prefetchedActivities.played(practice.href, Date.now());
  await oneTab("packs", () => fill(pathname, leaving).catch(() => undefined));
}

const names: ReadonlySet<string> = new Set(pictureNames);
const moods = ["open", "happy", "think", "kind"] as const;

function isPictureName(value: unknown): value is PictureName {
  return typeof value === "string" && names.has(value);
}

/** The addresses of all pictures a run may show: those its questions name, and its animal in every mood. */
function listPictures(run: RunView): readonly string[] {
  const found = new Set<string>();
  JSON.stringify(run.places, (_key, value: unknown) => {
    if (isPictureName(value)) found.add(pictureSrc(value));
    return value;
  });
  const animal = run.animal.slice(run.animal.lastIndexOf("/") + 1);
  return [...found, ...moods.map((mood) => `/characters/${animal}-${mood}.svg`)];
}

function isActivity(value: unknown): value is PrefetchedActivity {
  return isFields(value) && typeof value.href === "string" && typeof value.title === "string";
}

function isReadyRun(value: unknown): value is ReadyRun {
  return isFields(value) && typeof value.href === "string" && isRunView(value.run);
}

async function ask(classId: ClassId, init: RequestInit): Promise<Fields> {
  const answer = await fetch(`/api/packs/${classId}`, init);
  if (!answer.ok) throw new Error(`no packs: ${answer.status}`);
  const body: unknown = await answer.json();
  if (!isFields(body)) throw new Error("no packs");
  return body;
}

/** What the server has ready runs of and for whom. Each rejects where it cannot be asked, or does not want to be now. */
const requestPrefetchedRuns = {
  async activities(classId: ClassId, signal: AbortSignal): Promise<readonly PrefetchedActivity[]> {
    const { activities } = await ask(classId, { signal });
    return Array.isArray(activities) ? activities.filter(isActivity) : [];
  },

  /** `owner` is the pupil the runs are for, null for a guest. */
  async runs(
    classId: ClassId,
    hrefs: readonly string[],
    signal: AbortSignal,
  ): Promise<{ readonly owner: string | null; readonly runs: readonly ReadyRun[] }> {
    const headers = { "content-type": "application/json" };
    const { owner, runs } = await ask(classId, { method: "POST", headers, body: JSON.stringify({ hrefs }), signal });
    return {
      owner: typeof owner === "string" ? owner : null,
      runs: Array.isArray(runs) ? runs.filter(isReadyRun) : [],
    };
  },
} as const;
