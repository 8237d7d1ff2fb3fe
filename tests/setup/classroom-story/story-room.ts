import { readFileSync } from "node:fs";
import { type Download, expect, type Page } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { z } from "zod";
import { makeSetQuestion, readRecipe } from "#lib/play/question-set.ts";
import type { Question } from "#lib/questions/question.ts";
import { expectSoundPage } from "#tests/setup/expect-sound-page.ts";
import { onScreens } from "#tests/setup/on-screens.ts";
import { panel } from "#tests/setup/teacher-class.ts";
import { countSheets, drawnQr, mark, names, qrOf, type StoryClass, showsNames } from "./story-class.ts";

/** The lesson of division with remainders: ten numbers to type and answers to choose, where remainders go wrong. */
const lesson = "25";

/** The words for REMAINDER. */
const mistake = "nhầm về số dư";

export interface GivenWork {
  readonly code: string;
  readonly questions: readonly Question[];
}

const room = ({ id }: StoryClass) => `/co/lop/${id}`;
const [first = "", second = "", third = ""] = names;

/** The questions of a set as its address holds them: a recipe, and the twelve letters that prove where it was made. */
function questionsIn(sealed: string): Question[] {
  const set = readRecipe(sealed.slice(0, -12));
  if (set === null) throw new Error(`no set in ${sealed}`);
  return set.questions.flatMap((asked) => makeSetQuestion(asked, new Map())?.question ?? []);
}

/** Gives the lesson the class is at: one tap for the lesson, one for whom it is for, and there are the link and the QR code. */
export async function giveLesson(page: Page, own: StoryClass): Promise<GivenWork> {
  await page.goto(room(own));
  await showsNames(page);
  await page.getByLabel("Toán", { exact: true }).selectOption(lesson);
  await expect(page.getByText("Đã ghi bài Toán của lớp.")).toBeVisible();
  await page.getByRole("link", { name: new RegExp(`^Giao bài này, môn Toán: Bài ${lesson}\\.`) }).click();
  await expect(page).toHaveURL(/\/giao\?bo=[\w-]+$/);
  const questions = questionsIn(new URL(page.url()).searchParams.get("bo") ?? "");
  await page.getByRole("button", { name: "Giao cho cả lớp" }).click();
  await expect(page).toHaveURL(/\/bai\/\w{6}$/);
  const { origin, pathname } = new URL(page.url());
  const code = pathname.split("/").at(-1) ?? "";
  await expect(drawnQr(page, "Mã QR của bài")).toHaveAttribute("d", qrOf(`${origin}/bai/${code}`));
  await expect(page.getByText(`${names.length} em chưa làm`)).toBeVisible();
  return { code, questions };
}

/**
 * Reads what came of the work, of which the first pupil got three questions wrong and the second the first two of them:
 * `missed`, by place.
 */
export async function readReport(page: Page, own: StoryClass, code: string, missed: readonly number[]): Promise<void> {
  await page.goto(`${room(own)}/bai/${code}`);
  const results = panel(page, "Kết quả");
  await expect(results.getByRole("row").filter({ hasText: first })).toContainText("7/10 câu");
  await expect(results.getByRole("row").filter({ hasText: second })).toContainText("8/10 câu");
  await expect(results.getByText("muộn")).toHaveCount(0);
  await expect(results).toContainText(`2/${names.length}đã làm`);
  await expect(results).toContainText("75%đúng ngay lần đầu");
  await expect(results.getByText(`${names.length - 2} em chưa làm`)).toBeVisible();
  await expect(results.getByRole("listitem").filter({ hasText: third })).toBeVisible();
  const hardest = panel(page, "Từ câu khó nhất")
    .getByRole("listitem")
    .filter({ has: page.getByRole("link") });
  await expect(hardest).toHaveCount(10);
  for (const [rank, place] of missed.entries()) {
    await expect(hardest.nth(rank)).toContainText(`Câu ${place + 1}`);
    await expect(hardest.nth(rank)).toContainText(rank === 2 ? "50% đúng (1/2)" : "0% đúng (0/2)");
    await expect(hardest.nth(rank)).toContainText(mistake);
  }
  await expect(hardest.nth(3)).toContainText("100% đúng (2/2)");
  expect(await countSheets(page)).toBe(1);
}

/** Gives those who make the same mistake five questions against it, with one tap. */
export async function giveRemedy(page: Page, own: StoryClass): Promise<void> {
  await page.goto(room(own));
  await showsNames(page);
  const needs = panel(page, "Em nào cần gì");
  const group = needs.getByRole("listitem").filter({
    has: page.getByRole("heading", { level: 3, name: `2 em ${mistake}` }),
  });
  for (const name of [first, second]) await expect(group).toContainText(name);
  await expect(group).not.toContainText(third);
  await group.getByRole("button", { name: /^Giao 5 câu chữa/ }).click();
  await expect(group.getByText("Đã giao cho 2 em")).toBeVisible();
  await group.getByRole("link", { name: "Xem bài" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Luyện thêm: / })).toBeVisible();
  await expect(panel(page, "Kết quả").getByText("2 em chưa làm")).toBeVisible();
}

/** Looks from the table of the class at the pupil who needs most, and at each answer. */
export async function lookAtPupil(page: Page, own: StoryClass): Promise<void> {
  await page.goto(room(own));
  await showsNames(page);
  const table = panel(page, "Bảng lớp");
  await expect(table).toContainText("3 em · Toán");
  await expect(table.getByRole("row").filter({ hasText: mistake })).toHaveCount(2);
  await table.getByRole("link", { name: first }).click();
  await expect(page).toHaveURL(/\/em\/1$/);
  await expect(page.getByRole("heading", { level: 2, name: first })).toBeVisible();
  await expect(page.getByText(`Em ${mistake}: 3 lần`)).toBeVisible();
  const runs = panel(page, "Những lượt gần đây");
  await expect(runs).toContainText("đúng lần đầu 7/10 câu");
  await runs.getByRole("link", { name: /^Xem câu trả lời/ }).click();
  await expect(runs.getByText("Em trả lời đúng ngay.")).toHaveCount(7);
  await expect(runs.getByText(/^Em trả lời: /)).toHaveCount(3);
}

/** Finds a draft of a comment and writes into it what is for the teacher alone. */
export async function comment(page: Page, own: StoryClass): Promise<void> {
  await page.goto(`${room(own)}/nhan-xet`);
  const field = page.getByRole("textbox", { name: `Nhận xét cho ${first}` });
  await expect(field).toHaveValue(new RegExp(mistake));
  const written = `Bạn ${mark} học tốt, cần soát lại số dư.`;
  await field.fill(written);
  await expect(page.getByText("Thầy cô đã sửa")).toBeVisible();
  await page.reload();
  await expect(field).toHaveValue(written);
}

/** Gives a family the link to its card and takes it back; `guest` opens it, who knows nothing of the class. */
export async function showFamily(page: Page, own: StoryClass, guest: Page, pupil: string): Promise<void> {
  await page.goto(`${room(own)}/gia-dinh?tuan=nay`);
  const row = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 3, name: `1. ${first}`, exact: true }) });
  await expect(row).toContainText("Học 1 ngày");
  await row.getByRole("button", { name: `Liên kết của ${first}` }).click();
  await row.getByRole("button", { name: "Làm liên kết", exact: true }).click();
  await expect(page.getByText(`${first} đã có liên kết.`)).toBeVisible();
  const link = (await row.getByRole("status", { name: `Liên kết của ${first}` }).innerText()).trim();
  await guest.goto(link);
  await expect(guest.getByRole("heading", { level: 1 })).toContainText(`của ${pupil}`);
  await expect(guest.getByRole("heading", { name: "Học 1 ngày" })).toBeVisible();
  // The address and the page know the name the pupil has on the site, and no other.
  expect(`${link} ${await guest.content()}`).not.toContain(mark);
  await row.getByRole("button", { name: "Thu lại" }).click();
  await expect(page.getByText(`Đã thu lại liên kết của ${first}.`)).toBeVisible();
  await guest.reload();
  await expect(guest.getByRole("heading", { name: "Thẻ này không còn dùng được" })).toBeVisible();
}

const exported = z.object({
  format: z.literal("huou-ham-hoc/class"),
  code: z.string(),
  seats: z.array(z.object({ name: z.string(), pupil: z.object({ username: z.string() }).nullable() })),
});

async function saved(page: Page, button: string): Promise<Download> {
  const downloaded = page.waitForEvent("download");
  await page.getByRole("button", { name: button }).click();
  return downloaded;
}

/** Takes the class home as a spreadsheet and as data: both have the names, which the browser put in. */
export async function exportClass(page: Page, own: StoryClass, pupils: readonly string[]): Promise<void> {
  await page.goto(room(own));
  await showsNames(page);
  const book = await saved(page, "Tải bảng tính (.xlsx)");
  expect(book.suggestedFilename()).toMatch(/^Lớp 3A Hoa Mai - \d{4}-\d\d-\d\d\.xlsx$/);
  const files = unzipSync(readFileSync(await book.path()));
  const sheets = [1, 2, 3].map((no) => strFromU8(files[`xl/worksheets/sheet${no}.xml`] ?? new Uint8Array()));
  for (const sheet of sheets) {
    for (const name of names) expect(sheet).toContain(`t="inlineStr"><is><t xml:space="preserve">${name}</t></is>`);
    expect(sheet).not.toContain("<f");
  }
  for (const pupil of pupils) expect(sheets[0]).toContain(pupil);

  const data = await saved(page, "Tải dữ liệu của lớp");
  expect(data.suggestedFilename()).toBe(`huou-ham-hoc-lop-${own.code}.json`);
  const told = exported.parse(JSON.parse(readFileSync(await data.path(), "utf8")));
  expect(told.code).toBe(own.code);
  expect(told.seats.map(({ name }) => name)).toEqual(names);
  expect(told.seats.flatMap(({ pupil }) => pupil?.username ?? [])).toEqual(pupils);
}

/** Looks at all pages of the class on each screen, once they show what is told here. */
export async function lookAround(teacher: Page, own: StoryClass, code: string): Promise<void> {
  const page = await teacher.context().newPage();
  const shown: readonly (readonly [string, string])[] = [
    ["/co", "3 trong 9 em đã vào lớp"],
    [room(own), first],
    [`${room(own)}/the`, first],
    [`${room(own)}/ma`, own.code],
    [`${room(own)}/khoa`, "Tám từ của lớp"],
    [`${room(own)}/giao?mon=toan&bai=${lesson}`, "Giao cho cả lớp"],
    [`${room(own)}/bai/${code}`, first],
    [`${room(own)}/bai/${code}?cau=1`, "Câu 1 trong 10 câu"],
    [`${room(own)}/em/1`, first],
    [`${room(own)}/nhan-xet`, first],
    [`${room(own)}/gia-dinh?tuan=nay`, first],
  ];
  for (const [path, text] of shown) {
    await page.goto(path);
    await expect(page.getByText(text).filter({ visible: true }).first(), path).toBeVisible();
    const faults: string[] = [];
    await onScreens(page, ({ width }) =>
      expectSoundPage(page).catch((fault: unknown) => {
        faults.push(`${width} wide: ${String(fault)}`);
      }),
    );
    // One page that is not sound does not end the story.
    expect.soft(faults, path).toEqual([]);
  }
  await page.close();
}

/** Closes the class, which lets nobody in any more, and deletes it. */
export async function endClass(page: Page, own: StoryClass, guest: Page): Promise<void> {
  const press = async (name: string) => {
    await page.getByRole("button", { name }).click();
    await page.getByRole("dialog").getByRole("button", { name }).click();
  };
  await page.goto(room(own));
  await showsNames(page);
  await press("Đóng lớp");
  await expect(page.getByText("Lớp đã đóng. Thầy cô còn xem được trong 60 ngày kể từ ngày đóng.")).toBeVisible();
  await showsNames(page);
  const door = await guest.request.get(`/lop/${own.code}`);
  expect(await door.text()).toContain("Chưa thấy lớp này!");
  await press("Xoá lớp");
  await expect(page).toHaveURL("/co");
  await expect(page.getByText("Mỗi em một thẻ có hình và mã QR.")).toBeVisible();
}
