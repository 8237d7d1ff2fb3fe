import localFont from "next/font/local";

/*
 * Each typeface comes in two files. The Vietnamese one stands first in the stack and is bound to its own
 * letters, so that the metric-matched fallback, which knows those letters too, comes last.
 * Nothing is preloaded: text is painted at once in the fallback, and the style sheet keeps the line to itself.
 * The handwriting of school is fetched only where a letter is drawn in it, Andika only where a child chose it.
 */

const headVietnamese = localFont({
  src: "./fonts/baloo-2-vietnamese.woff2",
  weight: "600 800",
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
  weight: "600 800",
  display: "swap",
  preload: false,
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
  variable: "--read-latin",
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
  variable: "--andika-latin",
});

/** Puts the font variables on the root element; globals.css joins them to the families. */
export const fontVariables = [headVietnamese, headLatin, readVietnamese, readLatin, hand, andikaVietnamese, andikaLatin]
  .map((font) => font.variable)
  .join(" ");
