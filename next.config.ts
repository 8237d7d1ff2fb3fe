import type { NextConfig } from "next";
import packageJson from "./package.json" with { type: "json" };

const config: NextConfig = {
  cacheComponents: true,
  // With partial prefetching an unknown class or range is answered 200; without it the status is a real 404.
  partialPrefetching: false,
  typedRoutes: true,
  // Pages for those who make the product end in .dev.tsx: the production build does not know them.
  pageExtensions: process.env.NODE_ENV === "development" ? ["dev.tsx", "tsx", "ts"] : ["tsx", "ts"],
  poweredByHeader: false,
  reactStrictMode: true,
  env: { APP_VERSION: packageJson.version },
  // They load WebAssembly and SQL from beside their own code, which bundling would tear apart.
  serverExternalPackages: ["@supabase/lite", "@electric-sql/pglite", "postgres"],
  experimental: {
    // Pages of one database must not outlive it on the disk of another.
    isrFlushToDisk: false,
    // No action needs more than one run's answers; a larger body is refused before it is read.
    serverActions: { bodySizeLimit: "64kb" },
  },
  redirects: async () => [
    // The defaults of the course page: class 1, practice (spec section 2).
    { source: "/course", destination: "/course/practice/1", permanent: false },
    { source: "/course/:type(practice|challenge)", destination: "/course/:type/1", permanent: false },
    { source: "/leaderboard", destination: "/leaderboard/all", permanent: false },
  ],
};

export default config;
