import { ordinal } from "#lib/core/vietnamese/ordinal.ts";

const unknown = "?";

/** Words for what is drawn and written in a diagram or on squared paper, for who does not see it. */
export const diagramDescriptionText = {
  measured: { side: "cạnh", part: "đoạn" },
  length: (name: string, text: string): string => (text === unknown ? `${name} chưa biết` : `${name} dài ${text}`),
  lines: (lines: readonly string[]): string => `các đoạn thẳng là: ${lines.join("; ")}`,
  through: (line: string, points: string): string => `${line} đi qua ${points}`,
  scale: (numbered: string, each: string): string => `trên thước, cứ ${numbered} có ghi số, mỗi vạch dài thêm ${each}`,
  side: (side: string, mark: string): string => `cạnh ${side} ở ${mark}`,
  mark: (mark: number): string => `vạch ${mark}`,
  past: (mark: number, marks: number): string => `vạch dài thứ ${ordinal(marks)} sau vạch ${mark}`,
  towards: { right: "sang phải", left: "sang trái", up: "lên trên", down: "xuống dưới" },
  squares: (direction: string, squares: number): string => `${direction} ${squares} ô`,
  slanting: " và ",
  next: ", rồi ",
  way: (start: string, steps: string): string => `từ ${start}, đường đi ${steps}`,
  around: (steps: string): string => `đi quanh hình: ${steps}`,
  from: (start: string, places: string): string => `từ ${start} ${places}`,
  to: (point: string, steps: string): string => `${steps} là điểm ${point}`,
  point: (name: string): string => `điểm ${name}`,
  away: (edge: string, squares: number): string => `cách ${edge} ${squares} ô`,
  edges: { left: "mép trái", bottom: "mép dưới" },
  inSquare: (name: string, column: number, row: number): string =>
    `${name} ở ô thứ ${ordinal(column)} tính từ trái sang, ô thứ ${ordinal(row)} tính từ dưới lên`,
  on: (edge: string): string => `ở ${edge}`,
  columns: (counts: string): string => `các cột từ trái sang phải có ${counts} ô tô màu`,
  shape: (name: string, what: string): string => `hình ${name}: ${what}`,
  strip: (paint: string, squares: string): string => `băng giấy ${paint}: ô ${squares}`,
} as const;
