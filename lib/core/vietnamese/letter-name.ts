import { soundNames } from "./sound-names.ts";

const alone: Readonly<Record<string, string>> = { ă: "á", â: "ớ", y: "i dài" };

/** How a letter is called in class 1: by its sound ("bờ"); ă and â by the names of the alphabet. */
export function letterName(letter: string): string {
  const small = letter.toLowerCase();
  return alone[small] ?? soundNames[small] ?? small;
}
