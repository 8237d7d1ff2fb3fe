/** Words of the board on which things are counted with strokes or into a table. */
export const tallyText = {
  /** Two features of one thing, or a row and a column. */
  both: (one: string, other: string): string => `${one}, ${other}`,
  painted: (shape: string, paint: string): string => `${shape} màu ${paint}`,
  strokes: (count: number): string => `${count} vạch`,
  /** A number that is not that of the strokes in its row. */
  written: (strokes: number, total: number): string => `${strokes} vạch, ghi ${total}`,
  ends: ["nhiều nhất", "ít nhất"],
  /** A thing, by where it lies on the heap. */
  thing: (place: number, name: string): string => `Số ${place}, ${name}`,
  row: (name: string, strokes: number): string => `Hàng ${name}: ${strokes} vạch`,
  tapThings: "chạm từng hình ở trên",
  tapRow: "chạm để chọn hàng này",
  write: "Ghi số",
  nameEnds: "Tiếp theo",
  back: "Quay lại",
  /** A row that is named the one with the most or the least. */
  pick: (end: string, name: string): string => `Chọn hàng ${name} có ${end}`,
  nothingNamed: "…",
  heap: "Các thứ cần đếm.",
  data: "Số liệu:",
  sheet: "Bảng kiểm đếm để gạch vạch.",
  table: "Bảng để ghi số.",
} as const;
