import { expect, test } from "vitest";
import type { GroupsFigure } from "#lib/questions/figures/groups.ts";
import { layGroups } from "./lay-groups.ts";

function groups(figure: Pick<GroupsFigure, "holder" | "sizes" | "ringed"> & Pick<Partial<GroupsFigure>, "labels">) {
  return layGroups({ type: "groups", picture: "apple", alt: "", ...figure });
}

const sizes = [[3, 3, 3, 3], [0, 0, 0], [1], Array.from({ length: 10 }, () => 10), [5, 4, 4], [12, 12]];

test.each(sizes.map((each) => [each]))("things lie on their plates and never on one another: %j", (each) => {
  const { things, plates, cell, width, height } = groups({ holder: "plates", sizes: each, ringed: 0 });
  const total = each.reduce((sum, size) => sum + size, 0);
  expect(things).toHaveLength(total);
  expect(plates).toHaveLength(each.length);
  for (const [place, plate] of plates.entries()) {
    const on = things.filter(
      ({ x, y }) =>
        x >= plate.x && x + cell <= plate.x + plate.width && y >= plate.y && y + cell <= plate.y + plate.height,
    );
    expect(on).toHaveLength(each[place] ?? 0);
    expect(plate.x + plate.width).toBeLessThanOrEqual(width);
    expect(plate.y + plate.height).toBeLessThanOrEqual(height);
  }
  const lying = things.filter((first, place) =>
    things
      .slice(place + 1)
      .some(({ x, y }) => Math.abs(first.x - x) < cell - 0.01 && Math.abs(first.y - y) < cell - 0.01),
  );
  expect(lying).toEqual([]);
});

test.each([
  [23, 4, 5],
  [40, 8, 5],
  [7, 7, 1],
])("%i things in rings of %i are %i rings", (count, ringed, rings) => {
  const laid = groups({ holder: "loose", sizes: [count], ringed });
  const inside = laid.rings.map(
    (ring) =>
      laid.things.filter(
        ({ x, y }) => x >= ring.x && y >= ring.y && x < ring.x + ring.width && y < ring.y + ring.height,
      ).length,
  );
  expect(inside).toEqual(Array.from({ length: rings }, () => ringed));
});

test.each([
  ["plates", [5, 5, 5], 0],
  ["rows", [5, 5, 5], 0],
  ["loose", [15], 5],
] as const)("the numbers at %s lie on the sheet and apart", (holder, all, ringed) => {
  const { labels, width, height } = groups({ holder, sizes: all, ringed, labels: ["5", "10", "15"] });
  expect(labels.map(({ text }) => text)).toEqual(["5", "10", "15"]);
  expect(labels.every(({ x, y }) => x >= 12 && x + 12 <= width && y >= 12 && y + 12 <= height)).toBe(true);
  expect(new Set(labels.map(({ x, y }) => `${x}/${y}`)).size).toBe(3);
});
