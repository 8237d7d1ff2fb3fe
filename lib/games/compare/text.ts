import { toLine } from "#lib/core/to-line.ts";

export const compareGameText = {
  title: "So sánh",
  trackTitle: (range: number): string => `So sánh trong phạm vi ${range}`,
  howToPlay: toLine("Con so sánh rồi chọn dấu, hoặc xếp các số theo thứ tự."),
} as const;
