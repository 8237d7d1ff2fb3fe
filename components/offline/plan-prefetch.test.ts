import { expect, test } from "vitest";
import { dayMs } from "#lib/core/durations.ts";
import { planPrefetch, planWork, stalePrefetchedRuns } from "./plan-prefetch.ts";

const now = 100 * dayMs;

function activities(count: number, played: Readonly<Record<string, number>> = {}) {
  return Array.from({ length: count }, (_, place) => ({
    href: `/${place}`,
    classId: "1",
    title: "",
    place,
    askedAt: now,
    playedAt: played[`/${place}`] ?? 0,
  }));
}

const entry = (href: string, madeAt = now) => ({ runId: `${href} ${madeAt}`, player: "", href, madeAt, size: 1 });

test("every activity gets one run, four at a time", () => {
  expect(planPrefetch(activities(9), [], now)).toEqual([["/0", "/1", "/2", "/3"], ["/4", "/5", "/6", "/7"], ["/8"]]);
});

test("what is there is not asked for, what is four days old is", () => {
  const held = [entry("/0"), entry("/1", now - 3.9 * dayMs), entry("/2", now - 4.1 * dayMs), entry("/3", now + dayMs)];
  expect(planPrefetch(activities(4), held, now)).toEqual([["/2", "/3"]]);
  expect(stalePrefetchedRuns(held, now)).toEqual([held[2]?.runId, held[3]?.runId]);
});

test("what was played lately comes first and has three", () => {
  const listed = activities(6, { "/4": 2, "/5": 3 });
  expect(planPrefetch(listed, [entry("/4")], now)).toEqual([
    ["/5", "/0", "/1", "/2"],
    ["/3"],
    ["/5", "/4"],
    ["/5", "/4"],
  ]);
  const held = ["/0", "/1", "/2", "/3"].map((href) => entry(href));
  const three = [now - 1, now - 2, now - 3].flatMap((at) => [entry("/4", at), entry("/5", at)]);
  expect(planPrefetch(listed, [...held, ...three], now)).toEqual([]);
});

test("of given work the first five get a run each, four at a time", () => {
  const hrefs = ["/bai/1", "/bai/2", "/bai/3", "/bai/4", "/bai/5", "/bai/6"];
  expect(planWork(hrefs, [], now)).toEqual([hrefs.slice(0, 4), hrefs.slice(4, 5)]);
  const held = [entry("/bai/1"), entry("/bai/2", now - 5 * dayMs)];
  expect(planWork(hrefs.slice(0, 3), held, now)).toEqual([["/bai/2", "/bai/3"]]);
  expect(planWork([], held, now)).toEqual([]);
});
