import { expect, type Frame, type Page } from "@playwright/test";
import { onScreens } from "./on-screens.ts";

/** The least width and height of what is tapped (design rules), in pixels. */
const leastTarget = 56;

/**
 * Of what stands close: seven days in a row of the smallest phone, and all weeks of a month on one screen; up to nine squares
 * of a table of places; lines and keys of a solution; names below a chart; pieces of card.
 */
const leastClose = 38;

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

/** Of an open question, in the page: what is out of sight, too small for a finger, cut off, covered, or not met by a keyboard. */
function findFaults({
  leastTarget: leastOfMost,
  leastClose: leastOfClose,
}: Record<"leastTarget" | "leastClose", number>) {
  const root = document.documentElement;
  const nameOf = (element: Element) => (element.getAttribute("aria-label") ?? element.textContent).slice(0, 40);
  const boxesOf = (elements: Iterable<Element>) =>
    [...elements]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1);
  const isOut = (box: DOMRect) => box.bottom > window.innerHeight + 0.5 || box.right > window.innerWidth + 0.5;
  const buttons = boxesOf(document.querySelectorAll("button, a[href]"));
  /** What is seen of a button that stands in a part of the screen that scrolls. */
  const seenOf = ({ element, box }: (typeof buttons)[number]) => {
    let part = element.parentElement;
    while (part !== null && getComputedStyle(part).overflowY !== "auto") part = part.parentElement;
    const { top, bottom } = (part ?? element).getBoundingClientRect();
    return { top: Math.max(box.top, top), bottom: Math.min(box.bottom, bottom) };
  };
  // Keys that stand for a keyboard are not needed by who has one.
  const hasField = document.querySelector("main :is(input, textarea)") !== null;
  const isReached = (button: Element) => hasField || (button instanceof HTMLElement && button.tabIndex >= 0);
  /** Arrow keys lead from button to button where Tab comes to one of them. */
  const fellowsOf = (button: Element) => {
    let around = button.closest("table") ?? button.parentElement;
    while (around !== null && around.querySelectorAll("button").length < 2) around = around.parentElement;
    return [...(around?.querySelectorAll("button") ?? [])];
  };
  const covers = (button: (typeof buttons)[number], other: (typeof buttons)[number]) => {
    const [seen, otherSeen] = [seenOf(button), seenOf(other)];
    // Pieces of card are met where they are drawn, not in the corners of their boxes.
    const arePieces = button.element.matches("[data-piece]") && other.element.matches("[data-piece]");
    return (
      !arePieces &&
      Math.min(button.box.right, other.box.right) - Math.max(button.box.left, other.box.left) > 1 &&
      Math.min(seen.bottom, otherSeen.bottom) - Math.max(seen.top, otherSeen.top) > 1 &&
      !button.element.contains(other.element) &&
      !other.element.contains(button.element)
    );
  };
  return {
    scrolls: root.scrollHeight - root.clientHeight,
    overhang: root.scrollWidth - root.clientWidth,
    hidden: boxesOf(document.querySelectorAll("main p, main [role=img], main button, main fieldset"))
      // A long text scrolls in a part of the screen of its own, which is in sight itself.
      .filter(({ element, box }) => isOut(box) && element.closest("section[tabindex]") === null)
      .map(({ element }) => nameOf(element)),
    small: buttons
      .filter(({ element, box }) => {
        const least =
          (element.closest("[data-month], [data-places], [data-close]") === null ? leastOfMost : leastOfClose) - 0.5;
        return box.width < least || box.height < least;
      })
      .map(({ element, box }) => `${nameOf(element)}: ${Math.round(box.width)} by ${Math.round(box.height)}`),
    cut: boxesOf(document.querySelectorAll("main button, main p"))
      .filter(({ element }) => element.scrollWidth > element.clientWidth + 1)
      .map(({ element }) => nameOf(element)),
    nameless: buttons
      .filter(({ element }) => nameOf(element).trim() === "" && element.querySelector("[aria-label]") === null)
      .map(({ element }) => element.outerHTML),
    unreached: buttons
      .filter(({ element }) => !(isReached(element) || fellowsOf(element).some(isReached)))
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
  const found = await screen.evaluate(findFaults, { leastTarget, leastClose });
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
