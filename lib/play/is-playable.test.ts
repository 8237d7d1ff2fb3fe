import { expect, test } from "vitest";
import type { Card } from "./card-href.ts";
import { isPlayable } from "./is-playable.ts";

function card(type: Card["type"], name: string): Card {
  return { id: 1, name, type, range: null };
}

test("the worked example of class 1 is there", () => {
  expect(isPlayable(card("example-two-class-one", "example-two-class-one"), "1")).toBe(true);
});

test("a game is there for its class alone, one that no registry knows for none", () => {
  expect(isPlayable(card("game", "paragraph"), "2")).toBe(true);
  expect(isPlayable(card("game", "paragraph"), "1")).toBe(false);
  expect(isPlayable(card("game", "unheard-of"), "2")).toBe(false);
});
