import { blocksOf } from "./blocks-of.ts";

/** The values of the digits from the left, without zeros: 609 is 600 and 9. */
export function termsOf(number: number): number[] {
  const { hundreds, tens, ones } = blocksOf(number);
  return [hundreds * 100, tens * 10, ones].filter((term) => term > 0);
}
