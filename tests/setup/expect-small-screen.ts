import { expect, type Page } from "@playwright/test";

/** The least width and height of what is tapped (design rules), in pixels. */
const leastTarget = 56;

/** What must hold of an open question on a small phone: all of it is in sight, and fingers meet every button. */
export async function expectSmallScreen(page: Page): Promise<void> {
  const found = await page.evaluate((least) => {
    const root = document.documentElement;
    const hidden = [...document.querySelectorAll("main p, main [role=img], main button, main fieldset")]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(
        ({ box }) => box.width > 0 && (box.bottom > window.innerHeight + 0.5 || box.right > window.innerWidth + 0.5),
      )
      .map(({ element }) => element.textContent.slice(0, 40));
    const small = [...document.querySelectorAll("button, a[href]")]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && (box.width < least - 0.5 || box.height < least - 0.5))
      .map(({ element, box }) => {
        const name = element.getAttribute("aria-label") ?? element.textContent;
        return `${name}: ${Math.round(box.width)} by ${Math.round(box.height)}`;
      });
    const cut = [...document.querySelectorAll<HTMLElement>("main button, main p")]
      .filter((element) => element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1)
      .map((element) => element.textContent.slice(0, 40));
    return {
      scrolls: root.scrollHeight - root.clientHeight,
      overhang: root.scrollWidth - root.clientWidth,
      hidden,
      small,
      cut,
    };
  }, leastTarget);
  expect(found).toEqual({ scrolls: 0, overhang: 0, hidden: [], small: [], cut: [] });
}
