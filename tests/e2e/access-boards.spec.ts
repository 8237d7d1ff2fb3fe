import { expect } from "@playwright/test";
import { type GalleryState, galleryStates } from "#lib/play/gallery-states.ts";
import { kinds } from "#lib/questions/kinds.ts";
import { type Circumstance, circumstances } from "#tests/setup/circumstances.ts";
import { expectScreensAccessible } from "#tests/setup/expect-accessible.ts";
import { openGallery } from "#tests/setup/gallery.ts";
import { roundOfEachKind } from "#tests/setup/rounds.ts";
import { test } from "#tests/setup/test.ts";
import { inTurn } from "#tests/setup/turns.ts";

test.use({ viewport: { width: 1400, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

test("a question of every kind is looked at", () => {
  expect([...roundOfEachKind().keys()].toSorted()).toEqual(Object.keys(kinds).toSorted());
});

/** A question of every kind, by what is asked, and of boards with a look of their own; their keys in the gallery. */
function keysToLookAt(): ReadonlyMap<string, string> {
  const ofKinds = [...roundOfEachKind()].map(([kind, { key }]) => [kind, key] as const);
  return new Map([
    ...ofKinds,
    ["column-decimals", "c5-add-decimals-column/2/3"],
    ["pairs-named", "c1-picture-word/3/2"],
  ]);
}

/** All of them for a second attempt, where most is said; of the other states each has one that axe looks at, and one more. */
function chooseCircumstances(state: GalleryState): readonly Circumstance[] {
  const turn = galleryStates.indexOf(state) % 2;
  return state === "again" ? circumstances : circumstances.filter((_, index) => index % 2 === turn);
}

/** The states with most on a board; in the others a third of the kinds takes turns. */
const wholeStates: readonly GalleryState[] = ["open", "again"];

for (const state of galleryStates)
  test(`every kind of question, ${state}, can be read, seen and used by everybody`, async ({ page }) => {
    const keys = [...keysToLookAt().values()];
    const screens = await openGallery(page, wholeStates.includes(state) ? keys : inTurn(keys, 3), state);
    await expectScreensAccessible(page, screens, chooseCircumstances(state));
  });

// What is read out of every board stands in the folder beside this file, to be read as a child hears it.
for (const state of ["open", "again", "shown"] as const)
  test(`every kind of question, ${state}, is read out as it is written down`, async ({ page }) => {
    const keys = keysToLookAt();
    await openGallery(page, [...keys.values()], state);
    for (const [name, key] of keys) {
      const main = page.frameLocator(`iframe[title="${key}"]`).getByRole("main");
      expect.soft(await main.ariaSnapshot()).toMatchSnapshot(`${name}-${state}.yml`);
    }
  });
