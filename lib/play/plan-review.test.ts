import { expect, test } from "vitest";
import { type DueSkill, planReview } from "./plan-review.ts";
import { learnSkill } from "./skill-progress.ts";
import { readTries } from "./written-tries.ts";

function due(id: string, tries: string, at: number): DueSkill {
  return { id, progress: learnSkill(null, { tries: readTries(tries), isMixed: false, at, day: "2026-11-21" }) };
}

const ids = (skills: readonly DueSkill[]) => planReview(skills).map(({ id }) => id);

test("nothing due, nothing asked", () => {
  expect(planReview([])).toEqual([]);
});

test("skills take turns, two questions each, the one that waits longest first", () => {
  const skills = ["d", "a", "c", "b"].map((id) => due(id, "1a", id.charCodeAt(0) * 1_000_000));
  expect(ids(skills)).toEqual(["a", "b", "c", "d", "a", "b", "c", "d"]);
});

test("one skill alone makes a run of six, twenty make one of fifteen", () => {
  expect(ids([due("a", "1", 0)])).toEqual(["a", "a", "a", "a", "a", "a"]);
  const many = Array.from({ length: 20 }, (_, place) => due(`s${place}`, "1a", place));
  expect(ids(many)).toEqual(Array.from({ length: 15 }, (_, place) => `s${place}`));
});

test("each skill is asked at the difficulty the pupil is at", () => {
  const skills = [due("a", "111", 0), due("b", "1112", 1), due("c", "333", 2)];
  const difficulties = new Map(planReview(skills).map(({ id, difficulty }) => [id, difficulty]));
  expect(difficulties).toEqual(
    new Map([
      ["a", 2],
      ["b", 2],
      ["c", 3],
    ]),
  );
});
