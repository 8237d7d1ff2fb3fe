import { paintName } from "./paint-name.ts";

type Paint = keyof typeof paintName;

/** Words of the board on which an outline is covered with pieces of card. */
export const tangramText = {
  outline: (rows: string): string => `Hình cần xếp kín, ${rows}.`,
  row: (row: number, squares: string): string => `hàng ${row}: ${squares}`,
  /** A square of the grid, and how much of it belongs to the outline. */
  square: (column: number, share: number): string => {
    if (share === 1) return `ô ${column}`;
    return share === 0.5 ? `nửa ô ${column}` : `một phần ô ${column}`;
  },
  lined: "Hình cần xếp, có kẻ chỗ của từng miếng.",
  piece: (number: number, name: string, paint: Paint): string => `Miếng ${number}, ${name} màu ${paintName[paint]}`,
  inTray: (piece: string): string => `${piece}, ở khay`,
  lies: (piece: string, row: number, column: number): string => `${piece}, đặt ở hàng ${row}, cột ${column}`,
  turned: (lies: string, turn: number): string => (turn === 0 ? lies : `${lies}, đã xoay ${turn} lần`),
  turn: "Xoay",
} as const;
