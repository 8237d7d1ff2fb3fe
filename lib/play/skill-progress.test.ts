import { describe, expect, test } from "vitest";
import { dayMs } from "#lib/core/durations.ts";
import { learnSkill, nearness, type SkillProgress } from "./skill-progress.ts";
import { readTries, writeTries } from "./written-tries.ts";

const firstDay = Date.UTC(2026, 10, 21, 3);

/** Plays runs one after the other: the day they are played on, their tries, and whether they were mixed. */
function learn(...runs: readonly (readonly [day: number, tries: string, isMixed?: boolean])[]): SkillProgress {
  const last = runs.reduce<SkillProgress | null>((before, [day, tries, isMixed = false]) => {
    const at = firstDay + day * dayMs;
    const written = new Date(at).toISOString().slice(0, 10);
    return learnSkill(before, { tries: readTries(tries), isMixed, at, day: written });
  }, null);
  if (last === null) throw new Error("no run");
  return last;
}

const strong = "1111111111";

describe("the state of a skill", () => {
  test.each([
    ["one run with a few misses", learn([0, "111a1a1a11"]), "learning"],
    ["eight of ten right", learn([0, "1a1111a111"]), "good"],
    ["ten right, before there were ten", learn([0, "111111111"]), "learning"],
    ["nine of ten of the last twenty right", learn([0, strong], [0, strong]), "good"],
    ["and right again in a mixed run on the same day", learn([0, strong], [0, strong], [0, "22", true]), "good"],
    ["and right again in another run on a later day", learn([0, strong], [0, strong], [1, strong]), "good"],
    ["and right again in a mixed run on a later day", learn([0, strong], [0, strong], [1, "22", true]), "mastered"],
    ["and half right in a mixed run on a later day", learn([0, strong], [0, strong], [1, "2b", true]), "good"],
    [
      "mastered, and everything wrong since",
      learn([0, strong + strong], [1, "2", true], [2, "aaaaaaaaaa"]),
      "mastered",
    ],
    ["good, and everything wrong since", learn([0, strong], [1, "aaaaaaaaaaaaaaaaaaaa"]), "good"],
  ])("%s", (_, progress, state) => {
    expect(progress.state).toBe(state);
  });
});

test("the last twenty tries are kept", () => {
  expect(writeTries(learn([0, "aaaaaaaaaa"], [0, strong], [0, "2222222222"]).tries)).toBe(`${strong}2222222222`);
});

test("a skill is never due on the day it was practised, sooner after misses than without", () => {
  const well = learn([0, strong]);
  const badly = learn([0, "aaaaaaaaaa"]);
  expect(badly.card.dueAt - firstDay).toBeGreaterThanOrEqual(dayMs);
  expect(well.card.dueAt).toBeGreaterThan(badly.card.dueAt);
});

test("each time it is remembered, the next review is further away; forgotten, it comes back soon", () => {
  const once = learn([0, strong]);
  const due = (progress: SkillProgress) => Math.round((progress.card.dueAt - progress.card.reviewedAt) / dayMs);
  const again = learn([0, strong], [due(once), "22", true]);
  const forgotten = learn([0, strong], [due(once), "bb", true]);
  expect(due(again)).toBeGreaterThan(due(once));
  expect(due(forgotten)).toBeLessThan(due(again));
});

test("a clock that was set back does no harm", () => {
  expect(learn([5, strong], [0, strong]).card.dueAt).toBeGreaterThanOrEqual(learn([5, strong]).card.dueAt);
});

/** Plays runs of ten, all right, on one day, and a mixed one on the next, as many in all as are asked for. */
function finishRight(before: SkillProgress, runs: number): SkillProgress {
  const at = (day: number) => ({
    at: firstDay + day * dayMs,
    day: new Date(firstDay + day * dayMs).toISOString().slice(0, 10),
  });
  const ten = readTries(strong);
  let progress = before;
  for (let run = 1; run < runs; run += 1) progress = learnSkill(progress, { tries: ten, isMixed: false, ...at(40) });
  return learnSkill(progress, { tries: readTries("1"), isMixed: true, ...at(41) });
}

describe("how near a skill is to being mastered", () => {
  test.each([
    "1",
    "a",
    "1a1a1a1a1a",
    "aaaaaaaaaa",
    strong,
    "1111111111111111111",
    "11111111111111111aaa",
    strong + strong,
  ])("after %s so many runs that go well are enough, and no fewer", (tries) => {
    const before = learn([0, tries]);
    const { runs } = nearness(before);
    expect(finishRight(before, runs).state).toBe("mastered");
    if (runs > 1) expect(finishRight(before, runs - 1).state).not.toBe("mastered");
  });

  test("the way grows shorter with every right answer and never longer than three runs", () => {
    const ways = Array.from({ length: 20 }, (_, right) => nearness(learn([0, "a"], [0, "1".repeat(right + 1)])));
    for (const [place, way] of ways.entries()) {
      expect(way.runs).toBeLessThanOrEqual(3);
      expect(way.share).toBeGreaterThanOrEqual(ways[place - 1]?.share ?? 0);
      expect(way.share).toBeLessThan(1);
    }
  });
});
