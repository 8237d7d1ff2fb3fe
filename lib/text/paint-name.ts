/** What the colours are called that figures are painted in. */
export const paintName = {
  red: "đỏ",
  yellow: "vàng",
  green: "xanh lá",
  blue: "xanh dương",
  purple: "tím",
  pink: "hồng",
} as const;
