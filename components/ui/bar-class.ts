/**
 * The bar at the head of a page or a run, 72 px high, and more where a small screen or large letters take a second row;
 * at its left it leaves room for the button of the menu.
 */
export const barClass =
  "z-20 mx-auto flex min-h-18 w-full max-w-310 flex-none items-center gap-3 tiny:gap-2 py-2 pr-4 pl-21 tablet:pr-8 tablet:pl-25";
