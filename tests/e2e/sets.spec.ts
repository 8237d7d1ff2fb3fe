import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "#tests/setup/expect-accessible.ts";
import { expectSoundPage } from "#tests/setup/expect-sound-page.ts";
import { onScreens } from "#tests/setup/on-screens.ts";
import { expectTotal, freshName, makePupil } from "#tests/setup/register.ts";
import { seesAll } from "#tests/setup/sight.ts";
import { playPage } from "#tests/setup/stone-run.ts";
import { test } from "#tests/setup/test.ts";

const questionsOf = (page: Page) => page.getByRole("list", { name: "Các câu hỏi" }).getByRole("listitem");
const openLink = (page: Page) => page.getByRole("link", { name: "Mở bộ câu hỏi" });

async function makeSet(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole("button", { name: "Tạo bộ câu hỏi" }).click();
  await expect(openLink(page)).toBeVisible();
}

test("a teacher makes a set of the present lesson with one tap, changes it, and it is played from its link", async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await makeSet(page, "/bo?lop=3&mon=toan&bai=26");
  await expect(questionsOf(page)).toHaveCount(10);
  await seesAll(page);
  const first = await questionsOf(page).allTextContents();
  await page.getByRole("button", { name: "Đổi câu 2", exact: true }).click();
  await expect.poll(() => questionsOf(page).nth(1).textContent()).not.toBe(first[1]);
  await seesAll(page);
  const second = await questionsOf(page).allTextContents();
  expect(second.toSpliced(1, 1)).toEqual(first.toSpliced(1, 1));
  await page.getByRole("button", { name: "Bỏ câu 1", exact: true }).click();
  await expect(questionsOf(page)).toHaveCount(9);
  await page.getByRole("button", { name: "Chép đường dẫn" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Đã chép." })).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toBe(`${baseURL}${await openLink(page).getAttribute("href")}`);
  const prompt = await questionsOf(page).first().locator("p").first().textContent();
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/\S/);
  await expect(page.getByText(prompt ?? "-", { exact: true }).first()).toBeVisible();
});

test("an address that was changed by one letter is none", async ({ page }) => {
  await makeSet(page, "/bo?lop=2&mon=toan");
  const href = (await openLink(page).getAttribute("href")) ?? "";
  const at = href.length - 20;
  const changed = `${href.slice(0, at)}${href[at] === "A" ? "B" : "A"}${href.slice(at + 1)}`;
  for (const address of [changed, href.slice(0, -1), `${href}A`, "/bo/x", "/bo/AQMaGgI"]) {
    const response = await page.request.get(address);
    expect(response.status(), address).toBe(404);
  }
});

test("a set gives points once, and its result can be saved as a picture", async ({ page }) => {
  await makePupil(page, freshName());
  await makeSet(page, "/bo?lop=3&mon=toan&bai=26");
  const href = (await openLink(page).getAttribute("href")) ?? "";
  const result = page.getByRole("region", { name: "Kết quả" });
  await playPage(page, href);
  await expect(result).toContainText("+120");
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Lưu thẻ kết quả" }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.png$/);
  await playPage(page, href);
  await expect(result).toContainText("Con đã làm bộ này rồi");
  await expectTotal(page, 120);
});

test("on a phone nothing of the bar lies over the heading of a result", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await makeSet(page, "/bo?lop=3&mon=toan&bai=26");
  await playPage(page, (await openLink(page).getAttribute("href")) ?? "");
  await expect(page.getByRole("button", { name: "Lưu thẻ kết quả" })).toBeAttached();
  const heading = page.getByRole("heading", { level: 1 });
  const isFree = () =>
    heading.evaluate((title) => {
      const words = document.createRange();
      words.selectNodeContents(title);
      return [...words.getClientRects()].every(({ left, right, top, bottom }) =>
        [left + 1, (left + right) / 2, right - 1].every((x) =>
          title.contains(document.elementFromPoint(x, (top + bottom) / 2)),
        ),
      );
    });
  await expect.poll(isFree).toBe(true);
});

test("a question is looked at as the pupil has it", async ({ page }) => {
  await makeSet(page, "/bo?lop=1&mon=tieng-viet");
  await page.getByRole("button", { name: "Xem câu 1 như các em thấy" }).click();
  const dialog = page.getByRole("dialog", { name: "Câu 1, như các em thấy" });
  await expect(dialog.frameLocator("iframe").getByRole("group", { name: "Đáp án" })).toBeVisible();
  await dialog.getByRole("button", { name: "Đóng" }).click();
  await expect(dialog).toHaveCount(0);
});

test("the page of sets is sound on every screen, before and after one is made", async ({ page }) => {
  await page.goto("/bo?lop=4&mon=tieng-viet");
  await onScreens(page, () => expectSoundPage(page));
  await makeSet(page, "/bo?lop=5&mon=toan");
  await onScreens(page, () => expectSoundPage(page));
  await expectAccessible(page);
});
