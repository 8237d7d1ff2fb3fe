import type { BrowserContext, BrowserContextOptions } from "@playwright/test";
import { expect, type Page } from "@playwright/test";
import { seedClass } from "#tests/setup/class-data.ts";
import { expectSoundPage } from "#tests/setup/expect-sound-page.ts";
import { type OwnServer, ownServer } from "#tests/setup/own-server.ts";
import { freshName, makePupil } from "#tests/setup/register.ts";
import { tapLock } from "#tests/setup/tap-lock.ts";
import { test } from "#tests/setup/test.ts";

const oldCard = "Thẻ này không còn dùng được, con hỏi cô nhé!";
const notRight = "Chưa đúng rồi. Con nhìn thẻ rồi chạm lại nhé!";
const ownAsks = "Nếu là con, con đăng nhập bằng tên của con nhé!";

interface Wishes {
  readonly openContext: (options: BrowserContextOptions) => Promise<BrowserContext>;
  readonly ownOrigins: Set<string>;
}

/** A server with one class of six seats. */
async function serverWithClass(wishes: Wishes) {
  const server = await ownServer(wishes);
  // The first page that asks for something makes the database.
  const first = await openPage(server);
  await expect(async () => {
    expect((await first.request.get("/api/health")).status()).toBe(200);
  }).toPass();
  await server.stop();
  const made = await seedClass(server.dataDir, "HGE47T", 6);
  await server.restart({});
  const card = (number: number) => `/lop/${made.code}#${made.seats[number - 1]?.secret}`;
  return { server, made, card };
}

async function openPage(server: OwnServer): Promise<Page> {
  return (await server.open()).newPage();
}

/** The name of the pupil who has arrived on the home page. */
async function arrive(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => page.evaluate(() => window.localStorage.getItem("userName"))).not.toBeNull();
  return page.evaluate(() => window.localStorage.getItem("userName") ?? "");
}

const emblems = (page: Page) => page.getByRole("group", { name: "Biểu tượng của con" });

test.describe("a code", () => {
  // The browser's own note of an answer that is not 200.
  test.use({ expectedErrors: [/status of 404/] });

  test("that cannot be one, or is of no class, is answered kindly", async ({ page }) => {
    await page.goto("/lop");
    const field = page.getByRole("textbox", { name: "Mã lớp" });
    const go = page.getByRole("main").getByRole("button", { name: "Vào lớp" });
    await go.click();
    await expect(page.getByText("Con gõ mã lớp nhé.")).toBeVisible();
    for (const typed of ["ABC", "ACDEF0", "ACDEFGH", "lớp 3A của"]) {
      await field.fill(typed);
      await go.click();
      await expect(page.getByText("Con xem lại từng chữ nhé!")).toBeVisible();
      await expect(page).toHaveURL("/lop");
    }
    await expectSoundPage(page);
    await field.fill(" acd-efg ");
    await go.click();
    await expect(page).toHaveURL("/lop/ACDEFG");
    await expect(page.getByRole("heading", { name: "Chưa thấy lớp này!" })).toBeVisible();
    await expectSoundPage(page);
    await page.getByRole("link", { name: "Gõ lại mã lớp" }).click();
    await expect(field).toBeVisible();
    expect((await page.goto("/lop/ACDEF0"))?.status(), "no code at all").toBe(404);
  });

  test("is tried sixty times at once and no more", async ({ request }) => {
    const ask = async () => (await request.get("/lop/ACDEFG")).text();
    // Twenty more come back in each minute that this takes.
    let seen = await ask();
    for (let go = 1; go < 100 && seen.includes("Chưa thấy lớp này!"); go += 1) {
      expect(go).toBeLessThan(90);
      seen = await ask();
    }
    expect(seen).toContain("Con chờ một chút rồi thử lại nhé!");
  });
});

test("a card makes a pupil of a guest, on every device the same one, and a wrong card nobody", async ({
  openContext,
  ownOrigins,
}) => {
  const { server, made, card } = await serverWithClass({ openContext, ownOrigins });
  try {
    const page = await openPage(server);
    const asked: string[] = [];
    page.on("request", (sent) => asked.push(`${sent.url()} ${JSON.stringify(sent.headers())}`));
    await page.goto(card(3));
    const name = await arrive(page);
    const secret = made.seats[2]?.secret ?? "";
    expect(
      asked.filter((each) => each.includes(secret)),
      "nowhere but in the body of the action",
    ).toEqual([]);
    expect(await page.evaluate(() => window.localStorage.getItem("class"))).toBe("3");
    await page.goto("/user");
    await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
    await expect(page.locator('main img[src="/avatars/emblem-02.svg"]').first()).toBeVisible();
    await expect(page.getByText("Thầy cô của lớp thấy các lượt chơi")).toBeVisible();

    const other = await openPage(server);
    await other.goto(card(3));
    expect(await arrive(other), "another device").toBe(name);

    const stranger = await openPage(server);
    const changed = secret.slice(0, -1) + (secret.endsWith("A") ? "Q" : "A");
    await stranger.goto(`/lop/${made.code}#${changed}`);
    await expect(stranger.getByText(oldCard)).toBeVisible();
    await expect(stranger).toHaveURL(`/lop/${made.code}`);
    await expect(emblems(stranger).getByRole("button")).toHaveCount(6);
    await expectSoundPage(stranger);
  } finally {
    await server.remove();
  }
});

test("an emblem and the three animals of its card let a pupil in, other animals nobody", async ({
  openContext,
  ownOrigins,
}) => {
  const { server, made, card } = await serverWithClass({ openContext, ownOrigins });
  try {
    const page = await openPage(server);
    await page.goto(`/lop/${made.code.toLowerCase()}`);
    await expectSoundPage(page);
    const sign = emblems(page).getByRole("button", { name: /^Số 2,/ });
    await sign.click();
    await expect(page.getByRole("heading", { name: "Số 2 · Voi sao vàng" })).toBeFocused();
    await expectSoundPage(page);
    await page.getByRole("button", { name: "Hình khác" }).click();
    await expect(sign).toBeFocused();
    await sign.click();
    const main = page.getByRole("main");
    await tapLock(main, ["Mèo", "Vịt", "Ếch"]);
    await expect(page.getByText(notRight)).toBeVisible();
    await tapLock(main, made.seats[1]?.animals ?? []);
    const name = await arrive(page);

    // The card of the same seat comes to the same pupil; that of another seat asks who it is.
    const other = await openPage(server);
    await other.goto(card(2));
    expect(await arrive(other)).toBe(name);
    await other.goto(card(4));
    await expect(other.getByRole("heading", { name: `Con là ${name}, đúng không?` })).toBeFocused();
    await expectSoundPage(other);
    await other.getByRole("button", { name: "Đúng, là con" }).click();
    await expect(other.getByText("Con đã có chỗ khác trong lớp này.")).toBeVisible();
    await other.goto(card(4));
    await other.getByRole("button", { name: "Không, con là bạn khác" }).click();
    expect(await arrive(other), "a sister").not.toBe(name);
  } finally {
    await server.remove();
  }
});

test("an own profile sits down and leaves; its card never opens it elsewhere", async ({ openContext, ownOrigins }) => {
  const { server, made, card } = await serverWithClass({ openContext, ownOrigins });
  try {
    const page = await openPage(server);
    const name = freshName();
    await makePupil(page, name);
    await page.goto(card(1));
    await page.getByRole("button", { name: "Đúng, là con" }).click();
    expect(await arrive(page)).toBe(name);
    await page.goto(card(1));
    expect(await arrive(page), "who sits there already").toBe(name);

    const other = await openPage(server);
    await other.goto(card(1));
    await expect(other.getByText(ownAsks)).toBeVisible();
    await expectSoundPage(other);
    await emblems(other)
      .getByRole("button", { name: /^Số 1,/ })
      .click();
    await tapLock(other.getByRole("main"), made.seats[0]?.animals ?? []);
    await expect(other.getByText(ownAsks)).toBeVisible();
    expect(await other.evaluate(() => window.localStorage.getItem("userName"))).toBeNull();
    await other.getByRole("link", { name: "Đăng nhập" }).click();
    await expect(other).toHaveURL("/user");

    await page.goto("/user");
    await page.getByRole("button", { name: `Rời lớp ${made.name}` }).click();
    const dialog = page.getByRole("dialog", { name: `Con muốn rời lớp ${made.name}?` });
    await expectSoundPage(page);
    await dialog.getByRole("button", { name: "Rời lớp" }).click();
    await expect(page.getByText(`Con đã rời lớp ${made.name}.`)).toBeVisible();
    await expect(page.getByRole("button", { name: `Rời lớp ${made.name}` })).toHaveCount(0);
    await page.reload();
    await expect(page.getByText("Con có thẻ hoặc mã lớp của cô?")).toBeVisible();

    // The seat is free again.
    await other.goto(card(1));
    expect(await arrive(other)).not.toBe(name);
  } finally {
    await server.remove();
  }
});
