import { expect, test } from "vitest";
import { stoneOf, stoneOfHref } from "./stones.ts";

test.each([
  ["/today/3/new", "lesson", "new"],
  ["/today/1/review", "review", "review"],
  ["/review/5", "review", "review"],
  ["/today/1/newer", "c1-count-to-10", "choose"],
  ["/course-detail/110/play/2", "c1-count-to-10", "choose"],
  ["/game/addition/10/challenge/3", "addition-10", "choose"],
])("a run of %s counts for the same stone here and on the server", (href, activity, stone) => {
  expect([stoneOfHref(href), stoneOf(activity)]).toEqual([stone, stone]);
});
