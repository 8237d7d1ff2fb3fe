import { expect, test } from "vitest";
import { groupMistakes } from "./group-mistakes.ts";
import type { SeatMistake } from "./progress-view.ts";

function made(number: number, skillId: string, code: string, times: number, lastDay = "2026-11-28"): SeatMistake {
  return {
    number,
    skillId,
    code,
    times,
    isNamed: false,
    lastDay,
    sample: { prompt: `${number}`, given: "1", right: "2" },
  };
}

const shown = (mistakes: readonly SeatMistake[]) =>
  groupMistakes(mistakes).map(({ skillId, code, numbers }) => `${skillId} ${code}: ${numbers.join(" ")}`);

test("once is a slip, not a mistake a pupil makes", () => {
  expect(shown([made(1, "add", "CARRY", 1), made(2, "add", "CARRY", 2)])).toEqual(["add CARRY: 2"]);
  expect(shown([made(1, "add", "CARRY", 1)])).toEqual([]);
});

test("what a teacher names in a test is no slip", () => {
  expect(shown([{ ...made(1, "add", "CARRY", 1), isNamed: true }])).toEqual(["add CARRY: 1"]);
});

test("a group has one skill and one mistake, who makes it most often first, then by number", () => {
  const mistakes = [
    made(3, "add", "CARRY", 2),
    made(1, "add", "CARRY", 2),
    made(2, "add", "CARRY", 5),
    made(1, "add", "OFF10", 2),
    made(1, "subtract", "CARRY", 3),
  ];
  expect(shown(mistakes)).toEqual(["add CARRY: 2 1 3", "subtract CARRY: 1", "add OFF10: 1"]);
});

test("the mistakes of the most pupils come first, those without a name last however many they are", () => {
  const mistakes = [
    ...[1, 2, 3, 4].map((number) => made(number, "read", "", 9)),
    made(1, "add", "CARRY", 2),
    ...[1, 2].map((number) => made(number, "clock", "HANDS", 2)),
  ];
  expect(shown(mistakes)).toEqual(["clock HANDS: 1 2", "add CARRY: 1", "read : 1 2 3 4"]);
});

test("of groups of the same size the one that is made more often comes first", () => {
  expect(shown([made(1, "add", "CARRY", 2), made(2, "clock", "HANDS", 3)])).toEqual(["clock HANDS: 2", "add CARRY: 1"]);
});

test("the sample is the last wrong answer of any of its pupils", () => {
  const [group] = groupMistakes([
    made(1, "add", "CARRY", 9, "2026-11-20"),
    made(2, "add", "CARRY", 2, "2026-11-27"),
    made(3, "add", "CARRY", 2, "2026-11-21"),
  ]);
  expect(group?.sample.prompt).toBe("2");
  expect(group?.numbers).toEqual([1, 2, 3]);
});
