import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** Logic apart from React, the database and the server. */
const pure = ["lib/{classes,core,games,lessons,marks,paper,play,questions,skills,test-papers,text}/**/*.test.ts"];
/** Of the properties those that put something else in the place of a module. */
const mocking = ["tests/property/actions/*.test.ts"];

/** One project a kind of test; `vitest run --project architecture` runs one of them. */
function project(name: string, include: string[], exclude: string[] = [], isolate = true) {
  return { extends: true as const, test: { name, include, exclude, isolate } };
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
      // They keep nothing and replace nothing: the registries are read once for all files of a worker.
      project("pure", [...pure, "tests/{contract,property}/**/*.test.ts"], mocking, false),
      project("isolated", ["{lib,components,scripts}/**/*.test.{ts,tsx}", ...mocking], pure),
      project("architecture", ["tests/architecture/**/*.test.ts"]),
    ],
  },
});
