import { foldMarks } from "./fold-marks.ts";
import { readingsOf } from "./name-readings.ts";
import { contactWords, reservedWords } from "./reserved-words.ts";
import { wordSearch } from "./word-list.ts";

/** No name is as long; what is longer is not read. */
const longestRead = 80;

const isReserved = wordSearch(reservedWords);
const holdsContact = wordSearch(contactWords);

/** Whether a name is one of those who speak for the site or a school. `name` is NFC with single spaces. */
export function isReservedName(name: string): boolean {
  return readingsOf(name.slice(0, longestRead)).some(isReserved);
}

const fewestOfPhone = 7;
/** Parted by letters more digits are left to a number that means something else: "Bé 2015 Số 123". */
const fewestParted = 9;
const digits = new Set("0123456789");
const likeDigits = new Set("0123456789oil");
const numberWords = new Set(
  "khong,mot,hai,ba,bon,tu,nam,lam,sau,bay,tam,chin,zero,one,two,three,four,five,six,seven,eight,nine".split(","),
);
/** "Hai Ba Bốn Năm" is a rhyme for counting; a number of a telephone has more. */
const fewestWords = 6;

function countDigits(text: string): number {
  return Array.from(text).filter((sign) => digits.has(sign)).length;
}

/** "o9l2 345 678": a row of digits and of letters that look like them, most of them digits. */
function holdsRow(bare: string): boolean {
  let row = "";
  for (const sign of `${bare}.`) {
    if (likeDigits.has(sign)) row += sign;
    else if (sign !== " ") {
      if (row.length >= fewestOfPhone && countDigits(row) * 3 >= row.length * 2) return true;
      row = "";
    }
  }
  return false;
}

/** Whether a name holds the number of a telephone, in digits, in what looks like them, or in words. */
export function holdsPhone(name: string): boolean {
  const bare = foldMarks(name.slice(0, longestRead));
  const words = bare.split(" ").filter((word) => numberWords.has(word) || (word.length === 1 && digits.has(word)));
  return holdsRow(bare) || countDigits(bare) >= fewestParted || words.length >= fewestWords;
}

/** Whether a name tells how its owner can be reached elsewhere. */
export function isContactName(name: string): boolean {
  return readingsOf(name.slice(0, longestRead)).some(holdsContact);
}
