import { readdirSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { expect, test } from "vitest";
import { runMaintenance } from "#lib/database/embedded/maintenance.ts";
import { pgliteOptions } from "#lib/database/embedded/pglite.ts";
import { startEmbedded } from "#lib/database/embedded/start-embedded.ts";
import { audit, readPlay, sendAgain } from "./support/audit.ts";
import { clientOf } from "./support/client-of.ts";
import { newPupil } from "./support/new-pupil.ts";
import { copyDatabase } from "./support/seeded-folder.ts";
import { smallDisk } from "./support/small-disk.ts";
import { startProgram } from "./support/start-program.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

test("while the disk is full nothing is saved, what is there is read, and with room again everything goes on", async () => {
  const { folder, preload, env, fill, makeRoom } = smallDisk(160);
  copyDatabase(folder, "seeded");
  const first = await startEmbedded(folder);
  const pupils = [
    await newPupil(clientOf(first, "secretKey"), "Bé Một"),
    await newPupil(clientOf(first, "secretKey"), "Bé Hai"),
  ];
  await first.close();
  const players = startProgram({
    file: "tests/db/support/play-on.ts",
    args: pupils,
    env: { ...env, DATA_DIR: folder },
    preload,
  });
  const played = (isEnough: (said: ReturnType<typeof readPlay>) => boolean) =>
    players.until((lines) => isEnough(readPlay(lines)));
  await played(({ finishes }) => finishes.length >= 10);
  fill(8);
  await played(({ refusals }) => refusals.length >= 4);
  makeRoom();
  // The last run of each pupil before there was no room, and more after it.
  await played(({ finishes, refusals }) => refusals.length >= 4 && finishes.length >= 40);
  const { finishes, refusals } = readPlay(await players.kill());

  expect(refusals.filter(({ refused }) => !refused.endsWith(" in a read-only transaction"))).toEqual([]);
  const backend = await startEmbedded(folder);
  const client = clientOf(backend, "secretKey");
  expect(await audit(client, finishes)).toEqual([]);
  expect(await sendAgain(client, finishes)).toEqual(["repeated"]);
  await backend.close();
});

test("a database that has no room for its log ends the process with one line, and has all it acknowledged", async () => {
  const { folder, preload, env, fill, makeRoom } = smallDisk(160);
  copyDatabase(folder, "empty");
  const writer = startProgram({ file: "tests/db/support/fill-log.ts", args: [folder], env, preload });
  await writer.written(5);
  fill(3);
  const { code, complaint } = await writer.ended();
  const acknowledged = Number((await writer.kill()).at(-1));
  expect(code).toBe(1);
  expect(complaint.trimEnd().split("\n")).toEqual([
    expect.stringMatching(/the embedded database has ended itself and the server with it.* freeMegabytes=\d+$/),
  ]);

  makeRoom();
  const again = await PGlite.create(`${folder}/database`);
  const { rows } = await again.query<{ value: number }>("select value from kept");
  await again.close();
  // What was under way when the process ended may have been kept as well.
  expect([acknowledged, acknowledged + 1]).toContain(rows[0]?.value);
});

test("the log of the embedded database does not grow with what is written", async () => {
  const folder = temporaryFolder();
  copyDatabase(folder, "empty");
  const database = await PGlite.create(join(folder, "database"), pgliteOptions);
  const beforeRequest = runMaintenance(database, folder);
  for (let megabytes = 0; megabytes < 200; megabytes += 1) {
    await database.exec("select pg_logical_emit_message(false, 'test', repeat('x', 1000000))");
    for (let requests = 0; requests < 100; requests += 1) await beforeRequest();
  }
  await database.close();
  const files = readdirSync(join(folder, "database", "pg_wal")).filter((name) => /^[0-9A-F]{24}$/.test(name));
  // Of 16 MB each.
  expect(files.length).toBeLessThan(8);
});
