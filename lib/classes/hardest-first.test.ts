import { expect, test } from "vitest";
import type { QuestionReport } from "./assignment-view.ts";
import { hardestFirst, skillsOf } from "./hardest-first.ts";

function report(place: number, right: number, answered: number, skillId = "add"): QuestionReport {
  return { place, skillId, skillTitle: skillId, asked: null, right, answered, wrong: [] };
}

test("fewer right answers make a question harder, whatever how many answered; equals stay in order", () => {
  const reports = [report(0, 4, 5), report(1, 1, 2), report(2, 50, 100), report(3, 0, 1), report(4, 5, 5)];
  expect(hardestFirst(reports).map(({ place }) => place)).toEqual([3, 1, 2, 0, 4]);
});

test("what nobody answered is not hard", () => {
  expect(hardestFirst([report(0, 0, 0), report(1, 3, 4)]).map(({ place }) => place)).toEqual([1, 0]);
});

test("the questions of a skill are counted together", () => {
  const reports = [report(0, 4, 4, "add"), report(1, 1, 4, "clock"), report(2, 0, 4, "add")];
  expect(skillsOf(reports)).toEqual([
    { skillId: "clock", skillTitle: "clock", right: 1, answered: 4, questions: 1 },
    { skillId: "add", skillTitle: "add", right: 4, answered: 8, questions: 2 },
  ]);
});
