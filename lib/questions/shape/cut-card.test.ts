import { expect, test } from "vitest";
import { createRng } from "#lib/core/create-rng.ts";
import { areaOf, cutInto, cutsOf, mirroredCard, outlineOf, readCard, seamsOf } from "./cut-card.ts";

const square = readCard("0,0 2,0 2,2 0,2");
const roof = readCard("2,0 4,2 0,2");
const any = () => true;

test("a square is cut along the grid and its diagonals", () => {
  const areas = cutsOf(square, (card) => card.length <= 4).map((cut) => cut.map(areaOf).toSorted().join(" "));
  expect(areas.filter((each) => each === "2 2")).toHaveLength(4);
});

test("pieces have the area of what they were cut from", () => {
  const cards = cutInto(createRng("cut"), [roof], 4, any) ?? [];
  expect(cards).toHaveLength(4);
  expect(cards.reduce((sum, card) => sum + areaOf(card), 0)).toBe(areaOf(roof));
});

test("a house has an outline of five corners, with a seam below its roof", () => {
  const walls = readCard("0,2 4,2 4,4 0,4");
  expect(outlineOf([roof, walls])).toHaveLength(5);
  expect(seamsOf([roof, walls])).toHaveLength(4);
});

test("cards that meet in a point or not at all have no outline", () => {
  expect(outlineOf([square, readCard("2,2 4,2 4,4 2,4")])).toBeNull();
  expect(outlineOf([square, readCard("5,0 6,0 6,1 5,1")])).toBeNull();
});

test("in a mirror a card lies the other way, as large as before", () => {
  const half = readCard("0,0 2,2 0,2");
  expect(mirroredCard(half, 2)).toEqual(readCard("2,2 0,2 2,0"));
  expect(areaOf(mirroredCard(half, 2))).toBe(2);
});
