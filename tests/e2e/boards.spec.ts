import { games } from "#lib/games/registry.ts";
import { questionsPerRun } from "#lib/play/points.ts";
import { expectWholeOnScreens } from "#tests/setup/expect-whole-on-screens.ts";
import { KeyboardChild } from "#tests/setup/keyboard-child.ts";
import { listRounds } from "#tests/setup/list-rounds.ts";
import { showRun } from "#tests/setup/show-run.ts";
import { test } from "#tests/setup/test.ts";

test.use({ viewport: { width: 360, height: 640 }, contextOptions: { reducedMotion: "reduce" } });

for (const { levelName } of games.flatMap(({ tracks }) => tracks)) {
  const rounds = listRounds(levelName);
  const screens = Array.from({ length: Math.ceil(rounds.length / questionsPerRun) }, (_, screen) => ({
    questions: rounds.slice(screen * questionsPerRun, (screen + 1) * questionsPerRun),
    part: screen + 1,
  }));

  for (const { questions, part } of screens) {
    test(`every round of ${levelName} stands on one screen and is played with the keyboard alone (${part})`, async ({
      page,
    }) => {
      await showRun(page, questions);
      const child = new KeyboardChild(page);
      for (const [place, question] of questions.entries()) {
        await child.seesQuestion(place + 1);
        await test.step(`${question.prompt.text} (${question.identity})`, () => expectWholeOnScreens(page));
        await child.answerRight();
        if (place < questionsPerRun - 1) await child.goOn(place + 1);
      }
    });
  }
}
