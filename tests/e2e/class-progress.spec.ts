import { expect, type Page } from "@playwright/test";
import { seedMistakes, seedPupils, seedResults } from "#tests/setup/class-data.ts";
import { expectAccessible } from "#tests/setup/expect-accessible.ts";
import { expectSoundPage } from "#tests/setup/expect-sound-page.ts";
import { ownServer } from "#tests/setup/own-server.ts";
import { seedSkills } from "#tests/setup/seed-skills.ts";
import { comeBack, makeClass, panel } from "#tests/setup/teacher-class.ts";
import { test } from "#tests/setup/test.ts";

const sample = { prompt: "Tìm số thích hợp: ? - 26 = 48", given: "22", right: "74" };

const rowNames = (page: Page) => panel(page, "Bảng lớp").getByRole("rowheader").allInnerTexts();

test("the table shows who is how far, who needs help first, and leads to each pupil with every answer", async ({
  openContext,
  ownOrigins,
}) => {
  const server = await ownServer({ openContext, ownOrigins });
  try {
    const first = await (await server.open()).newPage();
    const { id, grownUp } = await makeClass(first, "3");
    await expect(panel(first, "Bảng lớp")).toHaveCount(0);
    await first.goto(`/co/lop/${id}/giao?mon=toan&bai=1`);
    await first.getByRole("button", { name: "Giao cho cả lớp" }).click();
    await expect(first).toHaveURL(/\/bai\/\w{6}$/);
    const code = new URL(first.url()).pathname.split("/").at(-1) ?? "";
    await server.stop();
    await seedPupils(server.dataDir, id, 5);
    await seedSkills(server.dataDir, id, [
      { numbers: [1, 2, 3], skillId: "c3-find-unknown", state: "mastered", right: 19, asked: 20 },
      { numbers: [4], skillId: "c3-find-unknown", state: "learning", right: 4, asked: 10 },
      { numbers: [5], skillId: "c3-find-unknown", state: "good", right: 9, asked: 10, isDue: true },
    ]);
    await seedMistakes(server.dataDir, id, [{ numbers: [4], skillId: "c3-find-unknown", code: "OP", sample }]);
    await seedResults(server.dataDir, code, [{ number: 4, wrong: [2, 4] }]);
    await server.restart({});

    const page = await (await server.open()).newPage();
    await comeBack(page, grownUp);
    await page.goto(`/co/lop/${id}?mon=toan&tu=1&den=10`);
    const table = panel(page, "Bảng lớp");
    await expect(table).toContainText("5 em · Toán, bài 1 đến bài 10");
    // A browser without the key of names: seats by their signs, who needs most first.
    expect(await rowNames(page)).toEqual([
      expect.stringMatching(/^4/),
      expect.stringMatching(/^5/),
      expect.stringMatching(/^1/),
      expect.stringMatching(/^2/),
      expect.stringMatching(/^3/),
    ]);
    await expect(table.getByRole("row").filter({ hasText: "chọn nhầm phép tính" })).toHaveCount(1);
    await expect(table.getByText(/: Cần ôn$/)).toHaveCount(1);
    await expect(table.getByText(/: Thuộc rồi$/)).toHaveCount(3);
    await expectSoundPage(page);
    await expectAccessible(page);
    // The columns have their heads on a wide screen only.
    await page.setViewportSize({ width: 1280, height: 720 });
    await table.getByLabel("Xếp theo").selectOption("number");
    expect(await rowNames(page)).toEqual([1, 2, 3, 4, 5].map((number) => expect.stringMatching(`^${number}`)));
    // Of all skills only the one that was practised.
    const columns = table.getByRole("columnheader");
    expect(await columns.count()).toBeGreaterThan(4);
    await table.getByLabel("Chỉ bài đã làm tuần này").check();
    await expect(columns).toHaveCount(4);
    await table.getByRole("link", { name: "Tiếng Việt" }).click();
    await expect(table).toContainText("Tiếng Việt, tuần");

    await page.goto(`/co/lop/${id}?mon=toan&tu=1&den=10`);
    await table.getByRole("link", { name: /^4/ }).click();
    await expect(page).toHaveURL(`/co/lop/${id}/em/4`);
    const unsure = page.getByRole("region", { name: "Chưa vững" });
    await expect(unsure).toContainText("Đang học · đúng 4/10 câu gần đây");
    await expect(page.getByRole("region", { name: "Đã vững" })).toContainText("Chưa có bài nào em làm vững.");
    await expect(page.getByText("Em chọn nhầm phép tính: 3 lần")).toBeVisible();
    await expect(page.getByText("Em trả lời: 22. Đáp án: 74")).toBeVisible();
    await expect(page.getByRole("region", { name: "Bốn tuần qua" })).toContainText("1 ngày, 5 phút");
    const runs = page.getByRole("region", { name: "Những lượt gần đây" });
    await expect(runs).toContainText("đúng lần đầu 8/10 câu");
    await runs.getByRole("link", { name: /^Xem câu trả lời/ }).click();
    await expect(runs.getByText("Em trả lời đúng ngay.")).toHaveCount(8);
    await expect(runs.getByText(/^(?:Em trả lời: |Em trả lời sai)/)).toHaveCount(2);
    await expectSoundPage(page);
    await expectAccessible(page);
    await runs.getByRole("link", { name: /^Đóng/ }).click();
    await expect(runs.getByText("Em trả lời đúng ngay.")).toHaveCount(0);
    await page.getByRole("link", { name: "Quay lại" }).click();
    await expect(page).toHaveURL(`/co/lop/${id}`);

    // A seat where nobody sits yet.
    await page.goto(`/co/lop/${id}/em/6`);
    await expect(page.getByText("Em chưa vào lớp trên trang.")).toBeVisible();
  } finally {
    await server.remove();
  }
});

test.describe("pupils of others", () => {
  // The browser's own note of an answer that is not 200.
  test.use({ expectedErrors: [/status of 404/] });

  test("are answered like pupils there are none of", async ({ page, openContext }) => {
    const { id } = await makeClass(page, "3");
    await page.goto(`/co/lop/${id}/em/7`);
    await expect(page.getByRole("heading", { name: "Không mở được trang này" })).toBeVisible();
    const other = await (await openContext({})).newPage();
    await makeClass(other, "2");
    await other.goto(`/co/lop/${id}/em/1`);
    await expect(other.getByRole("heading", { name: "Không mở được trang này" })).toBeVisible();
  });
});
