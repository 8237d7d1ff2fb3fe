import { expect, type Locator, type Page } from "@playwright/test";
import { encode } from "uqr";
import { type ClassKey, makeCard, openKey } from "#lib/classes/class-key.ts";
import { readSecret, secretCode } from "#lib/classes/key-words.ts";
import { foldMarks } from "#lib/core/fold-marks.ts";
import { classPaper } from "#tests/setup/class-paper.ts";
import { GrownUp } from "#tests/setup/grown-up.ts";
import { panel } from "#tests/setup/teacher-class.ts";
import { secretText } from "./find-secrets.ts";

/** In each syllable of what must not leave the teacher's browser. So many such letters do not come together by chance. */
export const mark = "qxwjzkvfq";

/** One more than a sheet of cards holds. */
export const names: readonly string[] = [
  ...["Lê Chi", "Trần Bình", "Phạm Dũng", "Võ Ẩn", "Bùi Mai", "Đỗ Lan", "Hồ Ngà", "Vũ Sáng", "Lý Thơ"],
].map((name) => name.replaceAll(/\p{L}+/gu, `$&${mark}`));

/** The server knows it, so that whoever looks for names must find it. */
export const className = "3A Hoa Mai";

/** What opens the names. */
interface ClassSecret {
  readonly words: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export interface StoryClass {
  readonly id: string;
  readonly code: string;
  readonly teacher: GrownUp;
}

export interface PrintedClass extends ClassSecret {
  /** The addresses of the QR codes on the cards, by place. */
  readonly cards: readonly string[];
  /** The animals on the second card. */
  readonly animals: readonly string[];
}

/** What must be found nowhere: the names, and what opens them in each way it is written down. */
export function secretsOf({ words, bytes }: ClassSecret) {
  return [
    secretText("a name", mark),
    { name: "the key", bytes: Buffer.from(bytes) },
    secretText("the words of the key", words),
    secretText("the words of the key without marks", foldMarks(words)),
    secretText("the words of the key in an address", encodeURIComponent(words)),
  ];
}

/** Comes in as a new teacher and makes a class of names copied out of a spreadsheet. */
export async function makeStoryClass(page: Page): Promise<StoryClass> {
  const teacher = new GrownUp(page);
  await teacher.arrive();
  await page.getByRole("link", { name: "Lớp của tôi" }).click();
  await page.getByRole("button", { name: "Tạo lớp" }).click();
  await page.getByLabel("Tên lớp").fill(className);
  await page.getByLabel("Lớp", { exact: true }).selectOption("3");
  await page
    .getByLabel("Danh sách tên")
    .fill(names.map((name, place) => `${place + 1}\t${name}\t12/03/2018`).join("\n"));
  await page.getByRole("button", { name: "Xong" }).click();
  const code = await page.getByRole("status", { name: "Mã lớp" }).innerText();
  await showsNames(page);
  return { id: new URL(page.url()).pathname.split("/").at(-1) ?? "", code, teacher };
}

/** Until the class page shows the names of all seats, which it opens in the browser. */
export async function showsNames(page: Page): Promise<void> {
  await expect(panel(page, "Chỗ ngồi").getByRole("rowheader")).toHaveText([...names]);
}

/** The drawing of the QR code of an address. */
export function qrOf(address: string): string {
  const { data } = encode(address, { ecc: "M", border: 4 });
  return data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
}

export const drawnQr = (place: Page | Locator, name: string) =>
  place.getByRole("img", { name, exact: true }).locator("path");

/** How many sheets of paper a page is printed on. */
export async function countSheets(page: Page): Promise<number> {
  const file = await page.pdf({ preferCSSPageSize: true });
  return file.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Where the QR code of a card leads. */
async function cardAddress(key: ClassKey, number: number, join: string): Promise<string> {
  const { secret } = await makeCard(key, number, 1);
  return `${join}#${secret}`;
}

/** Prints the cards and the key sheet, and reads from them what a phone's camera and a pupil read. */
export async function printClass(page: Page, { id, code }: StoryClass): Promise<PrintedClass> {
  const { origin } = new URL(page.url());
  await page.getByRole("button", { name: "In thẻ" }).click();
  const drawn = page.locator(".seat-card");
  await expect(drawn).toHaveCount(names.length);
  for (const [place, name] of names.entries()) await expect(drawn.nth(place)).toContainText(name);
  expect(await countSheets(page)).toBe(2);
  const animals = await classPaper.animalsOn(drawn.nth(1));
  const codes = await Promise.all(
    names.map((_, place) => drawnQr(page, `Mã QR của chỗ ${place + 1}`).getAttribute("d")),
  );

  await page.goto(`/co/lop/${id}/khoa`);
  const words = await classPaper.wordsOn(page);
  expect(await countSheets(page)).toBe(1);
  const bytes = readSecret(words);
  if (bytes === null) throw new Error(`no key is read from ${words}`);
  await expect(drawnQr(page, "Mã QR của khoá tên")).toHaveAttribute(
    "d",
    qrOf(`${origin}/co/lop/${id}#${secretCode(bytes)}`),
  );
  const key = await openKey(bytes, id);
  const cards = await Promise.all(names.map((_, place) => cardAddress(key, place + 1, `${origin}/lop/${code}`)));
  expect(codes).toEqual(cards.map(qrOf));
  return { words, bytes, cards, animals };
}

/** Comes in on a device without the key of names: the seats have their signs only, until the right words are typed. */
export async function openElsewhere(page: Page, { id, teacher }: StoryClass, words: string): Promise<void> {
  const elsewhere = new GrownUp(page);
  await elsewhere.signIn(teacher.password, teacher.email);
  await expect(page.getByText(teacher.email)).toBeVisible();
  await page.goto(`/co/lop/${id}`);
  const seats = panel(page, "Chỗ ngồi").getByRole("rowheader");
  await expect(panel(page, "Máy này chưa có khoá tên của lớp, nên chỉ thấy hình và số.")).toBeVisible();
  await expect(seats).toHaveCount(names.length);
  await expect(seats.first()).toHaveText("Thỏ tim đỏ");
  expect(await page.content()).not.toContain(mark);
  const open = page.getByRole("button", { name: "Mở khoá" });
  await page.getByLabel("Tám từ").fill("mèo mèo mèo mèo mèo mèo mèo mèo");
  await open.click();
  await expect(page.getByText("Tám từ này không mở được lớp này. Thầy cô xem lại tờ khoá.")).toBeVisible();
  await expect(seats.first()).toHaveText("Thỏ tim đỏ");
  await page.getByLabel("Tám từ").fill(foldMarks(words));
  await open.click();
  await showsNames(page);
}
