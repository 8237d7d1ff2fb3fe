import { expect } from "@playwright/test";
import { classIds } from "#lib/core/class-id.ts";
import { answerByKey } from "#tests/setup/answer-by-key.ts";
import { Child } from "#tests/setup/child.ts";
import { askAbout, longestOf, textOf } from "#tests/setup/reading-text.ts";
import { expectWholeOnScreens } from "#tests/setup/screen-faults.ts";
import { showRun } from "#tests/setup/show-run.ts";
import { test } from "#tests/setup/test.ts";
import { giveVietnameseVoice } from "#tests/setup/vietnamese-voice.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const phone = { width: 360, height: 640 } as const;
/** The halves of a phone's and of a laptop's screen: what is left of them at twice the size. */
const halves = [
  { width: 180, height: 320 },
  { width: 683, height: 384 },
] as const;

/** In the page: words that reach out of what holds them, or out of the screen. */
function findCutWords(): string[] {
  const width = document.documentElement.clientWidth;
  const shown = [
    ...document.querySelectorAll("main p, main h2, main button, main section, main .passage, header span"),
  ];
  const isCut = (element: Element) => {
    const { left, right } = element.getBoundingClientRect();
    const isSeen = right - left > 1 && !element.classList.contains("sr-only");
    return isSeen && (left < -0.5 || right > width + 0.5 || element.scrollWidth > element.clientWidth + 1);
  };
  return shown.filter(isCut).map((element) => element.textContent.slice(0, 40));
}

/** In the page: how many letters the full lines of the text have on the average, its last line aside. */
function lettersPerLine(text: Element): number {
  const range = document.createRange();
  const places: number[] = [];
  for (const sentence of text.querySelectorAll("p [data-sentence]")) {
    const pieces = document.createTreeWalker(sentence, NodeFilter.SHOW_TEXT);
    for (let words = pieces.nextNode(); words !== null; words = pieces.nextNode()) {
      for (let place = 0; place < (words.textContent ?? "").length; place += 1) {
        range.setStart(words, place);
        range.setEnd(words, place + 1);
        places.push(Math.round(range.getBoundingClientRect().bottom));
      }
    }
  }
  const last = Math.max(...places);
  const full = places.filter((place) => place < last);
  return full.length / new Set(full).size;
}

function findOverhang(): number {
  return document.documentElement.scrollWidth - document.documentElement.clientWidth;
}

function sizeOfLetters(text: Element): number {
  return Number.parseFloat(getComputedStyle(text).fontSize);
}

for (const classId of classIds) {
  const passage = longestOf(classId);
  const questions = askAbout(passage);

  test(`class ${classId} has its longest text in sight beside every question`, async ({ page, context }) => {
    await giveVietnameseVoice(context);
    await page.setViewportSize(phone);
    const child = new Child(page);
    await showRun(page, questions, [], classId);
    for (const [place, question] of questions.entries()) {
      await child.seesQuestion(place + 1);
      await expect(textOf(page, passage)).toBeInViewport({ ratio: 1 });
      await test.step(question.prompt.text, () => expectWholeOnScreens(page));
      await answerByKey(page, question);
      await expect(page.getByRole("button", { name: "Câu tiếp" })).toBeInViewport({ ratio: 1 });
      await child.goOn(place + 1);
    }
  });

  test(`class ${classId} reads its longest text at twice the size without moving it sideways`, async ({ page }) => {
    const child = new Child(page);
    await showRun(page, questions, [], classId);
    const staysWhole = async () => {
      for (const screen of halves) {
        await page.setViewportSize(screen);
        expect(await page.evaluate(findOverhang), `${screen.width} wide`).toBeLessThanOrEqual(0);
        await expect.poll(() => page.evaluate(findCutWords), { message: `${screen.width} wide` }).toEqual([]);
        const letters = await textOf(page, passage).evaluate(sizeOfLetters);
        expect(letters).toBeGreaterThanOrEqual(Number(classId) <= 2 ? 20 : 18);
      }
    };
    for (const [place, question] of questions.entries()) {
      await child.seesQuestion(place + 1);
      await staysWhole();
      await answerByKey(page, question);
      await staysWhole();
      await child.goOn(place + 1);
    }
  });
}

for (const screen of [
  { width: 820, height: 1180 },
  { width: 1180, height: 820 },
  { width: 1366, height: 768 },
]) {
  test(`a line of a text is of a good length on a screen of ${screen.width} by ${screen.height}`, async ({ page }) => {
    await page.setViewportSize(screen);
    for (const classId of ["2", "5"] as const) {
      const passage = longestOf(classId);
      await showRun(page, askAbout(passage), [], classId);
      const letters = await textOf(page, passage).evaluate(lettersPerLine);
      // The few lines of a short text are evened out at its end.
      expect(letters, `class ${classId}`).toBeGreaterThanOrEqual(classId === "2" ? 43 : 45);
      expect(letters, `class ${classId}`).toBeLessThanOrEqual(75);
    }
  });
}
