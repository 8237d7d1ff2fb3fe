import type { Line } from "#lib/core/line.ts";
import { toLine } from "#lib/core/to-line.ts";
import type { StoryGroup } from "#lib/questions/figures/story-picture.ts";
import { measureLine } from "#lib/text/measure-line.ts";
import type { TaleSort } from "./tale.ts";
import type { Thing } from "./things.ts";

const why = {
  added: "Có thêm nên ta làm phép cộng",
  taken: "Có bớt đi nên ta làm phép trừ",
  joined: "Gộp cả hai nên ta làm phép cộng",
  more: "Nhiều hơn nên ta làm phép cộng",
  fewer: "Ít hơn nên ta làm phép trừ",
  part: "Tìm một phần nên ta làm phép trừ",
  difference: "So hơn kém nên ta làm phép trừ",
} as const satisfies Record<TaleSort, string>;

const ideas = {
  added: "Có thêm nữa. Đoạn thẳng dài ra hay ngắn lại?",
  taken: "Bớt đi một phần. Đoạn thẳng dài ra hay ngắn lại?",
  joined: "Gộp hai phần lại. Cả hai dài bằng bao nhiêu?",
  more: "Nhiều hơn thì đoạn thẳng dài hơn.",
  fewer: "Ít hơn thì đoạn thẳng ngắn hơn.",
  part: "Đã biết cả hai phần gộp lại. Con tìm phần còn thiếu.",
  difference: "Con tìm phần dài hơn của đoạn thẳng.",
} as const satisfies Record<TaleSort, string>;

const wrongOperations = {
  added: "Có thêm thì nhiều lên. Con chọn lại phép tính nhé.",
  taken: "Bớt đi thì còn ít hơn. Con chọn lại phép tính nhé.",
  joined: "Gộp lại thì nhiều lên. Con chọn lại phép tính nhé.",
  more: "Nhiều hơn thì số phải lớn hơn. Con chọn lại phép tính nhé.",
  fewer: "Ít hơn thì số phải bé hơn. Con chọn lại phép tính nhé.",
  part: "Một phần thì ít hơn cả hai phần. Con chọn lại phép tính nhé.",
  difference: "Hỏi hơn kém bao nhiêu. Con chọn lại phép tính nhé.",
} as const satisfies Record<TaleSort, string>;

const praises = {
  added: "Con giải đúng bài toán thêm rồi!",
  taken: "Con giải đúng bài toán bớt rồi!",
  joined: "Con giải đúng bài toán gộp rồi!",
  more: "Con giải đúng bài toán nhiều hơn rồi!",
  fewer: "Con giải đúng bài toán ít hơn rồi!",
  part: "Con tìm đúng phần còn thiếu rồi!",
  difference: "Con tìm đúng phần hơn kém rồi!",
} as const satisfies Record<TaleSort, string>;

/** "An: 24 quả", "Rổ xanh: nhiều hơn 8 quả", "Bình: chưa biết". */
function groupTold({ name, label, isAsked }: StoryGroup): string {
  if (name !== null) return `${name}: ${label}`;
  return isAsked ? `${label}: chưa biết` : label;
}

interface Calculation {
  readonly operation: "+" | "−";
  readonly a: number;
  readonly b: number;
  readonly result: number;
}

export const paragraphGameText = {
  title: "Giải bài toán có lời văn",
  howToPlay: toLine("Con đọc bài toán. Con chọn phép tính, viết phép tính rồi viết đáp số."),
  lead: (words: string): Line => toLine(`${words} là:`),
  unit: ({ full, asked }: Thing): Line => ({ text: full, spoken: asked }),
  answer: (result: number, full: string): Line => measureLine(`${result} ${full}`),
  praise: (sort: TaleSort): Line => toLine(praises[sort]),
  hintGiven: (a: string, b: string): Line => measureLine(`Đề bài cho biết ${a} và ${b}. Con nhìn sơ đồ nhé.`),
  hintIdea: (sort: TaleSort): Line => toLine(ideas[sort]),
  hintColumn: toLine("Con đặt tính rồi tính từ hàng đơn vị nhé."),
  hintSum: (isCarried: boolean): Line =>
    toLine(isCarried ? "Con tách số để tính qua 10 nhé." : "Con tính từ hàng đơn vị nhé."),
  explain: (sort: TaleSort, { operation, a, b, result }: Calculation, short: string, full: string): Line =>
    measureLine(`${why[sort]}: ${a} ${operation} ${b} = ${result} (${short}).\nĐáp số: ${result} ${full}.`),
  wrongOperation: (sort: TaleSort): Line => toLine(`Bước 1: ${wrongOperations[sort]}`),
  wrongNumbers: toLine("Bước 2: Con lấy hai số trong đề bài nhé."),
  swapped: toLine("Bước 2: Phép trừ viết số lớn trước. Con đổi chỗ hai số nhé."),
  wrongResult: toLine("Bước 2: Phép tính đúng rồi. Con tính lại kết quả nhé."),
  carryForgotten: toLine("Bước 2: Con nhớ 1 sang hàng chục nhé."),
  smallerFromLarger: toLine("Bước 2: Con lấy số trên trừ số dưới nhé."),
  wrongUnit: toLine("Bước 3: Con đọc lại câu hỏi. Bài toán hỏi về gì?"),
  sumAlt: "Phép tính của bài toán, còn ô trống ở kết quả.",
  amount: (count: number, short: string): string => `${count} ${short}`,
  than: (sort: "more" | "fewer", count: number, short: string): string =>
    `${sort === "more" ? "nhiều" : "ít"} hơn ${count} ${short}`,
  whole: (count: number, short: string): string => `tất cả ${count} ${short}`,
  pictureAlt: (thing: string, whole: string | null, groups: readonly StoryGroup[]): string =>
    `Tranh vẽ ${thing}. ${[...(whole === null ? [] : [`Tất cả: ${whole}`]), ...groups.map(groupTold)].join("; ")}.`,
} as const;
