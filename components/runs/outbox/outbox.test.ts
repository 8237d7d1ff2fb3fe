import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { beforeEach, expect, test, vi } from "vitest";
import type { KeptFinishedRun } from "#components/runs/outbox/finished-runs.ts";
import type { FinishResult } from "#lib/play/finish-result.ts";

const result: FinishResult = {
  points: 95,
  rightFirst: 9,
  rightSecond: 1,
  stickers: [],
  totalScore: null,
  unlockedBefore: null,
  unlockedAfter: null,
  nextStepAt: null,
  stepAt: null,
  passed: null,
  totalTime: null,
  bestTime: null,
  notice: "guest",
  next: { kind: "same", href: "/" },
  challengeHref: null,
};

/** Of whoever plays here by the name in local storage. */
const run = (runId: string): KeptFinishedRun => ({
  runId,
  answers: [{ responses: [{ choice: 1 }], hintOpened: false }],
  owner: kept.get("userName") ?? null,
  keptAt: 1,
});
const counted = { ok: true, value: result };
const headers = { "x-site-build": "this build" };

/** The server answers every run with this from now on; gives the run ids it is asked with. */
function serve(answer: (runId: string) => unknown, init: ResponseInit = { headers }): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string, { body }: { body?: string }) => {
    if (address !== "/api/finished-runs") throw new TypeError("network");
    const { runId } = JSON.parse(body ?? "");
    asked.push(runId);
    return Response.json(await answer(runId), init);
  });
  return asked;
}

const counts = () => serve(() => counted);
const refuses = (reason: string) => serve(() => ({ ok: false, reason }));
const fails = () => serve(() => Promise.reject(new TypeError("network")));

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.resetModules();
  vi.stubGlobal("indexedDB", new IDBFactory());
  vi.stubGlobal("window", {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
    setTimeout: vi.fn(),
    clearTimeout: vi.fn(),
    location: { pathname: "/game/addition/10" },
  });
  vi.stubGlobal("document", { documentElement: { dataset: { build: "this build" } } });
});

/** A tab of its own: what it keeps in memory no other has. */
async function open() {
  vi.resetModules();
  const { outbox } = await import("./outbox.ts");
  const { finishedRuns } = await import("#components/runs/outbox/finished-runs.ts");
  const { outdatedPages } = await import("./outdated-pages.ts");
  const { pageBuild } = await import("#components/ui/page-build.ts");
  const { session } = await import("#components/session/session.ts");
  const ids = async () => (await finishedRuns.list()).map(({ runId }) => runId);
  return { outbox, ids, outdatedPages, pageBuild, session };
}

test("a counted run is removed and its result handed on", async () => {
  const { outbox, ids } = await open();
  counts();
  await outbox.keep(run("a"));
  expect(await outbox.send(run("a"))).toEqual({ status: "counted", result });
  expect(await ids()).toEqual([]);
  expect(outbox.state.get()).toEqual({ waiting: 0, sent: 0, lost: 0 });
});

test.each([
  ["the network fails", fails],
  ["the backend is away", () => refuses("backend-away")],
  ["the server asks to wait", () => refuses("too-many")],
  ["it is another pupil's", () => refuses("not-yours")],
  ["a proxy hides the site's name", () => serve(() => ({ ok: false, reason: "refused" }), { status: 403 })],
  ["a proxy answers in the server's place", () => serve(() => "Bad Gateway", { status: 502 })],
])("a run stays while %s, and is told when it was sent after all", async (_what, hinder) => {
  const { outbox, ids } = await open();
  hinder();
  await outbox.keep(run("a"));
  expect(await outbox.send(run("a"))).toEqual({ status: "kept" });
  expect(await ids()).toEqual(["a"]);
  expect(outbox.state.get()).toEqual({ waiting: 1, sent: 0, lost: 0 });
  counts();
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + 11 * 60_000);
  await outbox.flush();
  expect(await ids()).toEqual([]);
  expect(outbox.state.get()).toEqual({ waiting: 0, sent: 1, lost: 0 });
});

test("a run that waited too long is removed, and that is told", async () => {
  const { outbox } = await open();
  await outbox.keep(run("a"));
  const later = await open();
  refuses("refused");
  await later.outbox.flush();
  expect(await later.ids()).toEqual([]);
  expect(later.outbox.state.get()).toEqual({ waiting: 0, sent: 0, lost: 1 });
});

test("a run on its way is not sent a second time", async () => {
  const { outbox } = await open();
  const asked = counts();
  await outbox.keep(run("a"));
  await Promise.all([outbox.send(run("a")), outbox.send(run("a"))]);
  expect(asked).toEqual(["a"]);
});

test("a server that does not answer in time leaves the run waiting", async () => {
  const { outbox, ids } = await open();
  vi.stubGlobal("window", { ...window, setTimeout: (late: () => void) => late() });
  serve(() => new Promise(() => undefined));
  await outbox.keep(run("a"));
  expect(await outbox.send(run("a"))).toEqual({ status: "kept" });
  expect(await ids()).toEqual(["a"]);
});

test("flushing sends every run, and one that has to wait does not hold up the rest", async () => {
  const { outbox, ids } = await open();
  await outbox.keep(run("a"));
  await outbox.keep(run("b"));
  const asked = serve((runId) => (runId === "a" ? { ok: false, reason: "backend-away" } : counted));
  await outbox.flush();
  expect(asked).toEqual(["a", "b"]);
  expect(await ids()).toEqual(["a"]);
});

test("without a network one run is tried, not all of them", async () => {
  const { outbox, ids } = await open();
  await outbox.keep(run("a"));
  await outbox.keep(run("b"));
  const asked = fails();
  await outbox.flush();
  expect(asked).toEqual(["a"]);
  expect(await ids()).toEqual(["a", "b"]);
  expect(outbox.state.get().waiting).toBe(2);
});

test("what another pupil of this browser has left is sent along, and not counted among one's own", async () => {
  kept.set("userName", "Mèo");
  const { outbox } = await open();
  await outbox.keep(run("a"));
  kept.set("userName", "Vịt");
  const asked = refuses("not-yours");
  await outbox.flush();
  expect(asked).toEqual(["a"]);
  expect(outbox.state.get().waiting).toBe(0);
});

test("a run of another pupil is asked for again when somebody else plays or after ten minutes, and no sooner", async () => {
  kept.set("userName", "Vịt");
  const { outbox } = await open();
  await outbox.keep(run("a"));
  const asked = refuses("not-yours");
  await outbox.flush();
  await outbox.flush();
  expect(asked).toEqual(["a"]);
  kept.set("userName", "Mèo");
  await outbox.flush();
  expect(asked).toEqual(["a", "a"]);
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + 11 * 60_000);
  await outbox.flush();
  expect(asked).toEqual(["a", "a", "a"]);
});

test("what a guest's request is answered after the pupil has come in is asked again for the pupil, at once", async () => {
  kept.set("userName", "Mèo");
  const { outbox, ids, session } = await open();
  await outbox.keep(run("a"));
  session.confirm(null);
  const { promise, resolve: answer } = Promise.withResolvers<unknown>();
  const asked = serve(() => (asked.length === 1 ? promise : counted));
  vi.stubGlobal("window", {
    ...window,
    setInterval: vi.fn(),
    clearInterval: vi.fn(),
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  });
  const stop = outbox.watch();
  await vi.waitFor(() => expect(asked).toEqual(["a"]));
  session.confirm("Mèo");
  answer({ ok: false, reason: "not-yours" });
  await vi.waitFor(async () => expect(await ids()).toEqual([]));
  expect(asked).toEqual(["a", "a"]);
  stop();
});

test("a pupil who comes back has what waits sent at once", async () => {
  kept.set("userName", "Mèo");
  const { outbox, ids, session } = await open();
  await outbox.keep(run("a"));
  refuses("not-yours");
  vi.stubGlobal("window", {
    ...window,
    setInterval: vi.fn(),
    clearInterval: vi.fn(),
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  });
  const stop = outbox.watch();
  await vi.waitFor(() => expect(outbox.state.get().waiting).toBe(1));
  session.confirm(null);
  counts();
  session.confirm("Mèo");
  await vi.waitFor(async () => expect(await ids()).toEqual([]));
  stop();
});

test("what becomes of another pupil's run is not told to this one", async () => {
  kept.set("userName", "Mèo");
  const { outbox, ids } = await open();
  await outbox.keep(run("a"));
  kept.set("userName", "Vịt");
  refuses("refused");
  await outbox.flush();
  expect(await ids()).toEqual([]);
  expect(outbox.state.get()).toEqual({ waiting: 0, sent: 0, lost: 0 });
});

test("a run whose request is still on its way is not sent beside itself, and counts when that is answered", async () => {
  const { outbox } = await open();
  vi.stubGlobal("window", { ...window, setTimeout: (wake: () => void, ms: number) => ms < 10_000 && wake() });
  const { promise, resolve: answer } = Promise.withResolvers<unknown>();
  const asked = serve(() => promise);
  await outbox.keep(run("a"));
  expect(await outbox.send(run("a"))).toEqual({ status: "kept" });
  vi.stubGlobal("window", { ...window, setTimeout: vi.fn() });
  const again = outbox.send(run("a"));
  answer(counted);
  expect(await again).toEqual({ status: "counted", result });
  expect(asked).toEqual(["a"]);
});

test("pages from before a counted run are known to be, but not the page that shows its result", async () => {
  const { outbox, outdatedPages } = await open();
  refuses("refused");
  await outbox.send(run("a"));
  expect(outdatedPages.isOneAt("/user")).toBe(false);
  counts();
  await outbox.send(run("b"));
  expect(outdatedPages.isOneAt("/game/addition/10")).toBe(false);
  expect(outdatedPages.isOneAt("/user")).toBe(true);
  expect(outdatedPages.isOneAt("/user"), "asked for anew once").toBe(false);
});

test.each([
  ["this build", false],
  ["another build", true],
])("a run that was counted by %s tells the page whether it has outlived its own: %s", async (build, isOutlived) => {
  const { outbox, pageBuild } = await open();
  serve(() => counted, { headers: { "x-site-build": build } });
  expect(await outbox.send(run("a"))).toEqual({ status: "counted", result });
  expect(pageBuild.isOutlived()).toBe(isOutlived);
});
