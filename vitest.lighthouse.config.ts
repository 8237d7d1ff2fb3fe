import { defineConfig } from "vitest/config";

// A stage of its own, one page at a time: Lighthouse measures how long things take.
export default defineConfig({
  test: {
    include: ["tests/lighthouse/**/*.test.ts"],
    environment: "node",
    setupFiles: ["./tests/setup/fail-on-console.ts"],
    allowOnly: false,
    retry: 0,
    maxWorkers: 1,
    // Twenty visits at the most, of half a minute each on a slow machine.
    testTimeout: 900_000,
    hookTimeout: 120_000,
  },
});
