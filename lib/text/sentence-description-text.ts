import { ordinal } from "#lib/core/vietnamese/ordinal.ts";

/** Words for the signs on a card with words, for who does not see them. */
export const sentenceDescriptionText = {
  oneOf: (name: string, place: number): string => `${name} ${place}`,
  letter: (name: string): string => `chữ ${name}`,
  joined: "liền",
  newLine: "xuống dòng",
  number: (number: string): string => `số ${number}`,
  dash: "gạch ngang",
  /** Which of the two is which is asked where both stand. */
  dashes: { long: "gạch dài", short: "gạch ngắn" },
  brackets: { open: "mở ngoặc", close: "đóng ngoặc" },
  quotes: { open: "mở ngoặc kép", close: "đóng ngoặc kép" },
  asked: { part: "phần được gạch chân", syllables: "chữ được gạch chân" },
  again: (words: string, place: number): string => `${words}, lần thứ ${ordinal(place)}`,
  note: "bên dưới ghi",
};
