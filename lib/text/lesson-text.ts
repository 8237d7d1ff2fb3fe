import type { Line } from "#lib/core/line.ts";

/** Keeps a sum on one line. */
const tie = "\u00a0";

interface LessonStep {
  readonly line: Line;
  /** How many oranges lie there, and how many of them carry their number. */
  readonly oranges: number;
  readonly numbered: number;
  /** What stands at the brace around all of them, once it is asked for. */
  readonly total: "" | "?" | "8";
  /** How much of the page is written: nothing, the two numbers, the sum, its result, the answer. */
  readonly written: 0 | 1 | 2 | 3 | 4;
}

function said(text: string, spoken = text): Line {
  return { text, spoken };
}

const steps: readonly LessonStep[] = [
  { line: said("Lan có 5 quả cam.", "Lan có năm quả cam."), oranges: 5, numbered: 0, total: "", written: 0 },
  { line: said("Mẹ cho Lan thêm 3 quả.", "Mẹ cho Lan thêm ba quả."), oranges: 8, numbered: 0, total: "", written: 0 },
  { line: said("Bài toán hỏi: Lan có tất cả mấy quả cam?"), oranges: 8, numbered: 0, total: "?", written: 0 },
  {
    line: said("Con tìm hai số trong bài: 5 và 3.", "Con tìm hai số trong bài: năm và ba."),
    oranges: 8,
    numbered: 0,
    total: "?",
    written: 1,
  },
  {
    line: said(`Có thêm nên ta làm phép cộng: 5${tie}+${tie}3.`, "Có thêm nên ta làm phép cộng: năm cộng ba."),
    oranges: 8,
    numbered: 0,
    total: "?",
    written: 2,
  },
  {
    line: said(`Ta đếm tất cả: 5${tie}+${tie}3${tie}=${tie}8.`, "Ta đếm tất cả: năm cộng ba bằng tám."),
    oranges: 8,
    numbered: 8,
    total: "8",
    written: 3,
  },
  {
    line: said("Đáp số: 8 quả cam. Lan có tất cả 8 quả cam.", "Đáp số: tám quả cam. Lan có tất cả tám quả cam."),
    oranges: 8,
    numbered: 8,
    total: "8",
    written: 4,
  },
];

/** The worked example of class 1: one word problem, solved step by step, and the words around it. */
export const lessonText = {
  title: "Giải bài toán",
  steps,
  page: { heading: "Bài giải", lead: "Số quả cam Lan có tất cả là:", empty: "?" },
  written: { left: "5", sign: "+", right: "3", equals: "=", result: "8", unit: "(quả)", answer: "Đáp số: 8 quả cam" },
  picture: (oranges: number): string => `${oranges} quả cam`,
  groups: ["5", "3"],
  play: "Xem",
  pause: "Dừng",
  back: "Bước trước",
  forward: "Bước sau",
  again: "Xem lại từ đầu",
  lookAgain: "Xem lại bài mẫu",
  place: (place: number, total: number): string => `Bước ${place} trong ${total} bước`,
  placeShort: (place: number): string => `Bước ${place}`,
  try: "Con tự làm",
  toEnd: "Xong rồi",
  done: said("Giỏi quá! Con biết giải bài toán rồi."),
} as const;
