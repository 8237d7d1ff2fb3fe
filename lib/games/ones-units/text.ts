import { toLine } from "#lib/core/to-line.ts";

export const onesUnitsText = {
  title: "Chục và đơn vị",
  howToPlay: toLine("Thanh dài là 1 chục, khối lẻ là 1 đơn vị. Đủ 10 khối lẻ thì con đổi lấy 1 thanh chục."),
} as const;
