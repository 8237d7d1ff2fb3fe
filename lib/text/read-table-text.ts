/** Words on a table whose cells are tapped. */
export const readTableText = {
  /** A cell by the heads of its column and its row: "Thứ Ba, Tiết 2". */
  place: (column: string, row: string): string => `${column}, ${row}`,
  /** What stands there, where it stands in other cells too. */
  placed: (place: string, text: string): string => `${place}: ${text}`,
  arrows: "Con đi giữa các ô bằng phím mũi tên.",
  picked: (cells: readonly string[]): string =>
    cells.length === 0 ? "Con chưa chọn ô nào." : `Con chọn: ${cells.join("; ")}.`,
} as const;
