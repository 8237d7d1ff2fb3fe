import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { mostMinutes } from "#lib/classes/assignment-load.ts";
import { classIds } from "#lib/core/class-id.ts";
import { teachersText } from "#lib/text/teachers-text.ts";
import sizes from "./picture-sizes.json" with { type: "json" };

const folder = "public/thay-co";
const names = Object.keys(teachersText.pictures).sort();

/** What the head of a WebP says: one that is only a picture, or one with more than that. */
function sizeOf(file: Buffer): { width: number; height: number } {
  const head = file.toString("latin1", 8, 16);
  if (head === "WEBPVP8 ") return { width: file.readUInt16LE(26) & 0x3fff, height: file.readUInt16LE(28) & 0x3fff };
  expect(head).toBe("WEBPVP8X");
  return { width: file.readUIntLE(24, 3) + 1, height: file.readUIntLE(27, 3) + 1 };
}

test("every picture of the page for teachers is there, in the size the page gives it room for", () => {
  expect(Object.keys(sizes).sort()).toEqual(names);
  expect(readdirSync(folder).sort()).toEqual(names.map((name) => `${name}.webp`));
  for (const [name, size] of Object.entries(sizes)) {
    expect(sizeOf(readFileSync(join(folder, `${name}.webp`))), name).toEqual(size);
  }
});

test("all pictures together weigh less than half a megabyte", () => {
  const weights = readdirSync(folder).map((name) => readFileSync(join(folder, name)).length);
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThan(500_000);
});

test("every picture is of a step, and the page tells the measure of given work that holds", () => {
  const { start, daily, weekly } = teachersText;
  const steps = Object.keys({ ...start.steps, ...daily.steps, ...weekly.steps });
  expect(names.filter((name) => !steps.includes(name))).toEqual([]);
  const told = daily.steps["cau-kho"].lines.join(" ");
  for (const classId of classIds) expect(told).toContain(`${mostMinutes(classId)} phút`);
});
