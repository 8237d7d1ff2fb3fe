import { expect, type Page } from "@playwright/test";
import { freshName, register } from "#tests/setup/register.ts";
import { test } from "#tests/setup/test.ts";

async function tryName(page: Page, name: string): Promise<void> {
  await page.getByRole("textbox", { name: "Tên của con" }).fill(name);
  await page.getByRole("button", { name: "Đăng kí" }).click();
}

const refused = [
  ["🦒🦒🦒", "Tên chỉ gồm chữ cái, chữ số và dấu cách thôi con nhé."],
  ["a".repeat(300), "Tên dài quá! Nhiều nhất là 20 kí tự thôi con nhé."],
  ["be@truong.vn", "Đừng dùng địa chỉ email làm tên con nhé."],
  ["0912345678", "Đừng để số điện thoại trong tên con nhé."],
  ["Quản Trị Viên", "Tên này dành riêng cho trang web và thầy cô. Con chọn tên khác nhé."],
  ["zalo 09", "Đừng để cách liên lạc trong tên con nhé. Con chọn một cái tên vui thôi nhé."],
  ["Giết Người", "Mình chọn một cái tên dễ thương hơn con nhé."],
  ["A", "Tên cần có ít nhất 2 kí tự con nhé."],
  ["   ", "Tên cần có ít nhất 2 kí tự con nhé."],
  ["<b>An</b>", "Tên chỉ gồm chữ cái, chữ số và dấu cách thôi con nhé."],
] as const;

for (const [name, message] of refused) {
  test(`the name ${name.slice(0, 20)} is refused kindly and stays in the field`, async ({ page }) => {
    await page.goto("/user");
    await page.getByRole("radio", { name: "Hình 5" }).check({ force: true });
    await tryName(page, name);
    await expect(page.getByText(message)).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Tên của con" })).toHaveValue(name);
    await expect(page.getByRole("radio", { name: "Hình 5" })).toBeChecked();
  });
}

test("a name that differs only in case, spacing or Unicode form is taken", async ({ page, openContext }) => {
  const name = freshName();
  await register(page, name);
  const other = await (await openContext({})).newPage();
  await other.goto("/user");
  for (const twin of [
    name.toUpperCase(),
    name.replaceAll(" ", ""),
    name.normalize("NFD"),
    `  ${name.toLowerCase()} `,
  ]) {
    await tryName(other, twin);
    await expect(other.getByText("Tên này có bạn dùng rồi. Con chọn tên khác nhé!")).toBeVisible();
    await expect(other.getByRole("textbox", { name: "Tên của con" })).toHaveValue(twin);
    await other.reload();
  }
});

test("a pupil comes back by name, in any spelling of it", async ({ page, openContext }) => {
  const name = freshName();
  await register(page, name);
  const other = await (await openContext({})).newPage();
  await other.goto("/user");
  await other.getByRole("textbox", { name: "Tên con đã đặt" }).fill("Không Có Ai Tên Này");
  await other.getByRole("button", { name: "Đăng nhập" }).click();
  await expect(other.getByText("Chưa có bạn nào tên như vậy. Con xem lại từng chữ nhé.")).toBeVisible();
  await other.getByRole("textbox", { name: "Tên con đã đặt" }).fill(name.toUpperCase());
  await other.getByRole("button", { name: "Đăng nhập" }).click();
  await expect(other.getByRole("heading", { name, exact: true })).toBeVisible();
  await expect.poll(() => other.evaluate(() => window.localStorage.getItem("userName"))).toBe(name);
  await other.getByRole("button", { name: "Đăng xuất", exact: true }).click();
  await expect(other.getByRole("heading", { name: "Con đặt một tên vui nhé!" })).toBeVisible();
  await expect.poll(() => other.evaluate(() => window.localStorage.getItem("userName"))).toBeNull();
});

test.describe("a body of two megabytes", () => {
  test.use({ expectedErrors: [/413|500|ERR_/] });

  test("is refused kindly, with what was typed still there", async ({ page }) => {
    await page.goto("/user");
    const name = "x".repeat(2_000_000);
    await page.getByRole("textbox", { name: "Tên của con" }).fill(name);
    await page.getByRole("button", { name: "Đăng kí" }).click();
    await expect(page.getByText("Đăng ký thất bại, thử lại!")).toBeVisible();
    expect((await page.getByRole("textbox", { name: "Tên của con" }).inputValue()).length).toBe(name.length);
    await tryName(page, freshName());
    await expect(page.getByRole("button", { name: "Đăng xuất", exact: true })).toBeVisible();
  });
});
