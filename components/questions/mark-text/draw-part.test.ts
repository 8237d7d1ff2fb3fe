import { expect, test } from "vitest";
import { drawPart, togglePiece } from "./draw-part.ts";

const none = [0, 0, 0, 0, 0, 0];

function drawAll(taps: readonly (readonly [pencil: number, word: number])[]): string {
  return taps.reduce<number[]>((marks, [pencil, word]) => drawPart(marks, pencil, word), none).join("");
}

test("each pencil draws from its first word to its last, beside what the other drew", () => {
  expect(
    drawAll([
      [1, 0],
      [1, 2],
      [2, 3],
      [2, 5],
    ]),
  ).toBe("111222");
  expect(
    drawAll([
      [2, 5],
      [2, 3],
      [1, 1],
    ]),
  ).toBe("010222");
});

test("a line that is drawn across another takes its words, and leaves it no rest beyond", () => {
  expect(
    drawAll([
      [2, 0],
      [2, 5],
      [1, 1],
    ]),
  ).toBe("012222");
  expect(
    drawAll([
      [1, 0],
      [1, 3],
      [2, 3],
      [2, 5],
    ]),
  ).toBe("111222");
});

test("a tap on an end of its own line takes that word off", () => {
  expect(
    drawAll([
      [1, 0],
      [1, 2],
      [1, 2],
    ]),
  ).toBe("110000");
  expect(
    drawAll([
      [1, 0],
      [2, 4],
      [1, 0],
    ]),
  ).toBe("000020");
});

test("a piece is marked by a tap and left by a second one", () => {
  const once = togglePiece(none, 3);
  expect(once).toEqual([0, 0, 0, 1, 0, 0]);
  expect(togglePiece(once, 3)).toEqual(none);
});
