import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { keepTimes } from "#lib/core/keep-times.ts";
import { copyDatabase } from "./support/seeded-folder.ts";

const address = vi.hoisted(() => ({ now: "203.0.113.1" }));
vi.mock("next/headers", () => ({ headers: async () => new Headers({ "x-forwarded-for": address.now }) }));
vi.mock("next/cache", () => ({ updateTag: () => undefined, cacheTag: () => undefined, cacheLife: () => undefined }));
vi.mock("#lib/server/log-event.ts", () => ({ logEvent: () => undefined }));
/** Each asks from a browser of its own, without a cookie. */
vi.mock("#lib/server/sealed-cookie.ts", async (importOriginal) => ({
  ...(await importOriginal<typeof import("#lib/server/sealed-cookie.ts")>()),
  sealedCookie: async () => ({ id: "a browser", sessionId: "none", save: async () => undefined }),
}));

const [{ register }, { closeBackend }, { serviceClient }] = await Promise.all([
  import("#lib/actions/register.ts"),
  import("#lib/database/backend.ts"),
  import("#lib/database/clients.ts"),
]);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "huou-test-"));
  copyDatabase(folder, "seeded");
  // Read once, by the first who asks for the database.
  vi.stubEnv("DATA_DIR", folder);
  await serviceClient();
});
afterAll(async () => {
  await closeBackend();
  await rm(folder, { recursive: true });
});

async function make(username: string): Promise<string> {
  const form = new FormData();
  form.set("username", username);
  form.set("avatar", "critters-01");
  return (await register({ status: "idle", problem: null }, form)).status;
}

async function namesOnTheBoard(): Promise<string[]> {
  const client = await serviceClient();
  await client.from("users").update({ total_score: 10 }).gte("total_score", 0).throwOnError();
  const { data } = await client.rpc("leaderboard", { p_level_name: "all", p_limit: 200 }).throwOnError();
  return data.map(({ username }) => username).sort();
}

test("of the names of one address the first sixty stand on boards at once, a name that was not made costs none", async () => {
  const numbers = Array.from({ length: 60 }, (_, index) => index + 100);
  // The database says of a name that is taken that it refuses it.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const last = numbers.at(-1);
  for (const number of numbers) {
    if (number === last) expect(await make("Bạn 100"), "taken, and given back").toBe("refused");
    expect(await make(`Bạn ${number}`)).toBe("done");
  }
  // The limit of names made is wider than that of names on boards: some time goes by.
  vi.useFakeTimers({ toFake: ["performance"] });
  vi.advanceTimersByTime(2 * 60 * 60_000);
  for (const number of [200, 201, 202]) expect(await make(`Bạn ${number}`)).toBe("done");
  vi.advanceTimersByTime(24 * 60 * 60_000);
  expect(await make("Bạn 203")).toBe("done");
  address.now = "203.0.113.2";
  expect(await make("Bạn 204")).toBe("done");
  vi.useRealTimers();
  const first = [...numbers, 203, 204].map((number) => `Bạn ${number}`);
  expect(await namesOnTheBoard()).toEqual(first);

  const client = await serviceClient();
  const over = new Date(Date.now() + (keepTimes.boardWaitDays + 1) * 24 * 60 * 60_000).toISOString();
  await client.rpc("forget_old_history", { p_now: over }).throwOnError();
  expect(await namesOnTheBoard()).toEqual([...first, "Bạn 200", "Bạn 201", "Bạn 202"].sort());
});
