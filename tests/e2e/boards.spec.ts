import { expect } from "@playwright/test";
import { questionsPerRun } from "#lib/play/points.ts";
import type { Question } from "#lib/questions/question.ts";
import { answerByKey } from "#tests/setup/answer-by-key.ts";
import { KeyboardChild } from "#tests/setup/keyboard-child.ts";
import { listQuestions, questionOfEachLayout, trackNames } from "#tests/setup/rounds.ts";
import { showRun } from "#tests/setup/show-run.ts";
import { test } from "#tests/setup/test.ts";

test.use({ viewport: { width: 360, height: 640 }, contextOptions: { reducedMotion: "reduce" } });

function splitRuns(questions: readonly Question[]): (readonly Question[])[] {
  return Array.from({ length: Math.ceil(questions.length / questionsPerRun) }, (_, run) =>
    questions.slice(run * questionsPerRun, (run + 1) * questionsPerRun),
  );
}

// How each question looks is measured in the gallery; a run shows where the focus goes and what comes after an answer.
for (const [part, questions] of splitRuns([...questionOfEachLayout().values()]).entries())
  test(`every layout is answered with the keyboard alone, and the way on is in sight (${part + 1})`, async ({
    page,
  }) => {
    await showRun(page, questions);
    const child = new KeyboardChild(page);
    for (const [index, question] of questions.entries()) {
      await child.seesQuestion(index + 1);
      await answerByKey(page, question);
      await test.step(`${question.prompt.text} (${question.identity})`, () =>
        expect(page.getByRole("button", { name: /Câu tiếp|Xem kết quả/ })).toBeInViewport({ ratio: 1 }));
      if (index < questionsPerRun - 1) await child.goOn(index + 1);
    }
  });

for (const name of trackNames)
  for (const [part, questions] of splitRuns(listQuestions(name)).entries())
    test(`every round of ${name} is read and played with the keyboard alone (${part + 1})`, { tag: "@deep" }, async ({
      page,
    }) => {
      await showRun(page, questions);
      const child = new KeyboardChild(page);
      for (const [index, question] of questions.entries()) {
        await child.seesQuestion(index + 1);
        await test.step(`${question.prompt.text} (${question.identity})`, () => child.answerRight());
        if (index < questionsPerRun - 1) await child.goOn(index + 1);
      }
    });
