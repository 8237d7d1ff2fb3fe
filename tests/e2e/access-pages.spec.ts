import { expect } from "@playwright/test";
import { expectAccessible } from "#tests/setup/expect-accessible.ts";
import { test } from "#tests/setup/test.ts";

test.use({ viewport: { width: 360, height: 640 }, contextOptions: { reducedMotion: "reduce" } });

const pages = [
  { name: "home", path: "/" },
  { name: "class", path: "/class/1" },
  { name: "lessons", path: "/class/3/lessons?at=26-11" },
  { name: "choose", path: "/today/3/choose" },
  { name: "course", path: "/course/practice/1" },
  { name: "challenge", path: "/game/addition/20/challenge/2" },
  { name: "map", path: "/game/level-one" },
  { name: "lesson", path: "/example-two-class-one" },
  { name: "leaderboard", path: "/leaderboard/addition-10" },
  { name: "user", path: "/user" },
  { name: "contact", path: "/contact" },
  { name: "privacy", path: "/privacy" },
  { name: "guide", path: "/guide" },
  { name: "teachers", path: "/thay-co" },
  { name: "sets", path: "/bo?lop=3&mon=toan&bai=26" },
  { name: "worksheet", path: "/phieu?skill=c4-fraction-concept&n=5&seed=a" },
  { name: "test-lessons", path: "/de?lop=4&mon=tieng-viet&dip=cuoi-1" },
  { name: "test-matrix", path: "/de?lop=4&mon=toan&dip=cuoi-1&buoc=ma-tran" },
  { name: "test-paper", path: "/de?lop=1&mon=tieng-viet&dip=cuoi-nam&ma=2&so=abc123" },
  { name: "aloud-texts", path: "/doc?lop=2" },
  { name: "aloud", path: "/doc?bai=c2-p01" },
  { name: "join", path: "/lop" },
  { name: "family-gone", path: "/the/AAAAAAAAAAAAAAAAAAAAAA" },
  { name: "grown-ups", path: "/grown-ups" },
  { name: "classes", path: "/co" },
  { name: "search", path: "/search?q=đồng hồ" },
  { name: "review", path: "/review/1" },
  { name: "settings", path: "/settings" },
  { name: "offline", path: "/offline" },
] as const;

// What is read out of every page stands in the folder beside this file, to be read as a child hears it.
for (const { name, path } of pages) {
  test(`${path} can be read, seen and used by everybody`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator("body")).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
    await expectAccessible(page);
  });
}
