// A process for the tests: the pupils it is given finish one run after another, for ever, on the backend of the
// environment. Says each finish the database has acknowledged, and what it was told when it was refused; a refused run
// is sent again, as a browser does.
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { serviceClient } from "#lib/database/clients.ts";
import { backend } from "#lib/database/open-backend.ts";
import { playChallenge } from "./play-challenge.ts";
import { practiceRun } from "./practice-run.ts";

// The driver of PostgreSQL throws outside all promises when a connection is lost at a bad moment; Next, too, serves on.
process.on("uncaughtException", (error) => console.error(error.message));

const running = await backend().catch(() => null);
console.log(running === null ? "away" : "open");
await Promise.all(process.argv.slice(2).map((pupil, place) => playOn(pupil, place % 2 === 1)));

async function playOn(pupil: string, isChallenge: boolean): Promise<never> {
  for (let level = 1; ; level += 1) {
    const run = { ...practiceRun(randomUUID(), pupil), ...(isChallenge && challenge(level)) };
    while (!(await tryToPlay(run, isChallenge))) await wait(100);
  }
}

async function tryToPlay(run: ReturnType<typeof practiceRun>, isChallenge: boolean): Promise<boolean> {
  const begun = performance.now();
  try {
    const { points, status } = await play(run, isChallenge);
    console.log(JSON.stringify({ run, points, status }));
    return true;
  } catch (error) {
    const seconds = (performance.now() - begun) / 1000;
    const refused = error instanceof Error ? error.message : String(error);
    // A challenge is many requests, of which any may have been refused.
    console.log(JSON.stringify({ refused, seconds: isChallenge ? null : seconds }));
    return false;
  }
}

function challenge(level: number) {
  return { mode: "challenge", activity: "addition-10", level, right_first: 9, points: 90, passed: true } as const;
}

async function play(run: ReturnType<typeof practiceRun>, isChallenge: boolean) {
  const client = await serviceClient();
  if (isChallenge) return playChallenge(client, run);
  const { data } = await client.rpc("finish_run", { p_run: run }).throwOnError();
  return data;
}
