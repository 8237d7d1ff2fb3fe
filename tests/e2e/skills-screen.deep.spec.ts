import { expect } from "@playwright/test";
import { classIds } from "#lib/core/class-id.ts";
import { questionsPerRun } from "#lib/play/points.ts";
import type { Question } from "#lib/questions/question.ts";
import { skills } from "#lib/skills/registry.ts";
import { answerByKey } from "#tests/setup/answer-by-key.ts";
import { Child } from "#tests/setup/child.ts";
import { chunk, listQuestions } from "#tests/setup/rounds.ts";
import { expectWholeOnScreens } from "#tests/setup/screen-faults.ts";
import { showRun } from "#tests/setup/show-run.ts";
import { test } from "#tests/setup/test.ts";
import { giveVietnameseVoice } from "#tests/setup/vietnamese-voice.ts";

test.use({ viewport: { width: 360, height: 640 }, contextOptions: { reducedMotion: "reduce" } });

interface Round {
  readonly skillId: string;
  readonly question: Question;
}

for (const classId of classIds) {
  const rounds = skills
    .filter((skill) => skill.classId === classId)
    .flatMap((skill) => listQuestions(skill.id).map((question): Round => ({ skillId: skill.id, question })));

  for (const [part, screen] of chunk(rounds, questionsPerRun).entries()) {
    test(`the skills of class ${classId} stand on one screen each, with the loudspeakers (${part + 1})`, {
      tag: "@deep",
    }, async ({ page, context }) => {
      await giveVietnameseVoice(context);
      const child = new Child(page);
      await showRun(
        page,
        screen.map(({ question }) => question),
        [],
        classId,
      );
      for (const [place, { skillId, question }] of screen.entries()) {
        await child.seesQuestion(place + 1);
        await test.step(`${skillId}: ${question.prompt.text}`, () => expectWholeOnScreens(page));
        await answerByKey(page, question);
        await test.step(`${skillId}, answered: ${question.prompt.text}`, () =>
          expect(page.getByRole("button", { name: /Câu tiếp|Xem kết quả/ })).toBeInViewport({ ratio: 1 }));
        if (place < questionsPerRun - 1) await child.goOn(place + 1);
      }
    });
  }
}
