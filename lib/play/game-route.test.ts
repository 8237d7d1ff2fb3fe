import { expect, test } from "vitest";
import { listGameRoutes, parseGameRoute } from "./game-route.ts";

test("every listed page is read back as a page", () => {
  const routes = listGameRoutes("game");
  expect(routes.length).toBeGreaterThan(50);
  for (const segments of routes) expect(parseGameRoute("game", segments), segments.join("/")).not.toBeNull();
});

test("a page says its track, mode, level and address", () => {
  expect(parseGameRoute("game", ["counting"])).toMatchObject({
    mode: "practice",
    level: null,
    basePath: "/game/counting",
  });
  expect(parseGameRoute("game", ["addition", "10", "challenge", "2"])).toMatchObject({
    mode: "challenge",
    level: 2,
    basePath: "/game/addition/10",
    track: { levelName: "addition-10" },
  });
});

test.each([
  ["flying"],
  ["counting/7"],
  ["addition"],
  ["addition/11"],
  ["addition/10/20"],
  ["addition/10/play"],
  ["addition/10/play/0"],
  ["addition/10/play/-1"],
  ["addition/10/play/1e9"],
  ["addition/10/play/1000000000"],
  ["addition/10/play/abc"],
  ["addition/10/play/01"],
  ["addition/10/play/1/2"],
  ["addition/10/look/1"],
  ["play/1"],
  [""],
])("/game/%s is no page", (path) => {
  expect(parseGameRoute("game", path.split("/"))).toBeNull();
});
