import { expect, type Page } from "@playwright/test";
import { questionsPerRun } from "#lib/play/points.ts";
import type { Question } from "#lib/questions/question.ts";
import { answerByKey } from "#tests/setup/answer-by-key.ts";
import { KeyboardChild } from "#tests/setup/keyboard-child.ts";
import { chunk, listQuestions, questionOfEachLayout, trackNames } from "#tests/setup/rounds.ts";
import { showRun } from "#tests/setup/show-run.ts";
import { test } from "#tests/setup/test.ts";
import { inTurn } from "#tests/setup/turns.ts";

test.use({ viewport: { width: 360, height: 640 }, contextOptions: { reducedMotion: "reduce" } });

/** Shows a run of these questions and goes through it with the keyboard alone; `answer` leaves each one answered. */
async function goThrough(
  page: Page,
  questions: readonly Question[],
  answer: (child: KeyboardChild, question: Question) => Promise<void>,
): Promise<void> {
  await showRun(page, questions);
  const child = new KeyboardChild(page);
  for (const [index, question] of questions.entries()) {
    await child.seesQuestion(index + 1);
    // A keyboard and a screen reader go on from the question, not from the end of the page.
    if (index > 0) await expect(page.getByRole("main").locator("p[tabindex='-1']")).toBeFocused();
    await test.step(`${question.prompt.text} (${question.identity})`, () => answer(child, question));
    if (index < questionsPerRun - 1) await child.goOn(index + 1);
  }
}

// How each question looks is measured in the gallery; a run shows where the focus goes and what comes after an answer.
const parts = [...chunk([...questionOfEachLayout().values()], questionsPerRun).entries()];

for (const [part, questions] of inTurn(parts, 3))
  test(`every layout is answered with the keyboard alone, and the way on is in sight (${part + 1})`, async ({
    page,
  }) => {
    await goThrough(page, questions, async (_, question) => {
      await answerByKey(page, question);
      await expect(page.getByRole("button", { name: /Câu tiếp|Xem kết quả/ })).toBeInViewport({ ratio: 1 });
    });
  });

for (const name of trackNames)
  for (const [part, questions] of chunk(listQuestions(name), questionsPerRun).entries())
    test(`every round of ${name} is read and played with the keyboard alone (${part + 1})`, { tag: "@deep" }, async ({
      page,
    }) => {
      await goThrough(page, questions, (child) => child.answerRight());
    });
