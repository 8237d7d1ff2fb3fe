import { expect } from "@playwright/test";
import { createRng } from "#lib/core/create-rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { difficulties } from "#lib/skills/define-skill.ts";
import { findSkill } from "#lib/skills/registry.ts";
import { KeyboardChild } from "#tests/setup/keyboard-child.ts";
import { ways } from "#tests/setup/keyboard-ways.ts";
import { listQuestions } from "#tests/setup/rounds.ts";
import { showRun } from "#tests/setup/show-run.ts";
import { test } from "#tests/setup/test.ts";
import { inTurn } from "#tests/setup/turns.ts";

/** What a track shows, or the first question of a skill made by rule that fits: which ones are shown changes from run to run. */
function findAsked(levelName: string, fits: (question: Question) => boolean): Question | undefined {
  const skill = findSkill(levelName);
  if (skill?.source !== "rule") return listQuestions(levelName).find(fits);
  for (let seed = 0; seed < 100; seed += 1) {
    for (const difficulty of difficulties) {
      const question = skill.generate(difficulty, createRng(`focus ${seed}`));
      if (fits(question)) return question;
    }
  }
  return undefined;
}

for (const { levelName, kind, identity, presses } of inTurn(ways, 3)) {
  test(`a keyboard reaches all of ${kind} (${identity.source}) and keeps its place up to the last hint`, async ({
    page,
  }) => {
    const question = findAsked(levelName, (each) => each.kind === kind && identity.test(each.identity));
    if (question === undefined) throw new Error(`${levelName} does not ask ${identity.source}`);
    await showRun(page, [question]);
    const child = new KeyboardChild(page);
    const board = page.getByRole("group", { name: "Đáp án" });
    const hint = page.getByRole("button", { name: /^Gợi ý/ });
    const focused = page.locator(":focus");

    for (const name of presses(question)) {
      if (typeof name === "string" && /^(?:Arrow|Key )/u.test(name))
        await page.keyboard.press(name.replace("Key ", ""));
      else await child.press(board.getByRole("button", { name, exact: true }));
      await expect(focused).toHaveCount(1);
    }
    await expect(page.getByRole("main").getByRole("status")).not.toBeEmpty();
    await expect(focused).toHaveCount(1);
    // What was pressed last rests: sent once more, the answer would be shown and no hint left to press.
    await page.keyboard.press("Enter");
    await expect(focused).toHaveCount(1);
    // A wrong answer has opened the first one.
    for (const _ of question.hints.slice(1)) {
      await child.press(hint);
      await expect(focused).toHaveCount(1);
    }
  });
}
