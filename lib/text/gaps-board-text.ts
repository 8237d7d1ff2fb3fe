import { letterName } from "#lib/core/vietnamese/letter-name.ts";
import { ordinal } from "#lib/core/vietnamese/ordinal.ts";

function missing(start: string, end: string): string {
  if (start === "" && end === "") return "còn trống";
  return `${start === "" ? "" : `chữ ${letterName(start)} liền `}chỗ trống${end === "" ? "" : ` liền ${end}`}`;
}

/** Words of the board on which tiles are put into the gaps of a text. */
export const gapsBoardText = {
  /** One of so many gaps, counted from 1. */
  name: (gap: number, gaps: number): string => (gaps === 1 ? "Chỗ cần điền" : `Chỗ thứ ${ordinal(gap)}`),
  /** A gap with the letters of its word that stand before it and behind it. */
  empty: (name: string, start: string, end: string): string => `${name}: ${missing(start, end)}`,
  /** One that holds a word without its mark. */
  bare: (name: string, word: string): string => `${name}: ${word}, chưa có dấu`,
  filled: (name: string, word: string): string => `${name}: ${word}. Chạm để lấy lại.`,
  gap: "chỗ trống",
  soFar: "Con đang điền:",
  /** What a tap does next. */
  next: (isFull: boolean): string => (isFull ? "Chạm vào chỗ đã điền để đổi lại." : "Chạm vào thẻ để điền."),
} as const;
