import { expect, type Page } from "@playwright/test";
import { makeCard, openKey } from "#lib/classes/class-key.ts";
import { readSecret } from "#lib/classes/key-words.ts";
import { classPaper } from "#tests/setup/class-paper.ts";
import { expectAccessible } from "#tests/setup/expect-accessible.ts";
import { expectSoundPage } from "#tests/setup/expect-sound-page.ts";
import { GrownUp } from "#tests/setup/grown-up.ts";
import { earnPoints } from "#tests/setup/short-run.ts";
import { tapLock } from "#tests/setup/tap-lock.ts";
import { test, untilPressable } from "#tests/setup/test.ts";

/** No syllable of these names stands on any page by itself. */
const families = ["Nguyễn Đăngq", "Trầnx Thịq", "Lêq Hoàngx", "Phạmq Gia", "Y Moanx"];
const names = Array.from({ length: 35 }, (_, place) => `${families[place % 5]} Emq${"abcdefg"[Math.floor(place / 5)]}`);

/** Comes in as a new teacher and makes a class as one does: three fields and a button. */
async function makeClass(page: Page, typed: string): Promise<{ code: string; id: string; grownUp: GrownUp }> {
  const grownUp = new GrownUp(page);
  await grownUp.arrive();
  await page.getByRole("link", { name: "Lớp của tôi" }).click();
  await page.getByRole("button", { name: "Tạo lớp" }).click();
  await page.getByLabel("Tên lớp").fill("3A Hoa Mai");
  await page.getByLabel("Lớp", { exact: true }).selectOption("3");
  await page.getByLabel("Danh sách tên").fill(typed);
  await page.getByRole("button", { name: "Xong" }).click();
  const code = await page.getByRole("status", { name: "Mã lớp" }).innerText();
  await untilPressable(page);
  return { code, id: new URL(page.url()).pathname.split("/").at(-1) ?? "", grownUp };
}

const rowOf = (page: Page, number: number) =>
  page.getByRole("row").filter({ has: page.getByRole("cell", { name: String(number), exact: true }) });

test("35 pasted names become cards within a minute, and no name leaves the browser", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  const began = Date.now();
  const { code } = await makeClass(page, names.map((name, place) => `${place + 1}\t${name}\t12/03/2018`).join("\n"));
  expect(code).toMatch(/^[ACDEFGHJKMNPQRTUWXY34679]{6}$/);
  await page.getByRole("button", { name: "In thẻ" }).click();
  const cards = page.locator(".seat-card");
  await expect(cards).toHaveCount(35);
  expect(Date.now() - began).toBeLessThan(60_000);
  await expect(page.locator(".sheet")).toHaveCount(5);
  for (const [place, name] of names.entries()) await expect(cards.nth(place)).toContainText(name);
  await expect(cards.getByRole("img", { name: /^Mã QR của chỗ \d+$/ })).toHaveCount(35);
  // Everything that was sent, and every page as the server wrote it.
  const pages = await Promise.all(
    ["/co", new URL(page.url()).pathname].map(async (path) => (await page.request.get(path)).text()),
  );
  const said = [...sent, ...pages]
    .map((text) => `${text} ${decodeURIComponent(text.replaceAll("%", "%25"))}`)
    .join("\n");
  for (const name of names) {
    for (const part of name.split(" ").filter((each) => /[qx]/.test(each))) expect(said).not.toContain(part);
  }
  await expectSoundPage(page);
});

test("what cannot be a name is refused with its line, and a class may have none", async ({ page }) => {
  const grownUp = new GrownUp(page);
  await grownUp.arrive();
  await page.goto("/co");
  await page.getByRole("button", { name: "Tạo lớp" }).click();
  const field = page.getByLabel("Danh sách tên");
  await field.fill(`Lê Chi\n=1+1\n<b>An</b>\n${"A".repeat(200)}\n\u202eTrần Bình`);
  await expect(page.getByText("Đọc được 2 tên.")).toBeVisible();
  await expect(page.getByText("Em đầu: Lê Chi. Em cuối: Trần Bình.")).toBeVisible();
  await expect(page.getByText("Dòng 2: “=1+1” – không phải tên người")).toBeVisible();
  await field.fill(Array.from({ length: 300 }, () => "Lê Chi").join("\n"));
  await expect(page.getByText("Đọc được 60 tên.")).toBeVisible();
  await expect(page.getByText("… và 235 dòng nữa")).toBeVisible();
  await page.getByRole("button", { name: "Xong" }).click();
  await expect(page.getByText("Thầy cô đặt tên cho lớp.")).toBeVisible();
  await field.fill("");
  await page.getByLabel("Tên lớp").fill("Lớp 4B");
  await expect(page.getByLabel("Lớp", { exact: true })).toHaveValue("4");
  await page.getByLabel("Tên lớp").fill("1B");
  await expect(page.getByLabel("Lớp", { exact: true })).toHaveValue("1");
  await page.getByLabel("Số chỗ").fill("61");
  await page.getByRole("button", { name: "Xong" }).click();
  await expect(page.getByText("Một lớp có từ 1 đến 60 chỗ.")).toBeVisible();
  await page.getByLabel("Số chỗ").fill("3");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Xong" }).click();
  await expect(page.getByRole("rowheader")).toHaveText(["Thỏ tim đỏ", "Voi sao vàng", "Ếch lá xanh"]);
});

test("pupils join by card and by animals, and the teacher sees who has played", async ({ page, openContext }) => {
  const { code, id } = await makeClass(page, "Lêq Chi\nTrầnq Bình\nPhạmq Dũng");
  await page.getByRole("button", { name: "In thẻ" }).click();
  const [, second, third] = await Promise.all(
    [0, 1, 2].map((place) => classPaper.animalsOn(page.locator(".seat-card").nth(place))),
  );
  await page.goto(`/co/lop/${id}/khoa`);
  const words = await classPaper.wordsOn(page);
  const secret = readSecret(words);
  if (secret === null) throw new Error(`no key is read from ${words}`);
  const card = await makeCard(await openKey(secret, id), 1, 1);

  const byCard = await (await openContext({})).newPage();
  await byCard.goto(`/lop/${code}#${card.secret}`);
  await expect(byCard).toHaveURL("/");
  await earnPoints(byCard);
  const byAnimals = await (await openContext({})).newPage();
  await byAnimals.goto(`/lop/${code}`);
  await byAnimals
    .getByRole("group", { name: "Biểu tượng của con" })
    .getByRole("button", { name: /^Số 2\b/ })
    .click();
  await tapLock(byAnimals.locator("body"), second ?? []);
  await expect(byAnimals).toHaveURL("/");

  await page.goto(`/co/lop/${id}`);
  await expect(rowOf(page, 1)).toContainText("1 ngày");
  await expect(rowOf(page, 1)).toContainText("Lêq Chi");
  await expect(rowOf(page, 2)).toContainText("0 ngày");
  await expect(rowOf(page, 3)).toContainText("Chưa vào lớp");
  await expect(page.getByText("1 / 2 em")).toBeVisible();
  await expect(page.getByText("1 em chưa vào học tuần này")).toBeVisible();
  await expectAccessible(page);

  // What one has answered turns over the picture of all.
  await byAnimals.goto("/user");
  await expect(byAnimals.getByText("Cả lớp đã làm 10 câu.")).toBeVisible();
  await expect(byAnimals.getByText("Còn 190 câu nữa, cả lớp lật thêm một mảnh.")).toBeVisible();

  // A new card makes the old one useless.
  await rowOf(page, 3).getByLabel("Việc với chỗ 3").click();
  await page.getByRole("button", { name: "Làm thẻ mới" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Làm thẻ mới" }).click();
  await expect(page.getByText("Chỗ 3 có thẻ mới. Thầy cô nhớ in lại.")).toBeVisible();
  const late = await (await openContext({})).newPage();
  await late.goto(`/lop/${code}`);
  await late
    .getByRole("group", { name: "Biểu tượng của con" })
    .getByRole("button", { name: /^Số 3\b/ })
    .click();
  await tapLock(late.locator("body"), third ?? []);
  await expect(late.getByText("Chưa đúng rồi. Con nhìn thẻ rồi chạm lại nhé!")).toBeVisible();

  // A seat is freed; its pupil keeps the profile.
  await rowOf(page, 2).getByLabel("Việc với chỗ 2").click();
  await page.getByRole("button", { name: "Mời ra khỏi chỗ" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Mời ra khỏi chỗ" }).click();
  await expect(rowOf(page, 2)).toContainText("Chưa vào lớp");
  await byAnimals.goto("/user");
  await expect(byAnimals.getByText("3A Hoa Mai")).toHaveCount(0);
});

test("the eight words open the names on another device, and a lost key is replaced", async ({ page, openContext }) => {
  const { id, grownUp } = await makeClass(page, "Lêq Chi\nTrầnq Bình");
  await page.getByRole("link", { name: "Tờ khoá tên" }).click();
  const words = await classPaper.wordsOn(page);
  const other = await (await openContext({})).newPage();
  const elsewhere = new GrownUp(other);
  await elsewhere.signIn(grownUp.password, grownUp.email);
  await expect(other.getByText(grownUp.email)).toBeVisible();
  await other.goto(`/co/lop/${id}`);
  await expect(other.getByText("Máy này chưa có khoá tên của lớp")).toBeVisible();
  await expect(rowOf(other, 1)).toContainText("Thỏ tim đỏ");
  const field = other.getByLabel("Tám từ");
  const open = other.getByRole("button", { name: "Mở khoá" });
  await field.fill("mèo chó gà");
  await open.click();
  await expect(other.getByText("Cần đúng tám từ, cách nhau bằng dấu cách.")).toBeVisible();
  await field.fill("mèo mèo mèo mèo mèo mèo mèo mèo");
  await open.click();
  await expect(other.getByText("Tám từ này không mở được lớp này. Thầy cô xem lại tờ khoá.")).toBeVisible();
  await field.fill(words.toUpperCase());
  await open.click();
  await expect(rowOf(other, 1)).toContainText("Lêq Chi");

  // The key is lost: names are pasted again, and the first device's key opens nothing any more.
  const third = await (await openContext({})).newPage();
  await new GrownUp(third).signIn(grownUp.password, grownUp.email);
  await expect(third.getByText(grownUp.email)).toBeVisible();
  await third.goto(`/co/lop/${id}`);
  await third.getByText("Mất tờ khoá?").click();
  await third.getByLabel("Danh sách tên").fill("Lêq Chi\nTrầnq Bình");
  await third.getByRole("button", { name: "Làm khoá mới" }).click();
  await expect(rowOf(third, 2)).toContainText("Trầnq Bình");
  await page.goto(`/co/lop/${id}`);
  await expect(page.getByText("Máy này chưa có khoá tên của lớp")).toBeVisible();
  await expect(rowOf(page, 1)).toContainText("Thỏ tim đỏ");
});

test("another teacher joins by a link that is used once, becomes its owner, and sends the first one away", async ({
  page,
  openContext,
}) => {
  const { id, grownUp } = await makeClass(page, "Lêq Chi");
  await page.getByRole("button", { name: "Mời thầy cô dạy cùng" }).click();
  const link = await page.getByRole("status", { name: "Đường dẫn mời" }).innerText();
  const other = await (await openContext({})).newPage();
  const colleague = new GrownUp(other);
  await colleague.arrive();
  await other.goto(link);
  await other.getByRole("button", { name: "Vào dạy cùng" }).click();
  await expect(other).toHaveURL(`/co/lop/${id}`);
  await expect(other.getByText(grownUp.email)).toBeVisible();
  await expect(other.getByRole("button", { name: "Đóng lớp" })).toHaveCount(0);
  await page.reload();
  await page.getByRole("button", { name: `Giao lớp cho ${colleague.email}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Giao lớp" }).click();
  await expect(page.getByText(`${colleague.email} là chủ nhiệm của lớp.`)).toBeVisible();
  await other.reload();
  await other.getByRole("button", { name: `Mời ${grownUp.email} ra khỏi lớp` }).click();
  await other.getByRole("dialog").getByRole("button", { name: "Thôi dạy cùng" }).click();
  await expect(other.getByText(`${grownUp.email} không dạy lớp này nữa.`)).toBeVisible();
  await page.goto(`/co/lop/${id}`);
  await expect(page.getByRole("heading", { name: "Không mở được trang này" })).toBeVisible();
  await page.goto(link);
  await page.getByRole("button", { name: "Vào dạy cùng" }).click();
  await expect(page.getByText("Đường dẫn mời này không còn dùng được.")).toBeVisible();
});

test.describe("a class of others", () => {
  // The browser's own note of an answer that is not 200.
  test.use({ expectedErrors: [/status of 404/] });

  test("is answered like one there is none of, and a class ends as its teacher says", async ({ page, openContext }) => {
    const { code, id } = await makeClass(page, "Lêq Chi");
    const other = await (await openContext({})).newPage();
    await new GrownUp(other).arrive();
    for (const path of ["", "/the", "/ma", "/khoa"]) {
      await other.goto(`/co/lop/${id}${path}`);
      await expect(other.getByRole("heading", { name: "Không mở được trang này" }), path).toBeVisible();
    }
    await page.getByRole("button", { name: "Đóng lớp" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Đóng lớp" }).click();
    await expect(page.getByText("Lớp đã đóng. Thầy cô còn xem được trong 60 ngày kể từ ngày đóng.")).toBeVisible();
    await other.goto(`/lop/${code}`);
    await expect(other.getByRole("heading", { name: "Chưa thấy lớp này!" })).toBeVisible();
    await page.getByRole("button", { name: "Xoá lớp" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Xoá lớp" }).click();
    await expect(page).toHaveURL("/co");
    await expect(page.getByText("Mỗi em một thẻ có hình và mã QR.")).toBeVisible();
  });
});
