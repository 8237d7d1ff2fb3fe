/** Goods with real prices in thousands. */
export const goods = [
  { name: "một hộp bút", least: 25, most: 60 },
  { name: "một quyển truyện", least: 18, most: 45 },
  { name: "một quả bóng", least: 35, most: 85 },
  { name: "một chiếc mũ", least: 28, most: 75 },
  { name: "một đôi dép", least: 32, most: 88 },
  { name: "một ki-lô-gam cam", least: 24, most: 48 },
  { name: "một bó hoa", least: 26, most: 65 },
] as const;

/** The same of what costs little. */
export const smallGoods = [
  { name: "một chiếc bút", least: 4, most: 9 },
  { name: "một quyển vở", least: 7, most: 15 },
  { name: "một hộp sữa", least: 6, most: 9 },
  { name: "một chiếc bánh mì", least: 8, most: 18 },
] as const;
