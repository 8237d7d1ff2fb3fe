import { expect, test } from "vitest";
import { createRng } from "#lib/core/create-rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import { toPublic } from "#lib/questions/to-public.ts";
import { orderWordsQuestion } from "./cards-question.ts";

function build(seed: number, texts: readonly string[]) {
  return orderWordsQuestion(createRng(`words/${seed}`), {
    prompt: "Con xếp theo bảng chữ cái.",
    cards: texts.map(toLine),
    by: "alphabet",
    first: "Thẻ đầu tiên chưa đúng.",
    later: "Thẻ đầu tiên đúng rồi.",
    hints: ["Con đọc bảng chữ cái."],
    explanation: "Thứ tự đúng.",
    praise: "cards",
    identity: texts.join(),
  });
}

test("words lie in another order than the one they are put in", () => {
  const words = ["An", "Bình", "Chi"];
  for (let seed = 0; seed < 50; seed += 1) {
    const question = build(seed, words);
    if (question.kind !== "order") throw new TypeError(question.kind);
    expect(question.view.cards).not.toEqual(words);
    expect(question.view.by).toBe("alphabet");
    expect(question.key.order.map((place) => question.view.cards[place])).toEqual(words);
    expect(question.answer.text).toBe("An, Bình, Chi");
  }
});

test("a letter on a card of its own is called by its name, a word is read as it is", () => {
  expect(toPublic(build(0, ["b", "c", "đ"])).readings).toEqual({ b: "bờ", c: "cờ", đ: "đờ" });
  expect(toPublic(build(0, ["An", "Bình", "Chi"])).readings).toBeUndefined();
});
