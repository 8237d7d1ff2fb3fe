import { expect, type Frame, type Page } from "@playwright/test";
import { onScreens } from "./on-screens.ts";

/** The least width and height of what is tapped (design rules), in pixels. */
const leastTarget = 56;

/**
 * Of a day: seven of them stand in a row of the smallest phone, and all weeks of a month on one screen. Of the squares of a
 * table of places there may be nine in a row.
 */
const leastDay = 38;

/** In the page: brings what moves to its place on the new screen there. */
function settle(): void {
  const moves = document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
  for (const move of moves) move.finish();
}

/** In the page: points and commas that begin a row, away from what they follow. */
function findStrayPoints(): string[] {
  const boxOf = (node: Text, place: number) => {
    const range = document.createRange();
    range.setStart(node, place);
    range.setEnd(node, place + 1);
    return range.getBoundingClientRect();
  };
  const lettersOf = (element: Element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const letters: { readonly letter: string; readonly node: Text; readonly place: number }[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      if (node instanceof Text && node.parentElement?.closest(".sr-only") === null)
        letters.push(...Array.from(node.data, (letter, place) => ({ letter, node, place })));
    return letters;
  };
  const startsRow = (
    { letter, node, place }: ReturnType<typeof lettersOf>[number],
    before?: { node: Text; place: number },
  ) =>
    /[,.;:!?)”%]/u.test(letter) &&
    before !== undefined &&
    /\S/u.test(before.node.data.charAt(before.place)) &&
    boxOf(node, place).left < boxOf(before.node, before.place).left;
  return [...document.querySelectorAll("main p, main button")].flatMap((element) => {
    const letters = lettersOf(element);
    return letters.some((letter, place) => startsRow(letter, letters[place - 1])) ? [element.textContent] : [];
  });
}

/** Of an open question, in the page: what is out of sight, too small for a finger, cut off or covered. */
function findFaults({ leastTarget: leastOfMost, leastDay: leastOfDays }: { leastTarget: number; leastDay: number }) {
  const root = document.documentElement;
  const nameOf = (element: Element) => (element.getAttribute("aria-label") ?? element.textContent).slice(0, 40);
  const boxesOf = (elements: Iterable<Element>) =>
    [...elements]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1);
  const isOut = (box: DOMRect) => box.bottom > window.innerHeight + 0.5 || box.right > window.innerWidth + 0.5;
  const buttons = boxesOf(document.querySelectorAll("button, a[href]"));
  const covers = ({ element, box }: (typeof buttons)[number], other: (typeof buttons)[number]) =>
    Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 1 &&
    Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 1 &&
    !element.contains(other.element) &&
    !other.element.contains(element);
  return {
    scrolls: root.scrollHeight - root.clientHeight,
    overhang: root.scrollWidth - root.clientWidth,
    hidden: boxesOf(document.querySelectorAll("main p, main [role=img], main button, main fieldset"))
      // A long text scrolls in a part of the screen of its own, which is in sight itself.
      .filter(({ element, box }) => isOut(box) && element.closest("section[tabindex]") === null)
      .map(({ element }) => nameOf(element)),
    small: buttons
      .filter(({ element, box }) => {
        const least = (element.closest("[data-month], [data-places]") === null ? leastOfMost : leastOfDays) - 0.5;
        return box.width < least || box.height < least;
      })
      .map(({ element, box }) => `${nameOf(element)}: ${Math.round(box.width)} by ${Math.round(box.height)}`),
    cut: boxesOf(document.querySelectorAll("main button, main p"))
      .filter(({ element }) => element.scrollWidth > element.clientWidth + 1)
      .map(({ element }) => nameOf(element)),
    covered: buttons.flatMap((button, place) =>
      buttons
        .slice(place + 1)
        .filter((other) => covers(button, other))
        .map((other) => `${nameOf(button.element)} / ${nameOf(other.element)}`),
    ),
  };
}

interface Faults extends ReturnType<typeof findFaults> {
  /** Rows of text that begin with a point. */
  readonly stray: readonly string[];
}

/** What is wrong with the question on a screen of the present size; null where nothing is. */
export async function findScreenFaults(screen: Page | Frame): Promise<Partial<Faults> | null> {
  await screen.evaluate(settle);
  const found = await screen.evaluate(findFaults, { leastTarget, leastDay });
  const all: Faults = { ...found, stray: await screen.evaluate(findStrayPoints) };
  const faults = Object.entries(all).filter(([, fault]) => (typeof fault === "number" ? fault > 0 : fault.length > 0));
  return faults.length === 0 ? null : Object.fromEntries(faults);
}

/**
 * What must hold of an open question on every screen, a small phone the last: all of it is in sight, nothing is cut off
 * or covered, fingers meet every button, and no row of text begins with the point of the one above.
 */
export async function expectWholeOnScreens(page: Page): Promise<void> {
  await onScreens(page, async () => expect(await findScreenFaults(page)).toBeNull());
}
