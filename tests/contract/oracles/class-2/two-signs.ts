import type { Oracle } from "#tests/contract/oracle.ts";

/** Walks on the number ray: so many steps forward for +, back for −, one by one from the first number. */
export const oracle: Oracle = ({ prompt: { text } }) => {
  const bare = text.replaceAll("\u00a0", " ").replace(/ (?:kg|lít)(?!\p{L})/gu, "");
  const [, start, moves] = /(\d+)((?: [+−] \d+){2})(?!\d| [+−])/u.exec(bare) ?? [];
  if (start === undefined || moves === undefined) return null;
  let at = Number(start);
  for (const [, sign, steps] of moves.matchAll(/([+−]) (\d+)/gu)) {
    for (let step = 0; step < Number(steps); step += 1) at += sign === "+" ? 1 : -1;
  }
  return String(at);
};
