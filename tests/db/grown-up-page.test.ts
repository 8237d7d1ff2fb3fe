import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { PictureLock } from "#lib/play/picture-lock.ts";
import { copyDatabase } from "./support/seeded-folder.ts";

/** What the cookies of the browser that asks hold. */
type Jar = Readonly<Record<"session" | "browser", Record<string, unknown>>>;
const asking = vi.hoisted(() => ({ jar: { session: {}, browser: {} } as Jar }));
vi.mock("#lib/server/sealed-cookie.ts", async (importOriginal) => ({
  ...(await importOriginal<typeof import("#lib/server/sealed-cookie.ts")>()),
  sealedCookie: async (name: "session" | "browser") => {
    const kept = asking.jar[name];
    const sealed: Record<string, unknown> = { ...kept };
    const save = async () => {
      for (const key of Object.keys(kept)) delete kept[key];
      const { save: _, ...content } = sealed;
      Object.assign(kept, content);
    };
    return Object.assign(sealed, { save });
  },
}));
vi.mock("next/headers", () => ({
  headers: async () => new Headers(),
  cookies: async () => ({ get: () => undefined, getAll: () => [] }),
}));
vi.mock("#lib/server/grown-up-auth.ts", () => ({
  findGrownUp: async () => ({ email: "an@example.com", hasPassword: true }),
}));

const [
  { changeLock, tryLock },
  { enterAs, registerPupil },
  { readGrownUpPage },
  { startSession, readSessionCookie },
  { closeBackend },
  { serviceClient },
] = await Promise.all([
  import("#lib/server/locks.ts"),
  import("#lib/server/log-in.ts"),
  import("#lib/server/grown-up-page.ts"),
  import("#lib/server/sessions.ts"),
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

const browser = (): Jar => ({ session: {}, browser: {} });

function at<Value>(jar: Jar, work: () => Promise<Value>): Promise<Value> {
  asking.jar = jar;
  return work();
}

const shownAt = (jar: Jar) =>
  at(jar, async () => (await readGrownUpPage())?.profiles.map(({ username }) => username) ?? null);

const make = (jar: Jar, name: string) =>
  at(jar, async () => {
    const made = await registerPupil(name, "critters-01", null);
    if (!made.ok) throw new Error(name);
    await enterAs(made.value.pupil.id, made.value.sessionId);
    return made.value.pupil.id;
  });

const logIn = (jar: Jar, pupilId: string, lock: PictureLock | null) =>
  at(jar, async () => {
    const opened = await tryLock(pupilId, lock);
    const sessionId = opened.ok ? await startSession(pupilId, opened.value) : null;
    if (sessionId === null) return false;
    await enterAs(pupilId, sessionId);
    return true;
  });

const setLock = (jar: Jar, old: PictureLock | null, next: PictureLock) =>
  at(jar, async () => {
    const { pupilId, sessionId, guestId } = await readSessionCookie();
    if (pupilId === null || sessionId === null) throw new Error("nobody plays here");
    expect(await changeLock({ pupilId, sessionId, guestId }, old, next)).toEqual({ ok: true, value: null });
  });

test("a pupil with a lock leaves the grown-ups' page of browsers that did not open it since it was set or changed", async () => {
  const [home, school, stranger] = [browser(), browser(), browser()];
  await make(school, "Mèo Trường");
  const pupil = await make(home, "Thỏ Nhà");
  expect(await logIn(school, pupil, null)).toBe(true);
  expect(await logIn(stranger, pupil, null)).toBe(true);
  expect(await shownAt(home)).toEqual(["Thỏ Nhà"]);
  expect(await shownAt(school)).toEqual(["Thỏ Nhà", "Mèo Trường"]);
  expect(await shownAt(stranger)).toEqual(["Thỏ Nhà"]);

  const [first, second] = [["frog", "duck", "cat"] as const, ["cat", "duck", "frog"] as const];
  await setLock(home, null, first);
  expect(await shownAt(home), "who set it").toEqual(["Thỏ Nhà"]);
  expect(await shownAt(school)).toEqual(["Mèo Trường"]);
  expect(await shownAt(stranger)).toEqual([]);

  expect(await logIn(stranger, pupil, second), "a wrong lock").toBe(false);
  expect(await logIn(school, pupil, first)).toBe(true);
  expect(await shownAt(school), "who opened it").toEqual(["Thỏ Nhà", "Mèo Trường"]);
  expect(await shownAt(stranger)).toEqual([]);

  await setLock(home, first, second);
  expect(await shownAt(home)).toEqual(["Thỏ Nhà"]);
  expect(await shownAt(school), "not since it was changed").toEqual(["Mèo Trường"]);
});
