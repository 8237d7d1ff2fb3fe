import { expect, type Frame, type Page, test } from "@playwright/test";
import { type Circumstance, circumstances, inCircumstance, screensInCircumstance } from "./circumstances.ts";
import { findLayoutFaults } from "./find-layout-faults.ts";
import { runAxe } from "./run-axe.ts";

const options = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  rules: {
    // Off unless it is asked for.
    "target-size": { enabled: true },
    // It reads "1 l" and a drawn "1 kg" as words that "1 lít" and "Quả cân 1 kg" do not hold.
    "label-content-name-mismatch": { enabled: false },
  },
};

/** Each screen of the gallery has the landmarks of a page: they are many only there. */
const optionsForMany = { ...options, rules: { ...options.rules, "landmark-unique": { enabled: false } } };

/** Brings what moves to where it goes, so that no half-faded colour is judged. */
function settle(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) animation.cancel();
    else animation.finish();
  }
}

/** In all circumstances, or those that are named: nothing for axe to find (WCAG 2.2 A and AA, best practice), nothing cut off, small or in the way. */
export async function expectAccessible(page: Page, seen: readonly Circumstance[] = circumstances): Promise<void> {
  for (const circumstance of seen) {
    await test.step(circumstance.name, () =>
      inCircumstance(page, circumstance, async () => {
        await page.evaluate(settle);
        expect(await page.evaluate(findLayoutFaults), circumstance.name).toEqual([]);
        if (!circumstance.isForAxe) return;
        expect(await runAxe(page, options), circumstance.name).toEqual([]);
      }),
    );
  }
}

/** The same of all screens of the gallery at once. */
export async function expectScreensAccessible(
  page: Page,
  screens: ReadonlyMap<string, Frame>,
  seen: readonly Circumstance[],
): Promise<void> {
  for (const circumstance of seen) {
    await test.step(circumstance.name, () =>
      screensInCircumstance(page, [...screens.values()], circumstance, async () => {
        const faults: string[] = [];
        for (const [key, screen] of screens) {
          await screen.evaluate(settle);
          faults.push(...(await screen.evaluate(findLayoutFaults)).map((fault) => `${key}: ${fault}`));
        }
        expect(faults, circumstance.name).toEqual([]);
        if (!circumstance.isForAxe) return;
        expect(await runAxe(page, optionsForMany, "iframe"), circumstance.name).toEqual([]);
      }),
    );
  }
}
