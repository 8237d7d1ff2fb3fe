import { expect, type Page } from "@playwright/test";
import { questionsPerRun, shortestSecondsPerQuestion } from "#lib/play/points.ts";
import { countInStore } from "#tests/setup/browser-store.ts";
import { Child } from "#tests/setup/child.ts";
import { HttpPlayer } from "#tests/setup/http-player.ts";
import { playerOf } from "#tests/setup/page-player.ts";
import { prefetchClient } from "#tests/setup/prefetch-client.ts";
import { expectTotal, freshName, makePupil, register } from "#tests/setup/register.ts";
import { resumeAtEnd } from "#tests/setup/short-run.ts";
import { test } from "#tests/setup/test.ts";

const sums = "/game/addition/10";
const lateDoor = "**/api/finished-runs";

test.use({ expectedErrors: [/Failed to load resource|Failed to fetch|ERR_/] });

const sign = (page: Page) => page.getByRole("status").filter({ hasText: /Không có mạng|\d lượt/ });

/** Runs of the pupil of a page, ended in this very browser and kept as an older version kept them. */
async function leaveFinished(page: Page, count: number): Promise<void> {
  const player = await playerOf(page);
  const begun = performance.now();
  const brought = await Promise.all(Array.from({ length: count }, () => prefetchClient.bring(player, [sums])));
  const runs = brought.flatMap((pack) =>
    pack.runs.map(({ run }) => ({
      runId: run.runId,
      answers: HttpPlayer.respond(run, questionsPerRun).map((responses) => ({ responses, hintOpened: false })),
    })),
  );
  expect(runs).toHaveLength(count);
  // Nobody plays them faster.
  const spent = () => performance.now() - begun;
  await expect.poll(spent).toBeGreaterThan(questionsPerRun * shortestSecondsPerQuestion * 1000);
  await page.evaluate((text) => window.localStorage.setItem("pendingRuns", text), JSON.stringify(runs));
}

test("a run that ends without a network waits with a sign, is sent though its answer is lost, and counts once where it was promised", async ({
  page,
  context,
}) => {
  await makePupil(page, freshName());
  await resumeAtEnd(page);
  const child = new Child(page);
  await child.seesQuestion(questionsPerRun);
  const before = await page.getByRole("main").boundingBox();
  await context.setOffline(true);
  await expect(sign(page)).toHaveText("Không có mạng");
  expect(await page.getByRole("main").boundingBox(), "the sign moves nothing").toEqual(before);
  const result = await child.playRight(questionsPerRun);
  await expect(result).toContainText("Điểm chưa gửi được. Có mạng, Hươu sẽ gửi giúp con!");
  await expect(sign(page)).toHaveText("Không có mạng · 1 lượt chờ gửi");
  await page.getByRole("button", { name: "Làm tiếp" }).click();
  await expect(result).toContainText("Chưa mở được bài");

  let lost = 0;
  await page.route("**/*", async (route, request) => {
    if (request.method() !== "POST") return route.fallback();
    await route.fetch();
    lost += 1;
    await route.abort();
  });
  await context.setOffline(false);
  await expect.poll(() => lost).toBeGreaterThan(0);
  await expect(result).toContainText("Điểm chưa gửi được");
  await page.unrouteAll({ behavior: "wait" });
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(result).toContainText("+120");
  await expect(sign(page)).toHaveText("Đã gửi 1 lượt");
  await expect(sign(page)).toHaveCount(0);
  expect(await countInStore(page, "finishedRuns")).toBe(0);
  await expectTotal(page, 120);
});

test("runs an older version left are taken over; a tab that dies while it sends and two that send at once count them once", {
  tag: "@deep",
}, async ({ page, context }) => {
  await register(page, freshName());
  await leaveFinished(page, 2);
  let asked = 0;
  await page.route(lateDoor, () => {
    asked += 1;
  });
  await page.goto("/contact");
  await expect.poll(() => asked).toBe(1);
  expect(await countInStore(page, "finishedRuns")).toBe(2);
  expect(await page.evaluate(() => window.localStorage.getItem("pendingRuns"))).toBeNull();
  await page.close();
  const tabs = await Promise.all([context.newPage(), context.newPage()]);
  await Promise.all(tabs.map((tab) => tab.goto("/contact")));
  const [tab] = tabs;
  const said = async () => (await Promise.all(tabs.map((each) => sign(each).allInnerTexts()))).flat();
  await expect.poll(said).toContain("Đã gửi 2 lượt");
  expect(await countInStore(tab, "finishedRuns")).toBe(0);
  await expectTotal(tab, 240);
});

test("a run of another pupil waits for that one without a word, and one that waited too long is taken away with one", {
  tag: "@deep",
}, async ({ page }) => {
  const [name, other] = [freshName(), freshName()];
  await register(page, name);
  await leaveFinished(page, 1);
  await page.evaluate((owner) => {
    const [run] = JSON.parse(window.localStorage.getItem("pendingRuns") ?? "[]");
    window.localStorage.setItem("pendingRuns", JSON.stringify([{ ...run, owner, keptAt: 1 }]));
    window.localStorage.removeItem("userName");
  }, name);
  await page.context().clearCookies();
  await register(page, other);
  await page.evaluate(() => {
    const waiting = JSON.parse(window.localStorage.getItem("pendingRuns") ?? "[]");
    waiting.push({ runId: "from.last-year", answers: [] });
    window.localStorage.setItem("pendingRuns", JSON.stringify(waiting));
  });
  await page.goto("/contact");
  await expect(sign(page)).toHaveText("1 lượt để lâu quá, không ghi điểm được nữa");
  await expect(sign(page)).toHaveCount(0);
  expect(await countInStore(page, "finishedRuns")).toBe(1);
  await page.goto("/user");
  await page.getByRole("button", { name: "Đăng xuất", exact: true }).click();
  await page.getByRole("textbox", { name: "Tên con đã đặt" }).fill(name);
  await page.getByRole("button", { name: "Đăng nhập" }).click();
  await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
  await expect(sign(page)).toHaveText("Đã gửi 1 lượt");
  await expectTotal(page, 120);
});
