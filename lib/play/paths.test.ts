import { describe, expect, test } from "vitest";
import { games } from "#lib/games/registry.ts";
import { skills } from "#lib/skills/registry.ts";
import { findActivity } from "./find-activity.ts";
import { findPath, findPathByRoute, paths } from "./paths.ts";

describe.each(paths)("the path $levelName", (path) => {
  test("has at least twenty stones, each an activity of its own that exists", () => {
    expect(path.mapNodes.length).toBeGreaterThanOrEqual(20);
    expect(path.mapNodes.filter((mapNode) => findActivity(mapNode) === undefined)).toEqual([]);
    expect(new Set(path.mapNodes.map((mapNode) => JSON.stringify(mapNode))).size).toBe(path.mapNodes.length);
  });

  test("asks for nothing beyond its class", () => {
    const classes = path.mapNodes.map((mapNode) => Number(findActivity(mapNode)?.classId));
    expect(Math.max(...classes)).toBeLessThanOrEqual(Number(path.classId));
  });

  test("never climbs a game or a skill downwards", () => {
    const reached = new Map<string, number>();
    for (const mapNode of path.mapNodes) {
      const [slug, step] =
        mapNode.kind === "skill" ? [mapNode.id, mapNode.difficulty] : ([mapNode.levelName, mapNode.level] as const);
      expect(step, slug).toBeGreaterThan(reached.get(slug) ?? 0);
      reached.set(slug, step);
    }
  });

  test("has a name and an address nothing else has", () => {
    const names = [
      ...games.flatMap((game) => game.tracks.map((track) => track.levelName)),
      ...skills.map(({ id }) => id),
    ];
    expect(names).not.toContain(path.levelName);
    expect(games.filter((game) => game.root === path.root && game.name === path.name)).toEqual([]);
    expect(paths.filter(({ levelName }) => levelName === path.levelName)).toEqual([path]);
  });
});

test("a path is found by its name and by its address", () => {
  expect(findPath("level-one")?.classId).toBe("1");
  expect(findPath("counting")).toBeUndefined();
  expect(findPathByRoute("game", "level-one", null)?.levelName).toBe("level-one");
  expect(findPathByRoute("game2", "addition-level-two", "100")?.levelName).toBe("addition-level-two-100");
  expect(findPathByRoute("game2", "addition-level-two", null)).toBeUndefined();
  expect(findPathByRoute("game2", "level-one", null)).toBeUndefined();
});
