import type { Tone } from "#lib/core/vietnamese/tone.ts";

/** Words of the boards on which a text is typed. */
export const writingText = {
  field: "Con viết vào đây",
  keys: "Bàn phím",
  /** Keys of signs; a letter is called as it is. */
  space: "dấu cách",
  hyphen: "dấu gạch nối",
  stop: "dấu chấm",
  comma: "dấu phẩy",
  tone: (tone: Tone): string => `dấu ${tone}`,
  capital: "viết hoa",
  rubOut: "Xoá chữ vừa viết",
  ownKeyboard: "Dùng bàn phím của máy",
  screenKeyboard: "Dùng bàn phím trên màn hình",
  /** What is marked in what was sent, for who does not see it. */
  wrongAt: (parts: readonly string[]): string => `Chưa đúng: ${parts.join(", ")}.`,
  lackingBefore: (part: string): string => (part === "" ? "thiếu ở cuối" : `thiếu trước “${part}”`),
  wrongIn: (part: string): string => `“${part}”`,
  right: "Viết đúng:",
} as const;

/** What is said to a fault of no known reason, by what it is. */
export const writingFaultText = {
  letter: "Con xem lại chữ cái ở chỗ được đánh dấu.",
  mark: "Con xem lại chữ cái được đánh dấu: dấu mũ, dấu móc, nét ngang.",
  tone: "Con xem lại dấu thanh của tiếng được đánh dấu.",
  capital: "Con xem lại chỗ được đánh dấu: viết hoa hay viết thường?",
  hyphen: "Con xem lại dấu gạch nối ở chỗ được đánh dấu.",
  sign: "Con xem lại dấu câu ở chỗ được đánh dấu.",
  space: "Ở chỗ được đánh dấu, con xem lại: viết liền hay viết rời?",
  missing: "Ở chỗ được đánh dấu còn thiếu một tiếng.",
  extra: "Ở chỗ được đánh dấu có một tiếng thừa.",
} as const;
