/** The letters from one point to another. */
export function span(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, place) => String.fromCodePoint(from + place)).join("");
}

/** What the typefaces are cut down to, by file. It must agree with the unicode ranges in app/fonts.ts. */
export const fontLetters = {
  latin: `${span(0x20, 0x7e)}\u00A0ÀÁÂÃÈÉÊÌÍÒÓÔÕÙÚÝàáâãèéêìíòóôõùúý«»°²³·×÷–—‘’“”•…−→←`,
  vietnamese: `ĂăĐđĨĩŨũƠơƯư₫${span(0x1ea0, 0x1ef9)}\u0300\u0301\u0303\u0309\u0323`,
};
