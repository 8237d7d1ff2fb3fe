import { expect } from "@playwright/test";
import { type GalleryState, galleryStates } from "#lib/play/gallery-states.ts";
import { kinds } from "#lib/questions/kinds.ts";
import { type Circumstance, circumstances } from "#tests/setup/circumstances.ts";
import { expectScreensAccessible } from "#tests/setup/expect-accessible.ts";
import { openGallery } from "#tests/setup/gallery.ts";
import { roundOfEachKind } from "#tests/setup/rounds.ts";
import { test } from "#tests/setup/test.ts";

test.use({ viewport: { width: 1400, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

test("a question of every kind is looked at", () => {
  expect([...roundOfEachKind().keys()].toSorted()).toEqual(Object.keys(kinds).toSorted());
});

/** All of them for a second attempt, where most is said; of the other states each has one that axe looks at, and one more. */
function chooseCircumstances(state: GalleryState): readonly Circumstance[] {
  const turn = galleryStates.indexOf(state) % 2;
  return state === "again" ? circumstances : circumstances.filter((_, index) => index % 2 === turn);
}

for (const state of galleryStates)
  test(`every kind of question, ${state}, can be read, seen and used by everybody`, async ({ page }) => {
    const screens = await openGallery(
      page,
      [...roundOfEachKind().values()].map(({ key }) => key),
      state,
    );
    await expectScreensAccessible(page, screens, chooseCircumstances(state));
  });

// What is read out of every board stands in the folder beside this file, to be read as a child hears it.
for (const state of ["open", "again", "shown"] as const)
  test(`every kind of question, ${state}, is read out as it is written down`, async ({ page }) => {
    const rounds = roundOfEachKind();
    await openGallery(
      page,
      [...rounds.values()].map(({ key }) => key),
      state,
    );
    for (const [kind, { key }] of rounds) {
      const main = page.frameLocator(`iframe[title="${key}"]`).getByRole("main");
      expect.soft(await main.ariaSnapshot()).toMatchSnapshot(`${kind}-${state}.yml`);
    }
  });
