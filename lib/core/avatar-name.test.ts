import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { avatarNames } from "#lib/core/avatar-name.ts";

const folder = join(import.meta.dirname, "../../public/avatars");

test("every avatar has its picture, and no picture is left over", () => {
  const pictures = readdirSync(folder).filter((name) => !name.startsWith("emblem-"));
  expect(pictures.sort()).toEqual(avatarNames.map((name) => `${name}.svg`));
});

test("a pupil can choose from 24 different avatars", () => {
  expect(new Set(avatarNames).size).toBe(24);
  expect(avatarNames.every((name) => existsSync(join(folder, `${name}.svg`)))).toBe(true);
});
