import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findBrowser } from "#scripts/find-browser.ts";
import { findFreePort } from "#scripts/find-free-port.ts";
import { type RunningServer, startServer } from "#tests/setup/start-server.ts";
import { measurePage } from "./measure-page.ts";

const least = 95;

let folder: string;
let server: RunningServer;
let browser: Browser;
let port: number;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "huou-ham-hoc-lighthouse-"));
  server = await startServer({ dataDir: folder, env: {}, port: null });
  port = await findFreePort();
  browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...(process.getuid?.() === 0 ? ["--no-sandbox"] : []), "--disable-gpu", `--remote-debugging-port=${port}`],
  });
});

afterAll(async () => {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

test.each([
  ["home", "/"],
  ["a class", "/class/1"],
  ["a course", "/course/practice/1"],
  ["a run", "/game/counting"],
  ["a leaderboard", "/leaderboard/all"],
])("Lighthouse finds no fault with %s on a phone, nor waits for it", async (_, path) => {
  // Some pages are made when they are first asked for.
  expect((await fetch(server.origin + path)).status).toBe(200);
  const { performance, faults } = await measurePage(server.origin + path, port, least);
  console.info(`${path}: performance ${performance}`);
  expect(faults).toEqual([]);
  expect(performance).toBeGreaterThanOrEqual(least);
});
