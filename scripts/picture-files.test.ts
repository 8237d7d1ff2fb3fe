import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { pictureNames } from "#lib/questions/picture-name.ts";
import { pictureFiles } from "#scripts/picture-files.ts";

const root = join(import.meta.dirname, "../public");

test("every picture a question can show stands in public/pictures", () => {
  const missing = pictureNames.filter((name) => !existsSync(join(root, "pictures", `${name}.svg`)));
  expect(missing).toEqual([]);
});

test("the folder holds exactly the listed pictures", () => {
  const onDisk = readdirSync(join(root, "pictures")).map((file) => `pictures/${file}`);
  expect(onDisk.sort()).toEqual(pictureFiles.map((file) => file.path).sort());
});

test.each(pictureFiles)("$path is a small drawing of its own", ({ path }) => {
  const file = join(root, path);
  const drawing = readFileSync(file, "utf8");
  expect(drawing).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="/);
  expect(drawing).not.toMatch(/<script|href=|NaN/);
  expect(statSync(file).size).toBeLessThan(6_000);
});
