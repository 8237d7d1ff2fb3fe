import { randomBytes } from "node:crypto";
import { resolve } from "node:path";
import type { NextConfig } from "next";
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from "next/constants.js";
import { answerHeaders } from "./lib/http/answer-headers.ts";
import { longestBody } from "./lib/http/longest-body.ts";
import { noPageHeader } from "./lib/operation/no-page-header.ts";
import packageJson from "./package.json" with { type: "json" };
import { hashFolder } from "./scripts/hash-folder.ts";

// Several processes of one build read this file: the first one's choice reaches the others through the environment.
process.env.SITE_BUILD ??= randomBytes(8).toString("hex");
const buildId = process.env.SITE_BUILD;

const config: NextConfig = {
  cacheComponents: true,
  cacheHandler: resolve("cache-handler.mjs"),
  // With partial prefetching an unknown class or range is answered 200; without it the status is a real 404.
  partialPrefetching: false,
  typedRoutes: true,
  poweredByHeader: false,
  // Next would look through and compress every page anew for every request, see compress-answers.ts.
  compress: false,
  generateEtags: false,
  // Pictures are drawings of this site; nobody makes the server draw them anew.
  images: { unoptimized: true },
  reactStrictMode: true,
  // `npm test` checks them; whoever starts the product need not wait for it.
  typescript: { ignoreBuildErrors: true },
  env: {
    APP_VERSION: packageJson.version,
    ART_VERSION: hashFolder("public/art"),
    RIVE_VERSION: hashFolder("public/rive"),
    VOICE_VERSION: hashFolder("public/voice"),
    SITE_BUILD: buildId,
  },
  generateBuildId: () => buildId,
  // Before Next collects the files of `public`, which is where the worker goes.
  compiler: {
    runAfterProductionCompile: async ({ distDir }) => {
      const { closeCachedFunctions } = await import("./scripts/close-cached-functions.ts");
      closeCachedFunctions(distDir);
      const { buildWorker } = await import("./scripts/build-worker.ts");
      const isWithdrawn = process.env.SITE_WORKER === "off";
      await buildWorker({ id: buildId, distDir, isWithdrawn });
      const { compressFiles } = await import("./scripts/compress-files.ts");
      await compressFiles(distDir);
    },
  },
  // They load WebAssembly and SQL from beside their own code, which bundling would tear apart.
  serverExternalPackages: ["@supabase/lite", "@electric-sql/pglite", "postgres", "prom-client"],
  // Wherever this is checked out: the lock file of a folder around it is none of ours.
  turbopack: { root: process.cwd() },
  outputFileTracingRoot: process.cwd(),
  // What is read from the disk while the server runs, for the folder that needs no installation.
  outputFileTracingIncludes: { "/*": ["supabase/{migrations,templates}/**", "supabase/seed.sql"] },
  experimental: {
    // Pages of one database must not outlive it on the disk of another.
    isrFlushToDisk: false,
    // middleware.ts refuses what says that it is larger.
    serverActions: { bodySizeLimit: longestBody },
  },
  headers: async () => answerHeaders(process.env.NODE_ENV === "development"),
  rewrites: async () => {
    const marked = { source: "/:path*", has: [{ type: "header" as const, key: noPageHeader }] };
    // Vercel's router sees a request before any process of ours, which marks it elsewhere (mark-unknown-pages.ts).
    const rules = process.env.VERCEL ? await readPageRules() : [];
    return { beforeFiles: [marked, ...rules].map((rule) => ({ ...rule, destination: "/no-such-page" })) };
  },
  redirects: async () => [
    // The defaults of the course page: class 1, practice (spec section 2).
    { source: "/course", destination: "/course/practice/1", permanent: false },
    { source: "/course/:type(practice|challenge)", destination: "/course/:type/1", permanent: false },
    { source: "/leaderboard", destination: "/leaderboard/week", permanent: false },
  ],
};

async function readPageRules() {
  const { unknownPageRules } = await import("./lib/play/page-addresses.ts");
  return unknownPageRules().map((source) => ({ source }));
}

/** A build also makes .next/standalone; `next start` serves the build itself and would warn about the other way. */
export default async function nextConfig(phase: string): Promise<NextConfig> {
  const isBuild = phase === PHASE_PRODUCTION_BUILD;
  if (!isBuild && phase !== PHASE_DEVELOPMENT_SERVER) return config;
  // A server that runs a build has it in its code, and does not read the registries for it.
  const { unknownPages } = await import("./lib/play/page-addresses.ts");
  const env = { ...config.env, UNKNOWN_PAGES: unknownPages() };
  return isBuild ? { ...config, env, output: "standalone" } : { ...config, env };
}
