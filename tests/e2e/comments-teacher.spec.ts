import { expect, type Page } from "@playwright/test";
import { seedMistakes, seedPupils } from "#tests/setup/class-data.ts";
import { expectAccessible } from "#tests/setup/expect-accessible.ts";
import { expectSoundPage } from "#tests/setup/expect-sound-page.ts";
import type { GrownUp } from "#tests/setup/grown-up.ts";
import { ownServer } from "#tests/setup/own-server.ts";
import { seedSkills } from "#tests/setup/seed-skills.ts";
import { comeBack, makeClass } from "#tests/setup/teacher-class.ts";
import { test } from "#tests/setup/test.ts";

/** The eight words of the key sheet. */
async function wordsOf(page: Page, id: string): Promise<string> {
  await page.goto(`/co/lop/${id}/khoa`);
  const words = page.getByRole("listitem").locator("b");
  await expect(words).toHaveCount(8);
  return (await words.allInnerTexts()).join(" ");
}

/** Comes in as a teacher who has been here, in a browser that has not. */
async function openComments(page: Page, id: string, grownUp: GrownUp): Promise<void> {
  await comeBack(page, grownUp);
  await page.goto(`/co/lop/${id}/nhan-xet`);
}

const cardOf = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 2, name }) });
const fieldOf = (page: Page, name: string) => page.getByRole("textbox", { name: `Nhận xét cho ${name}` });

/** Keeps what is copied, or lets the browser refuse, before the page runs. */
async function watchClipboard(page: Page, isRefused: boolean): Promise<void> {
  await page.addInitScript((refused) => {
    const copied: string[] = [];
    Object.assign(window, { copied });
    Object.defineProperty(navigator, "clipboard", {
      value: {
        writeText: async (text: string) => {
          if (refused) throw new DOMException("refused", "NotAllowedError");
          copied.push(text);
        },
      },
    });
  }, isRefused);
}

const copiedIn = (page: Page) => page.evaluate(() => Reflect.get(window, "copied"));

test("a class nobody has joined is told what comes first", async ({ page }) => {
  const { id } = await makeClass(page, "3");
  await page.goto(`/co/lop/${id}/nhan-xet`);
  await expect(page.getByRole("heading", { level: 1, name: "Nhận xét: 3A Hoa Mai" })).toBeVisible();
  await expect(page.getByText("Chưa em nào vào lớp, nên chưa có gì để nhận xét.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Chép tất cả" })).toHaveCount(0);
  await expectSoundPage(page);
  await page.getByRole("link", { name: "In thẻ" }).click();
  await expect(page).toHaveURL(`/co/lop/${id}/the`);
});

test("each pupil has a draft of its own, to edit, write anew, copy and print", async ({ openContext, ownOrigins }) => {
  const server = await ownServer({ openContext, ownOrigins });
  try {
    const first = await (await server.open()).newPage();
    const { id, grownUp } = await makeClass(first, "3");
    const words = await wordsOf(first, id);
    await server.stop();
    await seedPupils(server.dataDir, id, 5);
    await seedSkills(server.dataDir, id, [
      { numbers: [1, 2, 3, 4], skillId: "c3-times-tables", state: "mastered", right: 19, asked: 20 },
      { numbers: [1, 2, 3, 4], skillId: "c3-find-unknown", state: "learning", right: 11, asked: 20 },
      { numbers: [5], skillId: "c3-times-tables", state: "learning", right: 3, asked: 4 },
    ]);
    await seedMistakes(server.dataDir, id, [
      {
        numbers: [1],
        skillId: "c3-find-unknown",
        code: "OP",
        sample: { prompt: "Tìm số thích hợp: ? - 26 = 48", given: "22", right: "74" },
      },
    ]);
    await server.restart({});

    const page = await (await server.open()).newPage();
    await watchClipboard(page, false);
    await openComments(page, id, grownUp);
    // This browser has no key of names yet.
    await expect(cardOf(page, "1. Thỏ tim đỏ")).toBeVisible();
    await page.getByLabel("Tám từ").fill(words);
    await page.getByRole("button", { name: "Mở khoá" }).click();
    const chi = cardOf(page, "1. Lêq Chi");
    await expect(chi).toContainText("Bảng nhân 3, 4, 6, 7, 8, 9: đúng 19/20 câu gần đây · thuộc rồi");
    await expect(chi).toContainText("Tìm thành phần chưa biết: chọn nhầm phép tính, 3 lần");
    await expect(fieldOf(page, "Lêq Chi")).toHaveValue(/chọn nhầm phép tính/);
    await expect(cardOf(page, "5. Bùiq Mai")).toContainText("Chưa có gì để nhận xét: em mới làm 4 câu.");
    await expect(cardOf(page, "6. Đỗq Lan")).toHaveCount(0);
    const names = ["Lêq Chi", "Trầnq Bình", "Phạmq Dũng", "Võq An"];
    const drafts = await Promise.all(names.map((name) => fieldOf(page, name).inputValue()));
    expect(new Set(drafts).size).toBe(4);
    await expectSoundPage(page);
    await expectAccessible(page);

    // Nobody has touched it: nothing is asked.
    await page.getByRole("button", { name: "Viết lại nhận xét cho Lêq Chi" }).click();
    await expect(fieldOf(page, "Lêq Chi")).not.toHaveValue(drafts[0] ?? "");
    await fieldOf(page, "Trầnq Bình").fill("Em rất cố gắng.");
    await expect(cardOf(page, "2. Trầnq Bình")).toContainText("Thầy cô đã sửa");
    await page.reload();
    await expect(fieldOf(page, "Trầnq Bình")).toHaveValue("Em rất cố gắng.");
    await expect(fieldOf(page, "Lêq Chi")).not.toHaveValue(drafts[0] ?? "");

    await page.getByRole("button", { name: "Viết lại nhận xét cho Trầnq Bình" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Thôi" }).click();
    await expect(fieldOf(page, "Trầnq Bình")).toHaveValue("Em rất cố gắng.");
    await page.getByRole("button", { name: "Chép nhận xét cho Trầnq Bình" }).click();
    await expect(cardOf(page, "2. Trầnq Bình").getByRole("status")).toHaveText("Đã chép.");
    await page.getByRole("button", { name: "Chép tất cả" }).click();
    await expect(page.getByText("Đã chép 4 nhận xét.")).toBeVisible();
    const [one, all] = await copiedIn(page);
    expect(one).toBe("Em rất cố gắng.");
    expect(all.split("\n")[1]).toBe("2\tTrầnq Bình\tEm rất cố gắng.");
    expect(all.split("\n")).toHaveLength(5);

    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("row", { name: /^2 Trầnq Bình Em rất cố gắng\.$/ })).toBeVisible();
    await expect(fieldOf(page, "Trầnq Bình")).toBeHidden();
    await expect(page.getByText("Căn cứ").first()).toBeHidden();
    await page.emulateMedia({ media: "screen" });

    await page.getByRole("button", { name: "Viết lại nhận xét cho Trầnq Bình" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Viết lại" }).click();
    await expect(fieldOf(page, "Trầnq Bình")).not.toHaveValue("Em rất cố gắng.");
    await expect(page.getByText("Thầy cô đã sửa")).toHaveCount(0);

    await page.getByRole("link", { name: "Tiếng Việt" }).click();
    await expect(page).toHaveURL(`/co/lop/${id}/nhan-xet?mon=tieng-viet`);
    await expect(page.getByText(/^Chưa em nào làm đủ bài môn Tiếng Việt/)).toBeVisible();
    await expect(cardOf(page, "1. Lêq Chi")).toContainText("Chưa có gì để nhận xét: em chưa làm câu nào.");

    // Where nothing may be copied, all of it stands there to be taken by hand.
    const other = await (await server.open()).newPage();
    await watchClipboard(other, true);
    await openComments(other, id, grownUp);
    await expect(other.getByRole("region", { name: /^Máy này chưa có khoá tên/ })).toBeVisible();
    await other.getByRole("button", { name: "Chép tất cả" }).click();
    await expect(other.getByRole("textbox", { name: "Tất cả nhận xét" })).toHaveValue(/^1\tThỏ tim đỏ\t\S/);
    await other.getByRole("button", { name: "Chép nhận xét cho Thỏ tim đỏ" }).click();
    await expect(cardOf(other, "1. Thỏ tim đỏ").getByRole("status")).toContainText("Trình duyệt không cho chép.");
    await expectSoundPage(other);
  } finally {
    await server.remove();
  }
});

test.describe("comments of others", () => {
  // The browser's own note of an answer that is not 200.
  test.use({ expectedErrors: [/status of 404/] });

  test("are answered like those of a class there is none of", async ({ page, openContext }) => {
    const { id } = await makeClass(page, "3");
    const other = await (await openContext({})).newPage();
    await makeClass(other, "3");
    await other.goto(`/co/lop/${id}/nhan-xet`);
    await expect(other.getByRole("heading", { name: "Không mở được trang này" })).toBeVisible();
  });
});
