import type { FlatSort } from "./sort.ts";

type Corner = readonly [x: number, y: number];

/** A drawing of straight lines with points by letters, in a field of 100 by 100. */
interface Drawing {
  readonly name: string;
  readonly points: Readonly<Record<string, Corner>>;
  /** Each a word of the points it runs through, from end to end. */
  readonly lines: readonly string[];
  readonly sort: Exclude<FlatSort, "circle">;
  /** Every shape of the sort, by its corners: those no line runs through, then those put together from them. */
  readonly small: readonly string[];
  readonly joined: readonly string[];
}

const square = { A: [8, 8], B: [92, 8], C: [92, 92], D: [8, 92], M: [50, 8], O: [50, 50] } as const;
const wide = {
  A: [4, 26],
  B: [96, 26],
  C: [96, 74],
  D: [4, 74],
  M: [30, 26],
  N: [30, 74],
  P: [96, 50],
  Q: [30, 50],
} as const;
const tall = { A: [50, 6], B: [6, 92], C: [94, 92], D: [50, 92], E: [28, 49], F: [72, 49] } as const;
const grid = {
  A: [8, 8],
  B: [50, 8],
  C: [92, 8],
  D: [8, 50],
  E: [50, 50],
  F: [92, 50],
  G: [8, 92],
  H: [50, 92],
  I: [92, 92],
} as const;
const pentagon = { A: [50, 6], B: [94, 38], C: [78, 92], D: [22, 92], E: [6, 38] } as const;
const hexagon = { A: [28, 10], B: [72, 10], C: [96, 50], D: [72, 90], E: [28, 90], F: [4, 50] } as const;

/** Class 1 counts up to five shapes of a kind in a drawing, put together ones too (curriculum, c1-count-shapes). */
export const drawings: readonly Drawing[] = [
  {
    name: "halved triangle",
    points: tall,
    lines: ["AB", "BDC", "CA", "AD"],
    sort: "triangle",
    small: ["ABD", "ADC"],
    joined: ["ABC"],
  },
  {
    name: "cut triangle",
    points: tall,
    lines: ["AEB", "BC", "AFC", "EF"],
    sort: "triangle",
    small: ["AEF"],
    joined: ["ABC"],
  },
  {
    name: "four in one",
    points: tall,
    lines: ["AEB", "BDC", "AFC", "EF", "ED", "FD"],
    sort: "triangle",
    small: ["AEF", "EBD", "FDC", "EFD"],
    joined: ["ABC"],
  },
  {
    name: "branch",
    points: tall,
    lines: ["AB", "BDC", "AFC", "AD", "DF"],
    sort: "triangle",
    small: ["ABD", "ADF", "DFC"],
    joined: ["ADC", "ABC"],
  },
  {
    name: "sloping square",
    points: square,
    lines: ["AB", "BC", "CD", "DA", "AC"],
    sort: "triangle",
    small: ["ABC", "ACD"],
    joined: [],
  },
  {
    name: "square with a tent",
    points: square,
    lines: ["AMB", "BC", "CD", "DA", "MC", "MD"],
    sort: "triangle",
    small: ["AMD", "MBC", "MCD"],
    joined: [],
  },
  {
    name: "square in three",
    points: square,
    lines: ["AB", "BC", "CD", "DA", "AOC", "BO"],
    sort: "triangle",
    small: ["ABO", "BCO", "ACD"],
    joined: ["ABC"],
  },
  {
    name: "sloping rectangle",
    points: wide,
    lines: ["AB", "BC", "CD", "DA", "BD"],
    sort: "triangle",
    small: ["ABD", "BCD"],
    joined: [],
  },
  {
    name: "pentagon fan",
    points: pentagon,
    lines: ["AB", "BC", "CD", "DE", "EA", "AC", "AD"],
    sort: "triangle",
    small: ["ABC", "ACD", "ADE"],
    joined: [],
  },
  {
    name: "hexagon fan",
    points: hexagon,
    lines: ["AB", "BC", "CD", "DE", "EF", "FA", "AC", "AD", "AE"],
    sort: "triangle",
    small: ["ABC", "ACD", "ADE", "AEF"],
    joined: [],
  },
  {
    name: "hexagon ears",
    points: hexagon,
    lines: ["AB", "BC", "CD", "DE", "EF", "FA", "AE", "BD"],
    sort: "triangle",
    small: ["AEF", "BCD"],
    joined: [],
  },
  {
    name: "hourglass",
    points: { A: [8, 8], B: [92, 8], C: [92, 92], D: [8, 92], O: [50, 50] },
    lines: ["AB", "CD", "AOC", "BOD"],
    sort: "triangle",
    small: ["ABO", "CDO"],
    joined: [],
  },
  {
    name: "roof",
    points: { A: [50, 4], B: [92, 42], C: [8, 42], D: [92, 96], E: [8, 96], F: [50, 42] },
    lines: ["AB", "CFB", "CA", "AF", "BD", "DE", "EC"],
    sort: "triangle",
    small: ["ABF", "AFC"],
    joined: ["ABC"],
  },
  {
    name: "kite",
    points: { A: [50, 4], B: [86, 36], C: [50, 96], D: [14, 36] },
    lines: ["AB", "BC", "CD", "DA", "BD"],
    sort: "triangle",
    small: ["ABD", "BCD"],
    joined: [],
  },
  {
    name: "pennants",
    points: { A: [4, 20], B: [50, 20], C: [96, 20], D: [27, 84], E: [73, 84] },
    lines: ["ABC", "AD", "DB", "BE", "EC"],
    sort: "triangle",
    small: ["ABD", "BCE"],
    joined: [],
  },
  {
    name: "inner square",
    points: grid,
    lines: ["AC", "CI", "IG", "GA", "BF", "FH", "HD", "DB"],
    sort: "triangle",
    small: ["ABD", "BCF", "FIH", "HGD"],
    joined: [],
  },
  {
    name: "inner square",
    points: grid,
    lines: ["AC", "CI", "IG", "GA", "BF", "FH", "HD", "DB"],
    sort: "square",
    small: ["BFHD"],
    joined: ["ACIG"],
  },
  {
    name: "window",
    points: grid,
    lines: ["ABC", "DEF", "GHI", "ADG", "BEH", "CFI"],
    sort: "square",
    small: ["ABED", "BCFE", "DEHG", "EFIH"],
    joined: ["ACIG"],
  },
  {
    name: "corner square",
    points: grid,
    lines: ["ABC", "CI", "IG", "ADG", "BE", "DE"],
    sort: "square",
    small: ["ABED"],
    joined: ["ACIG"],
  },
  {
    name: "steps",
    points: grid,
    lines: ["AB", "BEH", "DEF", "GHI", "ADG", "FI"],
    sort: "square",
    small: ["ABED", "DEHG", "EFIH"],
    joined: [],
  },
  {
    name: "two rooms",
    points: wide,
    lines: ["AMB", "BC", "CND", "DA", "MN"],
    sort: "rectangle",
    small: ["AMND", "MBCN"],
    joined: ["ABCD"],
  },
  {
    name: "three rooms",
    points: wide,
    lines: ["AMB", "BPC", "CND", "DA", "MQN", "QP"],
    sort: "rectangle",
    small: ["AMND", "MBPQ", "QPCN"],
    joined: ["MBCN", "ABCD"],
  },
  {
    name: "floors",
    points: { A: [30, 4], B: [70, 4], C: [70, 28], D: [30, 28], E: [70, 96], F: [30, 96] },
    lines: ["AB", "BCE", "EF", "FDA", "DC"],
    sort: "rectangle",
    small: ["ABCD", "DCEF"],
    joined: ["ABEF"],
  },
];
