import { expect, type Locator, type Page } from "@playwright/test";
import { splitTone } from "#lib/core/vietnamese/split-tone.ts";
import { playText } from "#lib/text/play-text.ts";
import { writingText } from "#lib/text/writing-text.ts";
import { findQuestion } from "#tests/setup/find-question.ts";
import { showRun } from "#tests/setup/show-run.ts";
import { test } from "#tests/setup/test.ts";

const boardOf = (page: Page): Locator => page.getByRole("group", { name: playText.answers });
const statusOf = (page: Page): Locator => page.getByRole("main").getByRole("status");
const fieldOf = (page: Page): Locator => boardOf(page).getByRole("textbox", { name: writingText.field });

const school = () =>
  findQuestion("type", ["c4-organisation-type", 1], ({ answer }) => answer.text === "Trường Tiểu học Kim Đồng");

/** The keys on the screen for a text: capitals with the key before them, the mark of a tone behind its syllable. */
function keysFor(text: string): string[] {
  return text.split(/(?<=[ -])|(?=[ -])/u).flatMap((part) => {
    if (part === " ") return [writingText.space];
    if (part === "-") return [writingText.hyphen];
    const { letters, tone } = splitTone(part) ?? { letters: part, tone: "ngang" as const };
    const typed = Array.from(letters).flatMap((letter) => {
      const small = letter.toLowerCase();
      return letter === small ? [letter] : [writingText.capital, letter];
    });
    return tone === "ngang" ? typed : [...typed, writingText.tone(tone)];
  });
}

test("Telex is understood, what is wrong stands marked where it is, and goes when it is mended", async ({ page }) => {
  const question = school();
  await showRun(page, [question]);
  const field = fieldOf(page);
  // Whatever is typed goes into the field, wherever the focus is.
  await page.keyboard.type("Truwowngf Tieeur Hocj Kim DDoongf");
  await expect(field).toHaveValue("Trường Tiểu Học Kim Đồng");
  await page.keyboard.press("Enter");
  await expect(statusOf(page)).not.toBeEmpty();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleDescription(writingText.wrongAt([writingText.wrongIn("Học")]));
  await field.evaluate((element: HTMLTextAreaElement) => element.setSelectionRange(12, 13));
  await page.keyboard.type("h");
  await expect(field).toHaveAttribute("aria-invalid", "false");
  await expect(field).toHaveValue(question.answer.text);
  await page.keyboard.press("Enter");
  await expect(statusOf(page)).toContainText(question.praise.text);
});

test("VNI is understood as well", async ({ page }) => {
  const question = school();
  await showRun(page, [question]);
  await fieldOf(page).click();
  await page.keyboard.type("Truong72 Tieu63 hoc5 Kim D9ong62");
  await expect(fieldOf(page)).toHaveValue(question.answer.text);
  await boardOf(page).getByRole("button", { name: playText.submit }).click();
  await expect(statusOf(page)).toContainText(question.praise.text);
});

test("what was composed by the keyboard of the device is not composed again", async ({ page, context }) => {
  await showRun(page, [school()]);
  const field = fieldOf(page);
  await field.click();
  const device = await context.newCDPSession(page);
  for (const composed of ["T", "Tr", "Trư", "Trườ", "Trườn", "Trường"]) {
    await device.send("Input.imeSetComposition", {
      text: composed,
      selectionStart: composed.length,
      selectionEnd: composed.length,
    });
  }
  await device.send("Input.insertText", { text: "Trường" });
  await expect(field).toHaveValue("Trường");
  // From here on plain letters are what that keyboard made of them.
  await page.keyboard.type(" xoong");
  await expect(field).toHaveValue("Trường xoong");
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } });

  test("the keys on the screen write the name, the keyboard of the device stays away until it is asked for", async ({
    page,
  }) => {
    const question = findQuestion("type", ["c5-foreign-type", 2], ({ answer }) => answer.text === "Lu-i Pa-xtơ");
    await showRun(page, [question]);
    const board = boardOf(page);
    const field = fieldOf(page);
    await expect(field).toHaveAttribute("inputmode", "none");
    const rubOut = board.getByRole("button", { name: writingText.rubOut });
    await board.getByRole("button", { name: "e", exact: true }).tap();
    await rubOut.tap();
    for (const name of keysFor(question.answer.text)) await board.getByRole("button", { name, exact: true }).tap();
    await expect(field).toHaveValue(question.answer.text);
    const keys = board.getByRole("group", { name: writingText.keys });
    await board.getByRole("button", { name: writingText.ownKeyboard }).tap();
    await expect(keys).toHaveCount(0);
    await expect(field).toHaveAttribute("inputmode", "text");
    await expect(field).toBeFocused();
    await board.getByRole("button", { name: writingText.screenKeyboard }).tap();
    await expect(keys).toBeVisible();
    await board.getByRole("button", { name: playText.submit }).tap();
    await expect(statusOf(page)).toContainText(question.praise.text);
  });

  test("a letter gets its marks behind it, as in handwriting, and a mark moves to where school puts it", async ({
    page,
  }) => {
    await showRun(page, [school()]);
    const board = boardOf(page);
    const tap = (name: string) => board.getByRole("button", { name, exact: true }).tap();
    for (const name of ["h", "o", writingText.tone("huyền"), "a"]) await tap(name);
    await expect(fieldOf(page)).toHaveValue("hoà");
    for (const name of [writingText.space, "t", "u", "ư", "ơ", "i", writingText.tone("hỏi")]) await tap(name);
    await expect(fieldOf(page)).toHaveValue("hoà tưởi");
    await tap(writingText.tone("hỏi"));
    await expect(fieldOf(page)).toHaveValue("hoà tươi");
  });
});
