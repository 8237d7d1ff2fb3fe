import type { StrokeTable } from "./write-letters.ts";

/** The strokes letters are made of, by their names. */
export const basicStrokes: StrokeTable = {
  "nét thẳng ngang": [["nét thẳng ngang", "M0 -50C33 -50 67 -50 100 -50"]],
  "nét thẳng đứng": [["nét thẳng đứng", "M20 -100C20 -67 20 -33 20 0"]],
  "nét xiên trái": [["nét xiên trái", "M0 -100C20 -67 40 -33 60 0"]],
  "nét xiên phải": [["nét xiên phải", "M60 -100C40 -67 20 -33 0 0"]],
  "nét móc xuôi": [["nét móc xuôi", "M0 -50C5 -71 2 -100 23 -100C36 -100 42 -86 42 -72C42 -48 42 -24 42 0"]],
  "nét móc ngược": [["nét móc ngược", "M0 -100C0 -76 0 -52 0 -28C0 -14 7 0 20 0C41 0 39 -29 44 -50"]],
  "nét móc hai đầu": [
    [
      "nét móc hai đầu",
      "M0 -50C10 -70 8 -100 31 -100C44 -100 50 -85 50 -70C50 -56 50 -42 50 -28C50 -14 57 0 70 0C91 0 89 -29 94 -50",
    ],
  ],
  "nét cong trái": [
    ["nét cong trái", "M70 -76C68 -90 56 -100 42 -100C18 -100 4 -76 4 -50C4 -24 18 0 42 0C59 0 68 -18 78 -32"],
  ],
  "nét cong phải": [
    ["nét cong phải", "M4 -76C6 -90 19 -100 34 -100C58 -100 72 -76 72 -50C72 -24 58 0 34 0C17 0 9 -18 0 -32"],
  ],
  "nét cong kín": [
    [
      "nét cong kín",
      "M53 -96C48 -99 43 -100 38 -100C14 -100 0 -76 0 -50C0 -24 14 0 38 0C61 0 75 -24 75 -50C75 -68 68 -87 53 -96",
    ],
  ],
  "nét khuyết trên": [
    [
      "nét khuyết trên",
      "M0 -50C43 -84 54 -141 54 -196C54 -220 60 -250 38 -250C21 -250 22 -227 22 -208C22 -139 22 -69 22 0",
    ],
  ],
  "nét khuyết dưới": [
    ["nét khuyết dưới", "M40 -100C40 -30 40 40 40 110C40 129 36 150 20 150C3 150 0 128 0 108C0 47 30 -8 74 -50"],
  ],
};
