/**
 * To be run in the page: words and controls that are cut off at the sides, sentences that something lies on, controls under
 * 24 px (WCAG 2.5.8), and what stays in place while the rest scrolls and takes more than a quarter of the screen. All in one function, because the
 * page knows nothing of this file.
 */
export function findLayoutFaults(): string[] {
  const nameOf = (element: Element) => {
    const words = element.getAttribute("aria-label") ?? element.textContent;
    return `${element.tagName.toLowerCase()} "${words.trim().slice(0, 40)}"`;
  };
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest("[inert], .sr-only") === null;
  const shown = [...document.querySelectorAll("body *")].filter(isShown);
  const top = [...document.querySelectorAll("dialog:modal, #menu:not(.invisible)")].at(-1) ?? document.body;
  const inside = shown.filter((element) => top.contains(element));

  /** Where the words of an element itself stand. */
  const wordsOf = (element: Element) => {
    const range = document.createRange();
    return [...element.childNodes]
      .filter((node) => node instanceof Text && node.data.trim() !== "")
      .map((node) => {
        range.selectNodeContents(node);
        return { element, box: range.getBoundingClientRect() };
      });
  };
  /** The sides within which an element is seen. */
  const frameOf = (element: Element) => {
    let [left, right, top, bottom] = [0, window.innerWidth, 0, window.innerHeight];
    for (
      let around = element.parentElement;
      around !== null && around !== document.body;
      around = around.parentElement
    ) {
      const { overflowX, overflowY } = getComputedStyle(around);
      const box = around.getBoundingClientRect();
      if (overflowX !== "visible") [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      if (overflowY !== "visible") [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
    }
    return { left, right, top, bottom };
  };
  const isCut = ({ element, box }: { readonly element: Element; readonly box: DOMRect }) => {
    const frame = frameOf(element);
    return box.width > 1 && (box.left < frame.left - 1.5 || box.right > frame.right + 1.5);
  };
  const controls = inside
    .filter((element) => element.matches("button, a[href], input, textarea, summary"))
    .map((element) => ({ element, box: element.getBoundingClientRect() }));
  const words = inside.filter((element) => element.closest("svg") === null).flatMap(wordsOf);
  const stays = inside.filter((element) => /fixed|sticky/.test(getComputedStyle(element).position) && element !== top);
  const isPainted = (element: Element) =>
    element.matches("svg, img, canvas") || getComputedStyle(element).backgroundColor !== "rgba(0, 0, 0, 0)";
  /** Whether anything painted lies on the middle of some words; what stays while the page scrolls does for a while only. */
  const isCovered = ({ element, box }: { readonly element: Element; readonly box: DOMRect }) => {
    const frame = frameOf(element);
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (y < frame.top || y > frame.bottom) return false;
    const there = document.elementsFromPoint(x, y);
    const own = there.findIndex((each) => element.contains(each) || each.contains(element));
    return there
      .slice(0, Math.max(own, 0))
      .some((each) => isPainted(each) && !stays.some((stay) => stay.contains(each)));
  };
  return [
    ...(document.documentElement.scrollWidth > window.innerWidth ? ["the page scrolls sideways"] : []),
    ...[...words, ...controls].filter(isCut).map(({ element }) => `cut off: ${nameOf(element)}`),
    ...words
      .filter((each) => each.element.closest("main p") !== null && isCovered(each))
      .map(({ element }) => `covered: ${nameOf(element)}`),
    ...controls
      .filter(({ box }) => box.width < 24 || box.height < 24)
      .map(({ element }) => `too small: ${nameOf(element)}`),
    ...stays
      .filter((element) => element.clientHeight > window.innerHeight / 4 && getComputedStyle(element).zIndex !== "-10")
      .map((element) => `in the way: ${nameOf(element)}`),
  ];
}
