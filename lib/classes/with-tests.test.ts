import { expect, test } from "vitest";
import type { SeatSkill } from "./progress-view.ts";
import { withTests } from "./with-tests.ts";

const tried = (letters: string) => [...letters].map((letter) => ({ difficulty: 1 as const, isRight: letter === "1" }));

const add: SeatSkill = {
  number: 1,
  skillId: "add",
  state: "good",
  isDue: true,
  asked: 10,
  right: 9,
  lastDay: "2026-11-20",
};

const written = (number: number, letters: string, lastDay = "2026-11-25") => ({
  number,
  skillId: "add",
  tries: tried(letters),
  lastDay,
});

test("what was played and what was written are counted together, and a test changes no state", () => {
  expect(withTests([add], [written(1, "100")])).toEqual([
    { ...add, isMissed: true, asked: 13, right: 10, lastDay: "2026-11-25" },
  ]);
  expect(withTests([add], [written(1, "1", "2026-11-01")])[0]?.lastDay).toBe("2026-11-20");
});

test("a seat that has played nothing is learning", () => {
  const skill = {
    number: 2,
    skillId: "add",
    state: "learning",
    isDue: false,
    isMissed: false,
    asked: 2,
    right: 1,
    lastDay: "2026-11-25",
  };
  expect(withTests([add], [written(2, "10")])).toEqual([add, skill]);
});

test("no more than the last twenty count, those of tests among them", () => {
  expect(withTests([{ ...add, asked: 20, right: 10 }], [written(1, "11110")])).toMatchObject([
    { asked: 20, right: 12 },
  ]);
  expect(withTests([add], [written(1, "0".repeat(5) + "1".repeat(20))])).toMatchObject([{ asked: 20, right: 20 }]);
});
