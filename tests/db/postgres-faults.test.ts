import { expect, onTestFinished, test } from "vitest";
import { startPostgres } from "#lib/database/postgres.ts";
import { audit, readPlay, sendAgain } from "./support/audit.ts";
import { clientOf } from "./support/client-of.ts";
import { newPupil } from "./support/new-pupil.ts";
import { startPostgresServer } from "./support/postgres-server.ts";
import { seededDatabase } from "./support/seeded-database.ts";
import { startProgram } from "./support/start-program.ts";

/** Makes pupils in a database, and a program in which they play there. */
async function pupilsOn(url: string) {
  const backend = await startPostgres(url);
  const pupils: string[] = [];
  for (const name of ["Một", "Hai", "Ba", "Bốn", "Năm", "Sáu"]) {
    pupils.push(await newPupil(clientOf(backend, "secretKey"), `Bé ${name}`));
  }
  await backend.close();
  return () =>
    startProgram({ file: "tests/db/support/play-on.ts", args: pupils, env: { DATABASE_URL: url }, preload: null });
}

async function expectSoundBooks(url: string, finishes: ReturnType<typeof readPlay>["finishes"]): Promise<void> {
  const backend = await startPostgres(url);
  const client = clientOf(backend, "secretKey");
  expect(await audit(client, finishes)).toEqual([]);
  expect(await sendAgain(client, finishes)).toEqual(["repeated"]);
  expect(await audit(client, finishes)).toEqual([]);
  await backend.close();
}

test("killed while pupils finish runs on a PostgreSQL, a process leaves each acknowledged finish once", async () => {
  const url = await seededDatabase();
  const play = await pupilsOn(url);
  const said: string[] = [];
  for (const lines of [10, 90]) {
    // Two processes share the database, and both go at once.
    const players = [play(), play()];
    await Promise.all(players.map((each) => each.written(lines)));
    for (const each of players) said.push(...(await each.kill()));
  }
  const { finishes, refusals } = readPlay(said);
  expect(refusals).toEqual([]);
  expect(finishes.length).toBeGreaterThan(150);
  await expectSoundBooks(url, finishes);
});

test("a PostgreSQL that goes away under load and comes back is used again, with nothing lost and nothing twice", async () => {
  const server = await startPostgresServer();
  onTestFinished(() => server.stop());
  const players = (await pupilsOn(server.url))();
  for (const _ of ["first", "second"]) {
    let before = 0;
    const grown = (by: number, what: "finishes" | "refusals") =>
      players.until((lines) => readPlay(lines)[what].length >= before + by);
    await players.until((lines) => {
      before = readPlay(lines).refusals.length;
      return readPlay(lines).finishes.length >= 20;
    });
    await server.halt();
    await grown(6, "refusals");
    await server.resume();
    await players.until((lines) => {
      before = readPlay(lines).finishes.length;
      return true;
    });
    await grown(30, "finishes");
  }
  const { finishes, refusals } = readPlay(await players.kill());
  // A request is given up after eight seconds; the rest is for a machine that has other things to do.
  expect(refusals.filter(({ seconds }) => seconds !== null && seconds > 15)).toEqual([]);
  await expectSoundBooks(server.url, finishes);
});
