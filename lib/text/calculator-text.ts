/** Words of the board on which a calculation is pressed on a pocket calculator. */
export const calculatorText = {
  point: "Trên máy, dấu phẩy là phím chấm.",
  empty: "Con bấm từng phím nhé.",
  keys: "Các phím đã bấm:",
  display: (shown: string): string => `Màn hình hiện ${shown}.`,
  stuck: "lỗi",
  told: (row: string, shown: string): string => `bấm ${row}, máy hiện ${shown}`,
  names: {
    ".": "dấu phẩy",
    "+": "cộng",
    "−": "trừ",
    "×": "nhân",
    ":": "chia",
    "=": "bằng",
    "%": "phần trăm",
    C: "xoá số vừa bấm",
    AC: "xoá hết",
  },
} as const;
