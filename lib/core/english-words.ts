import listed from "naughty-words/en.json" with { type: "json" };
import { foldMarks } from "./fold-marks.ts";

/** Listed words that are innocent here: Vietnamese syllables and names without their marks, games, sweets, first names. */
const innocent: ReadonlySet<string> = new Set(
  "mong,tit,cum,xx,bung hole,domination,escort,fingering,girl on,goo girl,guro,hard core,hardcore,jelly donut,lemon party,lolita,playboy,shota,skeet,snatch,snowballing,spunk,taste my,twink,twinkie,tied up,kinky,big black,snowballing,undressing,wrapping men,one guy one jar,poon,scat,suck,quim,santorum".split(
    ",",
  ),
);

/** English words no name may hold, from the list of LDNOOBW, as far as a name can be written so. */
export const englishWords: readonly string[] = listed
  .map((word) => foldMarks(word).replaceAll("-", " "))
  .filter((word) => !innocent.has(word) && /^[a-z0-9 ]+$/u.test(word));
