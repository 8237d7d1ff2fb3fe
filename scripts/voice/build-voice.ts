import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { takeData } from "./take-data.ts";

const root = join(import.meta.dirname, "../..");
const engine = join(root, "node_modules/@echogarden/espeak-ng-emscripten");
const target = join(root, "public/voice");

const notice = `/*!
 * eSpeak NG, a speech synthesizer: Copyright (C) 1995-2015 Jonathan Duddington and (C) 2015-2023 Reece H. Dunn and
 * others, compiled to JavaScript by the Echogarden project. GNU General Public License, version 3 or later: COPYING.txt
 * beside this file. Source: https://github.com/echogarden-project/espeak-ng (branch fork). Changed by the build of this
 * site: of its data files only those of Vietnamese are listed, and it is joined with scripts/voice/speak.ts.
 */`;

/**
 * Writes the offline voice to public/voice: eSpeak NG as one script for a worker, what it needs of its data, and its
 * licence. The whole data of the package is 24 MB; Vietnamese needs 0.7.
 */
export async function buildVoice(): Promise<void> {
  const { code, data } = takeData(
    readFileSync(join(engine, "espeak-ng.js"), "utf8"),
    readFileSync(join(engine, "espeak-ng.data")),
  );
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  await build({
    entryPoints: [join(import.meta.dirname, "speak.ts")],
    outfile: join(target, "speak.js"),
    bundle: true,
    minify: true,
    format: "iife",
    platform: "browser",
    target: "es2022",
    // A part for Node, which a browser never comes to.
    external: ["module"],
    // The program asks where it lies only to find its data, which is handed to it.
    define: { "import.meta.url": '"file:///"' },
    banner: { js: notice },
    legalComments: "none",
    logLevel: "error",
    plugins: [
      {
        name: "shorter list of files",
        setup: ({ onLoad }) => onLoad({ filter: /espeak-ng\.js$/ }, () => ({ contents: code, loader: "js" })),
      },
    ],
  });
  // Servers compress scripts by themselves, but not what they do not know.
  writeFileSync(join(target, "vi.data.gz"), gzipSync(data, { level: 9 }));
  copyFileSync(join(engine, "COPYING"), join(target, "COPYING.txt"));
}
