import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { expect, type Page } from "@playwright/test";
import { expectSoundPage } from "#tests/setup/expect-sound-page.ts";
import { onScreens } from "#tests/setup/on-screens.ts";
import { ownServer } from "#tests/setup/own-server.ts";
import { test } from "#tests/setup/test.ts";

const email = "me@nha.vn";
const message = "Con thích trò đếm vịt lắm.\nHươu làm thêm nhé!";

function fields(page: Page) {
  return {
    email: page.getByRole("textbox", { name: "Email để Hươu trả lời" }),
    message: page.getByRole("textbox", { name: "Lời nhắn" }),
    send: page.getByRole("button", { name: "Gửi lời nhắn" }),
  };
}

async function write(page: Page, address: string, text: string): Promise<void> {
  const form = fields(page);
  await form.email.fill(address);
  await form.message.fill(text);
  await form.send.click();
}

async function readContacts(dataDir: string) {
  const database = await PGlite.create(join(dataDir, "database"));
  try {
    return (await database.query("select email, message from contacts order by id")).rows;
  } finally {
    await database.close();
  }
}

test("a message is thanked for and kept; a machine's is thanked for only; too many at once have to wait", async ({
  openContext,
  ownOrigins,
}) => {
  const server = await ownServer({ openContext, ownOrigins });
  try {
    const page = await (await server.open()).newPage();
    await page.goto("/contact");
    await write(page, ` ${email} `, message);
    await expect(page.getByRole("heading", { name: "Cảm ơn con!" })).toBeFocused();
    await expectSoundPage(page);
    await page.getByRole("button", { name: "Nhắn thêm" }).click();
    await expect(fields(page).message).toHaveValue("");

    await page.locator("input[name=website]").evaluate((field) => {
      if (field instanceof HTMLInputElement) field.value = "https://spam.example";
    });
    await write(page, "bot@spam.example", "Buy something, it is cheap.");
    await expect(page.getByRole("heading", { name: "Cảm ơn con!" })).toBeVisible();

    for (let sent = 3; sent <= 10; sent += 1) {
      await page.getByRole("button", { name: "Nhắn thêm" }).click();
      await write(page, email, `Lời nhắn số ${sent}, cũng vui.`);
      await expect(page.getByRole("heading", { name: "Cảm ơn con!" })).toBeVisible();
    }
    await page.getByRole("button", { name: "Nhắn thêm" }).click();
    await write(page, email, message);
    await expect(page.getByText("Con chờ một chút rồi thử lại nhé.")).toBeVisible();
    await expect(fields(page).message).toHaveValue(message);

    await server.stop();
    const kept = await readContacts(server.dataDir);
    expect(kept).toHaveLength(9);
    expect(kept[0]).toEqual({ email, message });
  } finally {
    await server.remove();
  }
});

const refused = [
  { address: "khong-phai-email", text: message, says: "Email chưa đúng. Mình xem lại từng chữ nhé." },
  { address: "", text: message, says: "Email chưa đúng. Mình xem lại từng chữ nhé." },
  { address: email, text: "Chào      ", says: "Lời nhắn cần ít nhất 10 kí tự. Kể thêm một chút nhé!" },
  { address: email, text: "á".repeat(2001), says: "Lời nhắn dài quá! Nhiều nhất là 2000 kí tự thôi nhé." },
];

for (const { address, text, says } of refused) {
  test(`a message is refused with "${says}" to "${address}", and what was typed stays`, async ({ page }) => {
    await page.goto("/contact");
    await write(page, address, text);
    await expect(page.getByText(says)).toBeVisible();
    await expect(fields(page).email).toHaveValue(address);
    await expect(fields(page).message).toHaveValue(text);
    await expectSoundPage(page);
  });
}

test.describe("a message that cannot be sent", () => {
  test.use({ expectedErrors: [/ERR_FAILED|Failed to fetch/] });

  test("says so on a page of its own, and trying again finds the text", async ({ page }) => {
    await page.goto("/contact");
    const failing = (url: URL) => url.pathname === "/contact";
    await page.route(failing, (route, request) => (request.method() === "POST" ? route.abort() : route.fallback()));
    await write(page, email, message);
    await expect(page.getByRole("heading", { name: "Ôi, lời nhắn chưa gửi được!" })).toBeVisible();
    await expectSoundPage(page);
    await page.unroute(failing);
    await page.getByRole("button", { name: "Thử lại" }).click();
    await expect(fields(page).email).toHaveValue(email);
    await expect(fields(page).message).toHaveValue(message);
    await page.reload();
    await expect(fields(page).message).toHaveValue(message);
    await fields(page).send.click();
    await expect(page.getByRole("heading", { name: "Cảm ơn con!" })).toBeVisible();
    await page.reload();
    await expect(fields(page).message).toHaveValue("");
  });
});

test("the contact page is sound on every screen", async ({ page }) => {
  await page.goto("/contact");
  await expect(page.getByRole("heading", { name: "Nhắn cho Hươu nhé!" })).toBeVisible();
  await onScreens(page, () => expectSoundPage(page));
});
