/** What may close a syllable behind each vowel; "" for nothing. */
export const closings = {
  a: ["", "c", "ch", "m", "n", "ng", "nh", "p", "t", "i", "y", "o", "u"],
  ă: ["c", "m", "n", "ng", "p", "t"],
  â: ["c", "m", "n", "ng", "p", "t", "y", "u"],
  e: ["", "c", "m", "n", "ng", "p", "t", "o"],
  ê: ["", "ch", "m", "n", "nh", "p", "t", "u"],
  i: ["", "ch", "m", "n", "nh", "p", "t", "u"],
  y: [""],
  o: ["", "c", "m", "n", "ng", "p", "t", "i"],
  ô: ["", "c", "m", "n", "ng", "p", "t", "i"],
  ơ: ["", "m", "n", "p", "t", "i"],
  u: ["", "c", "m", "n", "ng", "p", "t", "i"],
  ư: ["", "c", "m", "n", "ng", "t", "i", "u"],
  iê: ["", "c", "m", "n", "ng", "p", "t", "u"],
  uô: ["", "c", "m", "n", "ng", "t", "i"],
  ươ: ["", "c", "m", "n", "ng", "p", "t", "i", "u"],
  oo: ["c", "ng"],
} as const;

export const vowels = [
  ...(["a", "ă", "â", "e", "ê", "i", "y", "o", "ô", "ơ", "u", "ư"] as const),
  ...(["iê", "uô", "ươ", "oo"] as const),
];
