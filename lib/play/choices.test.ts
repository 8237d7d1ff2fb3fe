import { expect, test } from "vitest";
import { chooseCards } from "./choices.ts";
import { learnSkill } from "./skill-progress.ts";

const card = (id: string | null, href: string) =>
  ({ title: href, image: "counting", href, skill: id && { id } }) as const;
const cards = [
  card(null, "/game/counting"),
  card(null, "/game/compare"),
  card("c1-reading", "/course-detail/1"),
  ...Array.from({ length: 6 }, (_, place) => card(`c1-skill-${place}`, `/course-detail/${place + 2}`)),
  card("c1-later", "/course-detail/99"),
].map((each) => ({ ...each, skill: each.skill === "" ? null : each.skill }));
const progress = learnSkill(null, {
  tries: [{ difficulty: 1, isRight: true }],
  isMixed: false,
  at: 0,
  day: "1970-01-01",
});
const pupil = {
  taught: new Set(["c1-reading", ...Array.from({ length: 6 }, (_, place) => `c1-skill-${place}`)]),
  progress: new Map([["c1-skill-0", progress]]),
};
const deal = (draw: number) => chooseCards(cards, pupil, "2026-11-26", draw);

test("a game, a text to read, and in turns something known and something new", () => {
  expect(deal(0).map(({ why }) => why)).toEqual(["game", "reading", "favourite"]);
  expect(deal(1).map(({ why }) => why)).toEqual(["game", "reading", "fresh"]);
  expect(deal(0)).toEqual(deal(0));
});

test("no card twice, none that is taught later, and every other comes with some deal", () => {
  const seen = new Set<string>();
  for (let draw = 0; draw < 60; draw += 1) {
    const hrefs = deal(draw).map(({ href }) => href);
    expect(new Set(hrefs).size).toBe(3);
    for (const href of hrefs) seen.add(href);
  }
  expect(seen).toEqual(new Set(cards.map(({ href }) => href).filter((href) => href !== "/course-detail/99")));
});

test("where there is no game something else takes its place", () => {
  const without = cards.filter(({ skill }) => skill !== null);
  expect(chooseCards(without, pupil, "2026-11-26", 0).map(({ why }) => why)).toEqual(["reading", "favourite", "fresh"]);
});
