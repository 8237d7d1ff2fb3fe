import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { makeTemplate } from "#lib/database/embedded/create-embedded.ts";
import { buildWorker } from "./build-worker.ts";
import { hashSources } from "./hash-sources.ts";
import { nextBin } from "./next-bin.ts";
import { runCommand } from "./run-command.ts";
import { buildVoice } from "./voice/build-voice.ts";

const stampFile = ".next/build-stamp";

/**
 * Makes a production build unless the one that is there was made from these very sources.
 * Gives 0, or the exit code of the build that failed.
 */
export async function ensureBuild(): Promise<number> {
  // Made, not kept: one of the sources all the same, and the same bytes each time.
  await buildVoice();
  const before = hashSources(process.cwd());
  if (existsSync(".next/BUILD_ID") && existsSync(stampFile) && readFileSync(stampFile, "utf8") === before) {
    await placeWorker();
    await placeDatabase();
    return 0;
  }
  // A build that is broken off must not look like a whole one.
  rmSync(stampFile, { force: true });
  const code = await runCommand("production", [nextBin, "build"]);
  if (code === 0) {
    // What Next leaves to a CDN. With it the folder .next/standalone is all a machine needs.
    cpSync("public", ".next/standalone/public", { recursive: true });
    cpSync(".next/static", ".next/standalone/.next/static", { recursive: true });
    await placeDatabase();
    // Next itself completes tsconfig.json, which is one of the sources.
    writeFileSync(stampFile, hashSources(process.cwd()));
  }
  return code;
}

/** What a server makes its database from is read while it runs, and so no source of the build. */
async function placeDatabase(): Promise<void> {
  const served = ".next/standalone";
  rmSync(`${served}/supabase`, { recursive: true, force: true });
  for (const part of ["migrations", "templates", "seed.sql"]) {
    cpSync(`supabase/${part}`, `${served}/supabase/${part}`, { recursive: true });
  }
  const isNew = await makeTemplate();
  const copy = `${served}/.next/database-template`;
  if (!isNew && existsSync(`${copy}/stamp`)) return;
  rmSync(copy, { recursive: true, force: true });
  cpSync(".next/database-template", copy, { recursive: true });
}

/** The worker follows the setting of the moment, also without another build, and for a server that is running. */
async function placeWorker(): Promise<void> {
  const id = readFileSync(".next/BUILD_ID", "utf8").trim();
  await buildWorker({ id, distDir: ".next", isWithdrawn: process.env.SITE_WORKER === "off" });
  cpSync("public/sw.js", ".next/standalone/public/sw.js");
}
