import { expect, test } from "vitest";
import { toLine } from "#lib/core/to-line.ts";
import type { Question } from "./question.ts";
import { spokenLine } from "./spoken-line.ts";
import { toPublic } from "./to-public.ts";

const dress = {
  hints: [],
  explanation: { ...toLine("6 thêm 3 là 9."), figures: null },
  praise: toLine("Con làm đúng rồi!"),
  answer: toLine("9"),
  identity: "9",
};

const choice: Question = {
  ...dress,
  kind: "choice",
  prompt: toLine("Bài viết có mấy bạn?"),
  figures: [
    {
      type: "passage",
      title: "Lớp 4A",
      paragraphs: [["Có 5 bạn.", "Ai cũng vui."]],
      lit: null,
      alt: "Bài đọc “Lớp 4A”.",
    },
  ],
  view: { choices: [{ text: "V", spoken: "vờ" }, toLine("5")] },
  key: { right: 1, feedback: [null, null] },
};

const order: Question = {
  ...dress,
  kind: "order",
  prompt: toLine("Con xếp các số."),
  figures: [],
  view: { cards: ["1⁄2", "3,5", "XV"], isRising: true },
  key: { order: [0, 1, 2], turned: dress.praise, first: dress.praise, later: dress.praise },
};

test.each([
  [choice, "V", "vờ"],
  [choice, "Có 5 bạn.", "Có năm bạn."],
  [choice, "Ai cũng vui.", "Ai cũng vui."],
  [choice, "Bài đọc “Lớp 4A”.", "Bài đọc “Lớp bốn a”."],
  [order, "1⁄2", "một phần hai"],
  [order, "3,5", "ba phẩy năm"],
  [order, "XV", "ích-xì vê"],
])("what is shown is said as a teacher says it", (question, text, spoken) => {
  expect(spokenLine(toPublic(question), text)).toEqual({ text, spoken });
});

test("a question whose texts are said as they stand brings nothing along", () => {
  expect(toPublic({ ...choice, figures: [] })).not.toHaveProperty("readings");
});
