import { existsSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startEmbedded } from "#lib/database/embedded/start-embedded.ts";
import { clientOf } from "./support/client-of.ts";
import { newPupil } from "./support/new-pupil.ts";
import { seededFolder } from "./support/seeded-folder.ts";
import { startWriter } from "./support/start-writer.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

test("a process killed while it writes has lost no acknowledged row", async () => {
  const folder = seededFolder();
  const acknowledged: string[] = [];
  for (const rows of [20, 150, 400]) {
    const writer = startWriter(folder);
    await writer.written(rows);
    acknowledged.push(...(await writer.kill()).filter((line) => line !== "open"));
  }
  const backend = await startEmbedded(folder);
  const { data } = await clientOf(backend, "secretKey").from("like").select("id").limit(10_000).throwOnError();
  await backend.close();
  const kept = new Set(data.map((row) => String(row.id)));
  expect(acknowledged.length).toBeGreaterThan(500);
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
});

test("a second process is refused while the first lives, and let in the moment it is killed", async () => {
  const folder = seededFolder();
  const first = startWriter(folder);
  await first.written(1);
  await expect(startEmbedded(folder)).rejects.toThrow(`The data folder ${folder} is in use by process`);
  await first.written(10);
  await first.kill();
  const backend = await startEmbedded(folder);
  await backend.close();
});

test("a process is refused by another's live backend, with one clear message", async () => {
  const folder = seededFolder();
  const backend = await startEmbedded(folder);
  const complaint = await startWriter(folder)
    .written(1)
    .catch((error: Error) => error.message);
  await backend.close();
  expect(complaint).toContain(
    `The data folder ${folder} is in use by process ${process.pid}. Stop that one, or set DATA_DIR to another folder.`,
  );
});

test("a lock file left behind by a process that is gone does not matter", async () => {
  const folder = seededFolder();
  // The pid of a process that surely lives, as if the number had been given out again.
  writeFileSync(join(folder, "lock.pid"), `${process.ppid}\n`);
  writeFileSync(join(folder, "lock"), "");
  const backend = await startEmbedded(folder);
  await backend.close();
});

test("a first start that was cut off is begun anew", async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "database.unfinished", "base"), { recursive: true });
  writeFileSync(join(folder, "database.unfinished", "PG_VERSION"), "17\n");
  const backend = await startEmbedded(folder);
  const { data } = await clientOf(backend, "secretKey").from("courselist").select("id").throwOnError();
  await backend.close();
  expect(data.length).toBeGreaterThan(0);
  expect(existsSync(join(folder, "database.unfinished"))).toBe(false);
});

test("the data folder is its owner's alone", async () => {
  const folder = join(temporaryFolder(), "data");
  const backend = await startEmbedded(folder);
  await backend.close();
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test("what was written is there after a restart, and a restart changes nothing", async () => {
  const folder = seededFolder();
  const first = await startEmbedded(folder);
  const client = clientOf(first, "secretKey");
  const pupil = await newPupil(client, "Ở Lại");
  await client.from("courselist").update({ title: "Tên của cô" }).eq("id", 101).throwOnError();
  await client.from("questions").delete().eq("id", "c1-opposites-001").throwOnError();
  const before = await client.from("courselist").select("*").order("id").throwOnError();
  await first.close();

  const second = await startEmbedded(folder);
  const again = clientOf(second, "secretKey");
  const after = await again.from("courselist").select("*").order("id").throwOnError();
  const removed = await again.from("questions").select("id").eq("id", "c1-opposites-001").throwOnError();
  const kept = await again.from("users").select("username").eq("id", pupil).throwOnError();
  await second.close();
  expect(after.data).toEqual(before.data);
  expect(after.data.find((card) => card.id === 101)?.title).toBe("Tên của cô");
  expect(removed.data).toEqual([]);
  expect(kept.data).toEqual([{ username: "Ở Lại" }]);
});
