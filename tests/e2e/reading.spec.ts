import { expect } from "@playwright/test";
import { splitSentences } from "#lib/core/split-sentences.ts";
import { toSpoken } from "#lib/core/vietnamese/to-spoken.ts";
import { questionsPerRun } from "#lib/play/points.ts";
import { passages } from "#tests/contract/read-passages.ts";
import { answerByKey } from "#tests/setup/answer-by-key.ts";
import { Child } from "#tests/setup/child.ts";
import { endWords, giveHeardVoice, lastWords } from "#tests/setup/heard-words.ts";
import { KeyboardChild } from "#tests/setup/keyboard-child.ts";
import { askAbout, longestOf, textOf } from "#tests/setup/reading-text.ts";
import { showRun } from "#tests/setup/show-run.ts";
import { test } from "#tests/setup/test.ts";

const phone = { width: 360, height: 640 } as const;

test("a run of reading asks five questions on one text, then five on another", async ({ page }) => {
  await page.goto("/class/1");
  await page.getByRole("link", { name: /^Đọc hiểu đoạn ngắn/ }).click();
  const child = new Child(page);
  const read: (string | null)[] = [];
  for (let place = 1; place <= questionsPerRun; place += 1) {
    await child.seesQuestion(place);
    const text = page.getByRole("main").getByRole("region", { name: /^Bài đọc: / });
    const title = await text.getAttribute("aria-label");
    read.push(title);
    const prompt = await page.locator("main p[tabindex]").innerText();
    const passage = passages.find((each) => `Bài đọc: ${each.title}` === title);
    const asked = passage?.questions.find((question) => question.prompt === prompt);
    await child
      .answers()
      .getByRole("button", { name: asked?.answer ?? "", exact: true })
      .click();
    await child.goOn(place);
  }
  await expect(page.getByRole("region", { name: "Kết quả" })).toContainText("10");
  expect(new Set(read.slice(0, 5)).size).toBe(1);
  expect(new Set(read.slice(5)).size).toBe(1);
  expect(new Set(read).size).toBe(2);
});

/** How far below the edge of a text its first marked sentence begins. */
function topOfMark(area: Element): number {
  const mark = area.querySelector("mark")?.getBoundingClientRect();
  return (mark?.top ?? Number.NEGATIVE_INFINITY) - area.getBoundingClientRect().top;
}

test.describe("a text to read", () => {
  test.use({ viewport: phone, contextOptions: { reducedMotion: "reduce" } });

  const passage = longestOf("5");
  const questions = askAbout(passage);

  test("a hint underlines half of the text, the explanation the sentence, which comes into sight", async ({ page }) => {
    await showRun(page, questions, [], "5");
    const text = textOf(page, passage);
    const lit = text.locator("mark");
    await expect(lit).toHaveCount(0);
    await page.getByRole("button", { name: "Gợi ý" }).click();
    await expect(lit).toHaveCount(0);
    await page.getByRole("button", { name: "Gợi ý thêm" }).click();
    await expect(page.getByText(questions[0]?.hints[1]?.text ?? fail())).toBeInViewport({ ratio: 1 });
    expect(await lit.count()).toBeGreaterThan(2);
    for (const [place, question] of questions.entries()) {
      await answerByKey(page, question);
      const evidence = passage.questions[place]?.evidence ?? "";
      await expect.poll(async () => (await lit.allTextContents()).join(" ")).toBe(evidence);
      // A question on the whole text points at no sentence of it.
      if (evidence !== "") await expect(lit.first()).toBeInViewport();
      if (place < questions.length - 1) await new Child(page).goOn(place + 1);
    }
  });

  test("it stays where the pupil has moved it, and another text begins at its beginning", async ({ page }) => {
    const other = passages.find(({ id, grade }) => grade === 5 && id !== passage.id) ?? passage;
    const asked = [...questions.slice(0, 2), ...askAbout(other)];
    await showRun(page, asked, [], "5");
    const text = textOf(page, passage);
    await text.evaluate((area) => area.scrollTo(0, area.scrollHeight));
    const lowest = await text.evaluate((area) => area.scrollTop);
    expect(lowest).toBeGreaterThan(100);
    await page.getByRole("button", { name: "Gợi ý" }).click();
    expect(await text.evaluate((area) => area.scrollTop)).toBeGreaterThan(100);
    await answerByKey(page, asked[0] ?? questions[0] ?? fail());
    // The sentence with the answer is brought into sight from above before the place of the text is looked at.
    await expect.poll(() => text.evaluate(topOfMark)).toBeGreaterThanOrEqual(0);
    const answered = await text.evaluate((area) => area.scrollTop);
    await new Child(page).goOn(1);
    await new Child(page).seesQuestion(2);
    expect(Math.abs((await text.evaluate((area) => area.scrollTop)) - answered)).toBeLessThan(2);
    await answerByKey(page, asked[1] ?? fail());
    await new Child(page).goOn(2);
    await expect(textOf(page, other)).toBeVisible();
    expect(await textOf(page, other).evaluate((area) => area.scrollTop)).toBe(0);
  });

  test("a keyboard moves the text, opens it large and comes back to the question", async ({ page }) => {
    await showRun(page, questions, [], "5");
    const child = new KeyboardChild(page);
    const text = textOf(page, passage);
    await child.reach(text);
    await page.keyboard.press("End");
    await expect.poll(() => text.evaluate((area) => area.scrollTop)).toBeGreaterThan(100);
    const whole = page.getByRole("button", { name: "Đọc cả bài" });
    await child.press(whole);
    const sheet = page.getByRole("dialog", { name: passage.title });
    await expect(sheet).toContainText(passage.text.slice(-40));
    await page.keyboard.press("Escape");
    await expect(sheet).toHaveCount(0);
    await expect(whole).toBeFocused();
    await child.press(whole);
    await child.press(sheet.getByRole("button", { name: "Về câu hỏi" }));
    await expect(sheet).toHaveCount(0);
    await expect(whole).toBeFocused();
    await expect(child.answers()).toBeInViewport({ ratio: 1 });
  });

  test("a sentence is read aloud when it is tapped, the whole text from its first sentence on", async ({
    page,
    context,
  }) => {
    await giveHeardVoice(context);
    await showRun(page, questions, [], "5");
    const text = textOf(page, passage);
    const sentences = splitSentences(passage.text);
    const read = text.locator("[data-read]");
    await text.getByText(sentences[1] ?? "").click();
    await expect(read).toHaveText(sentences[1] ?? "");
    await expect.poll(() => lastWords(page)).toBe(toSpoken(sentences[1] ?? ""));
    await endWords(page);
    await expect(read).toHaveCount(0);

    const child = new KeyboardChild(page);
    await child.press(page.getByRole("button", { name: "Nghe cả bài" }));
    for (const sentence of sentences.slice(0, 3)) {
      await expect(read).toHaveText(sentence);
      await expect(read).toBeInViewport();
      await expect.poll(() => lastWords(page)).toBe(toSpoken(sentence));
      await endWords(page);
    }
    await page.getByRole("button", { name: "Dừng nghe" }).click();
    await expect(read).toHaveCount(0);
    await page.getByRole("button", { name: "Nghe cả bài" }).click();
    await page.getByRole("button", { name: `Nghe: ${questions[0]?.prompt.text}` }).click();
    await expect(read).toHaveCount(0);
  });

  test("where nothing can be read aloud there is no loudspeaker, and a tap on the text changes nothing", async ({
    page,
    context,
  }) => {
    await context.addInitScript(() => Reflect.deleteProperty(window, "AudioContext"));
    await showRun(page, questions, [], "5");
    const text = textOf(page, passage);
    await text.getByText(splitSentences(passage.text)[0] ?? "").click();
    await expect(text.locator("[data-read]")).toHaveCount(0);
    await expect(page.getByRole("button", { name: /^Nghe/ })).toHaveCount(0);
  });
});

function fail(): never {
  throw new Error("too few questions");
}
