import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import type { SiteBuild } from "#lib/worker/site-build.ts";

interface Wish {
  /** The id of the build. */
  readonly id: string;
  /** Where the build is, as ".next". */
  readonly distDir: string;
  /** Whether the worker is the one that ends itself. */
  readonly isWithdrawn: boolean;
}

/** What the page for being offline shows, and the menu above it. */
const shellPictures = [
  "/characters/giraffe-1-kind.svg",
  "/pictures/giraffe.svg",
  "/animals/level-one/giraffe-1.svg",
  "/rings/leaf.svg",
  ...["CLOSE", "CONTACT", "HOME", "LEADERBOARD", "MENU", "USER"].map((name) => `/rive/icons/${name}.svg`),
];

function listParts(distDir: string, folder: string, kinds: RegExp): string[] {
  const names = readdirSync(join(distDir, "static", folder), { recursive: true, encoding: "utf8" });
  return names
    .filter((name) => kinds.test(name))
    .map((name) => `/_next/static/${folder}/${name.replaceAll("\\", "/")}`);
}

function describeBuild(id: string, distDir: string): SiteBuild {
  const fonts = listParts(distDir, "media", /\.woff2$/);
  return {
    id,
    parts: [...listParts(distDir, "chunks", /\.(?:js|css)$/), ...fonts].sort(),
    fonts: fonts.filter((font) => /\/(?:baloo|lexend)/.test(font)),
    pictures: shellPictures.map((url) => ({
      url,
      revision: createHash("sha256")
        .update(readFileSync(`public${url}`))
        .digest("hex")
        .slice(0, 8),
    })),
  };
}

/**
 * Makes public/sw.js, the site's worker, of lib/worker. Its first line names the build: a page without a worker reads it
 * to learn whether the site has become another.
 */
export async function buildWorker({ id, distDir, isWithdrawn }: Wish): Promise<void> {
  await build({
    entryPoints: [isWithdrawn ? "lib/worker/withdraw.ts" : "lib/worker/sw.ts"],
    outfile: "public/sw.js",
    bundle: true,
    minify: true,
    format: "iife",
    target: ["chrome96", "firefox101", "safari15.4"],
    define: {
      "process.env.NODE_ENV": '"production"',
      ...(!isWithdrawn && { builtSite: JSON.stringify(describeBuild(id, distDir)) }),
    },
    banner: { js: `// ${id}` },
    legalComments: "none",
    logLevel: "warning",
  });
}
