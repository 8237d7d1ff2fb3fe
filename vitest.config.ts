import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** One project a kind of test; `vitest run --project architecture` runs one of them. */
function project(name: string, include: string[], isolate = true) {
  return { extends: true as const, test: { name, include, isolate } };
}

export default defineConfig({
  resolve: {
    alias: [
      // The real package throws outside a server bundle, and tests are neither.
      { find: /^server-only$/, replacement: new URL("./tests/setup/empty.ts", import.meta.url).pathname },
    ],
  },
  test: {
    environment: "node",
    setupFiles: ["./tests/setup/fail-on-console.ts", "./tests/setup/fixed-chance.ts"],
    allowOnly: false,
    // Properties are tried hundreds of times; a busy machine is given the time for it.
    testTimeout: 30_000,
    retry: 0,
    // Vitest would leave a core for the watching developer.
    maxWorkers: availableParallelism(),
    unstubGlobals: true,
    unstubEnvs: true,
    restoreMocks: true,
    projects: [
      project("unit", ["{lib,components,scripts}/**/*.test.{ts,tsx}"]),
      // They keep nothing and change nothing: the registries are read once for all files of a worker.
      project("contract", ["tests/contract/**/*.test.ts"], false),
      project("property", ["tests/property/**/*.test.ts"]),
      project("architecture", ["tests/architecture/**/*.test.ts"]),
    ],
  },
});
