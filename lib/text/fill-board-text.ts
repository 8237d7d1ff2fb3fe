import type { Tone } from "#lib/core/vietnamese/tone.ts";

/** Words of the board on which a syllable is built of its parts. */
export const fillBoardText = {
  row: { initial: "Âm đầu", rime: "Vần", tone: "Dấu thanh" },
  initial: (text: string): string => `Âm đầu ${text}`,
  rime: (text: string): string => `Vần ${text}`,
  tone: (tone: Tone): string => (tone === "ngang" ? "không dấu" : `dấu ${tone}`),
  /** The word that tells a tone from the others. */
  shortTone: (tone: Tone): string => (tone === "ngang" ? "không dấu" : tone),
  built: "Con ghép được:",
  nothing: "chưa có phần nào",
} as const;
