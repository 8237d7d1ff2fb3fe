import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningServer, startServer } from "#tests/setup/start-server.ts";
import { inTurn } from "#tests/setup/turns.ts";
import { measurePage } from "./measure-page.ts";

const least = 95;

let folder: string;
let server: RunningServer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "huou-ham-hoc-lighthouse-"));
  server = await startServer({ dataDir: folder, env: {}, port: null });
});

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const others = [
  ["a class", "/class/1"],
  ["a course", "/course/practice/1"],
  ["a run", "/game/counting"],
  ["a leaderboard", "/leaderboard/all"],
] as const;

test.each([["home", "/"] as const, ...inTurn(others, 2)])(
  "Lighthouse finds no fault with %s on a phone, nor waits for it",
  async (_, path) => {
    // Some pages are made when they are first asked for.
    expect((await fetch(server.origin + path)).status).toBe(200);
    const { performance, faults } = await measurePage(server.origin + path, least);
    console.info(`${path}: performance ${performance}`);
    expect(faults).toEqual([]);
    expect(performance).toBeGreaterThanOrEqual(least);
  },
);
