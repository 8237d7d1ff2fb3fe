import { expect, type Locator, type Page } from "@playwright/test";
import { Child } from "#tests/setup/child.ts";
import { nextAnswer } from "#tests/setup/next-answer.ts";
import { freshName, register } from "#tests/setup/register.ts";
import { test } from "#tests/setup/test.ts";

test.use({ isAnimated: true });

function canvasOf(page: Page): Locator {
  return page.getByRole("main").locator("canvas");
}

function stillOf(page: Page): Locator {
  return page.getByRole("main").locator('span > img[src^="/characters/"]');
}

/** What a canvas shows; nothing at all where nothing is drawn. */
async function pixelsOf(canvas: Locator): Promise<string> {
  return canvas.evaluate((element) => (element instanceof HTMLCanvasElement ? element.toDataURL() : ""));
}

/** It comes when everything else is done, which takes a machine with other work its time. */
const patience = { timeout: 30_000 };

/** Whether it changes within 40 frames. */
async function moves(canvas: Locator): Promise<boolean> {
  return canvas.evaluate(async (element) => {
    if (!(element instanceof HTMLCanvasElement)) return false;
    const before = element.toDataURL();
    for (let frame = 0; frame < 40; frame += 1) await new Promise(requestAnimationFrame);
    return element.toDataURL() !== before;
  });
}

async function expectMoving(canvas: Locator): Promise<void> {
  await expect(canvas).toBeVisible(patience);
  const before = await pixelsOf(canvas);
  await expect.poll(() => pixelsOf(canvas), patience).not.toBe(before);
}

/** The addresses a page asks for the runtime and the moving pictures. */
function listRiveRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/rive\/.*\.(?:wasm|riv)$/.test(pathname)) asked.push(pathname);
  });
  return asked;
}

test("the animal on the home page comes alive, from files of this site alone", async ({ page }) => {
  const asked = listRiveRequests(page);
  await page.goto("/");
  await expectMoving(canvasOf(page));
  await expect(stillOf(page)).toBeHidden();
  expect(asked.sort()).toEqual(["/rive/giraffe.riv", "/rive/rive.wasm"]);
});

test("nothing of it is asked for before the page has loaded", async ({ page }) => {
  await page.goto("/");
  await expectMoving(canvasOf(page));
  const early = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType("navigation");
    const loaded = visit instanceof PerformanceNavigationTiming ? visit.loadEventStart : 0;
    const asked = performance.getEntriesByType("resource").filter(({ name }) => /\.(?:wasm|riv)\?/.test(name));
    return { loaded, count: asked.length, first: Math.min(...asked.map(({ startTime }) => startTime)) };
  });
  expect(early.count).toBe(2);
  expect(early.first).toBeGreaterThan(early.loaded);
});

test("moving and still pictures coincide, so that the change is not seen", async ({ page }) => {
  await page.goto("/game/addition/10/play/1");
  await expectMoving(canvasOf(page));
  const [canvas, still] = await Promise.all([canvasOf(page).boundingBox(), stillOf(page).boundingBox()]);
  expect(canvas).toEqual(still);
});

/**
 * Counts in every frame what is drawn beside the head, into the canvas's data: the place is empty until an arm is raised
 * there. An arm may be up for less time than a look from outside takes, hence the most that was seen.
 */
async function watchBesideHead(canvas: Locator): Promise<void> {
  await canvas.evaluate((element) => {
    if (!(element instanceof HTMLCanvasElement)) throw new Error("not a canvas");
    let most = 0;
    const look = () => {
      const { width, height } = element;
      const strip = element.getContext("2d")?.getImageData(0, height * 0.6, width * 0.2, height * 0.2);
      const drawn = strip?.data.filter((value, place) => place % 4 === 3 && value > 0).length ?? 0;
      most = Math.max(most, drawn);
      Object.assign(element.dataset, { beside: String(drawn), mostBeside: String(most) });
      requestAnimationFrame(look);
    };
    look();
  });
}

test("in a run the animal answers to each answer", async ({ page }) => {
  await page.goto("/game/addition/10/play/1");
  const child = new Child(page);
  await child.seesQuestion(1);
  const canvas = canvasOf(page);
  await expectMoving(canvas);
  await watchBesideHead(canvas);
  const besideHead = () => canvas.evaluate((element) => Number(element.dataset.beside));
  const mostBesideHead = () => canvas.evaluate((element) => Number(element.dataset.mostBeside));
  await expect.poll(besideHead).toBe(0);
  await child.answerRight();
  await expect.poll(mostBesideHead).toBeGreaterThan(50);
  await child.goOn(1);
  await child.seesQuestion(2);
  await expect.poll(besideHead).toBe(0);
});

test("out of sight the animal holds still, and goes on when it is seen again", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/course/practice/1");
  const canvas = canvasOf(page);
  await expectMoving(canvas);
  await page.getByRole("main").getByRole("link").last().scrollIntoViewIfNeeded();
  await expect(canvas).not.toBeInViewport();
  await expect.poll(() => moves(canvas)).toBe(false);
  await page.getByRole("heading", { level: 1 }).scrollIntoViewIfNeeded();
  await expect.poll(() => moves(canvas)).toBe(true);
});

test("nothing moves for long by itself: the animal rests, and moves again when it is touched", async ({ page }) => {
  await page.goto("/");
  const canvas = canvasOf(page);
  await expectMoving(canvas);
  await expect.poll(() => moves(canvas), patience).toBe(false);
  const lasting = await page.evaluate(() => document.getAnimations().length);
  expect(lasting).toBe(0);
  await stillOf(page).locator("..").hover();
  await expect.poll(() => moves(canvas)).toBe(true);
});

test("under a finger the animal holds still, and goes on once it has gone", async ({ page }) => {
  // It never tires here: what is seen is the finger's doing.
  await page.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    const tireless = (act: () => void, ms = 0) => (ms > 4000 && ms < 5000 ? 0 : later(act, ms));
    Object.assign(window, { setTimeout: tireless });
  });
  await page.goto("/game/addition/10/play/1");
  await new Child(page).seesQuestion(1);
  const canvas = canvasOf(page);
  await expectMoving(canvas);
  await expect.poll(() => moves(canvas)).toBe(true);
  await page.mouse.move(5, 300);
  await page.mouse.down();
  expect(await moves(canvas)).toBe(false);
  await page.mouse.up();
  await expect.poll(() => moves(canvas)).toBe(true);
});

test("the animal a pupil has chosen goes along everywhere", { tag: "@deep" }, async ({ page }) => {
  await register(page, freshName());
  await page.goto("/game/addition/10/play/1");
  await expect(await new Child(page).playTenRight()).toContainText("+120");
  await page.goto("/user");
  const chosen = nextAnswer(page, /cat-1/);
  await page.getByRole("button", { name: "Mèo, bậc 1" }).click();
  await expect(page.getByRole("button", { name: "Mèo, bậc 1" })).toHaveAttribute("aria-pressed", "true");
  await chosen;
  await page.reload();
  await expect(stillOf(page).first()).toHaveAttribute("src", /cat-1-/);
  for (const path of ["/", "/course/practice/1", "/game/addition/10/play/1"]) {
    await page.goto(path);
    await expect(stillOf(page)).toHaveAttribute("src", /cat-1-open/);
    await expectMoving(canvasOf(page));
  }
});

test("where motion is reduced the animal is still, its face changes, and no runtime is fetched", async ({
  openContext,
}) => {
  const context = await openContext({ reducedMotion: "reduce" });
  const page = await context.newPage();
  const asked = listRiveRequests(page);
  await page.goto("/game/addition/10/play/1");
  const child = new Child(page);
  await child.seesQuestion(1);
  await expect(stillOf(page)).toHaveAttribute("src", "/characters/giraffe-1-open.svg");
  await child.answerRight();
  await expect(stillOf(page)).toHaveAttribute("src", "/characters/giraffe-1-happy.svg");
  await page.waitForLoadState("networkidle");
  await expect(stillOf(page)).toBeVisible();
  await expect(canvasOf(page)).toHaveCount(0);
  expect(asked).toEqual([]);
});

test.describe("without the runtime", () => {
  // The browser's own note of a request that failed.
  test.use({ expectedErrors: [/net::ERR_FAILED \(\S*\/rive\/rive\.wasm\S*\)/] });

  test("the still picture stays, its face changes, and nothing complains", async ({ page }) => {
    await page.route("**/rive/*.wasm?*", (route) => route.abort());
    const refused = page.waitForEvent(
      "requestfailed",
      (request) => new URL(request.url()).pathname === "/rive/rive.wasm",
    );
    await page.goto("/game/addition/10/play/1");
    await refused;
    const child = new Child(page);
    await child.seesQuestion(1);
    await child.answerRight();
    await expect(stillOf(page)).toHaveAttribute("src", "/characters/giraffe-1-happy.svg");
    await expect(stillOf(page)).toBeVisible();
    await expect(canvasOf(page)).toHaveCount(0);
  });
});
