import { expect, type Locator, type Page } from "@playwright/test";
import type { Settings } from "#components/preferences/read-settings.ts";
import { Child } from "#tests/setup/child.ts";
import { expectSoundPage } from "#tests/setup/expect-sound-page.ts";
import { openGallery } from "#tests/setup/gallery.ts";
import { giveHeardVoice, lastRate, lastWords } from "#tests/setup/heard-words.ts";
import { keepSettings } from "#tests/setup/keep-settings.ts";
import { onScreens } from "#tests/setup/on-screens.ts";
import { roundOfEachKind } from "#tests/setup/rounds.ts";
import { test } from "#tests/setup/test.ts";
import { giveVietnameseVoice } from "#tests/setup/vietnamese-voice.ts";

test.use({ isAnimated: true });

const phone = { width: 360, height: 640 };
const desk = { width: 1366, height: 768 };
const run = "/game/addition/10/play/1";

const groupOf = (page: Page, name: string) => page.getByRole("group", { name });
const promptOf = (page: Page) => page.locator("main p[tabindex]");
const sizeOf = (shown: Locator) => shown.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));

/** Whether a file of the typeface has been fetched. */
function hasFetched(page: Page, typeface: string): Promise<boolean> {
  return page.evaluate(
    (name) =>
      [...document.fonts].some(
        ({ family, status }) =>
          family.toLowerCase().startsWith(name) && !family.includes("allback") && status === "loaded",
      ),
    typeface,
  );
}

test("the settings are sound on every screen", async ({ page }) => {
  await giveVietnameseVoice(page.context());
  await page.goto("/settings");
  await expect(groupOf(page, "Giọng đọc")).toBeVisible();
  await onScreens(page, () => expectSoundPage(page));
});

/** Any two choices stand together in at least one row. */
const samples: readonly Partial<Settings>[] = [
  { textSize: "large", font: "andika", isCalm: true },
  { textSize: "large", hand: "left" },
  { textSize: "largest", font: "andika", hand: "left" },
  { textSize: "largest", isCalm: true },
  { font: "andika", hand: "left", isCalm: true },
];

/** A page of each kind, and boards with words, numbers, cards and columns. */
const paths = [
  "/",
  "/course/practice/1",
  "/user",
  "/leaderboard/all",
  "/game2/paragraph/play/1",
  "/game2/kg-lit/play/1",
  "/game/clock/play/1",
  ...[111, 2104, 2110, 2119, 4110, 5130].map((id) => `/course-detail/${id}`),
];

for (const [index, chosen] of samples.entries()) {
  const tag = index === 0 ? [] : ["@deep"];
  test(`nothing is cut or out of reach with ${JSON.stringify(chosen)}`, { tag }, async ({ page }) => {
    await page.setViewportSize(phone);
    await keepSettings(page.context(), chosen);
    await giveVietnameseVoice(page.context());
    await page.goto("/settings");
    await expect(groupOf(page, "Giọng đọc")).toBeVisible();
    await expectSoundPage(page);
    for (const path of ["/settings", ...paths]) {
      await page.goto(path);
      await expect(page.getByRole("main")).toBeVisible();
      await expect.poll(() => page.evaluate(findCut), path).toEqual([]);
    }
  });
}

/** In the page: what is wider than its place, and the page where it is wider than the screen. */
function findCut(): string[] {
  const shown = document.querySelectorAll("html, main :is(button, p, label > span:not(.absolute), h1, h2), header *");
  return [...shown].flatMap((element) => {
    const isCut = element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1;
    return isCut && !element.matches(".truncate") ? [`${element.tagName} ${element.textContent.slice(0, 40)}`] : [];
  });
}

test("the size of the text is that of everything read, at once, in every tab, and after a return", async ({ page }) => {
  const other = await page.context().newPage();
  await other.goto(run);
  const usual = await sizeOf(promptOf(other));
  await page.goto("/settings");
  await groupOf(page, "Cỡ chữ").getByText("Rất lớn").click();
  await expect.poll(() => sizeOf(promptOf(other)).then((size) => size / usual)).toBeGreaterThan(1.25);
  const button = await sizeOf(
    other
      .getByRole("button", { name: "Trả lời" })
      .or(other.getByRole("button", { name: "Gợi ý" }))
      .first(),
  );
  expect(button).toBeGreaterThan(24);
  await page.reload();
  await expect(page.getByRole("radio", { name: "Rất lớn" })).toBeChecked();
  await groupOf(page, "Cỡ chữ").getByText("Thường").click();
  await expect.poll(() => sizeOf(promptOf(other))).toBe(usual);
});

test("text grows with the size set in the browser", async ({ page }) => {
  await page.goto(run);
  const usual = await sizeOf(promptOf(page));
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "24px"));
  expect(await sizeOf(promptOf(page))).toBeCloseTo(usual * 1.5, 0);
});

test("Andika is fetched by whoever chose it, and everything is set in it", async ({ page }) => {
  await page.goto(run);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect(await hasFetched(page, "andika")).toBe(false);
  await page.goto("/settings");
  await groupOf(page, "Kiểu chữ").getByText("Chữ giống nét bút").click();
  await page.goto(run);
  await expect.poll(() => hasFetched(page, "andika")).toBe(true);
  for (const shown of [promptOf(page), page.getByRole("button", { name: "Gợi ý" }).first()]) {
    await expect(shown).toHaveCSS("font-family", /^"?andika/i);
  }
});

test("a left hand finds the answers and the loudspeakers on its side", async ({ page }) => {
  await page.setViewportSize(desk);
  await giveVietnameseVoice(page.context());
  const leftOf = async (shown: Locator) => (await shown.boundingBox())?.x ?? Number.NaN;
  const layout = async () => {
    await page.goto("/course-detail/111");
    const answers = page.getByRole("group", { name: "Đáp án" });
    const first = answers.getByRole("button").first();
    const speakers = answers.getByRole("button", { name: /^Nghe/ });
    await expect(speakers.first()).toBeVisible();
    return {
      answersAreLeft: (await leftOf(answers)) < (await leftOf(promptOf(page))),
      speakerIsLeft: (await leftOf(speakers.first())) < (await leftOf(first)),
    };
  };
  expect(await layout()).toEqual({ answersAreLeft: false, speakerIsLeft: false });
  await page.goto("/settings");
  await groupOf(page, "Con hay chạm bằng tay nào?").getByText("Tay trái").click();
  expect(await layout()).toEqual({ answersAreLeft: true, speakerIsLeft: true });
});

test("a left hand finds what sends an answer before what helps, on every board of a phone", async ({
  page,
  context,
}) => {
  await keepSettings(context, { hand: "left" });
  const rounds = roundOfEachKind();
  const screens = await openGallery(
    page,
    [...rounds.values()].map(({ key }) => key),
    "open",
  );
  const places: [kind: string, middle: number][] = [];
  for (const [kind, { key }] of rounds) {
    const board = screens.get(key)?.getByRole("group", { name: "Đáp án" });
    for (const hint of (await board?.getByRole("button", { name: "Gợi ý" }).filter({ visible: true }).all()) ?? [])
      places.push([
        kind,
        await hint.evaluate(
          (button) => (button.getBoundingClientRect().left + button.getBoundingClientRect().right) / 2,
        ),
      ]);
  }
  expect(places.length).toBeGreaterThanOrEqual(12);
  expect(places.filter(([, middle]) => middle < 180)).toEqual([]);
});

test("the voice reads as fast as was chosen, and reads by itself where that was chosen", async ({ page, context }) => {
  await giveHeardVoice(context);
  await page.goto("/settings");
  const listen = page.getByRole("button", { name: "Nghe: Hươu đọc cho con nghe nhé!" });
  const rates: number[] = [];
  for (const speed of ["Vừa", "Chậm", "Nhanh"]) {
    await groupOf(page, "Giọng đọc").getByText(speed).click();
    await page.getByRole("button", { name: /^Nghe: Ly có/ }).click();
    await listen.click();
    await expect.poll(() => lastWords(page)).toMatch(/^Hươu đọc/);
    rates.push((await lastRate(page)) ?? 0);
    await page.reload();
  }
  const [usual = 0, slow = 0, fast = 0] = rates;
  expect(slow).toBeLessThan(usual);
  expect(fast).toBeGreaterThan(usual);

  const self = page.getByRole("switch", { name: "Tự đọc câu hỏi" });
  // Whoever has heard something wants to hear the next.
  await expect(self).toBeChecked();
  await self.press("Space");
  await listen.click();
  await expect(self).not.toBeChecked();
});

test("in calm nothing moves: no animal, no tile, and fades only", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/settings");
  await page.getByRole("switch", { name: "Yên tĩnh" }).press("Space");
  await page.goto(run);
  asked.length = 0;
  await page.evaluate(() => {
    const moved = new Set<string>();
    Object.assign(window, { moved });
    const note = ({ animationName }: AnimationEvent) => moved.add(animationName);
    document.addEventListener("animationstart", note, true);
    const noteTransition = ({ propertyName }: TransitionEvent) => moved.add(propertyName);
    document.addEventListener("transitionrun", noteTransition, true);
  });
  const child = new Child(page);
  await child.seesQuestion(1);
  await child.answerWrong();
  await child.answerRight();
  await child.goOn(1);
  await child.seesQuestion(2);
  const moved = await page.evaluate(() => [...((window as Window & { moved?: Set<string> }).moved ?? [])]);
  expect(moved.filter((name) => !["fade", "wait", "opacity", "visibility"].includes(name))).toEqual([]);
  await page.waitForLoadState("networkidle");
  expect(asked.filter((path) => path.startsWith("/rive/"))).toEqual([]);
});

test("all is put back as it was at first", async ({ page }) => {
  await page.goto("/settings");
  const root = page.locator("html");
  await groupOf(page, "Cỡ chữ").getByText("Lớn", { exact: true }).click();
  await groupOf(page, "Kiểu chữ").getByText("Chữ giống nét bút").click();
  await page.getByText("Tay trái").click();
  await page.getByRole("switch", { name: "Âm thanh" }).press("Space");
  await page.getByRole("switch", { name: "Yên tĩnh" }).press("Space");
  for (const [name, value] of [
    ["data-text", "large"],
    ["data-font", "andika"],
    ["data-hand", "left"],
    ["data-calm", "true"],
  ] as const) {
    await expect(root).toHaveAttribute(name, value);
  }
  await page.getByRole("button", { name: "Đặt lại như lúc đầu" }).click();
  await expect(page.getByRole("main").getByRole("status")).toHaveText("Đã đặt lại rồi nhé!");
  for (const name of ["data-text", "data-font", "data-hand", "data-calm"]) await expect(root).not.toHaveAttribute(name);
  await expect(page.getByRole("switch", { name: "Âm thanh" })).toBeChecked();
  await expect(page.getByRole("radio", { name: "Thường" })).toBeChecked();
});

test("the keyboard chooses, and every choice is told", async ({ page }) => {
  await page.goto("/settings");
  await page.getByRole("radio", { name: "Thường" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Lớn", exact: true })).toBeChecked();
  await expect(page.locator("html")).toHaveAttribute("data-text", "large");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("radio", { name: "Chữ tròn, thoáng" })).toBeFocused();
});

test("the settings are marked before anything is painted, whatever the scripts of the page take", async ({ page }) => {
  await keepSettings(page.context(), { textSize: "largest", font: "andika" });
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.documentElement?.hasAttribute("data-text")) return;
      performance.mark("marked");
      observer.disconnect();
    }).observe(document, { attributes: true, childList: true, subtree: true });
  });
  const throttle = await page.context().newCDPSession(page);
  await throttle.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  // The page's own code never comes: what is seen is what the head did.
  await page.route("**/_next/static/**/*.js", (route) => new Promise(() => void route));
  await page.goto("/settings", { waitUntil: "commit" });
  const timeOf = (name: string) =>
    page.evaluate((wanted) => performance.getEntriesByName(wanted)[0]?.startTime ?? null, name);
  await expect.poll(() => timeOf("first-paint")).not.toBeNull();
  expect(await timeOf("marked")).not.toBeNull();
  expect(Number(await timeOf("marked"))).toBeLessThan(Number(await timeOf("first-paint")));
  expect(await sizeOf(page.getByText("Chạm để thử nhé"))).toBeGreaterThan(26);
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test.describe("of an address there is not", () => {
  test.use({ expectedErrors: [/404 \(Not Found\)/] });

  test("the page shows what was chosen as well", async ({ page }) => {
    await page.addInitScript(() =>
      localStorage.setItem("settings", JSON.stringify({ textSize: "large", hand: "left" })),
    );
    await page.goto("/nowhere");
    await expect(page.locator("html")).toHaveAttribute("data-text", "large");
    await expect(page.locator("html")).toHaveAttribute("data-hand", "left");
  });
});

test("the settings are reached from the menu, from home and from the own corner", async ({ page }) => {
  await page.goto("/contact");
  await page.getByRole("button", { name: "Danh mục" }).click();
  await page.getByRole("navigation", { name: "Danh mục" }).getByRole("link", { name: "Cài đặt" }).click();
  await expect(page).toHaveURL("/settings");
  await expect(page.getByRole("navigation", { name: "Danh mục" })).toBeHidden();
  for (const from of ["/", "/user"]) {
    await page.goto(from);
    await page.getByRole("main").or(page.getByRole("banner")).locator('a[href="/settings"]').click();
    await expect(page).toHaveURL("/settings");
  }
});
