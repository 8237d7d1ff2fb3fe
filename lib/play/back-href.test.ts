import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { backHref } from "./back-href.ts";
import { listGameRoutes } from "./game-route.ts";

/** Every route of spec section 2 and every page of this product's own, at least once. */
const table: readonly (readonly [from: string, to: string])[] = [
  ["/user", "/"],
  ["/co", "/grown-ups"],
  ["/grown-ups/weeks/7d5c8f9e-2b1a-4c3d-8e4f-5a6b7c8d9e0f", "/grown-ups"],
  ["/co/moi", "/co"],
  ["/co/lop/7d5c8f9e-2b1a-4c3d-8e4f-5a6b7c8d9e0f", "/co"],
  ["/co/lop/7d5c8f9e-2b1a-4c3d-8e4f-5a6b7c8d9e0f/the", "/co/lop/7d5c8f9e-2b1a-4c3d-8e4f-5a6b7c8d9e0f"],
  ["/co/lop/7d5c8f9e-2b1a-4c3d-8e4f-5a6b7c8d9e0f/em/7", "/co/lop/7d5c8f9e-2b1a-4c3d-8e4f-5a6b7c8d9e0f"],
  [
    "/co/lop/7d5c8f9e-2b1a-4c3d-8e4f-5a6b7c8d9e0f/diem/8e6d9a0f-3c2b-4d4e-9f50-6b7c8d9e0f1a",
    "/co/lop/7d5c8f9e-2b1a-4c3d-8e4f-5a6b7c8d9e0f",
  ],
  ["/co/lop/7d5c8f9e-2b1a-4c3d-8e4f-5a6b7c8d9e0f/giao", "/co/lop/7d5c8f9e-2b1a-4c3d-8e4f-5a6b7c8d9e0f"],
  ["/co/lop/7d5c8f9e-2b1a-4c3d-8e4f-5a6b7c8d9e0f/bai/K7MNQX", "/co/lop/7d5c8f9e-2b1a-4c3d-8e4f-5a6b7c8d9e0f"],
  ["/co/lop/7d5c8f9e-2b1a-4c3d-8e4f-5a6b7c8d9e0f/gia-dinh", "/co/lop/7d5c8f9e-2b1a-4c3d-8e4f-5a6b7c8d9e0f"],
  ["/the/AAAAAAAAAAAAAAAAAAAAAA", "/"],
  ["/bai/K7MNQX", "/"],
  ["/contact", "/course/practice/1"],
  ["/search", "/"],
  ["/offline", "/"],
  ["/class/1", "/"],
  ["/class/5", "/"],
  ["/course/practice/3", "/class/3"],
  ["/course/challenge/2", "/class/2"],
  ["/today/3/new", "/"],
  ["/today/3/choose", "/"],
  ["/review/3", "/class/3"],
  ["/course-detail/110", "/course/challenge/1"],
  ["/course-detail/110/play/2", "/course/challenge/1"],
  ["/course-detail/110/challenge/3", "/course/challenge/1"],
  ["/game/counting", "/course/practice/1"],
  ["/game/compare/10", "/course/practice/1"],
  ["/game/addition/10", "/course/practice/1"],
  ["/game/addition/10/play/3", "/course/practice/1"],
  ["/game/subtraction/10", "/course/practice/1"],
  ["/game/shape", "/course/practice/1"],
  ["/game/clock", "/course/practice/1"],
  ["/game/level-one", "/course/challenge/1"],
  ["/game/level-one/play", "/game/level-one"],
  ["/game/level-one/play/7", "/game/level-one"],
  ["/game/level-one/challenge/7", "/game/level-one"],
  ["/leaderboard/all", "/course/practice/1"],
  ["/leaderboard/addition-10", "/course/practice/1"],
  ["/example-two-class-one", "/course/challenge/1"],
  ["/game2/ones-units", "/course/practice/2"],
  ["/game2/terms-sum", "/course/practice/2"],
  ["/game2/addition/20", "/course/practice/2"],
  ["/game2/subtraction/20", "/course/practice/2"],
  ["/game2/kg-lit", "/course/practice/2"],
  ["/game2/paragraph", "/course/practice/2"],
  ["/game2/clock", "/course/practice/2"],
  ["/game2/addition-level-two", "/course/challenge/2"],
  ["/game2/addition-level-two/100", "/course/challenge/2"],
  ["/game2/addition-level-two/100/play/2", "/game2/addition-level-two/100"],
  ["/grown-ups", "/"],
  ["/privacy", "/"],
  ["/guide", "/"],
  ["/thay-co", "/"],
  ["/bo", "/guide"],
  ["/phieu", "/guide"],
  ["/doc", "/"],
  ["/de", "/thay-co"],
  ["/lop", "/"],
  ["/lop/ACDEFG", "/"],
  ["/bo/AQMaGgE", "/"],
  ["/settings", "/"],
  ["/auth/confirm", "/grown-ups"],
  ["/gallery", "/course/practice/1"],
  ["/nowhere", "/course/practice/1"],
];

test.each(table)("from %s the arrow leads to %s", (from, to) => {
  expect(backHref(from)).toBe(to);
});

test("a name that only begins like a route's is not taken for it", () => {
  for (const pathname of ["/users", "/classes/1", "/course-details/1", "/game/level-ones", "/game22/clock"]) {
    expect(backHref(pathname)).toBe("/course/practice/1");
  }
});

test("every page below the root stands in the table", () => {
  const pages = readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith("/page.tsx"))
    .map((path) => path.split("/")[0]);
  const named = new Set(table.map(([from]) => from.split("/")[1]));
  expect([...new Set(pages)].filter((page) => page !== undefined && !named.has(page))).toEqual([]);
});

test("every page of every game leads back to a list of courses, or to the map it belongs to", () => {
  const roots = ["game", "game2"] as const;
  const targets = roots.flatMap((root) =>
    listGameRoutes(root).map((path) => backHref(`/${[root, ...path].join("/")}`)),
  );
  expect(new Set(targets)).toEqual(new Set(["/course/practice/1", "/course/practice/2"]));
});
