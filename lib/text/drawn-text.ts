/** Words for what is written in a drawing, for who does not see it. */
export const drawnText = {
  gap: "chỗ trống",
  note: (value: string): string => `tờ ${value} đồng`,
  owned: (owner: string, notes: string): string => `${owner}: ${notes}`,
  division: (dividend: string, divisor: string): string => `${dividend} chia ${divisor}`,
  quotient: (quotient: string): string => `thương viết ${quotient}`,
  below: (rows: string): string => `các hàng dưới viết ${rows}`,
  row: (things: string): string => `Từ trái sang phải: ${things}`,
} as const;
