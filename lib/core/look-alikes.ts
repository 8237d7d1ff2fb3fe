/**
 * Which letters and digits a look-alike is taken for. The one table of the program; private.username_skeleton has the same
 * (tests/db/look-alike-names.test.ts compares them). A mark Vietnamese does not have is taken for the one it looks like.
 */
const table: readonly (readonly [looks: string, letters: string])[] = [
  ["o", "0ø"],
  ["l", "1iİıįłŀļľĺ"],
  ["ã", "āä"],
  ["ả", "å"],
  ["a", "ą"],
  ["ẽ", "ēĕëě"],
  ["e", "ėę"],
  ["ỉ", "î"],
  ["ĩ", "ïīĭ"],
  ["õ", "öōŏ"],
  ["ó", "ő"],
  ["ủ", "ûů"],
  ["ũ", "üūŭ"],
  ["ú", "ű"],
  ["u", "ų"],
  ["ỹ", "ÿ"],
  ["ỷ", "ŷ"],
  ["đ", "ð"],
  ["d", "ď"],
  ["c", "çćĉċč"],
  ["g", "ĝğġģ"],
  ["h", "ĥħ"],
  ["j", "ĵ"],
  ["k", "ķĸ"],
  ["n", "ñńņňŉŋ"],
  ["r", "ŕŗř"],
  ["s", "śŝşš"],
  ["b", "ß"],
  ["t", "ţťŧ"],
  ["w", "ŵ"],
  ["z", "źżž"],
  ["p", "þ"],
  ["f", "ſ"],
  ["ae", "æ"],
  ["oe", "œ"],
  ["lj", "ĳ"],
];

/** By letter, in small letters but for "İ", whose small form is two. */
export const lookAlikes: ReadonlyMap<string, string> = new Map(
  table.flatMap(([looks, letters]) => Array.from(letters, (letter) => [letter, looks] as const)),
);

/** What some are also read as, by their looks or by their sound. */
export const otherReadings: ReadonlyMap<string, readonly string[]> = new Map([
  ["æ", ["e", "a"]],
  ["œ", ["e", "o"]],
  ["ß", ["ss"]],
  ["ſ", ["s"]],
  ["þ", ["th"]],
  ["ŋ", ["ng"]],
  ["ð", ["d"]],
]);

const digits = new Set("0123456789");

/** A text in small letters as its letters look: "KiIIer" as "klller". What a digit stands for is not seen by its looks alone. */
export function looksOf(text: string): string {
  return Array.from(text, (sign) => (digits.has(sign) ? sign : (lookAlikes.get(sign) ?? sign))).join("");
}

/** Two letters that look like one, as in private.username_skeleton: "adrnin". */
export function joinLookAlikes(text: string): string {
  return text.replaceAll("vv", "w").replaceAll("rn", "m");
}
