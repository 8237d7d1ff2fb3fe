import { expect, test } from "vitest";
import { toLine } from "#lib/core/to-line.ts";
import type { Figure } from "./figure.ts";
import type { Question } from "./question.ts";
import { spokenName } from "./spoken-name.ts";
import { toPublic } from "./to-public.ts";

const presentation = {
  prompt: toLine("Con chọn đi nhé!"),
  hints: [],
  explanation: { ...toLine("6 thêm 3 là 9."), figures: null },
  praise: toLine("Con làm đúng rồi!"),
  answer: toLine("9"),
  identity: "9",
};

const pairs: Question = {
  ...presentation,
  kind: "pairs",
  figures: [{ type: "word", text: "h + e", alt: "Thẻ ghi “h + e”." }],
  view: { lefts: ["B", "Q"], cards: ["q", "b"] },
  key: { cards: [1, 0], wrong: [[presentation.praise], [presentation.praise]] },
};

const order: Question = {
  ...presentation,
  kind: "order",
  figures: [
    {
      type: "passage",
      title: "Lớp 4A",
      paragraphs: [{ role: "text", sentences: ["Có 5 bạn.", "Ai cũng vui."] }],
      lit: null,
      alt: "Bài đọc “Lớp 4A”.",
    },
  ],
  view: { cards: ["4", "3,5"], isRising: true },
  key: { order: [1, 0], turned: presentation.praise, first: presentation.praise, later: presentation.praise },
};

test.each([
  ["Chữ B: còn trống", "Chữ bờ: còn trống"],
  ["Chữ B: q. Chạm để lấy lại.", "Chữ bờ: quy. Chạm để lấy lại."],
  ["Thẻ q", "Thẻ quy"],
  ["Thẻ ghi “h + e”.", "Thẻ ghi “hờ, e”."],
])("on a board of letters %s is said as in class 1", (name, said) => {
  expect(spokenName(name, toPublic(pairs).readings)).toBe(said);
});

test.each([
  ["c", "Thẻ chữ “c”.", "Thẻ chữ “cờ”."],
  ["h", "Thẻ chữ “h”.", "Thẻ chữ “hờ”."],
  ["Y", "Thẻ chữ “Y”.", "Thẻ chữ “i dài”."],
])("of the card with the letter %s the letter alone is called by its name", (text, alt, said) => {
  const figures: Figure[] = [{ type: "word", text, isLetter: true, alt }];
  const { readings } = toPublic({ ...order, figures });
  expect(spokenName(alt, readings)).toBe(said);
});

test("a question whose texts are all read as they are written brings nothing along", () => {
  expect(toPublic(order)).not.toHaveProperty("readings");
  expect(spokenName("Ô thứ 4: 3,5", toPublic(order).readings)).toBe("Ô thứ 4: 3,5");
});
