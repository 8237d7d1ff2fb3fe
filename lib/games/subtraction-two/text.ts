import { toLine } from "#lib/core/to-line.ts";

export const subtractionTwoText = {
  title: "Phép trừ có nhớ",
  trackTitle: (range: number): string => `Trừ có nhớ trong phạm vi ${range}`,
  howToPlay: toLine("Con trừ cho tròn chục trước. Đặt tính thì tính từ cột đơn vị, nhớ 1 sang chục."),
} as const;
