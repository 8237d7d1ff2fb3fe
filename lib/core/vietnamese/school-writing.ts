import { placeTones } from "./place-tone.ts";

const plainY: Readonly<Record<string, string>> = { y: "i", ỳ: "ì", ý: "í", ỷ: "ỉ", ỹ: "ĩ", ỵ: "ị" };

/** The text as school writes it: hoà for hòa, and kĩ for kỹ, which are as right. Of the same length. */
export function toSchoolWriting(text: string): string {
  return placeTones(text).replace(/(?<!\p{L})([hklmst])([yỳýỷỹỵ])(?!\p{L})/giu, (_, initial: string, vowel: string) => {
    const small = plainY[vowel.toLowerCase()] ?? vowel;
    return `${initial}${vowel === vowel.toLowerCase() ? small : small.toUpperCase()}`;
  });
}

/** A small letter without any mark. */
export function baseLetter(letter: string): string {
  return letter.normalize("NFD").charAt(0).replace("đ", "d");
}
