import { expect, test } from "vitest";
import { mapNodeStates } from "./map-node-states.ts";

const states = (count: number, levels: readonly number[]) =>
  mapNodeStates(
    count,
    levels.map((level) => ({ level, totalTime: level * 10 })),
  ).map(({ state }) => state);

test("a newcomer finds the first stone open and the others locked", () => {
  expect(states(4, [])).toEqual(["open", "locked", "locked", "locked"]);
});

test("a done stone opens the next one and keeps its time", () => {
  expect(states(4, [1, 2])).toEqual(["done", "done", "open", "locked"]);
  expect(mapNodeStates(4, [{ level: 1, totalTime: 65 }])[0]).toEqual({ level: 1, state: "done", totalTime: 65 });
});

test("a path done to its end has nothing open, and levels beyond it change nothing", () => {
  expect(states(2, [1, 2, 3])).toEqual(["done", "done"]);
});

test("a gap stays open beside what was done after it", () => {
  expect(states(4, [1, 3])).toEqual(["done", "open", "done", "open"]);
});
