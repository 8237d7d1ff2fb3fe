import localFont from "next/font/local";

/*
 * Each typeface comes in two files. The Vietnamese one stands first in the stack and is bound to its own
 * letters. What stands in meanwhile, as wide as they are, is written to fonts/fallbacks.css by scripts/build-fonts.ts.
 * Nothing is preloaded: text is painted at once in the fallback, and the style sheet keeps the line to itself.
 * The handwriting of school is fetched only where a letter is drawn in it, Andika only where a child chose it.
 */

const headVietnamese = localFont({
  src: "./fonts/baloo-2-vietnamese.woff2",
  weight: "700",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+102-103,U+110-111,U+128-129,U+168-169,U+1A0-1A1,U+1AF-1B0,U+300-301,U+303,U+309,U+323,U+1EA0-1EF9,U+20AB",
    },
  ],
  variable: "--head-vietnamese",
});

const headLatin = localFont({
  src: "./fonts/baloo-2-latin.woff2",
  weight: "700",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  variable: "--head-latin",
});

const readVietnamese = localFont({
  src: "./fonts/lexend-vietnamese.woff2",
  weight: "400 700",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+102-103,U+110-111,U+128-129,U+168-169,U+1A0-1A1,U+1AF-1B0,U+300-301,U+303,U+309,U+323,U+1EA0-1EF9,U+20AB",
    },
  ],
  variable: "--read-vietnamese",
});

const readLatin = localFont({
  src: "./fonts/lexend-latin.woff2",
  weight: "400 700",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  variable: "--read-latin",
});

/*
 * The same files for a text to read, which may not move under the eyes of who reads it: it is set in what is there when it
 * appears, as a rule Lexend, and stays so.
 */
const steadyVietnamese = localFont({
  src: "./fonts/lexend-vietnamese.woff2",
  weight: "400 700",
  display: "optional",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+102-103,U+110-111,U+128-129,U+168-169,U+1A0-1A1,U+1AF-1B0,U+300-301,U+303,U+309,U+323,U+1EA0-1EF9,U+20AB",
    },
  ],
  variable: "--steady-vietnamese",
});

const steadyLatin = localFont({
  src: "./fonts/lexend-latin.woff2",
  weight: "400 700",
  display: "optional",
  preload: false,
  adjustFontFallback: false,
  variable: "--steady-latin",
});

const hand = localFont({
  src: "./fonts/playwrite-vn.woff2",
  weight: "400",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  variable: "--hand",
});

const andikaVietnamese = localFont({
  src: [
    { path: "./fonts/andika-vietnamese-400.woff2", weight: "400" },
    { path: "./fonts/andika-vietnamese-700.woff2", weight: "700" },
  ],
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+102-103,U+110-111,U+128-129,U+168-169,U+1A0-1A1,U+1AF-1B0,U+300-301,U+303,U+309,U+323,U+1EA0-1EF9,U+20AB",
    },
  ],
  variable: "--andika-vietnamese",
});

const andikaLatin = localFont({
  src: [
    { path: "./fonts/andika-latin-400.woff2", weight: "400" },
    { path: "./fonts/andika-latin-700.woff2", weight: "700" },
  ],
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  variable: "--andika-latin",
});

/** Puts the font variables on the root element; globals.css joins them to the families. */
export const fontVariables = [
  headVietnamese,
  headLatin,
  readVietnamese,
  readLatin,
  steadyVietnamese,
  steadyLatin,
  hand,
  andikaVietnamese,
  andikaLatin,
]
  .map((font) => font.variable)
  .join(" ");
