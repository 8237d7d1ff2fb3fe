// `npm install` leaves out of the lock file what its registry does not carry for other systems, and
// `npm ci` then refuses the file everywhere. This adds those entries: version and system, no checksum.
import { readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { findUnlocked } from "./find-unlocked.ts";
import { lockFile } from "./lock-file.ts";

const systems = ["android", "darwin", "freebsd", "linux", "openharmony", "win32"];
const processors = ["arm64", "arm", "ia32", "loong64", "ppc64", "riscv64", "s390x", "wasm32", "x64"];

/** The system a package is for, by the words of its name: "@next/swc-win32-x64-msvc". */
function entryFor(name: string, version: string, isDev: boolean): Record<string, unknown> {
  const words = name.split(/[/-]/);
  const os = systems.filter((system) => words.includes(system));
  const cpu = processors.filter((processor) => words.includes(processor));
  if (os.length + cpu.length === 0) {
    throw new Error(`${name} does not say which system it is for: add it by npm install on a full registry.`);
  }
  return {
    version,
    ...(cpu.length === 0 ? {} : { cpu }),
    ...(isDev ? { dev: true } : {}),
    ...(words.includes("musl") ? { libc: ["musl"] } : {}),
    optional: true,
    ...(os.length === 0 ? {} : { os }),
  };
}

const anything = z.record(z.string(), z.unknown());
const written = anything.parse(JSON.parse(readFileSync("package-lock.json", "utf8")));
const lock = lockFile.parse(written);
const missing = findUnlocked(lock);
const added = missing.map(({ name, version, askedBy }) => {
  const isDev = lock.packages[askedBy]?.dev === true;
  return [`node_modules/${name}`, entryFor(name, version, isDev)] as const;
});
const byPath = ([left]: readonly [string, unknown], [right]: readonly [string, unknown]) =>
  left.localeCompare(right, "en");
const packages = [...Object.entries(anything.parse(written.packages)), ...added].sort(byPath);
if (missing.length > 0) {
  writeFileSync(
    "package-lock.json",
    `${JSON.stringify({ ...written, packages: Object.fromEntries(packages) }, null, 2)}\n`,
  );
}
console.info(`${missing.length} entries added to package-lock.json`);
