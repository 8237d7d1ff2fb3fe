import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import type { RateLimit } from "#lib/http/rate-limiter.ts";

vi.mock("next/headers", () => ({ headers: async () => new Headers({ "x-forwarded-for": "203.0.113.1" }) }));

// Always the same salt: who shares a slot with whom is not left to chance here.
vi.mock("node:crypto", async (importOriginal) => ({
  ...(await importOriginal<typeof import("node:crypto")>()),
  randomBytes: (length: number) => Buffer.alloc(length),
}));

/** Every limiter there is, as it was made. */
const made = vi.hoisted((): RateLimit[] => []);
vi.mock("#lib/http/rate-limiter.ts", async (importOriginal) => {
  const original = await importOriginal<typeof import("#lib/http/rate-limiter.ts")>();
  return {
    RateLimiter: class extends original.RateLimiter {
      constructor(limit: RateLimit) {
        super(limit);
        made.push(limit);
      }
    },
  };
});

/** `atOnce` times at once, then once more each time `seconds` are over. */
interface Limit {
  readonly atOnce: number;
  readonly seconds: number;
}

// Both tables are written by hand and computed from nothing: a limit that is changed has to be changed here as well. The
// compiler asks for a row for each.

type Action = Parameters<typeof import("./rate-limits.ts").takeAllowance>[0];

const limits: Readonly<Record<Action, Limit>> = {
  register: { atOnce: 300, seconds: 2 },
  "new-name": { atOnce: 60, seconds: 1200 },
  "board-name": { atOnce: 60, seconds: 86_400 },
  "find-name": { atOnce: 60, seconds: 10 },
  "log-in": { atOnce: 600, seconds: 1 },
  "try-lock": { atOnce: 300, seconds: 2 },
  "class-code": { atOnce: 60, seconds: 3 },
  "family-link": { atOnce: 60, seconds: 3 },
  "join-class": { atOnce: 600, seconds: 1 },
  "seat-name": { atOnce: 600, seconds: 144 },
  "change-profile": { atOnce: 120, seconds: 5 },
  "restore-profile": { atOnce: 60, seconds: 10 },
  export: { atOnce: 20, seconds: 30 },
  contact: { atOnce: 10, seconds: 60 },
  "make-set": { atOnce: 600, seconds: 1 },
  "make-sheet": { atOnce: 240, seconds: 2.5 },
  "make-class": { atOnce: 120, seconds: 30 },
  "change-class": { atOnce: 600, seconds: 1 },
  "give-assignment": { atOnce: 120, seconds: 30 },
  "change-family": { atOnce: 240, seconds: 2.5 },
  "change-template": { atOnce: 240, seconds: 2.5 },
  "write-marks": { atOnce: 1200, seconds: 0.5 },
  "export-class": { atOnce: 120, seconds: 30 },
  "sign-in": { atOnce: 9, seconds: 6.667 },
  "sign-in-address": { atOnce: 240, seconds: 2.5 },
  "sign-up": { atOnce: 60, seconds: 60 },
  "password-mail": { atOnce: 3, seconds: 200 },
  "password-mail-address": { atOnce: 60, seconds: 60 },
  "mail-link": { atOnce: 60, seconds: 10 },
  mail: { atOnce: 5, seconds: 10_800 },
};

type PlayAction = Parameters<typeof import("./rate-limits.ts").takePlayAllowance>[0];
type Who = "player" | "anonymous" | "address";

const playLimits: Readonly<Record<PlayAction, Readonly<Record<Who, Limit>>>> = {
  "start-run": {
    player: { atOnce: 60, seconds: 1 },
    anonymous: { atOnce: 600, seconds: 0.1 },
    address: { atOnce: 3000, seconds: 0.02 },
  },
  "make-packs": {
    player: { atOnce: 60, seconds: 1 },
    anonymous: { atOnce: 600, seconds: 0.1 },
    address: { atOnce: 3000, seconds: 0.02 },
  },
  look: {
    player: { atOnce: 240, seconds: 0.25 },
    anonymous: { atOnce: 2400, seconds: 0.025 },
    address: { atOnce: 12_000, seconds: 0.005 },
  },
  answer: {
    player: { atOnce: 300, seconds: 0.2 },
    anonymous: { atOnce: 3000, seconds: 0.02 },
    address: { atOnce: 15_000, seconds: 0.004 },
  },
  "finish-run": {
    player: { atOnce: 60, seconds: 1 },
    anonymous: { atOnce: 600, seconds: 0.1 },
    address: { atOnce: 3000, seconds: 0.02 },
  },
  "store-run": {
    player: { atOnce: 500, seconds: 172.8 },
    anonymous: { atOnce: 6000, seconds: 14.4 },
    address: { atOnce: 20_000, seconds: 4.32 },
  },
  like: {
    player: { atOnce: 1, seconds: 86_400 },
    anonymous: { atOnce: 60, seconds: 1440 },
    address: { atOnce: 500, seconds: 172.8 },
  },
};

let { storedRunsADay, takeAllowance, takePlayAllowance } = await import("./rate-limits.ts");
beforeEach(async () => {
  vi.useFakeTimers();
  // Each test begins with limits nobody has used.
  vi.resetModules();
  made.length = 0;
  ({ storedRunsADay, takeAllowance, takePlayAllowance } = await import("./rate-limits.ts"));
});

async function countAllowed(tries: number, take: () => Promise<boolean>): Promise<number> {
  let allowed = 0;
  for (let go = 0; go < tries; go += 1) allowed += Number(await take());
  return allowed;
}

/** Whoever hammers gets `atOnce` through, none before the pause is over, one then, and all again after a long rest. */
async function expectLimit({ atOnce, seconds }: Limit, take: () => Promise<boolean>): Promise<void> {
  const pause = Math.round(seconds * 1000);
  const tries = atOnce + 200;
  expect(await countAllowed(tries, take), "at once").toBe(atOnce);
  vi.advanceTimersByTime(pause - 1);
  expect(await countAllowed(100, take), "a millisecond too early").toBe(0);
  vi.advanceTimersByTime(1);
  expect(await countAllowed(100, take), "after the pause").toBe(1);
  vi.advanceTimersByTime(10 * pause * atOnce);
  expect(await countAllowed(tries, take), "after a long rest").toBe(atOnce);
}

const rows = Object.entries(limits).map(([action, limit]) => ({ action, ...limit }));
const playRows = Object.entries(playLimits).flatMap(([action, each]) =>
  Object.entries(each).map(([who, limit]) => ({ action, who, ...limit })),
);

const isAction = (name: string): name is Action => name in limits;
const isPlayAction = (name: string): name is PlayAction => name in playLimits;

test.each(rows)("$action: $atOnce at once, then one each $seconds s", async ({ action, ...limit }) => {
  if (!isAction(action)) throw new Error(action);
  await expectLimit(limit, () => takeAllowance(action, "somebody"));
});

test.each(playRows)("$action, $who: $atOnce at once, then one each $seconds s", async ({ action, who, ...limit }) => {
  if (!isPlayAction(action)) throw new Error(action);
  let number = 0;
  const takeAs = {
    player: () => takePlayAllowance(action, "one"),
    anonymous: () => takePlayAllowance(action, null),
    // Each time somebody else, so that only the address they share is in the way; who shares a slot tries as another.
    address: async () => {
      number += 1;
      return (await takePlayAllowance(action, `pupil ${number}`)) || takePlayAllowance(action, `pupil ${number} again`);
    },
  };
  await expectLimit(limit, Object.entries(takeAs).find(([name]) => name === who)?.[1] ?? takeAs.player);
});

test("no limit there is stands in neither table, and none in a table is missing", () => {
  const written = [...rows, ...playRows].map(({ atOnce, seconds }) => `${atOnce}/${Math.round(seconds * 1000)}`);
  expect(made.map(({ burst, everyMs }) => `${burst}/${Math.ceil(everyMs)}`).sort()).toEqual(written.sort());
  expect(made).toHaveLength(51);
});

test("a day has room for 1000 runs of a pupil, 12 000 of guests and 40 000 in all", () => {
  expect(storedRunsADay).toEqual({ pupil: 1000, guests: 12_000, address: 40_000 });
});

test("limiters are made nowhere else", () => {
  const makers = ["app", "components", "lib"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .map((path) => join(folder, path))
      .filter((path) => /(?<!\.test)\.tsx?$/.test(path) && readFileSync(path, "utf8").includes("new RateLimiter(")),
  );
  expect(makers).toEqual(["lib/server/rate-limits.ts"]);
});
