import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { findBrowser } from "#scripts/find-browser.ts";
import { findFreePort } from "#scripts/find-free-port.ts";
import { builtFolder, serverCommand } from "#scripts/server-command.ts";
import { roundsFile } from "#tests/setup/rounds-file.ts";

// Workers read this file again: what the first reading decided reaches them through the environment.
process.env.CHROMIUM_PATH ??= findBrowser();
process.env.E2E_PORT ??= String(await findFreePort());
process.env.E2E_DATA_DIR ??= makeFolder("e2e");
process.env.ROUNDS_FILE ??= roundsFile();

const baseURL = `http://127.0.0.1:${process.env.E2E_PORT}`;
const server = serverCommand({ port: Number(process.env.E2E_PORT), host: "127.0.0.1", folder: builtFolder });
const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: "./tests/setup/write-rounds.ts",
  outputDir: "test-results",
  // What is read out is the same on every system.
  snapshotPathTemplate: "{testDir}/{testFilePath}-snapshots/{arg}{ext}",
  fullyParallel: true,
  // A pupil of a test looks at each question for half a second: meanwhile another plays.
  workers: 2 * availableParallelism(),
  retries: 0,
  forbidOnly: true,
  // It catches what hangs, not what is slow: a day of a pupil takes two minutes where others are busy on the machine.
  timeout: 300_000,
  // A busy machine is given the time for it.
  expect: { timeout: 30_000 },
  reporter: [["list"]],
  use: {
    baseURL,
    // What hangs is named by the step it hangs at.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    locale: "vi-VN",
    timezoneId: "Asia/Ho_Chi_Minh",
    // A worker would answer from what it keeps; the tests of what works without a network allow it.
    serviceWorkers: "block",
    // A film of every test would cost a fifth of the time; a picture of what failed and the steps to it do.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false },
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      // Where the machine names no language, Chromium calls every file with a Vietnamese name "download".
      env: { ...definedOf(process.env), LC_ALL: "C.UTF-8" },
      args: [
        ...(isRoot ? ["--no-sandbox"] : []),
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--font-render-hinting=none",
      ],
    },
  },
  webServer: {
    command: [process.execPath, ...server.args].map((part) => `"${part}"`).join(" "),
    url: baseURL,
    env: { ...definedOf(server.env), DATA_DIR: process.env.E2E_DATA_DIR, CHALLENGE_PACE: "0", GALLERY: "on" },
    reuseExistingServer: false,
    stdout: "ignore",
    stderr: "pipe",
    timeout: 60_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  },
});

/** Gone with the process that made it, which outlives the server. */
function makeFolder(name: string): string {
  const made = mkdtempSync(join(tmpdir(), `huou-ham-hoc-${name}-`));
  process.once("exit", () => rmSync(made, { recursive: true, force: true }));
  return made;
}

function definedOf(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
