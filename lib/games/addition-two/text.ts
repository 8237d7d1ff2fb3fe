import { toLine } from "#lib/core/to-line.ts";

export const additionTwoText = {
  title: "Phép cộng có nhớ",
  trackTitle: (range: number): string => `Cộng có nhớ trong phạm vi ${range}`,
  howToPlay: toLine("Con cộng cho tròn chục trước. Đặt tính thì tính từ cột đơn vị, nhớ 1 sang chục."),
} as const;
