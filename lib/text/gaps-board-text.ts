import { letterName } from "#lib/core/vietnamese/letter-name.ts";
import { ordinal } from "#lib/core/vietnamese/ordinal.ts";

function missing(start: string, end: string): string {
  if (start === "" && end === "") return "còn trống";
  return `${start === "" ? "" : `chữ ${letterName(start)} liền `}chỗ trống${end === "" ? "" : ` liền ${end}`}`;
}

/** Words of the board on which tiles are put into the gaps of a text. */
export const gapsBoardText = {
  /** A gap, counted from 1, with the letters of its word that stand before it and behind it. */
  empty: (gap: number, start: string, end: string): string => `Chỗ thứ ${ordinal(gap)}: ${missing(start, end)}`,
  /** One that holds a word without its mark. */
  bare: (gap: number, word: string): string => `Chỗ thứ ${ordinal(gap)}: ${word}, chưa có dấu`,
  filled: (gap: number, word: string): string => `Chỗ thứ ${ordinal(gap)}: ${word}. Chạm để lấy lại.`,
  gap: "chỗ trống",
  soFar: "Con đang điền:",
  /** What a tap does next. */
  next: (isFull: boolean): string => (isFull ? "Chạm vào chỗ đã điền để đổi lại." : "Chạm vào thẻ để điền."),
} as const;
