import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { classIds } from "#lib/core/class-id.ts";
import { games } from "#lib/games/registry.ts";
import { findActivity } from "#lib/play/find-activity.ts";
import { kinds } from "#lib/questions/kinds.ts";
import { skills } from "#lib/skills/registry.ts";
import { listActivities } from "./list-activities.ts";
import { passages } from "./read-passages.ts";

const lib = join(import.meta.dirname, "../../lib");

function filesOf(pattern: string): string[] {
  return globSync(pattern, { cwd: lib }).filter((file) => !file.endsWith(".test.ts"));
}

describe("what lies in the folders is in the registries", () => {
  test("every file that defines a skill, every bank and every class with passages is registered under the id of its class and name", () => {
    const defining = filesOf("skills/*/class-*/*.ts").filter((file) =>
      /define\w*Skill\(/.test(readFileSync(join(lib, file), "utf8")),
    );
    const banked = globSync("*.json", { cwd: join(lib, "../supabase/content/banks") }).map((file) =>
      basename(file, ".json"),
    );
    const ruled = defining.map((file) => `c${basename(dirname(file)).replace("class-", "")}-${basename(file, ".ts")}`);
    const read = new Set(passages.map(({ grade }) => `c${grade}-reading`));
    expect(skills.map((skill) => skill.id).sort()).toEqual([...ruled, ...banked, ...read].sort());
  });

  test("every folder of games is registered under its name", () => {
    const folders = filesOf("games/*/game.ts").map((file) => basename(dirname(file)));
    const all = new Set(filesOf("games/*/*.ts").map((file) => basename(dirname(file))));
    expect(games.map((game) => game.id).sort()).toEqual(folders.sort());
    expect([...all].sort()).toEqual(folders);
  });

  test("every kind of question is registered under its folder's name", () => {
    const folders = filesOf("questions/kinds/*/kind.ts").map((file) => basename(dirname(file)));
    expect(Object.keys(kinds).sort()).toEqual(folders.sort());
  });
});

describe("names that are stored", () => {
  const levelNames = games.flatMap((game) => game.tracks.map((track) => track.levelName));

  test("no two activities share a name, and every name is a slug", () => {
    const names = [...levelNames, ...skills.map((skill) => skill.id)];
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(name))).toEqual([]);
  });

  test("no two tracks of a game share an address", () => {
    for (const game of games) {
      const ranges = game.tracks.map((track) => track.range);
      expect(new Set(ranges).size).toBe(ranges.length);
    }
  });

  test("every track has at least five levels, a title and a class that exists", () => {
    for (const track of games.flatMap((game) => game.tracks)) {
      expect(track.levels.length).toBeGreaterThanOrEqual(5);
      expect(track.title.trim()).not.toBe("");
      expect(classIds).toContain(track.classId);
    }
  });

  test("a skill's id starts with its class", () => {
    expect(skills.filter((skill) => !skill.id.startsWith(`c${skill.classId}-`))).toEqual([]);
  });

  test("everything that can be played can be found again", () => {
    expect(listActivities().filter((activity) => findActivity(activity.ref) === undefined)).toEqual([]);
  });
});
