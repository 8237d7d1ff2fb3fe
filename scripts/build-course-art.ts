import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";
import type { ReactNode } from "react";
import { spriteOf } from "./course-art/sprite.ts";

/**
 * Writes the pictures of the courses, drawn in scripts/course-art, to public/art/courses.svg.
 * Run by hand after a picture or a colour changes: npm run art
 */

const root = join(import.meta.dirname, "..");

/** Node takes away types, but does not turn tags into calls. */
async function loadArts(): Promise<Readonly<Record<string, ReactNode>>> {
  const folder = await mkdtemp(join(root, "node_modules/.course-art-"));
  const outfile = join(folder, "arts.mjs");
  try {
    await build({
      entryPoints: [join(root, "scripts/course-art/arts.tsx")],
      outfile,
      bundle: true,
      format: "esm",
      platform: "node",
      jsx: "automatic",
      packages: "external",
      alias: { "#lib": join(root, "lib"), "#components": join(root, "components") },
      logLevel: "warning",
    });
    const { arts } = await import(outfile);
    return arts;
  } finally {
    await rm(folder, { recursive: true });
  }
}

await mkdir(join(root, "public/art"), { recursive: true });
const css = await readFile(join(root, "app/globals.css"), "utf8");
await writeFile(join(root, "public/art/courses.svg"), spriteOf(await loadArts(), css));
