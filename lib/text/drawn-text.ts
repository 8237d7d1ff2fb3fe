/** Words for what is written in a drawing, for who does not see it. */
export const drawnText = {
  gap: "chỗ trống",
  title: "tên bảng",
  tinted: "ô tô màu",
  note: (value: string): string => `tờ ${value} đồng`,
  owned: (owner: string, notes: string): string => `${owner}: ${notes}`,
  row: (things: string): string => `Từ trái sang phải: ${things}`,
} as const;
