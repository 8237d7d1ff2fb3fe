import { expect, type Page } from "@playwright/test";
import { seedMistakes, seedPupils, seedResults } from "#tests/setup/class-data.ts";
import { expectAccessible } from "#tests/setup/expect-accessible.ts";
import { expectSoundPage } from "#tests/setup/expect-sound-page.ts";
import { ownServer } from "#tests/setup/own-server.ts";
import { comeBack, isAlive, makeClass, panel } from "#tests/setup/teacher-class.ts";
import { test } from "#tests/setup/test.ts";

const codeOf = (page: Page) => new URL(page.url()).pathname.split("/").at(-1) ?? "";

/** Gives the lesson the class stands at to all of it, and gives the code. */
async function giveLesson(page: Page): Promise<string> {
  await page.getByRole("link", { name: /^Giao bài này, môn Toán/ }).click();
  await expect(page).toHaveURL(/\/giao\?bo=[\w-]+$/);
  await page.getByRole("button", { name: "Giao cho cả lớp" }).click();
  await expect(page).toHaveURL(/\/bai\/[ACDEFGHJKMNPQRTUWXY34679]{6}$/);
  return codeOf(page);
}

test("a lesson becomes a link and a QR code within three taps, and is taken back", async ({ page }) => {
  const { id } = await makeClass(page, "3");
  await expect(panel(page, "Em nào cần gì")).toContainText("chưa có lỗi nào lặp lại");
  await expect(panel(page, "Bài đã giao")).toContainText("Chưa giao bài nào.");
  // Two taps: the lesson, and to whom.
  const code = await giveLesson(page);
  await expect(page.getByRole("img", { name: "Mã QR của bài" })).toBeVisible();
  await expect(page.getByText(`/bai/${code}`).first()).toBeVisible();
  await expect(page.getByText("Chưa em nào làm bài này.")).toBeVisible();
  await expect(page.getByText("6 em chưa làm")).toBeVisible();
  await expect(panel(page, "Kết quả").getByText("Lêq Chi")).toBeVisible();
  await expectSoundPage(page);
  await expectAccessible(page);

  await page.getByRole("button", { name: "Đổi tên hoặc hạn" }).click();
  await page.getByRole("dialog").getByLabel("Tên bài").fill("Luyện cuối tuần");
  await page.getByRole("dialog").getByRole("button", { name: "Lưu" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Luyện cuối tuần" })).toBeVisible();
  await page.getByRole("link", { name: "Quay lại" }).click();
  await expect(page).toHaveURL(`/co/lop/${id}`);
  await expect(panel(page, "Bài đã giao")).toContainText("0/6 em đã làm");
  await page.getByRole("link", { name: "Luyện cuối tuần" }).click();

  await page.getByRole("button", { name: "Thu lại bài" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Thu lại bài" }).click();
  await expect(page.getByText("Bài này đã thu lại.")).toBeVisible();
  await expect(page.getByRole("img", { name: "Mã QR của bài" })).toHaveCount(0);
  await page.getByRole("link", { name: "Quay lại" }).click();
  await panel(page, "Bài đã giao").getByText("Bài đã đóng (1)").click();
  await expect(panel(page, "Bài đã giao").getByText("đã thu lại")).toBeVisible();
});

test("where the class stands is saved at once, and is what is given", async ({ page }) => {
  const { id } = await makeClass(page, "3");
  const lesson = page.getByLabel("Toán", { exact: true });
  await lesson.selectOption("4");
  await expect(page.getByText("Đã ghi bài Toán của lớp.")).toBeVisible();
  await page.reload();
  await isAlive(page);
  await expect(lesson).toHaveValue("4");
  await expect(page.getByRole("link", { name: /^Giao bài này, môn Toán: Bài 4\./ })).toHaveAttribute(
    "href",
    `/co/lop/${id}/giao?mon=toan&bai=4`,
  );
  await lesson.selectOption("");
  await expect(page.getByText("Đã ghi bài Toán của lớp.")).toBeVisible();
  await page.reload();
  await expect(lesson).toHaveValue("");
});

test("a day that is too full is told of, and one that is far too full is refused", async ({ page }) => {
  const { id } = await makeClass(page, "1");
  const give = page.getByRole("button", { name: "Giao cho cả lớp" });
  const much = page.getByText("Hơi nhiều cho một ngày.");
  const tooMuch = page.getByText("Nhiều quá, chưa giao được.");
  let isWarned = false;
  // A set of ten takes some minutes: given for today alone, again and again, no day takes them all.
  for (let go = 0; go < 12; go += 1) {
    await page.goto(`/co/lop/${id}/giao?mon=toan&bai=20`);
    const today = page.getByRole("button", { name: /^hôm nay/i });
    await expect(async () => {
      await today.click();
      await expect(today).toHaveAttribute("aria-pressed", "true", { timeout: 1000 });
    }).toPass();
    if (await tooMuch.isVisible()) break;
    isWarned ||= await much.isVisible();
    await give.click();
    await expect(page).toHaveURL(/\/bai\/\w{6}$/);
  }
  await expect(tooMuch).toBeVisible();
  await expect(give).toBeDisabled();
  expect(isWarned).toBe(true);
  await expectAccessible(page);
  // Spread over a week it is less a day.
  await page.getByRole("button", { name: /^1 tuần/ }).click();
  await expect(page.getByText(/trong 10 phút/).first()).toBeVisible();
  await page.getByText("Cả lớp (6 em)").click();
  await page.getByRole("button", { name: "Bỏ chọn tất cả" }).click();
  await expect(page.getByRole("button", { name: "Giao cho 0 em" })).toBeVisible();
});

test("who needs what is named, given questions against it, and results are read question by question", async ({
  openContext,
  ownOrigins,
}) => {
  const server = await ownServer({ openContext, ownOrigins });
  try {
    const first = await (await server.open()).newPage();
    const { id, grownUp } = await makeClass(first, "3");
    await first.goto(`/co/lop/${id}/giao?mon=toan&bai=1`);
    await first.getByRole("button", { name: "Giao cho cả lớp" }).click();
    await expect(first).toHaveURL(/\/bai\/\w{6}$/);
    const code = codeOf(first);
    await server.stop();
    await seedPupils(server.dataDir, id, 5);
    await seedMistakes(server.dataDir, id, [
      {
        numbers: [1, 2, 4],
        skillId: "c3-find-unknown",
        code: "OP",
        sample: { prompt: "Tìm số thích hợp: ? - 26 = 48", given: "22", right: "74" },
      },
    ]);
    await seedResults(server.dataDir, code, [
      { number: 1, wrong: [2, 4] },
      { number: 2, wrong: [2], tries: 2 },
      { number: 3, wrong: [], isLate: true },
    ]);
    await server.restart({});

    const page = await (await server.open()).newPage();
    await comeBack(page, grownUp);
    await page.goto(`/co/lop/${id}`);
    const needs = panel(page, "Em nào cần gì");
    await expect(needs.getByRole("heading", { level: 3, name: "3 em chọn nhầm phép tính" })).toBeVisible();
    await expect(needs).toContainText("Trả lời 22");
    await expect(needs).toContainText("Đúng là 74");
    await expect(needs.getByText("4. Mèo giọt nước")).toBeVisible();
    await expect(panel(page, "Bài đã giao")).toContainText("3/6 em đã làm");
    await expectAccessible(page);
    await needs.getByRole("button", { name: /^Giao 5 câu chữa/ }).click();
    await expect(needs.getByText("Đã giao cho 3 em")).toBeVisible();
    await needs.getByRole("link", { name: "Xem bài" }).click();
    await expect(page.getByText("3 em chưa làm")).toBeVisible();
    // The families of the others are not told that theirs has work to do.
    await expect(page.getByText(/^Kính gửi bố mẹ\. Ở lớp .*, con được giao riêng bài/)).toBeVisible();
    await page.goto(`/co/lop/${id}`);
    await needs.getByRole("link", { name: "4. Mèo giọt nước" }).click();
    await expect(page).toHaveURL(new RegExp(`/co/lop/${id}/em/4$`));
    await page.goto(`/co/lop/${id}`);
    await expect(needs.getByText("Các em đang có bài luyện thêm.")).toBeVisible();
    await expect(needs.getByRole("button", { name: "Giao thêm 5 câu cho 3 em chọn nhầm phép tính" })).toBeVisible();

    await page.goto(`/co/lop/${id}/bai/${code}`);
    const results = panel(page, "Kết quả");
    // What was done comes before the way to send it.
    await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toHaveText("Kết quả");
    await expect(results.getByRole("row").filter({ hasText: "Thỏ tim đỏ" })).toContainText("8/10 câu");
    await expect(results.getByRole("row").filter({ hasText: "Ếch lá xanh" })).toContainText("muộn");
    await expect(results.getByText("3 em chưa làm")).toBeVisible();
    const questions = panel(page, "Từ câu khó nhất")
      .getByRole("listitem")
      .filter({ has: page.getByRole("link") });
    await expect(questions.first()).toContainText("Câu 3");
    await expect(questions.first()).toContainText("33% đúng (1/3)");
    await expect(questions.nth(1)).toContainText("Câu 5");
    await expectSoundPage(page);

    await page.getByRole("link", { name: "Chiếu câu 3 lên bảng" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Câu 3 trong 10 câu" })).toBeVisible();
    await expect(page.getByText("1 trong 3 em đúng ngay lần đầu")).toHaveCount(0);
    await page.getByRole("button", { name: "Xem các em trả lời gì" }).click();
    await expect(page.getByText("1 trong 3 em đúng ngay lần đầu")).toBeVisible();
    await expect(page.getByText(/^Đáp án: /)).toHaveCount(0);
    await page.getByRole("button", { name: "Hiện đáp án" }).click();
    await expect(page.getByText(/^Đáp án: /)).toHaveCount(1);
    await page.getByRole("link", { name: "Câu sau" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Câu 4 trong 10 câu" })).toBeVisible();
    await expect(page.getByText(/^Đáp án: /)).toHaveCount(0);
    await page.getByRole("link", { name: "Quay lại" }).click();
    await expect(page).toHaveURL(new RegExp(`/bai/${code}$`));
  } finally {
    await server.remove();
  }
});

test.describe("work of others", () => {
  // The browser's own note of an answer that is not 200.
  test.use({ expectedErrors: [/status of 404/] });

  test("is answered like work there is none of", async ({ page, openContext }) => {
    const { id } = await makeClass(page, "3");
    const code = await giveLesson(page);
    await page.goto(`/co/lop/${id}/bai/ACDEFG`);
    await expect(page.getByRole("heading", { name: "Không mở được trang này" })).toBeVisible();
    const other = await (await openContext({})).newPage();
    const { id: otherId } = await makeClass(other, "2");
    for (const path of [`${id}/bai/${code}`, `${id}/giao`, `${otherId}/bai/${code}`]) {
      await other.goto(`/co/lop/${path}`);
      await expect(other.getByRole("heading", { name: "Không mở được trang này" }), path).toBeVisible();
    }
  });
});
