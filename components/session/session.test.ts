import { beforeEach, expect, test, vi } from "vitest";
import type { session as Session } from "./session.ts";

const kept = new Map<string, string>();
let tabs = new EventTarget();
let session: typeof Session;

const duck = { username: "Lan", points: "1 200", animal: "animals/level-one/duck-1" };
const giraffe = "animals/level-one/giraffe-1";

/** A tab of its own: what it keeps in memory no other has. */
async function open(isBlocked = false): Promise<typeof Session> {
  vi.resetModules();
  vi.stubGlobal("window", {
    localStorage: {
      getItem: (key: string) => (isBlocked ? null : (kept.get(key) ?? null)),
      setItem: (key: string, value: string) => void (isBlocked || kept.set(key, value)),
      removeItem: (key: string) => void kept.delete(key),
    },
    addEventListener: tabs.addEventListener.bind(tabs),
    removeEventListener: tabs.removeEventListener.bind(tabs),
  });
  return (await import("./session.ts")).session;
}

/** Another tab has written what is kept under `key`. */
function tellOfTab(key: string | null): void {
  tabs.dispatchEvent(Object.assign(new Event("storage"), { key }));
}

beforeEach(async () => {
  kept.clear();
  tabs = new EventTarget();
  session = await open();
});

test("nobody is logged in at first", () => {
  expect([session.name(), session.confirmedName(), session.points(), session.animal()]).toEqual([
    null,
    null,
    null,
    giraffe,
  ]);
});

test("login and logout are heard, each once, with all there is to know", () => {
  const heard = vi.fn();
  const stop = session.subscribe(() => heard(session.confirmedName(), session.points(), session.animal()));
  session.logIn(duck);
  session.logOut();
  stop();
  session.logIn(duck);
  expect(heard.mock.calls).toEqual([
    ["Lan", "1 200", duck.animal],
    [null, null, giraffe],
  ]);
});

test("a new page knows the name, the points and the animal, but not yet whether the server does", async () => {
  session.logIn(duck);
  const next = await open();
  expect([next.name(), next.confirmedName(), next.points(), next.animal()]).toEqual([
    "Lan",
    null,
    "1 200",
    duck.animal,
  ]);
});

test("the points of another pupil are not shown for one's own", () => {
  session.logIn(duck);
  session.confirm("Minh");
  expect(session.points()).toBeUndefined();
});

test("a pupil the server does not know is a guest, and keeps the name", () => {
  session.logIn(duck);
  session.forgetPoints();
  expect([session.name(), session.points()]).toEqual(["Lan", null]);
});

test("where storage is blocked a tab still knows the points and the animal of who has logged in there", async () => {
  const blocked = await open(true);
  blocked.logIn(duck);
  expect([blocked.name(), blocked.confirmedName(), blocked.points(), blocked.animal()]).toEqual([
    null,
    "Lan",
    "1 200",
    duck.animal,
  ]);
  blocked.logOut();
  expect([blocked.confirmedName(), blocked.points(), blocked.animal()]).toEqual([null, null, giraffe]);
});

test("a turn is another name, not the same one told again", () => {
  session.logIn(duck);
  session.logIn(duck);
  session.confirm("Lan");
  expect(session.turns()).toBe(1);
  session.logOut();
  session.logIn(duck);
  expect(session.turns()).toBe(3);
});

test("an animal that is none is not shown", () => {
  session.logIn({ ...duck, animal: "https://example.com/a" });
  expect(session.animal()).toBe(giraffe);
});

test("a profile that is gone is gone until somebody logs in", () => {
  session.markGone();
  expect(session.isGone()).toBe(true);
  session.logIn(duck);
  expect(session.isGone()).toBe(false);
});

test("of other tabs every change is heard, and that of the name apart", () => {
  const heard = vi.fn();
  const named = vi.fn();
  const stops = [session.subscribe(heard), session.watchOtherTabs(named)];
  for (const key of ["points", "userName", null]) tellOfTab(key);
  session.confirm("Lan");
  for (const stop of stops) stop();
  tellOfTab("userName");
  expect([heard.mock.calls.length, named.mock.calls.length]).toEqual([4, 2]);
});
