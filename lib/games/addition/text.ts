import { toLine } from "#lib/core/to-line.ts";

export const additionGameText = {
  title: "Phép cộng",
  trackTitle: (range: number): string => `Cộng trong phạm vi ${range}`,
  howToPlay: toLine("Con xem hình và tính nhé. Con chọn hoặc viết kết quả."),
} as const;
