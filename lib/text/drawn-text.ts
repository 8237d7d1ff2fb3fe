/** Words for what is written in a drawing, for who does not see it. */
export const drawnText = {
  gap: "chỗ trống",
  note: (value: string): string => `tờ ${value} đồng`,
  owned: (owner: string, notes: string): string => `${owner}: ${notes}`,
  row: (things: string): string => `Từ trái sang phải: ${things}`,
} as const;
