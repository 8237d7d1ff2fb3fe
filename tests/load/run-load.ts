import { randomInt } from "node:crypto";
import { performance } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { classIds } from "#lib/core/class-id.ts";
import { checkBooks, readOpening } from "./check-books.ts";
import { filledName, filledPupils } from "./fill-database.ts";
import { type Ledger, openLedger } from "./ledger.ts";
import type { LoadOptions, SetupName } from "./load-options.ts";
import { LoadPupil } from "./load-pupil.ts";
import { makeMeasures } from "./measures.ts";
import { prepareGround, type Setup } from "./start-setup.ts";
import { watchProcesses } from "./watch-processes.ts";

/** What is handed in when time is up has so long to be acknowledged. */
const deliverForMs = 30_000;
/** A killed server is the cause of what fails of all that was sent so long afterwards at most. */
const faultMs = 5000;
const lookEveryMs = 100;
/** They come one by one, over this share of the time they then play together. */
const comingShare = 0.5;

interface Named {
  readonly username: string;
  readonly isNew: boolean;
}

interface Played {
  readonly report: string;
  /** Failures that nothing was injected for, and what the two servers should not have done. */
  readonly faults: readonly string[];
}

/** Plays one set-up from the filling to the books. Gives what is wrong, a line each; `say` is told the rest. */
export async function runLoad(name: SetupName, options: LoadOptions, say: (line: string) => void): Promise<string[]> {
  const ground = await prepareGround(name, options, say);
  try {
    const named = nameAll(options);
    const opening = await ground.ask((sql) =>
      readOpening(
        sql,
        named.map(({ username }) => username),
      ),
    );
    const setup = await ground.start();
    const ledger = openLedger();
    try {
      await warmUp(setup.servers.map(({ origin }) => origin));
      const played = await play(setup, name, options, ledger, named);
      say(played.report);
      await setup.stop();
      const books = await ground.ask((sql) => checkBooks(sql, ledger, opening));
      say(`\nThe books: ${books.summary}.`);
      return [...played.faults, ...books.faults];
    } finally {
      await setup.stop();
    }
  } finally {
    await ground.remove();
  }
}

/** Every second one is new; the others are there already and log in. */
function nameAll({ pupils, rows }: LoadOptions): Named[] {
  const tag = randomInt(36 ** 3).toString(36);
  const known = filledPupils(rows);
  const step = Math.max(1, Math.floor(known / pupils));
  return Array.from({ length: pupils }, (_, place) =>
    place % 2 === 0 || place * step >= known
      ? { username: `Mới ${tag}x ${place}`, isNew: true }
      : { username: filledName(place * step + 1), isNew: false },
  );
}

/** A server loads the code of a page when it is first asked for; what is measured is one that has run for a while. */
async function warmUp(origins: readonly string[]): Promise<void> {
  const pages = ["/user", "/leaderboard/all", "/game/addition/10/play/1", "/course-detail/110/play/1", "/api/me"];
  for (const origin of origins) {
    for (const page of [...pages, ...classIds.map((id) => `/class/${id}`)]) {
      const answer = await fetch(origin + page);
      await answer.text();
      if (!answer.ok) throw new Error(`${page}: status ${answer.status}`);
    }
  }
}

async function play(
  setup: Setup,
  name: SetupName,
  options: LoadOptions,
  ledger: Ledger,
  named: readonly Named[],
): Promise<Played> {
  const isOver = new AbortController();
  let killedAt = Number.POSITIVE_INFINITY;
  const measures = makeMeasures((sentAt) => performance.now() >= killedAt && sentAt < killedAt + faultMs);
  const comingMs = options.seconds * comingShare * 1000;
  const world = { ...options, comingMs, origin: setup.origin, measures, ledger, isOver: isOver.signal };
  const pupils = named.map(({ username, isNew }, number) => new LoadPupil(world, number, username, isNew));
  const watch = watchProcesses(setup.processes);
  const from = performance.now();
  const playing = pupils.map((pupil) => pupil.play());
  await wait(comingMs + options.seconds * 500);
  const sharesAtHalf = setup.shares();
  if (name === "two-instances-kill") {
    killedAt = performance.now();
    await setup.servers[0]?.kill9();
  }
  await untilEnough(options, ledger, from + comingMs);
  isOver.abort();
  const seconds = (performance.now() - from) / 1000;
  const processes = watch.stop(seconds, measures.count());
  await deliverAll(playing, pupils);
  const failures = measures.failures().map(([what, count]) => `${what}: ${count}`);
  const shares = name === "two-instances-kill" ? sharesAtHalf : setup.shares();
  return {
    report: [
      `\n## ${name}: ${pupils.length} pupils, ${seconds.toFixed(0)} s, of which the first ${comingMs / 1000} s are their coming\n`,
      measures.table(seconds),
      `\n${processes}`,
      ...(shares.length > 1 ? [`\nRequests of each server: ${shares.join(", ")}`] : []),
      `\nFailures: ${failures.join("; ") || "none"}`,
    ].join("\n"),
    faults: [...failures.filter((what) => !what.includes("(fault)")), ...findUneven(shares)],
  };
}

/** Until the time is up and everybody has been told of as many runs as is wished. */
async function untilEnough({ seconds, pupils, leastRuns }: LoadOptions, ledger: Ledger, from: number): Promise<void> {
  const hasEnough = () => {
    const told = Map.groupBy(ledger.receipts.values(), ({ username }) => username);
    return leastRuns === 0 || [...told.values()].filter((runs) => runs.length >= leastRuns).length === pupils;
  };
  const elapsed = () => (performance.now() - from) / 1000;
  while (elapsed() < seconds || (!hasEnough() && elapsed() < seconds * 20)) await wait(lookEveryMs);
}

/** Waits until nobody holds a run any more that the server has not acknowledged, for half a minute at most. */
async function deliverAll(playing: readonly Promise<void>[], pupils: readonly LoadPupil[]): Promise<void> {
  const until = performance.now() + deliverForMs;
  await Promise.all(playing);
  let isDone = false;
  while (!isDone && performance.now() < until) {
    isDone = (await Promise.all(pupils.map((pupil) => pupil.deliver()))).every(Boolean);
  }
}

/** Two servers share the requests within a fifth of each other. */
function findUneven(shares: readonly number[]): string[] {
  return Math.min(...shares) < Math.max(...shares) * 0.8 ? [`unevenly shared: ${shares.join(", ")}`] : [];
}
