import { beforeEach, expect, test, vi } from "vitest";
import { dayMs } from "#lib/core/durations.ts";
import { vietnamDay } from "#lib/core/vietnam-day.ts";
import { fakeWindow } from "#tests/setup/fake-window.ts";

const morning = Date.parse("2026-11-18T01:00:00Z");

const work = (code: string, isDone = false) => ({
  code,
  className: "3A Hoa Mai",
  classId: "3",
  title: "Chia có dư",
  questions: 5,
  minutes: 3,
  closesOn: "2026-11-20",
  isDone,
});

/** What the server tells of a day. */
function tell(assignments: readonly unknown[]): void {
  const day = vietnamDay(Date.now());
  const told = { day, done: [], days: [], pieces: 0, at: null, learnt: null, count: 10, lesson: null, review: [] };
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ ...told, assignments })));
}

async function open(name: string) {
  vi.resetModules();
  window.localStorage.setItem("userName", name);
  return (await import("./today.ts")).today;
}

const ask = (today: Awaited<ReturnType<typeof open>>) => today.ask("3", null, new AbortController().signal);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: morning });
  vi.stubGlobal("window", Object.assign(globalThis, fakeWindow()));
  return () => vi.useRealTimers();
});

test("given work is kept for the next visit, and done as soon as its run ends", async () => {
  tell([work("ACDEFG"), work("HJKMNP")]);
  await ask(await open("Mèo"));
  const today = await open("Mèo");
  expect(today.get().work).toEqual([work("ACDEFG"), work("HJKMNP")]);
  today.finish("/bai/ACDEFG", "run");
  expect(today.get().work).toEqual([work("ACDEFG", true), work("HJKMNP")]);
  // Its run waits to be sent.
  await ask(today);
  expect(today.get().work).toEqual([work("ACDEFG", true), work("HJKMNP")]);
  tell([work("ACDEFG", true)]);
  await ask(today);
  expect(today.get().work).toEqual([work("ACDEFG", true)]);
});

test("on the next day, without a network, what is still to do is there and what was done is not", async () => {
  tell([work("ACDEFG"), work("HJKMNP")]);
  const today = await open("Mèo");
  await ask(today);
  today.finish("/bai/ACDEFG", "run");
  vi.setSystemTime(morning + dayMs);
  expect(today.get().work).toEqual([work("HJKMNP")]);
  tell([work("HJKMNP"), work("ACDEFG", true)]);
  await ask(today);
  expect(today.get().work).toEqual([work("HJKMNP")]);
});

test("no pupil of the same browser sees what was given to another", async () => {
  tell([work("ACDEFG")]);
  await ask(await open("Mèo"));
  expect((await open("Thỏ")).get().work).toEqual([]);
});
