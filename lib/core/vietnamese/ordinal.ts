import { numberInWords } from "./number-in-words.ts";

const ofTheirOwn = new Map([
  [1, "nhất"],
  [4, "tư"],
]);

/** What follows "thứ", of a place from 1 up: "nhất", "hai", "ba", "tư", "năm". Throws a RangeError for what is no place. */
export function ordinal(place: number): string {
  return ofTheirOwn.get(place) ?? numberInWords(place);
}
