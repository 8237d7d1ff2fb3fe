import { expect, test } from "vitest";
import { parseCourseStep } from "./course-step.ts";

test.each([
  ["", { mode: null, difficulty: null }],
  ["play/1", { mode: "practice", difficulty: 1 }],
  ["challenge/3", { mode: "challenge", difficulty: 3 }],
  ["play/0", null],
  ["play/4", null],
  ["play/-1", null],
  ["play/abc", null],
  ["play/1000000000", null],
  ["play", null],
  ["look/1", null],
  ["play/1/2", null],
])("the steps %j read as %o", (path, step) => {
  expect(parseCourseStep(path === "" ? [] : path.split("/"))).toEqual(step);
});
