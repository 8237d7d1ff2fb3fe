import { expect, test } from "vitest";
import { readCard } from "#lib/questions/shape/cut-card.ts";
import { layTray } from "./tray.ts";

const pieces = (...written: readonly string[]) =>
  written.map((each) => ({ corners: readCard(each), paint: "red" as const, name: "hình" }));

test("pieces lie beside each other, and go on below where the tray ends", () => {
  const { places, height } = layTray({
    pieces: pieces("0,0 3,0 3,2 0,2", "0,0 2,0 2,1 0,1", "0,0 4,0 4,1 0,1"),
    columns: 7,
    cutAt: null,
  });
  expect(places[0]?.y).toBe(places[1]?.y);
  expect(places[1]?.x).toBeGreaterThanOrEqual(3);
  expect(places[2]?.y).toBeGreaterThanOrEqual(2);
  expect(height).toBeGreaterThan(3);
});

test("pieces that were cut from one shape lie as they were cut, with the cut open between them", () => {
  const { places, height } = layTray({
    pieces: pieces("0,0 2,0 2,2 0,2", "0,0 2,2 0,2"),
    columns: 7,
    cutAt: [
      { x: 0, y: 0 },
      { x: 2, y: 0 },
    ],
  });
  const [one, other] = places;
  expect((other?.x ?? 0) - (one?.x ?? 0)).toBeGreaterThan(2);
  expect(other?.y).toBe(one?.y);
  expect((one?.x ?? 0) + (other?.x ?? 0) + 2).toBeCloseTo(7);
  expect(height).toBeGreaterThan(2);
});
