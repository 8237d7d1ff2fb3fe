import { globSync, readFileSync } from "node:fs";
import { dirname, relative } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { classIds } from "#lib/core/class-id.ts";
import { games } from "#lib/games/registry.ts";
import { boardNames, findBoard } from "#lib/play/boards.ts";
import { listGameRoutes, parseGameRoute } from "#lib/play/game-route.ts";
import { unknownPageRules, unknownPages } from "#lib/play/page-addresses.ts";
import { listPathRoutes, parsePathRoute } from "#lib/play/path-route.ts";
import { paths } from "#lib/play/paths.ts";
import { stoneHref, stones } from "#lib/play/stones.ts";
import { skills } from "#lib/skills/registry.ts";

const courses = z
  .array(z.object({ id: z.number() }))
  .parse(JSON.parse(readFileSync(new URL("../../supabase/content/courselist.json", import.meta.url), "utf8")));

const unknown = new RegExp(unknownPages(), "i");
const isPage = (path: string) => !unknown.test(path);

const known = [
  ...classIds.flatMap((id) => [`/class/${id}`, `/review/${id}`, `/course/practice/${id}`, `/course/challenge/${id}`]),
  ...classIds.flatMap((id) => [`/class/${id}/lessons`, ...stones.map((stone) => stoneHref(id, stone))]),
  ...courses.flatMap(({ id }) => [
    `/course-detail/${id}`,
    ...[1, 2, 3].flatMap((step) => [`/course-detail/${id}/play/${step}`, `/course-detail/${id}/challenge/${step}`]),
  ]),
  "/co/lop/7d5c8f9e-2b1a-4c3d-8e4f-5a6b7c8d9e0f",
  "/co/lop/7d5c8f9e-2b1a-4c3d-8e4f-5a6b7c8d9e0f/the",
  "/co/lop/7d5c8f9e-2b1a-4c3d-8e4f-5a6b7c8d9e0f/giao",
  "/co/lop/7d5c8f9e-2b1a-4c3d-8e4f-5a6b7c8d9e0f/gia-dinh",
  "/grown-ups/weeks/7d5c8f9e-2b1a-4c3d-8e4f-5a6b7c8d9e0f",
  ...Array.from({ length: 60 }, (_, index) => `/co/lop/7d5c8f9e-2b1a-4c3d-8e4f-5a6b7c8d9e0f/em/${index + 1}`),
  "/co/lop/7d5c8f9e-2b1a-4c3d-8e4f-5a6b7c8d9e0f/nhan-xet",
  "/co/lop/7d5c8f9e-2b1a-4c3d-8e4f-5a6b7c8d9e0f/diem/8e6d9a0f-3c2b-4d4e-9f50-6b7c8d9e0f1a",
  "/co/lop/7d5c8f9e-2b1a-4c3d-8e4f-5a6b7c8d9e0f/bai/K7MNQX",
  "/bai/K7MNQX",
  "/bai/k7mnqx",
  "/the/Zm9vYmFyYmF6cXV4LW5_Eg",
  "/lop/ACDEFG",
  "/lop/acd79x",
  "/leaderboard/all",
  "/leaderboard/week",
  "/leaderboard/last-week",
  ...skills.map(({ id }) => `/leaderboard/${id}`),
  ...paths.map(({ levelName }) => `/leaderboard/${levelName}`),
  ...games.flatMap(({ tracks }) => tracks.map(({ levelName }) => `/leaderboard/${levelName}`)),
  ...(["game", "game2"] as const).flatMap((root) =>
    [...listGameRoutes(root), ...listPathRoutes(root)].map((segments) => `/${[root, ...segments].join("/")}`),
  ),
];

test("every class, card, board, game and path passes", () => {
  expect(known.length).toBeGreaterThan(3000);
  expect(known.filter((path) => !isPage(path))).toEqual([]);
});

test("a page's parts pass with it, and addresses of other pages are none of its business", () => {
  const others = ["/", "/user", "/search", "/contact", "/privacy", "/api/packs/9", "/_next/static/a.js", "/classes/1"];
  expect([...others, "/class/1.rsc", "/class/1.segments/_tree.segment.rsc"].filter((path) => !isPage(path))).toEqual(
    [],
  );
});

test("the routes themselves pass, as actions are sent on under their names", () => {
  const routes = globSync("app/**/page.tsx").filter((file) => file.includes("["));
  expect(routes.length).toBeGreaterThan(5);
  expect(routes.map((file) => `/${dirname(relative("app", file))}`).filter((path) => !isPage(path))).toEqual([]);
});

test("what differs from a page by a letter, a step or a segment does not pass, unless it is a page too", () => {
  const isReallyPage = (path: string): boolean => {
    const [, root = "", ...segments] = path.split("/");
    if (root === "leaderboard") {
      return known.includes(path) || (segments.length === 1 && findBoard(segments[0] ?? "") !== undefined);
    }
    if (root !== "game" && root !== "game2") return known.includes(path);
    return parseGameRoute(root, segments) !== null || parsePathRoute(root, segments) !== null;
  };
  const near = known
    .filter((path) => !path.startsWith("/course-detail"))
    .flatMap((path) => [`${path}x`, `${path}/1`, `${path}0`, path.toUpperCase(), path.slice(0, -1), `${path}%20`]);
  for (const path of new Set(near)) {
    if (path.endsWith("/")) continue;
    // Roots in capitals are no pages of ours either, and no page is rendered for them.
    if (/^\/[a-z]/.test(path)) expect(isPage(path), path).toBe(isReallyPage(path));
  }
  const made = ["/class/6", "/class/0", "/course/learn/1", "/course-detail/1e9", "/course-detail/-1", "/game/flying"];
  const more = ["/course-detail/110/play/4", "/course-detail/0", "/leaderboard/ALL", "/game/addition/10/play/0"];
  expect([...made, ...more].filter(isPage)).toEqual([]);
});

test("a long address takes no longer", () => {
  for (const letter of ["1", "/", "a", "-", "%"]) {
    for (const start of ["/class/", "/game/addition/", "/leaderboard/", "/course-detail/"]) {
      const path = start + letter.repeat(10_000);
      const begun = performance.now();
      for (let go = 0; go < 20; go += 1) isPage(path);
      expect((performance.now() - begun) / 20, `${start}${letter}`).toBeLessThan(5);
    }
  }
});

test("no rule is longer than the 4096 characters the router takes, which writes some of them as two", () => {
  for (const source of unknownPageRules()) expect(source.length).toBeLessThan(3500);
});

test("every board has a name of its own", () => {
  expect(new Set(boardNames).size).toBe(boardNames.length);
});
