import { expect, test } from "vitest";
import { type Card, cardHref } from "./card-href.ts";

const course = { id: 110, name: "c1-add-within-10", type: "course", range: null } satisfies Card;
const example = { id: 154, name: "example-two-class-one", type: "example-two-class-one", range: null } satisfies Card;
const game = { id: 101, name: "counting", type: "game", range: null } satisfies Card;
const ranged = { id: 102, name: "addition", type: "game-range", range: "5" } satisfies Card;

test.each([
  [course, "1", "/course-detail/110"],
  [example, "1", "/example-two-class-one"],
  [game, "1", "/game/counting"],
  [ranged, "1", "/game/addition/5"],
  [game, "2", "/game2/counting"],
  [ranged, "2", "/game2/addition/5"],
  [course, "2", "/course-detail/110"],
  [example, "2", null],
  [course, "3", "/course-detail/110"],
  [course, "5", "/course-detail/110"],
  [game, "3", null],
  [ranged, "4", null],
  [example, "5", null],
] as const)("card %o of class %s leads to %s", (card, classId, href) => {
  expect(cardHref(card, classId)).toBe(href);
});

test("a card of a game with ranges that has no range leads nowhere", () => {
  expect(cardHref({ ...ranged, range: null }, "1")).toBeNull();
});
