const directions = { left: "sang trái", right: "sang phải", up: "lên trên", down: "xuống dưới" } as const;

type Direction = keyof typeof directions;

/** Words of the grid on which a robot walks, and of the board on which it is led. */
export const walkText = {
  grid: "Lưới ô vuông có rô-bốt.",
  size: (size: number): string => `lưới ${size} hàng, ${size} cột`,
  row: (row: number, things: string): string => `hàng ${row}: ${things}`,
  inColumn: (thing: string, column: number): string => `${thing} ở cột ${column}`,
  path: (row: number, column: number): string => `đường đi đến hàng ${row}, cột ${column}`,
  robot: "rô-bốt",
  wall: "tường",
  start: "chỗ bắt đầu",
  square: (row: number, column: number): string => `hàng ${row}, cột ${column}`,
  squareWith: (row: number, column: number, what: string): string => `Hàng ${row}, cột ${column}: ${what}`,
  empty: "ô trống",
  withThing: (thing: string): string => `ô có ${thing}`,
  move: (direction: Direction, squares: number): string => `${directions[direction]} ${squares} ô`,
  arrows: "Phím mũi tên đưa rô-bốt đi từng ô.",
  stands: (square: string): string => `Rô-bốt đang ở ${square}.`,
} as const;
