import { defineConfig } from "vitest/config";

// Apart from the quick tests: these start database servers and processes of their own.
export default defineConfig({
  resolve: {
    alias: [{ find: /^server-only$/, replacement: new URL("./tests/setup/empty.ts", import.meta.url).pathname }],
  },
  test: {
    include: ["tests/db/**/*.test.ts"],
    environment: "node",
    globalSetup: ["./tests/db/support/set-up-once.ts"],
    setupFiles: ["./tests/setup/fail-on-console.ts", "./tests/setup/fixed-chance.ts"],
    // Without it every test would derive its keys from a secret written into the working directory.
    env: { APP_SECRET: "only for tests, only for tests, only for tests" },
    unstubEnvs: true,
    restoreMocks: true,
    allowOnly: false,
    retry: 0,
    maxWorkers: 2,
    // A busy machine is given the time for it.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
