import type { PlacedMark } from "#lib/core/vietnamese/placed-mark.ts";

const names: Readonly<Record<PlacedMark, string>> = {
  comma: "dấu phẩy",
  colon: "dấu hai chấm",
  dash: "dấu gạch ngang",
  quotes: "dấu ngoặc kép",
  brackets: "dấu ngoặc đơn",
  cut: "dấu gạch chéo",
  hook: "dấu hỏi",
  tilde: "dấu ngã",
};

/** Words of the board on which marks are put where they belong. */
export const placeMarkText = {
  /** The tones whose marks are put on syllables. */
  tones: { hook: "hỏi", tilde: "ngã" },
  name: (mark: PlacedMark): string => names[mark],
  marks: "Các dấu",
  /** A place between words: what stands on both sides. */
  between: (before: string, after: string): string => `Giữa “${before}” và “${after}”`,
  before: (word: string): string => `Trước “${word}”`,
  behind: (word: string): string => `Sau “${word}”`,
  line: (place: string, line: number): string => `Dòng ${line}: ${place}`,
  syllable: (word: string): string => `Tiếng “${word}”`,
  /** A place with what stands there now. */
  empty: (place: string): string => `${place}: chưa có dấu`,
  put: (place: string, mark: PlacedMark): string => `${place}: ${names[mark]}`,
  wrong: (place: string): string => `${place}. Chỗ này chưa đúng.`,
  missed: (place: string): string => `${place}. Chỗ này con chưa đặt.`,
  /** What a tap does next. */
  next: (mark: PlacedMark | null, isOnSyllables: boolean, isWaiting: boolean): string => {
    if (isWaiting) return "Con chọn dấu cho tiếng này.";
    if (mark === null) return "Con chọn một dấu trước nhé!";
    return isOnSyllables ? "Chạm vào tiếng để đặt dấu." : `Chạm vào giữa hai từ để đặt ${names[mark]}.`;
  },
  clear: "Xoá hết các dấu",
  /** The sentence as it stands now. */
  soFar: (put: readonly string[]): string =>
    put.length === 0 ? "Con chưa đặt dấu nào." : `Con đã đặt: ${put.join("; ")}.`,
} as const;
