/**
 * To be run in the page: what is wrong with where the keyboard is; null for nothing. It is to be on the screen, not
 * covered by anything (WCAG 2.4.11), and to be seen (2.4.7): on a control itself or on what is around its field.
 */
export function findFocusFault(): string | null {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return null;
  const name = `${focused.tagName.toLowerCase()} "${focused.getAttribute("aria-label") ?? focused.textContent.trim().slice(0, 40)}"`;
  const box = focused.getBoundingClientRect();
  const left = Math.max(box.left, 0);
  const top = Math.max(box.top, 0);
  const right = Math.min(box.right, window.innerWidth);
  const bottom = Math.min(box.bottom, window.innerHeight);
  if (right - left < 1 || bottom - top < 1) return `out of sight: ${name}`;
  const spots = [0.25, 0.5, 0.75].flatMap((x) => [0.25, 0.5, 0.75].map((y) => [x, y] as const));
  const isFree = spots.some(([x, y]) => {
    const found = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y);
    return found !== null && (focused.contains(found) || found.closest("label")?.contains(focused) === true);
  });
  if (!isFree) return `covered: ${name}`;
  const around = [focused, focused.parentElement, focused.nextElementSibling].filter((each) => each !== null);
  const isRinged = around.some((each) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(each);
    return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
  });
  return isRinged ? null : `not to be seen: ${name}`;
}
