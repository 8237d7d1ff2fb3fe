const names = {
  quotient: (turn: number) => `chữ số thứ ${turn + 1} của thương`,
  rest: (turn: number) => `còn lại ở lượt ${turn + 1}`,
  brought: () => "chữ số hạ xuống",
} as const;

type DivisionPart = keyof typeof names;

/** Words of the board a division is filled in on. */
export const divisionBoardText = {
  sheetAlt: (dividend: number, divisor: number): string => `Đặt tính: ${dividend} : ${divisor}.`,
  typed: (part: DivisionPart, turn: number, digit: number | undefined): string =>
    `${names[part](turn)}: ${digit ?? "trống"}`,
} as const;
