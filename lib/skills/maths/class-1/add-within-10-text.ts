import type { Line } from "#lib/core/line.ts";
import { toLine } from "#lib/core/to-line.ts";
import type { PictureName } from "#lib/questions/picture-name.ts";
import { pictureText } from "#lib/text/picture-text.ts";

type Tell = (a: number, b: number, name: string, unit: string, child: string) => string;

interface Story {
  readonly pictures: readonly PictureName[];
  readonly tell: Tell;
}

const stories: readonly Story[] = [
  {
    pictures: ["apple", "mango", "orange", "banana", "balloon", "pencil"],
    tell: (a, b, name, unit, child) =>
      `${child} có ${a} ${name}, mẹ cho thêm ${b} ${unit}. ${child} có tất cả mấy ${name}?`,
  },
  {
    pictures: ["kite"],
    tell: (a, b, name, unit, child) =>
      `${child} có ${a} ${name}, bố làm thêm ${b} ${unit}. ${child} có tất cả mấy ${name}?`,
  },
  {
    pictures: ["duck", "fish"],
    tell: (a, b, name, unit) => `Dưới ao có ${a} ${name}, thêm ${b} ${unit} bơi đến. Có tất cả mấy ${name}?`,
  },
  {
    pictures: ["chicken"],
    tell: (a, b, name, unit) => `Trong sân có ${a} ${name}, thêm ${b} ${unit} chạy đến. Có tất cả mấy ${name}?`,
  },
  {
    pictures: ["turtle"],
    tell: (a, b, name, unit) => `Trong vườn có ${a} ${name}, thêm ${b} ${unit} đến chơi. Có tất cả mấy ${name}?`,
  },
  {
    pictures: ["lotus"],
    tell: (a, b, name, unit) => `Trong đầm có ${a} ${name}, nở thêm ${b} ${unit}. Có tất cả mấy ${name}?`,
  },
];

/** Things a child can own and be short of. */
const owned: readonly PictureName[] = ["apple", "mango", "orange", "banana", "balloon", "pencil", "kite"];

export const addWithin10Text = {
  title: "Cộng trong phạm vi 10",

  owned,
  stories,
  tell: (story: Story, picture: PictureName, child: string, a: number, b: number): Line =>
    toLine(story.tell(a, b, pictureText[picture].name, pictureText[picture].unit, child)),
  promptThree: (a: number, b: number, c: number): Line => toLine(`${a} + ${b} + ${c} bằng mấy?`),
  promptMissingStory: (child: string, picture: PictureName, given: number, total: number): Line => {
    const { name, unit } = pictureText[picture];
    return toLine(`${child} có ${given} ${name}. ${child} cần thêm mấy ${unit} để có ${total} ${unit}?`);
  },

  hintFirstTwo: toLine("Con cộng hai số đầu trước."),
  hintThenThird: (a: number, b: number, c: number): Line => toLine(`${a} + ${b} = ${a + b}. Con cộng thêm ${c} nữa.`),
  explainThree: (a: number, b: number, c: number): Line =>
    toLine(`${a} + ${b} = ${a + b}. ${a + b} + ${c} = ${a + b + c}. Vậy ${a} + ${b} + ${c} = ${a + b + c}.`),
  mistakeTwoOnly: (c: number): Line => toLine(`Con mới cộng hai số đầu. Con cộng thêm ${c} nhé!`),
  mistakeLeftOut: (left: number): Line => toLine(`Con còn quên số ${left}. Con cộng thêm nhé!`),
  mistakeStep: toLine("Con cộng lại từng bước một nhé!"),
  praiseThree: [toLine("Con cộng đúng cả ba số rồi!"), toLine("Con tính đúng từng bước rồi!")],
  praiseStory: [toLine("Con giải đúng bài toán rồi!"), toLine("Con tính đúng rồi!")],
} as const;
