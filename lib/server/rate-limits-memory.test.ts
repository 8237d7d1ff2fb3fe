import { AsyncLocalStorage } from "node:async_hooks";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test, vi } from "vitest";
import { z } from "zod";
import { mostRateLimitBytes, takeAllowance } from "./rate-limits.ts";

interface Request {
  readonly headers: Headers;
  /** What Next keeps of a request beside its headers. */
  readonly rest: readonly number[];
}

const requests = new AsyncLocalStorage<Request>();
vi.mock("next/headers", () => ({ headers: async () => requests.getStore()?.headers }));

setFlagsFromString("--expose-gc");
const collect = z.function({ input: [], output: z.void() }).implement(runInNewContext("gc"));

function usedMegabytes(): number {
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1_000_000;
}

/** Asks once from each of so many addresses, each time in a request that weighs 20 kB. */
async function askFrom(addresses: number): Promise<void> {
  for (let number = 0; number < addresses; number += 1) {
    const headers = new Headers({ "x-forwarded-for": `198.18.${number >> 8}.${number & 255}` });
    const rest = Array.from({ length: 2500 }, (_, index) => number + index / 2);
    await requests.run({ headers, rest }, () => takeAllowance("contact"));
  }
}

test("20 000 addresses leave at most 15 MB behind, none of their requests", async () => {
  await askFrom(100);
  const before = usedMegabytes();
  await askFrom(20_000);
  expect(usedMegabytes() - before).toBeLessThan(15);
});

test("all limits together take up at most 27 MB", () => {
  expect(mostRateLimitBytes).toBeLessThanOrEqual(27_000_000);
});
