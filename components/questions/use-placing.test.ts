import { expect, test } from "vitest";
import { nextPlace, type Placed, putCard, takeBack } from "./use-placing.ts";

const empty: Placed = { put: [null, null], chosen: null };

test("cards go to the first empty place, until none is left", () => {
  const one = putCard(empty, 1, true);
  expect([one.put, nextPlace(one)]).toEqual([[1, null], 1]);
  const both = putCard(one, 0, true);
  expect([both.put, nextPlace(both)]).toEqual([[1, 0], null]);
  expect(putCard(both, 1, true)).toEqual(both);
});

test("one card lies at several places where it may, else a second tap takes it back", () => {
  const one = putCard(empty, 1, true);
  expect(putCard(one, 1, true).put).toEqual([1, 1]);
  expect(putCard(one, 1, false)).toEqual({ put: [null, null], chosen: 0 });
});

test("a single place changes its card", () => {
  const one = putCard({ put: [null], chosen: null }, 2, false);
  expect(putCard(one, 0, false).put).toEqual([0]);
  expect(putCard(one, 2, false).put).toEqual([null]);
});

test("a place that is tapped gives its card back and is filled next", () => {
  const last = takeBack(empty, 1);
  expect(nextPlace(last)).toBe(1);
  const filled = putCard(putCard(last, 0, true), 1, true);
  expect(filled.put).toEqual([1, 0]);
  expect(putCard(takeBack(filled, 0), 0, true).put).toEqual([0, 0]);
});
