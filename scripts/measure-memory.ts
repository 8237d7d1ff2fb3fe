import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { readTaken } from "#tests/load/processes.ts";
import { ActionClient } from "#tests/setup/action-client.ts";
import { HttpPlayer } from "#tests/setup/http-player.ts";
import { type RunningServer, startServer } from "#tests/setup/start-server.ts";
import { goalHead, goalLine } from "./goal-line.ts";

const idle = { unit: "MB", floor: null, goal: 350, wanted: "at most" } as const;
const atWork = { ...idle, goal: 600 } as const;
const idleSeconds = 20;
/** V8 gives back what a load made it take, but only once it has seen that nothing more comes. */
const calmSeconds = 150;
const readers = 24;
const players = 8;
const looksAMinute = 120;

const pages = [
  "/",
  "/class/1",
  "/class/4",
  "/course/practice/3",
  "/course-detail/111/play/1",
  "/game/addition/10/challenge/1",
  "/leaderboard/all",
  "/leaderboard/addition-10",
  "/search?q=cong",
  "/user",
  "/no/such/page",
  "/api/search-index",
  "/api/packs/1",
];

/** The most memory the process ever had, in MB; NaN where the system does not say. */
function readPeak(pid: number): number {
  try {
    const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return Number(kilobytes ?? Number.NaN) / 1024;
  } catch {
    return Number.NaN;
  }
}

/** Goes over the pages one after the other, each reader from another one on. */
async function readPages(origin: string, first: number, isOver: AbortSignal): Promise<void> {
  for (let number = first; !isOver.aborted; number += 1) {
    const answer = await fetch(origin + pages[number % pages.length], { headers: { "accept-encoding": "gzip" } });
    await answer.arrayBuffer();
  }
}

/** Plays practice runs with a name of its own. */
async function play(origin: string, name: string, isOver: AbortSignal): Promise<void> {
  const player = new HttpPlayer(new ActionClient(origin));
  await player.register(name);
  while (!isOver.aborted) {
    const run = await player.start("/game/addition/10/play/1");
    await wait(6000);
    await player.finish(run.runId, HttpPlayer.respond(run, 7, 3));
  }
}

async function loadByMinute(server: RunningServer, minutes: number): Promise<void> {
  const over = new AbortController();
  const work = [
    ...Array.from({ length: readers }, (_, number) => readPages(server.origin, number, over.signal)),
    ...Array.from({ length: players }, (_, number) => play(server.origin, `Bạn Đo ${number + 1}`, over.signal)),
  ];
  const all = Promise.all(work);
  // What went wrong is thrown at the end, and meanwhile not unheard.
  all.catch(() => over.abort());
  for (let minute = 1; minute <= minutes; minute += 1) {
    let most = 0;
    for (let look = 0; look < looksAMinute && !over.signal.aborted; look += 1) {
      most = Math.max(most, readTaken(server.pid, false).mb);
      await wait(60_000 / looksAMinute);
    }
    console.info(goalLine({ ...atWork, what: `minute ${minute}`, value: most }));
  }
  over.abort();
  await all;
}

/** Prints the memory of the embedded set-up on a new data folder: at rest, and in each minute of a mixed load. */
export async function measureMemory(minutes: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "huou-ham-hoc-memory-"));
  const server = await startServer({ dataDir: join(folder, "data"), env: {}, port: null });
  try {
    await fetch(`${server.origin}/api/health`);
    console.info(`\nMemory of the embedded set-up\n\n${goalHead}`);
    console.info(goalLine({ ...atWork, what: "first start, most", value: readPeak(server.pid) }));
    await wait(idleSeconds * 1000);
    console.info(goalLine({ ...idle, what: "at rest", value: readTaken(server.pid, false).mb }));
    await loadByMinute(server, minutes);
    await wait(calmSeconds * 1000);
    console.info(goalLine({ ...idle, what: "at rest again", value: readTaken(server.pid, false).mb }));
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
