import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, type Page } from "@playwright/test";
import { expectSoundPage } from "#tests/setup/expect-sound-page.ts";
import { ownServer } from "#tests/setup/own-server.ts";
import { freshName, register } from "#tests/setup/register.ts";
import { tapLock } from "#tests/setup/tap-lock.ts";
import { test } from "#tests/setup/test.ts";

const right = ["Ếch", "Vịt", "Mèo"];
const wrong = ["Mèo", "Vịt", "Ếch"];

async function setLock(page: Page, animals: readonly string[]): Promise<void> {
  await tapLock(page.getByRole("main"), animals);
  await page.getByRole("button", { name: "Đặt khoá hình" }).last().click();
  await expect(page.getByText("Đã đặt khoá hình!")).toBeVisible();
}

async function askFor(page: Page, name: string): Promise<void> {
  await page.goto("/user");
  await page.getByRole("textbox", { name: "Tên con đã đặt" }).fill(name);
  await page.getByRole("button", { name: "Đăng nhập" }).click();
  await expect(page.getByRole("heading", { name: `Khoá hình của ${name}` })).toBeFocused();
}

async function tryLock(page: Page, animals: readonly string[]): Promise<void> {
  await tapLock(page.getByRole("main"), animals);
  await page.getByRole("button", { name: "Mở khoá" }).click();
}

test("a locked name asks for its three animals on another device, and opens to them in their order", async ({
  page,
  openContext,
}) => {
  const name = freshName();
  await register(page, name);
  await setLock(page, right);
  await expectSoundPage(page);
  await page.reload();
  await expect(page.getByRole("button", { name: "Đổi khoá" })).toBeVisible();

  const other = await (await openContext({})).newPage();
  await askFor(other, name.toUpperCase());
  await expectSoundPage(other);
  await tryLock(other, wrong);
  await expect(other.getByText("Chưa đúng rồi. Con thử lại nhé!")).toBeVisible();
  await tryLock(other, right);
  await expect(other.getByRole("heading", { name, exact: true })).toBeVisible();
});

test("a second tap takes an animal out again, in the pad and in its place", async ({ page }) => {
  await register(page, freshName());
  const main = page.getByRole("main");
  const chosen = main.getByRole("list", { name: "Các bạn thú đã chọn" });
  await tapLock(main, ["Ếch", "Vịt", "Ếch"]);
  await expect(chosen.getByRole("button")).toHaveCount(1);
  await chosen.getByRole("button", { name: "Bỏ Vịt ở ô 1" }).click();
  await expect(chosen.getByRole("button")).toHaveCount(0);
  await expect(main.getByRole("button", { name: "Đặt khoá hình" })).toBeDisabled();
});

test("a lock is changed and removed by who knows it, and by nobody else", async ({ page, openContext }) => {
  const name = freshName();
  await register(page, name);
  await setLock(page, right);
  const main = page.getByRole("main");

  await page.getByRole("button", { name: "Đổi khoá" }).click();
  await tapLock(main, wrong);
  await page.getByRole("button", { name: "Tiếp", exact: true }).click();
  await tapLock(main, ["Hổ", "Voi", "Rồng"]);
  await page.getByRole("button", { name: "Lưu khoá mới" }).click();
  await expect(page.getByText("Chưa đúng rồi. Con thử lại nhé!")).toBeVisible();

  await tapLock(main, right);
  await page.getByRole("button", { name: "Tiếp", exact: true }).click();
  await tapLock(main, ["Hổ", "Voi", "Rồng"]);
  await page.getByRole("button", { name: "Lưu khoá mới" }).click();
  await expect(page.getByText("Đã đổi khoá hình!")).toBeVisible();

  await page.getByRole("button", { name: "Bỏ khoá" }).click();
  await tapLock(main, ["Hổ", "Voi", "Rồng"]);
  await page.getByRole("button", { name: "Bỏ khoá" }).click();
  await expect(page.getByText("Đã bỏ khoá hình!")).toBeVisible();

  const other = await (await openContext({})).newPage();
  await other.goto("/user");
  await other.getByRole("textbox", { name: "Tên con đã đặt" }).fill(name);
  await other.getByRole("button", { name: "Đăng nhập" }).click();
  await expect(other.getByRole("heading", { name, exact: true })).toBeVisible();
});

test("on a shared tablet one tap brings a name back, and a locked one still asks", async ({ page }) => {
  const [open, locked] = [freshName(), freshName()];
  for (const name of [open, locked]) {
    await register(page, name);
    if (name === locked) await setLock(page, right);
    await page.getByRole("button", { name: "Đăng xuất", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Con đặt một tên vui nhé!" })).toBeVisible();
  }
  const known = page.getByRole("list", { name: "Các bạn chơi ở máy này" });
  await expect(known.getByRole("button")).toHaveText([locked, open]);
  await expectSoundPage(page);
  await known.getByRole("button", { name: locked }).click();
  await expect(page.getByRole("heading", { name: `Khoá hình của ${locked}` })).toBeVisible();
  await page.getByRole("button", { name: "Tên khác" }).click();
  await known.getByRole("button", { name: open }).click();
  await expect(page.getByRole("heading", { name: open, exact: true })).toBeVisible();
});

test.describe("a server that is started again", { tag: "@deep" }, () => {
  // What the page fetches ahead while there is no server.
  test.use({ expectedErrors: [/ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_CONNECTION_RESET/] });

  test("a lock guessed ten times where it was set is refused kindly, a right one too, which opens after the wait", async ({
    openContext,
    ownOrigins,
  }) => {
    const server = await ownServer({ openContext, ownOrigins });
    try {
      const name = freshName();
      const owner = await (await server.open()).newPage();
      await register(owner, name);
      await setLock(owner, right);
      await owner.getByRole("button", { name: "Đăng xuất", exact: true }).click();

      const guesser = owner;
      await expect(guesser.getByRole("heading", { name: "Con đặt một tên vui nhé!" })).toBeVisible();
      await askFor(guesser, name);
      const chosen = guesser.getByRole("list", { name: "Các bạn thú đã chọn" }).getByRole("button");
      for (let guess = 1; guess <= 10; guess += 1) {
        await tryLock(guesser, wrong);
        await expect(chosen).toHaveCount(0);
        const message = guess <= 5 ? "Chưa đúng rồi. Con thử lại nhé!" : "Con chờ một chút rồi thử lại nhé.";
        await expect(guesser.getByRole("main").getByText(message)).toBeVisible();
      }
      await tryLock(guesser, right);
      await expect(guesser.getByText("Con chờ một chút rồi thử lại nhé.")).toBeVisible();
      await expectSoundPage(guesser);

      const clock = pathToFileURL(resolve("tests/setup/shift-clock.ts")).href;
      await server.restart({ NODE_OPTIONS: `--import=${clock}`, CLOCK_AHEAD_SECONDS: "61" });
      await tryLock(guesser, right);
      await expect(guesser.getByRole("heading", { name, exact: true })).toBeVisible();
    } finally {
      await server.remove();
    }
  });
});
