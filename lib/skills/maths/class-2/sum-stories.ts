import type { PictureName } from "#lib/questions/picture-name.ts";
import { children } from "#lib/skills/words/children.ts";

interface SumStory {
  readonly operation: "+" | "−";
  /** The largest number that can be true there. */
  readonly most: number;
  readonly picture: PictureName | null;
  /** What is counted, as written in brackets behind a result. */
  readonly unit: string;
  tell(a: number, b: number, child: string): string;
}

/** Names of one syllable: a prompt of class 2 has no room for longer ones. */
export const shortNames = children.filter((name) => !name.includes(" "));

/** Short stories of putting together and taking away. */
export const sumStories: readonly SumStory[] = [
  {
    operation: "+",
    most: 100,
    picture: "marble",
    unit: "viên bi",
    tell: (a, b, child) => `${child} có ${a} viên bi, bạn cho ${b} viên. ${child} có tất cả bao nhiêu viên?`,
  },
  {
    operation: "+",
    most: 100,
    picture: "duck",
    unit: "con vịt",
    tell: (a, b) => `Ao có ${a} con vịt, thêm ${b} con đến. Ao có tất cả bao nhiêu con?`,
  },
  {
    operation: "+",
    most: 100,
    picture: "orange",
    unit: "quả cam",
    tell: (a, b, child) => `${child} hái ${a} quả cam, mẹ hái ${b} quả. Có tất cả bao nhiêu quả?`,
  },
  {
    operation: "+",
    most: 100,
    picture: "stamp",
    unit: "con tem",
    tell: (a, b, child) => `${child} có ${a} con tem, mua thêm ${b} con. ${child} có tất cả bao nhiêu con?`,
  },
  {
    operation: "−",
    most: 100,
    picture: "candy",
    unit: "cái kẹo",
    tell: (a, b, child) => `${child} có ${a} cái kẹo, cho bạn ${b} cái. ${child} còn lại bao nhiêu cái?`,
  },
  {
    operation: "−",
    most: 100,
    picture: "mango",
    unit: "quả xoài",
    tell: (a, b) => `Rổ có ${a} quả xoài, bán đi ${b} quả. Rổ còn lại bao nhiêu quả?`,
  },
  {
    operation: "−",
    most: 100,
    picture: "chicken",
    unit: "con gà",
    tell: (a, b) => `Sân có ${a} con gà, ${b} con vào chuồng. Sân còn lại bao nhiêu con?`,
  },
  {
    operation: "−",
    most: 100,
    picture: "sheet",
    unit: "tờ giấy màu",
    tell: (a, b, child) => `${child} có ${a} tờ giấy màu, dùng ${b} tờ. ${child} còn lại bao nhiêu tờ?`,
  },
  {
    operation: "+",
    most: 1000,
    picture: null,
    unit: "cây",
    tell: (a, b) => `${a} cây cam và ${b} cây na là bao nhiêu cây?`,
  },
  {
    operation: "+",
    most: 1000,
    picture: null,
    unit: "bạn",
    tell: (a, b) => `${a} bạn trai và ${b} bạn gái là bao nhiêu bạn?`,
  },
  {
    operation: "−",
    most: 1000,
    picture: null,
    unit: "bao",
    tell: (a, b) => `Kho có ${a} bao gạo, bán ${b} bao. Còn bao nhiêu bao?`,
  },
  {
    operation: "−",
    most: 1000,
    picture: null,
    unit: "trang",
    tell: (a, b) => `Sách có ${a} trang, đã đọc ${b} trang. Còn bao nhiêu trang?`,
  },
];
