import { toLine } from "#lib/core/to-line.ts";

export const clockGameText = {
  title: "Xem đồng hồ",
  howToPlay: toLine("Con xem kim ngắn, kim dài. Con chọn giờ hoặc quay kim đồng hồ."),
} as const;
