import { expect, test } from "vitest";
import { startEmbedded } from "#lib/database/embedded/start-embedded.ts";
import { audit, readPlay, sendAgain } from "./support/audit.ts";
import { clientOf } from "./support/client-of.ts";
import { newPupil } from "./support/new-pupil.ts";
import { seededFolder } from "./support/seeded-folder.ts";
import { startProgram } from "./support/start-program.ts";

test("killed while pupils finish runs, the embedded database has each acknowledged finish once", async () => {
  const folder = seededFolder();
  const first = await startEmbedded(folder);
  const pupils: string[] = [];
  for (const name of ["Một", "Hai", "Ba", "Bốn", "Năm", "Sáu"]) {
    pupils.push(await newPupil(clientOf(first, "secretKey"), `Bé ${name}`));
  }
  await first.close();
  const said: string[] = [];
  for (const lines of [10, 90]) {
    const players = startProgram({
      file: "tests/db/support/play-on.ts",
      args: pupils,
      env: { DATA_DIR: folder },
      preload: null,
    });
    await players.written(lines);
    said.push(...(await players.kill()));
  }
  const { finishes, refusals } = readPlay(said);
  expect(refusals).toEqual([]);
  expect(finishes.length).toBeGreaterThan(80);

  const backend = await startEmbedded(folder);
  const client = clientOf(backend, "secretKey");
  expect(await audit(client, finishes)).toEqual([]);
  expect(await sendAgain(client, finishes)).toEqual(["repeated"]);
  expect(await audit(client, finishes)).toEqual([]);
  await backend.close();
});
