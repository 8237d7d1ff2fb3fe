import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, sep } from "node:path";

/** Everything a build is made from. What is only read while the server runs is not among it. */
const sources = [
  "app",
  "components",
  "lib",
  "public",
  "cache-handler.mjs",
  "middleware.ts",
  "instrumentation.ts",
  "instrumentation-client.ts",
  "next.config.ts",
  "scripts/build-worker.ts",
  "scripts/close-cached-functions.ts",
  "postcss.config.mjs",
  "tsconfig.json",
  "package.json",
  "package-lock.json",
];

function filesUnder(path: string): string[] {
  if (!statSync(path).isDirectory()) {
    return [path];
  }
  return readdirSync(path).flatMap((name) => filesUnder(join(path, name)));
}

/** Made by the build and made anew by each start. */
const made = join("public", "sw.js");

/** One hash over names and contents of all sources under `root`, of a build if no others are named; unit tests change nothing and are left out. */
export function hashSources(root: string, from: readonly string[] = sources): string {
  const hash = createHash("sha256");
  const paths = from
    .map((source) => join(root, source))
    .filter(existsSync)
    .flatMap(filesUnder)
    .filter((path) => !/\.test\.tsx?$/.test(path) && !path.endsWith(made))
    .sort();
  for (const path of paths) {
    const content = readFileSync(path);
    hash.update(`${path.slice(root.length).split(sep).join("/")}\n${content.length}\n`).update(content);
  }
  return hash.digest("hex");
}
