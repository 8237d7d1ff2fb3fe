import listed from "naughty-words/en.json" with { type: "json" };
import { foldMarks } from "./fold-marks.ts";

/** Listed words that are innocent in a child's name: Vietnamese syllables without their marks, sweets, games, a first name. */
const innocent: ReadonlySet<string> = new Set([
  ...["mong", "tit", "cum", "xx", "shota", "twinkie", "jelly donut", "lemon party", "snowballing"],
  ...["big black", "girl on", "goo girl", "tied up", "domination", "escort", "guro", "skeet"],
]);

/** English words no name may hold, from the list of LDNOOBW, as far as a name can be written so. */
export const englishWords: readonly string[] = listed
  .map((word) => foldMarks(word).replaceAll("-", " "))
  .filter((word) => !innocent.has(word) && /^[a-z0-9 ]+$/u.test(word));
