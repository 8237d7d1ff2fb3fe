import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, type Page } from "@playwright/test";
import { splitSentences } from "#lib/core/split-sentences.ts";
import { answerByKey } from "#tests/setup/answer-by-key.ts";
import { Child } from "#tests/setup/child.ts";
import { giveHeardVoice, hearsNext, lastWords } from "#tests/setup/heard-words.ts";
import { ownServer } from "#tests/setup/own-server.ts";
import { resumeAtEnd } from "#tests/setup/short-run.ts";
import { openStone } from "#tests/setup/stone-run.ts";
import { test } from "#tests/setup/test.ts";

const daySeconds = 24 * 60 * 60;
const todayOf = (page: Page) => page.getByRole("region", { name: "Hôm nay của con" });
const stonesOf = (page: Page) => todayOf(page).getByRole("listitem").getByRole("link");
const pictureOf = (page: Page) => page.getByRole("img", { name: /^Tranh Vịnh Hạ Long, đã lật/ });

/** What a child is never told for having been away. */
const scolding = /bỏ lỡ|bỏ bê|mất chuỗi|quên học|lâu quá|lười|tiếc/iu;

/** Plays a stone to its result: every question is heard before it is answered. */
async function playByEar(page: Page, stone: "new" | "review"): Promise<void> {
  const questions = await openStone(page, "1", stone);
  const child = new Child(page);
  for (const [index, question] of questions.entries()) {
    await child.seesQuestion(index + 1, questions.length);
    await page.getByRole("button", { name: `Nghe: ${question.prompt.text}`, exact: true }).click();
    const [sentence = ""] = splitSentences(question.prompt.spoken);
    await hearsNext(page, sentence);
    await answerByKey(page, question);
    await child.goOn(index + 1, questions.length);
  }
  await expect(page.getByRole("region", { name: "Kết quả" })).toBeVisible();
}

test.describe("a child of six who cannot read", () => {
  // The page of the child goes on asking while the next day's server starts.
  test.use({ knowsClass: false, expectedErrors: [/ERR_(CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE)/] });

  test("comes to the end of the day by ear and by taps, is met on the next one, and two weeks on nothing is lost", async ({
    openContext,
    ownOrigins,
  }) => {
    const site = await ownServer({ openContext, ownOrigins });
    try {
      const context = await site.open();
      await giveHeardVoice(context);
      const page = await context.newPage();
      const begun = Date.now();
      const comeBack = async (days: number) => {
        await site.restart({
          NODE_OPTIONS: `--import=${pathToFileURL(resolve("tests/setup/shift-clock.ts")).href}`,
          CLOCK_AHEAD_SECONDS: String(days * daySeconds),
        });
        await page.clock.setFixedTime(begun + days * daySeconds * 1000);
        await page.goto("/");
      };

      await page.goto("/");
      await page.getByRole("group", { name: "Con học lớp mấy?" }).getByRole("button", { name: "Lớp 1" }).click();
      // What is said of the stone stands until the server has told what is in it.
      await expect(todayOf(page)).toContainText(/[68] câu/);
      await todayOf(page)
        .getByRole("button", { name: /^Nghe: / })
        .click();
      await expect.poll(() => lastWords(page)).toBeTruthy();
      await playByEar(page, "new");
      await page.getByRole("link", { name: "Chặng tiếp: Ôn lại" }).click();
      await playByEar(page, "review");
      await page.getByRole("link", { name: "Chặng tiếp: Con chọn" }).click();
      await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(3);
      await resumeAtEnd(page);
      const child = new Child(page);
      await child.answerRight();
      await child.goOn(10);
      await page.goto("/");
      await expect(todayOf(page)).toContainText("Hôm nay đủ rồi!");
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Hôm nay con học giỏi lắm!");
      await expect(pictureOf(page)).toHaveAccessibleName("Tranh Vịnh Hạ Long, đã lật 3 trong 12 mảnh");

      await comeBack(1);
      await expect(stonesOf(page)).toHaveText(["Bài mới", "Ôn lại", "Con chọn"]);
      await expect(page.getByRole("heading", { level: 1 })).toContainText(/Hôm qua con học .+!/);
      await expect(pictureOf(page)).toHaveAccessibleName("Tranh Vịnh Hạ Long, đã lật 3 trong 12 mảnh");

      await comeBack(14);
      await expect(stonesOf(page)).toHaveText(["Bài mới", "Ôn lại", "Con chọn"]);
      await expect(page.getByRole("heading", { level: 1 })).toContainText(/Lần trước con học .+!|mình học gì nhé/);
      await expect(page.getByRole("heading", { name: "Tuần này của con" })).toBeVisible();
      await expect(pictureOf(page)).toHaveAccessibleName("Tranh Vịnh Hạ Long, đã lật 3 trong 12 mảnh");
      await expect(page.getByRole("main")).not.toContainText(scolding);
      await todayOf(page).getByRole("link", { name: "Bắt đầu" }).click();
      await expect(page.getByRole("group", { name: "Đáp án" })).toBeVisible();
    } finally {
      await site.remove();
    }
  });
});
