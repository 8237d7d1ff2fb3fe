import { toLine } from "#lib/core/to-line.ts";

export const termsSumText = {
  title: "Số hạng và tổng",
  howToPlay: toLine("Hai số hạng cộng lại thì được tổng. Con gọi tên từng số và tìm số còn thiếu nhé!"),
} as const;
