import { expect, test } from "vitest";
import { toLine } from "#lib/core/to-line.ts";
import type { Figure } from "#lib/questions/figure.ts";
import { choiceLayout } from "./choice-layout.ts";

const picture: Figure = { type: "word", text: "8", alt: "8" };

function layoutOf(texts: readonly string[], figures: readonly Figure[] = []) {
  const { columns, hasLoudspeakers } = choiceLayout({ view: { choices: texts.map(toLine) }, figures });
  return [columns, hasLoudspeakers];
}

test("short answers stand in two columns with their loudspeakers, longer ones without", () => {
  expect(layoutOf(["8", "9", "10", "100"])).toEqual([2, true]);
  expect(layoutOf(["8 kg", "12 người", "9 cm", "3 m"])).toEqual([2, true]);
  expect(layoutOf(["21 313 người", "8", "9", "10"])).toEqual([2, false]);
});

test("three answers share a row below a picture and a column without one, sentences always a column", () => {
  expect(layoutOf(["nhiều hơn", "ít hơn", "bằng nhau"], [picture])).toEqual([3, true]);
  expect(layoutOf(["nhiều hơn", "ít hơn", "bằng nhau"])).toEqual([1, true]);
  expect(layoutOf(["8", "9", "10"])).toEqual([3, true]);
  const sentences = ["Mặt trời lên cao, nắng chiếu khắp nơi.", "to", "nhỏ", "vừa"];
  expect(layoutOf(sentences)).toEqual([1, true]);
  expect(layoutOf(sentences, [picture])).toEqual([1, false]);
});

test("answers that are for the pupil to read have no loudspeaker, however short they are, and stand as ever", () => {
  const choices = ["B", "b", "D", "d"].map(toLine);
  const heard = choiceLayout({ view: { choices }, figures: [] });
  expect(heard.hasLoudspeakers).toBe(true);
  const read = choiceLayout({ view: { choices }, figures: [], isReadByPupil: true });
  expect(read).toEqual({ ...heard, hasLoudspeakers: false });
});
