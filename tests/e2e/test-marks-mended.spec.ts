import { expect } from "@playwright/test";
import { expectAccessible } from "#tests/setup/expect-accessible.ts";
import { cell, keepTest, saved } from "#tests/setup/marked-test.ts";
import { panel } from "#tests/setup/teacher-class.ts";
import { test } from "#tests/setup/test.ts";

test.use({ viewport: { width: 1366, height: 768 } });

test("what was done last is taken back, in a cell, in a row and with codes", async ({ page }) => {
  await keepTest(page, "mon=toan&dip=cuoi-1&so=mua");
  const [first, second] = [cell(page, "Câu 1", "Lêq Chi"), cell(page, "Câu 2", "Lêq Chi")];
  const said = page.getByRole("status").filter({ hasText: "Đã hoàn tác" });
  const undo = page.getByRole("button", { name: "Hoàn tác" });
  await expect(undo).toHaveAttribute("aria-disabled", "true");
  await first.fill("0,5");
  await first.press("Enter");
  await expect(second).toBeFocused();
  await page.keyboard.press("Space");
  await first.focus();
  await page.keyboard.type("0,25");
  // What is being typed is the field's own to take back.
  await page.keyboard.press("Control+z");
  await expect(said).toHaveCount(0);
  await first.fill("0,25");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Control+z");
  await expect(said).toHaveText("Đã hoàn tác: Câu 1, Lêq Chi trở lại 0,5.");
  await expect(first).toHaveValue("0,5");
  await expect(first).toBeFocused();
  await undo.click();
  await expect(said).toHaveText("Đã hoàn tác: Câu 2, Lêq Chi trở lại trống.");
  await expect(second).toHaveValue("");
  // Who was absent by mistake has the points back.
  await first.fill("v");
  await first.press("Enter");
  await expect(page.getByText("1 em vắng")).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(said).toHaveText("Đã hoàn tác ở hàng của Lêq Chi.");
  await expect(first).toHaveValue("0,5");
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(first).toHaveValue("0,5");
  await expect(second).toHaveValue("");
  await expect(page.getByText("1 em vắng")).toHaveCount(0);
});

test("codes that were dealt out are taken back, on the server too", async ({ page }) => {
  await keepTest(page, "mon=toan&dip=cuoi-1&ma=2&so=mua");
  const code = page.getByLabel("Mã đề của Đỗq Lan");
  await page.getByRole("button", { name: "Điền mã đề lần lượt theo số thứ tự" }).click();
  await expect(code).toHaveValue("B");
  await expect(saved(page)).toBeVisible();
  await page.getByRole("button", { name: "Hoàn tác" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Đã hoàn tác ở 6 hàng." })).toBeVisible();
  await expect(code).toHaveValue("");
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(code).toHaveValue("");
});

test("a row that was entered for the wrong pupil goes to the right one", async ({ page }) => {
  await keepTest(page, "mon=toan&dip=cuoi-1&so=mua");
  const of = (pupil: string) => cell(page, "Câu 1", pupil);
  const move = page.getByRole("button", { name: "Chuyển cho em khác" });
  const dialog = page.getByRole("dialog", { name: "Chuyển điểm cho em khác" });
  await expect(move).toHaveCount(0);
  for (const [pupil, points] of [
    ["Lêq Chi", "0,5"],
    ["Trầnq Bình", "0,25"],
  ] as const) {
    await of(pupil).fill(points);
    await of(pupil).press("Enter");
  }
  await of("Lêq Chi").focus();
  await move.click();
  await expect(dialog.getByLabel("Điểm đang ở hàng của").locator("option:checked")).toHaveText("1. Lêq Chi");
  await dialog.getByRole("button", { name: "Chuyển" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("Thầy cô chọn em được chuyển điểm.");
  await dialog.getByLabel("Chuyển cho").selectOption("4. Võq An");
  await dialog.getByRole("button", { name: "Chuyển" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Đã đổi chỗ điểm của Lêq Chi và Võq An." })).toBeVisible();
  await expect(of("Võq An")).toHaveValue("0,5");
  await expect(of("Lêq Chi")).toHaveValue("");
  // Points that are there are not lost without a word.
  await of("Võq An").focus();
  await move.click();
  await dialog.getByLabel("Chuyển cho").selectOption("2. Trầnq Bình (đã có điểm)");
  await dialog.getByRole("button", { name: "Chuyển" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("Thầy cô chọn đổi chỗ hay thay hẳn.");
  await expectAccessible(page);
  await dialog.getByRole("radio", { name: "Thay hẳn, bỏ điểm đang có của em ấy" }).check();
  await dialog.getByRole("button", { name: "Chuyển" }).click();
  await expect(of("Trầnq Bình")).toHaveValue("0,5");
  await expect(of("Võq An")).toHaveValue("");
  await page.keyboard.press("Control+z");
  await expect(of("Trầnq Bình")).toHaveValue("0,25");
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(of("Võq An")).toHaveValue("0,5");
  await expect(of("Trầnq Bình")).toHaveValue("0,25");
  await expect(of("Lêq Chi")).toHaveValue("");
});

test("a block of a spreadsheet is pasted, and what does not fit is named", async ({ page }) => {
  await keepTest(page, "mon=toan&dip=cuoi-1&so=mua");
  const paste = (at: ReturnType<typeof cell>, text: string) =>
    at.evaluate((field, copied) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", copied);
      field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    }, text);
  const report = panel(page, "Nhập điểm").getByRole("alert");
  await cell(page, "Câu 1", "Trầnq Bình").focus();
  await paste(cell(page, "Câu 1", "Trầnq Bình"), "0,5\t0.25\r\n\t0,5\r\nv\t\r\n9\tabc\r\n");
  await expect(page.getByRole("status").filter({ hasText: "Đã dán 4 ô cho 3 em." })).toBeVisible();
  await expect(cell(page, "Câu 1", "Trầnq Bình")).toHaveValue("0,5");
  await expect(cell(page, "Câu 2", "Trầnq Bình")).toHaveValue("0,25");
  await expect(cell(page, "Câu 1", "Phạmq Dũng")).toHaveValue("");
  await expect(cell(page, "Câu 2", "Phạmq Dũng")).toHaveValue("0,5");
  await expect(page.getByRole("button", { name: "Võq An vắng, chạm để nhập điểm" })).toBeVisible();
  await expect(report.getByRole("listitem")).toHaveText([
    "Câu 1, Bùiq Mai: “9” – nhiều nhất 0,5 điểm",
    /^Câu 2, Bùiq Mai: “abc” – không phải số điểm/u,
  ]);
  await expect(saved(page)).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(page.getByRole("status").filter({ hasText: "Đã hoàn tác ở 3 hàng." })).toBeVisible();
  await expect(cell(page, "Câu 2", "Phạmq Dũng")).toHaveValue("");
  await expect(report).toHaveCount(0);
  await paste(cell(page, "Câu 1", "Lêq Chi"), "0,5\n".repeat(7));
  await expect(report).toHaveText("Đoạn vừa dán có nhiều hàng hơn bảng này nên chưa dán ô nào.");
  await paste(cell(page, "Câu 1", "Lêq Chi"), "0,5\n".repeat(40_000));
  await expect(report).toContainText("Đoạn vừa dán dài quá bảng này");
  await expect(cell(page, "Câu 1", "Lêq Chi")).toHaveValue("");
});
