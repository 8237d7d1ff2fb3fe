import type { Oracle } from "#tests/contract/oracle.ts";

/** How long the strip gets: as it is told, or so much more or less than it is drawn. */
export const oracle: Oracle = ({ kind, prompt, view }) => {
  if (kind !== "slider" || view.scale.type !== "ruler") return null;
  const [, amount] = /(\d+)\u00a0cm(?: nhé!|\.)$/u.exec(prompt.text) ?? [];
  let length = Number(amount);
  const drawn = (view.start - view.scale.fixed) / 10;
  if (/thêm/u.test(prompt.text)) length = drawn + length;
  if (/bớt/u.test(prompt.text)) length = drawn - length;
  return `${length}\u00a0cm`;
};
