import type { Oracle } from "#tests/contract/oracle.ts";
import { oracle as twoSigns } from "./two-signs.ts";

const largest = 99;

/** Walks along the numbers, which must not leave those of two digits; a length is asked for where all numbers are lengths. */
export const oracle: Oracle = (seen) => {
  const [card] = seen.figures;
  const text = card?.type === "word" ? card.text : "";
  const measured = text.match(/\d\u00a0cm/gu) ?? [];
  const isWhole = measured.length === 0 || (measured.length === 3 && seen.prompt.text.includes("xăng-ti-mét"));
  const walked = twoSigns(seen);
  return isWhole && Number(walked) <= largest ? walked : null;
};
