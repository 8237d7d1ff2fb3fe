import { expect, type Page } from "@playwright/test";
import { expectSoundPage } from "#tests/setup/expect-sound-page.ts";
import { KeyboardChild } from "#tests/setup/keyboard-child.ts";
import { test } from "#tests/setup/test.ts";

const sizes = [
  { width: 360, height: 640 },
  { width: 820, height: 1180 },
  { width: 1366, height: 768 },
];

const fieldOf = (page: Page) => page.getByRole("searchbox", { name: "Tìm bài học" });
const hitsOf = (page: Page) => page.getByRole("search").getByRole("link");

async function searchFor(page: Page, words: string): Promise<void> {
  await fieldOf(page).click();
  await fieldOf(page).pressSequentially(words);
}

for (const words of ["cong tru trong pham vi 1000", "Cộng, trừ trong phạm vi 1000", "1000 TRU cong"]) {
  test(`"${words}" finds the exercise, which opens`, async ({ page }) => {
    await page.goto("/");
    await searchFor(page, words);
    await expect(hitsOf(page).first()).toHaveText(/^2Cộng, trừ trong phạm vi 1000Lớp 2 · Toán$/);
    await hitsOf(page).first().click();
    await expect(page).toHaveURL(/\/course-detail\/\d+$/);
    await expect(page.getByRole("heading", { name: "Cộng, trừ trong phạm vi 1000" })).toBeAttached();
  });
}

test("a class and a shelf find what stands there, d finds đ and đ finds d", async ({ page }) => {
  await page.goto("/");
  await searchFor(page, "lop 3 chinh ta");
  await expect(hitsOf(page).first()).toBeVisible();
  const hits = (await hitsOf(page).allInnerTexts()).filter((words) => !words.startsWith("Xem cả"));
  expect(hits.length).toBeGreaterThan(3);
  for (const words of hits) expect(words).toContain("Lớp 3 · Tiếng Việt");
  await fieldOf(page).fill("duong");
  await expect(hitsOf(page).first()).toContainText(/đường/i);
  await fieldOf(page).fill("ĐƯỜNG");
  await expect(hitsOf(page).first()).toContainText(/đường/i);
});

test("from what was found the way leads to the shelves of the subject", async ({ page }) => {
  await page.goto("/");
  await searchFor(page, "tieng viet lop 2");
  await hitsOf(page).filter({ hasText: "Tiếng Việt lớp 2" }).click();
  await expect(page).toHaveURL("/class/2#tieng-viet");
  await expect(page.getByRole("heading", { name: "Tiếng Việt", exact: true })).toBeInViewport();
});

test("with the keyboard the arrows go through what was found, Escape leads back and Enter opens", async ({ page }) => {
  await page.goto("/");
  const child = new KeyboardChild(page);
  await child.reach(fieldOf(page));
  await page.keyboard.type("hinh tron");
  await expect(hitsOf(page).nth(1)).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(hitsOf(page).nth(0)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(hitsOf(page).nth(1)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Escape");
  await expect(fieldOf(page)).toBeFocused();
  await expect(fieldOf(page)).toHaveValue("hinh tron");
  await expect(hitsOf(page)).toHaveCount(0);
  await page.keyboard.type(" ");
  await child.press(hitsOf(page).first());
  await expect(page).toHaveURL(/\/course-detail\/\d+$/);
});

test("Enter in the field, or its button, shows all that was found", async ({ page }) => {
  await page.goto("/");
  await searchFor(page, "toán");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/search?q=${encodeURIComponent("toán")}`);
  await expect(page.getByRole("heading", { name: "Kết quả cho “toán”" })).toBeVisible();
  const found = page.getByRole("main").getByRole("listitem").getByRole("link");
  await expect(found.first()).toContainText("Toán lớp 1");
  expect(await found.count()).toBeGreaterThan(6);
  await fieldOf(page).fill("đọc hiểu");
  await page.getByRole("button", { name: "Tìm", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Kết quả cho “đọc hiểu”" })).toBeVisible();
  await page.getByRole("link", { name: "Quay lại" }).click();
  await expect(page).toHaveURL("/");
});

test("an input method composes undisturbed", async ({ page }) => {
  await page.goto("/");
  await fieldOf(page).click();
  const session = await page.context().newCDPSession(page);
  for (const text of ["t", "tr", "tru", "trư"]) {
    await session.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
    await expect(fieldOf(page)).toHaveValue(text);
  }
  await expect(hitsOf(page).first()).toBeVisible();
  // The arrows choose among what the input method offers, and Escape is the method's own.
  for (const key of ["ArrowDown", "Escape"]) {
    await fieldOf(page).dispatchEvent("keydown", { key, isComposing: true, bubbles: true });
  }
  await expect(fieldOf(page)).toBeFocused();
  await expect(hitsOf(page).first()).toBeVisible();
  await session.send("Input.insertText", { text: "trừ" });
  await expect(fieldOf(page)).toHaveValue("trừ");
  await expect(hitsOf(page).first()).toContainText(/^\dTrừ/);
});

test("what is not there is said kindly, with the ways to the classes", async ({ page }) => {
  await page.goto("/");
  await searchFor(page, "khủng long");
  await expect(page.getByRole("status").filter({ hasText: "Hươu chưa tìm thấy bài này." })).toBeAttached();
  await hitsOf(page).filter({ hasText: "Lớp 4" }).click();
  await expect(page).toHaveURL("/class/4");
  await page.goto(`/search?q=${encodeURIComponent("khủng long")}`);
  await expect(page.getByRole("heading", { name: "Hươu chưa tìm thấy bài này." })).toBeVisible();
  await page.getByRole("list", { name: "Các lớp" }).getByRole("link", { name: "Lớp 2" }).click();
  await expect(page).toHaveURL("/class/2");
});

test("what was found goes away with a tap beside it and comes back with another letter", async ({ page }) => {
  await page.goto("/");
  await searchFor(page, "đồng h");
  await expect(hitsOf(page).first()).toBeVisible();
  await page.getByRole("heading", { name: "Học theo lớp" }).click();
  await expect(hitsOf(page)).toHaveCount(0);
  await fieldOf(page).press("End");
  await page.keyboard.type("ồ");
  await expect(hitsOf(page).first()).toContainText(/đồng hồ/i);
});

test("what there is to find is fetched when the field is gone to, not before", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/", { waitUntil: "networkidle" });
  expect(asked).not.toContain("/api/search-index");
  await fieldOf(page).click();
  await expect.poll(() => asked).toContain("/api/search-index");
});

test("while the index cannot be had the field still leads to the page of results", async ({ page }) => {
  await page.route("**/api/search-index", (route) => route.fulfill({ status: 200, body: "{" }));
  await page.goto("/");
  await searchFor(page, "chu vi");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main").getByRole("listitem").filter({ hasText: "Chu vi" }).first()).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the field leads to what was found", async ({ page }) => {
    await page.goto("/");
    await fieldOf(page).fill("lop 3 chu vi");
    await page.getByRole("button", { name: "Tìm", exact: true }).click();
    await expect(page).toHaveURL("/search?q=lop+3+chu+vi");
    await expect(fieldOf(page)).toHaveValue("lop 3 chu vi");
    await page.getByRole("main").getByRole("listitem").getByRole("link").first().click();
    await expect(page).toHaveURL(/\/course-detail\/\d+$/);
  });
});

for (const size of sizes) {
  test.describe(`at ${size.width} by ${size.height}`, () => {
    test.use({ viewport: size });

    for (const words of ["cong", "khủng long"]) {
      test(`searching for "${words}" is sound, at home and on its page`, async ({ page }) => {
        await page.goto("/");
        await searchFor(page, words);
        await expect(hitsOf(page).first()).toBeVisible();
        await expectSoundPage(page);
        await page.goto(`/search?q=${encodeURIComponent(words)}`);
        await expect(page.getByRole("heading", { name: "Tìm bài học" })).toBeAttached();
        await expectSoundPage(page);
      });
    }
  });
}
