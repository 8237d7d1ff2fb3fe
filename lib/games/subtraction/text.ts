import { toLine } from "#lib/core/to-line.ts";

export const subtractionGameText = {
  title: "Phép trừ",
  trackTitle: (range: number): string => `Trừ trong phạm vi ${range}`,
  howToPlay: toLine("Con xem bớt đi mấy, còn lại mấy. Con chọn hoặc viết kết quả."),
} as const;
