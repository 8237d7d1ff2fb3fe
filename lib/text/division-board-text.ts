const names = {
  quotient: (turn: number) => `chữ số thứ ${turn + 1} của thương`,
  rest: (turn: number) => `còn lại ở lượt ${turn + 1}`,
  brought: () => "chữ số hạ xuống",
} as const;

type DivisionPart = keyof typeof names;

/** Words of the board a division is filled in on. */
export const divisionBoardText = {
  sheetAlt: (dividend: number, divisor: number): string => `Đặt tính: ${dividend} : ${divisor}.`,
  /** Of a response whose quotient is right, but not what was written below. */
  below: (result: string, digits: string): string => `${result}, các chữ số viết ở dưới: ${digits}`,
  typed: (part: DivisionPart, turn: number, digit: number | undefined): string =>
    `${names[part](turn)}: ${digit ?? "trống"}`,
} as const;
