import type { Page } from "@playwright/test";

/**
 * From now on every element of the page that begins to move says how long it will take, in its attribute data-motion:
 * `{"translate":250}`, in ms. To be called before the page is opened.
 */
export async function watchMotion(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const note = ({ target, propertyName }: TransitionEvent) => {
      if (!(target instanceof Element)) return;
      const moves = target.getAnimations().filter((motion) => motion instanceof CSSTransition);
      const duration = moves.find((motion) => motion.transitionProperty === propertyName)?.effect?.getTiming().duration;
      const known: Record<string, unknown> = JSON.parse(target.getAttribute("data-motion") ?? "{}");
      target.setAttribute("data-motion", JSON.stringify({ ...known, [propertyName]: duration }));
    };
    document.addEventListener("transitionrun", note, true);
  });
}
