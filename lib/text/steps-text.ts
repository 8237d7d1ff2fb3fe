/** Words on the board on which a solution is written line by line. */
export const stepsText = {
  heading: "Bài giải",
  answer: "Đáp số:",
  chooseSentence: "Con chọn câu lời giải",
  writeCalculation: "Con viết phép tính, rồi chọn đơn vị",
  add: "Thêm một dòng",
  repair: "Con chạm vào dòng cần sửa nhé.",
  done: "Con xem lại bài rồi trả lời nhé.",
  inBrackets: (unit: string): string => `(${unit})`,
  /** The name of a line: its number, and what stands there. */
  line: (place: number, held: string): string => `Dòng ${place + 1}: ${held === "" ? "còn trống" : held}`,
  wrong: (line: string): string => `${line}. Chưa đúng.`,
  keys: {
    "+": "cộng",
    "−": "trừ",
    "×": "nhân",
    ":": "chia",
    "(": "mở ngoặc",
    ")": "đóng ngoặc",
    ",": "dấu phẩy",
    "=": "bằng",
  },
} as const;
