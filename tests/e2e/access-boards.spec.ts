import { expect } from "@playwright/test";
import { exampleResponses } from "#lib/play/gallery.ts";
import { kinds } from "#lib/questions/kinds.ts";
import { circumstances } from "#tests/setup/circumstances.ts";
import { expectAccessible } from "#tests/setup/expect-accessible.ts";
import { questionOfEachKind } from "#tests/setup/rounds.ts";
import { showRun } from "#tests/setup/show-run.ts";
import { test } from "#tests/setup/test.ts";

test.use({ viewport: { width: 360, height: 640 }, contextOptions: { reducedMotion: "reduce" } });

const questions = questionOfEachKind();

test("a question of every kind is looked at", () => {
  expect([...questions.keys()].sort()).toEqual(Object.keys(kinds).sort());
});

// What is read out of every board stands in the folder beside this file, to be read as a child hears it.
for (const question of questions.values()) {
  test(`${question.kind} can be read, seen and used by everybody`, async ({ page }) => {
    const main = page.getByRole("main");
    const wrong = { type: "respond", response: exampleResponses(question).wrong } as const;

    await showRun(page, [question]);
    await expect(main).toMatchAriaSnapshot({ name: `${question.kind}-open.aria.yml` });
    await showRun(page, [question], [wrong]);
    await expect(main).toMatchAriaSnapshot({ name: `${question.kind}-again.aria.yml` });
    await expectAccessible(page);
    await showRun(page, [question], [wrong, wrong]);
    await expect(main).toMatchAriaSnapshot({ name: `${question.kind}-shown.aria.yml` });
    await expectAccessible(page, circumstances.slice(0, 1));
  });
}
