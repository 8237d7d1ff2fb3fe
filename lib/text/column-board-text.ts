import { columnName } from "./column-name.ts";

type Operation = "+" | "−" | "×";

/** Words of the board a written sum is filled in on, and of what is seen there. */
export const columnBoardText = {
  sheetAlt: (operation: Operation, a: string, b: string, result: string | null): string =>
    `Đặt tính: ${a} ${operation} ${b}${result === null ? "" : ` = ${result}`}.`,
  setOutAlt: (operation: Operation, a: string, b: string, column: number): string =>
    `Đặt tính: ${a} ${operation} ${b}, số ${b} ở ${columnName(column)}.`,
  typed: (column: number, digit: string, decimals = 0): string =>
    `${columnName(column, decimals)}: ${digit === "" ? "trống" : digit}`,
  comma: ",",
  noted: (digit: number): string => `có nhớ ${digit}`,
  note: "nhớ 1",
  /** Of a product: the digit is typed next. */
  noteDigit: "nhớ",
} as const;
