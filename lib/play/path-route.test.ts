import { expect, test } from "vitest";
import { listPathRoutes, parsePathRoute } from "./path-route.ts";

test.each(["game", "game2"] as const)("every listed page below /%s is read back as a page", (root) => {
  const routes = listPathRoutes(root);
  expect(routes.length).toBeGreaterThan(20);
  for (const segments of routes) expect(parsePathRoute(root, segments), segments.join("/")).not.toBeNull();
});

test("a page says its path, stone and the address of the map", () => {
  expect(parsePathRoute("game", ["level-one"])).toMatchObject({
    path: { levelName: "level-one" },
    level: null,
    basePath: "/game/level-one",
  });
  expect(parsePathRoute("game2", ["addition-level-two", "100", "play", "3"])).toMatchObject({
    path: { levelName: "addition-level-two-100" },
    level: 3,
    basePath: "/game2/addition-level-two/100",
  });
});

test.each([
  ["game", "level-two"],
  ["game", "level-one/100"],
  ["game", "level-one/play"],
  ["game", "level-one/play/0"],
  ["game", "level-one/play/-1"],
  ["game", "level-one/play/1000"],
  ["game", "level-one/play/1e1"],
  ["game", "level-one/play/01"],
  ["game", "level-one/play/1/2"],
  ["game", "level-one/challenge/1"],
  ["game", "addition-level-two/100"],
  ["game2", "level-one"],
  ["game2", "addition-level-two"],
  ["game2", "addition-level-two/20"],
  ["game2", "addition-level-two/100/7"],
  ["game", "counting"],
] as const)("/%s/%s is no page of a path", (root, path) => {
  expect(parsePathRoute(root, path.split("/"))).toBeNull();
});
