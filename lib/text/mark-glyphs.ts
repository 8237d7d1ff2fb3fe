import type { Tone } from "#lib/core/vietnamese/tone.ts";

/** What a mark looks like: the mark of a tone is drawn, any other is a sign, or two where one opens and one closes. */
export type MarkGlyph = { readonly tone: Tone } | { readonly signs: readonly string[] };

/** The marks a pupil learns, by their names. */
export const markGlyphs: ReadonlyMap<string, MarkGlyph> = new Map<string, MarkGlyph>([
  ["dấu huyền", { tone: "huyền" }],
  ["dấu sắc", { tone: "sắc" }],
  ["dấu hỏi", { tone: "hỏi" }],
  ["dấu ngã", { tone: "ngã" }],
  ["dấu nặng", { tone: "nặng" }],
  ["không dấu", { tone: "ngang" }],
  ["không có dấu", { tone: "ngang" }],
  ["dấu chấm", { signs: ["."] }],
  ["dấu phẩy", { signs: [","] }],
  ["dấu chấm hỏi", { signs: ["?"] }],
  ["dấu chấm than", { signs: ["!"] }],
  ["dấu hai chấm", { signs: [":"] }],
  ["dấu chấm phẩy", { signs: [";"] }],
  ["dấu ba chấm", { signs: ["…"] }],
  ["dấu chấm lửng", { signs: ["…"] }],
  ["dấu gạch ngang", { signs: ["–"] }],
  ["dấu gạch nối", { signs: ["-"] }],
  ["dấu ngoặc kép", { signs: ["“", "”"] }],
  ["dấu ngoặc đơn", { signs: ["(", ")"] }],
  ["không cần dấu", { signs: [""] }],
]);
