type Step = "operation" | "left" | "right" | "result" | "unit";

const steps = {
  operation: "Bước 1: Chọn phép tính",
  left: "Bước 2: Chọn số thứ nhất",
  right: "Bước 2: Chọn số thứ hai",
  result: "Bước 2: Viết kết quả",
  unit: "Bước 3: Chọn đơn vị",
} as const satisfies Record<Step, string>;

const slots = {
  operation: "Phép tính",
  left: "Số thứ nhất",
  right: "Số thứ hai",
  result: "Kết quả",
  unit: "Đơn vị",
} as const satisfies Record<Step, string>;

const operations = { "+": "phép cộng", "−": "phép trừ" } as const;

/** Words on the board of a word problem: the page of the exercise book and its steps. */
export const storyText = {
  heading: "Bài giải",
  answer: "Đáp số:",
  next: "Bước tiếp",
  repair: "Con chạm vào ô cần sửa nhé.",
  equals: "=",
  inBrackets: (unit: string): string => `(${unit})`,
  step: (step: Step, isSentence: boolean): string =>
    step === "unit" && isSentence ? "Bước 3: Chọn câu trả lời" : steps[step],
  operation: (operation: "+" | "−"): string => operations[operation],
  /** The name of a place on the page: what it is for and what stands in it. */
  slot: (step: Step, held: string, isSentence: boolean): string => {
    const name = step === "unit" && isSentence ? "Câu trả lời" : slots[step];
    return `${name}: ${held === "" ? "chưa có" : held}`;
  },
} as const;
