import type { Tone } from "#lib/core/vietnamese/tone.ts";

/** Words of the board on which a text is heard and written. */
export const dictationText = {
  hear: "Nghe",
  slow: "Nghe chậm",
  pieces: "Từng cụm",
  /** Without a voice somebody reads it. */
  noVoice: "Chưa có giọng đọc. Con nhờ người lớn đọc giúp nhé!",
  show: "Người lớn xem câu",
  hide: "Che câu lại",
  tiles: "Các thẻ",
  tone: (tone: Tone): string => (tone === "ngang" ? "không dấu" : `dấu ${tone}`),
  stop: "dấu chấm",
  tile: (tile: string): string => `Thẻ ${tile}`,
  takeBack: "Lấy lại thẻ vừa đặt",
  written: "Con viết được:",
  nothing: "chưa có gì",
  onPaper: "Thầy cô đọc, em viết.",
} as const;
