import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { findFreePort } from "./find-free-port.ts";
import { nextBin } from "./next-bin.ts";
import { quietEnv } from "./quiet-env.ts";
import { runCommand } from "./run-command.ts";

interface Floor {
  readonly origin: string;
  stop(): Promise<void>;
}

/** In a folder of its own: below this project Turbopack takes over the project's middleware and instrumentation. */
async function build(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "bare-page-"));
  cpSync("scripts/floor", folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, type: "module" }));
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"), "junction");
  // Turbopack refuses packages from outside the folder.
  const code = await runCommand("production", [nextBin, "build", "--webpack", folder]);
  if (code !== 0) throw new Error(`The build of the bare page ended with ${code}`);
  return folder;
}

/** Builds and serves a bare Next app: what the framework alone costs on this machine, at this hour. */
export async function startFloor(): Promise<Floor> {
  const folder = await build();
  const port = await findFreePort();
  const child = spawn(process.execPath, [nextBin, "start", folder, "-H", "127.0.0.1", "-p", String(port)], {
    env: quietEnv("production"),
    stdio: ["ignore", "pipe", "inherit"],
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout.on("data", (chunk: Buffer) => {
      if (chunk.toString().includes("Ready in")) resolve();
    });
    child.once("exit", (code) => reject(new Error(`The floor ended with ${code} before it was ready`)));
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      const gone = once(child, "exit");
      child.kill("SIGTERM");
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
