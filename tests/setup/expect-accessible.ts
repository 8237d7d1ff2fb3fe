import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { type Circumstance, circumstances, inCircumstance } from "./circumstances.ts";
import { findLayoutFaults } from "./find-layout-faults.ts";

const options = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  rules: {
    // Off unless it is asked for.
    "target-size": { enabled: true },
    // It reads "1 l" and a drawn "1 kg" as words that "1 lít" and "Quả cân 1 kg" do not hold.
    "label-content-name-mismatch": { enabled: false },
  },
};

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
        const { violations } = await new AxeBuilder({ page }).options(options).analyze();
        const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`);
        expect(found, circumstance.name).toEqual([]);
      }),
    );
  }
}
