/** What a part of a whole is called: of a sheet a square, of a shape a part, of a group a dot. */
export type PartName = "square" | "part" | "dot";

const names = { square: "ô", part: "phần", dot: "chấm tròn" } as const satisfies Record<PartName, string>;

const counted = (count: number, name: PartName) => `${count}\u00a0${names[name]}`;

/** Words of the board on which parts of a whole are painted. */
export const paintText = {
  names,
  counted,
  empty: (parts: number, name: PartName): string => `Hình có ${counted(parts, name)} bằng nhau, chưa tô màu.`,
  now: (painted: number, parts: number, name: PartName): string =>
    `Hình có ${counted(parts, name)} bằng nhau, đã tô màu ${counted(painted, name)}.`,
  done: (painted: number, name: PartName): string => `Đã tô: ${counted(painted, name)}`,
  more: (by: number, name: PartName): string => `Tô thêm ${counted(by, name)}`,
  fewer: (by: number, name: PartName): string => `Xoá bớt ${counted(by, name)}`,
} as const;
