import { expect, type Page } from "@playwright/test";
import { splitSentences } from "#lib/core/split-sentences.ts";
import { toSpoken } from "#lib/core/vietnamese/to-spoken.ts";
import { questionsPerRun } from "#lib/play/points.ts";
import { hasTapToHear } from "#lib/questions/gradings.ts";
import type { Question } from "#lib/questions/question.ts";
import { spokenName } from "#lib/questions/spoken-name.ts";
import { toPublic } from "#lib/questions/to-public.ts";
import { answerByKey } from "#tests/setup/answer-by-key.ts";
import { Child } from "#tests/setup/child.ts";
import { giveHeardVoice, hearsNext, lastWords } from "#tests/setup/heard-words.ts";
import { chunk, listQuestions, questionOfEachKind } from "#tests/setup/rounds.ts";
import { showRun } from "#tests/setup/show-run.ts";
import { test } from "#tests/setup/test.ts";

/** Letters and numbers whose names are asked for: the voice says the question alone. */
const toRead = ["c1-letter-names", "c2-read-write-1000", "c1-blend-syllable"].flatMap(listQuestions);
const asked = [...questionOfEachKind().values(), ...toRead.filter(({ isReadByPupil }) => isReadByPupil === true)];

type Choice = Extract<Question, { kind: "choice" }>;

/** Each answer has a loudspeaker, or is read behind the question; not where it is to be read. */
async function hearsChoices(page: Page, { prompt, view, isReadByPupil }: Choice): Promise<void> {
  const read = isReadByPupil === true ? [] : view.choices;
  const loudspeakers = page.getByRole("group", { name: "Đáp án" }).getByRole("button", { name: /^Nghe: / });
  if ((await loudspeakers.count()) > 0) return expect(loudspeakers).toHaveCount(view.choices.length);
  await page.getByRole("button", { name: `Nghe: ${prompt.text}`, exact: true }).click();
  for (const sentence of [prompt, ...read].flatMap(({ spoken }) => splitSentences(spoken))) {
    await hearsNext(page, sentence);
  }
}

/** What a button is called, in the page: its own name, or the one of what is drawn on it. */
function nameIn(button: Element): string {
  const named = button.hasAttribute("aria-label") ? button : button.querySelector("[aria-label]");
  const label = named?.getAttribute("aria-label");
  if (label !== null && label !== undefined) return label;
  const copy = button.cloneNode(true);
  if (copy instanceof Element) for (const hidden of copy.querySelectorAll("[aria-hidden=true]")) hidden.remove();
  return (copy.textContent ?? "").trim();
}

/** What is tapped while the ear is on is said by its name, and nothing is answered. */
async function hearsByTapping(page: Page, question: Question): Promise<void> {
  const { readings } = toPublic(question);
  const board = page.getByRole("group", { name: "Đáp án" });
  const ear = page.getByRole("button", { name: "Chạm để nghe" }).filter({ visible: true });
  await ear.click();
  await expect.poll(() => lastWords(page)).toBe("Con chạm vào thứ con muốn nghe nhé!");
  const before = await board.ariaSnapshot();
  for (const thing of await board.getByRole("button", { name: /^(?!Nghe: |Chạm để nghe)/, disabled: false }).all()) {
    const name = await thing.evaluate(nameIn);
    await thing.click();
    // A name of two sentences is said sentence by sentence.
    await expect.poll(() => lastWords(page)).toBe(splitSentences(toSpoken(spokenName(name, readings)))[0]);
  }
  expect(await board.ariaSnapshot()).toBe(before);
  await ear.click();
}

for (const [part, questions] of chunk(asked, questionsPerRun).entries()) {
  test(`what lies on a board can be heard, whatever its kind (${part + 1})`, { tag: "@deep" }, async ({
    page,
    context,
  }) => {
    await giveHeardVoice(context);
    await showRun(page, questions);
    const child = new Child(page);
    for (const [place, question] of questions.entries()) {
      await child.seesQuestion(place + 1);
      await test.step(question.kind, async () => {
        await expect(page.getByRole("button", { name: `Nghe: ${question.prompt.text}`, exact: true })).toBeVisible();
        if (question.kind === "choice") await hearsChoices(page, question);
        else if (hasTapToHear(question)) await hearsByTapping(page, question);
        else await expect(page.getByRole("button", { name: "Chạm để nghe" })).toHaveCount(0);
        await answerByKey(page, question);
      });
      if (place < questionsPerRun - 1) await child.goOn(place + 1);
    }
  });
}
