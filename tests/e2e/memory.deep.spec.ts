import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { startServer } from "#tests/setup/start-server.ts";
import { test } from "#tests/setup/test.ts";

const pages = [
  "/",
  "/class/1",
  "/course/practice/3",
  "/leaderboard/all",
  "/search?q=cong",
  "/user",
  "/api/search-index",
];
const readers = 16;
const rounds = 15;

/** The most memory a process ever had, in MB; only Linux tells it. */
function peakOf(pid: number): number {
  if (process.platform !== "linux") return 0;
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}

test("a server with its own database stays small, at its first start and under load", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "huou-ham-hoc-memory-"));
  const server = await startServer({ dataDir, env: {}, port: null });
  try {
    // The first start makes the database: until it stands, the server says that it is not there yet.
    const health = async () => (await fetch(`${server.origin}/api/health`)).status;
    await expect.poll(health, { timeout: 60_000 }).toBe(200);
    expect(peakOf(server.pid)).toBeLessThan(350);
    const read = async () => {
      for (const page of Array.from({ length: rounds }, () => pages).flat()) {
        await (await fetch(server.origin + page)).arrayBuffer();
      }
    };
    await Promise.all(Array.from({ length: readers }, read));
    expect(peakOf(server.pid)).toBeLessThan(600);
  } finally {
    await server.kill9();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
