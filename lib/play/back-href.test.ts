import { expect, test } from "vitest";
import { backHref } from "./back-href.ts";

test.each([
  ["/example-two-class-one", "/course/challenge/1"],
  ["/class/1", "/"],
  ["/class/5", "/"],
  ["/user", "/"],
  ["/course/practice/3", "/class/3"],
  ["/course/challenge/2", "/class/2"],
  ["/game/level-one/play/7", "/game/level-one"],
  ["/game/level-one", "/course/challenge/1"],
  ["/course-detail/110", "/course/challenge/1"],
  ["/course-detail/110/play/2", "/course/challenge/1"],
  ["/game2/addition-level-two/100", "/course/challenge/2"],
  ["/game2/kg-lit", "/course/practice/2"],
  ["/game2/addition/20", "/course/practice/2"],
  ["/game/counting", "/course/practice/1"],
  ["/game/addition/10/play/3", "/course/practice/1"],
  ["/leaderboard/all", "/course/practice/1"],
  ["/contact", "/course/practice/1"],
])("from %s the arrow leads to %s", (from, to) => {
  expect(backHref(from)).toBe(to);
});
