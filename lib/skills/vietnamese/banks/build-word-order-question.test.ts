import { expect, test } from "vitest";
import { createRng } from "#lib/core/create-rng.ts";
import { feedbackFor, grade } from "#lib/questions/gradings.ts";
import type { Question } from "#lib/questions/question.ts";
import { buildWordOrderQuestion } from "./build-word-order-question.ts";

const item = {
  id: "c2-word-order-900",
  prompt: "Sắp xếp thành câu: em / đi học / buổi sáng",
  answer: "Em đi học buổi sáng.",
  orders: ["Em đi học buổi sáng.", "Buổi sáng, em đi học."],
  hints: ["Ai đi học?", "Đi học lúc nào?"],
  feedback: {},
  explain: "Nói người trước: “Em đi học buổi sáng.”",
};

const twins = {
  ...item,
  prompt: "Sắp xếp thành câu: càng / về trưa / nóng / trời / càng",
  answer: "Trời càng về trưa càng nóng.",
  orders: ["Trời càng về trưa càng nóng.", "Càng về trưa, trời càng nóng."],
};

type Asked = Parameters<typeof buildWordOrderQuestion>[0];

function ask(asked: Asked, seed: number): Extract<Question, { kind: "arrange" }> {
  const question = buildWordOrderQuestion(asked, createRng(`${seed}`));
  return question.kind === "arrange" ? question : expect.fail(question.kind);
}

/** The question answered with these words in this order; each word is taken where it lies first, or last. */
function isRight(question: Extract<Question, { kind: "arrange" }>, words: readonly string[], takesLast: boolean) {
  const left = question.view.cards.map((card, place) => ({ card, place }));
  const order = words.map((word) => {
    const at = takesLast
      ? left.findLastIndex(({ card }) => card === word)
      : left.findIndex(({ card }) => card === word);
    return left.splice(at, 1)[0]?.place ?? -1;
  });
  return grade(question, { order });
}

test("every natural order is right, whatever comma it is written with, and no other", () => {
  const question = ask(item, 1);
  expect(isRight(question, ["em", "đi học", "buổi sáng"], false)).toBe(true);
  expect(isRight(question, ["buổi sáng", "em", "đi học"], false)).toBe(true);
  expect(isRight(question, ["đi học", "em", "buổi sáng"], false)).toBe(false);
  expect(isRight(question, ["em", "buổi sáng", "đi học"], false)).toBe(false);
});

test("the comma of an order stands behind as many cards as in the bank", () => {
  expect(ask(item, 1).key.commas).toEqual([0, 1]);
});

test("two cards with one word may change places", () => {
  const question = ask(twins, 1);
  for (const takesLast of [false, true]) {
    expect(isRight(question, ["trời", "càng", "về trưa", "càng", "nóng"], takesLast)).toBe(true);
    expect(isRight(question, ["càng", "về trưa", "trời", "càng", "nóng"], takesLast)).toBe(true);
    expect(isRight(question, ["trời", "càng", "nóng", "càng", "về trưa"], takesLast)).toBe(false);
  }
});

test("the cards never lie in a natural order", () => {
  for (let seed = 0; seed < 100; seed += 1) {
    const { cards } = ask(item, seed).view;
    expect(["em đi học buổi sáng", "buổi sáng em đi học"]).not.toContain(cards.join(" "));
  }
});

test("an order of other words than the cards is an error", () => {
  expect(() => buildWordOrderQuestion({ ...item, orders: ["Em đi học buổi chiều."] }, createRng("1"))).toThrow(
    "c2-word-order-900",
  );
});

const spare = {
  ...item,
  prompt: "Gộp thành một câu: em / và / hát / múa / em / hoặc\nEm hát. Em múa.",
  answer: "Em hát và múa.",
  orders: ["Em hát và múa.", "Em múa và hát."],
  feedback: { em: "“Em” đã có ở đầu câu.", hoặc: "“Hoặc” là chỉ một trong hai." },
};

test("cards that belong into no sentence are left, and one that is put says why", () => {
  const question = ask(spare, 1);
  expect(question.prompt.text).toBe("Gộp thành một câu. Bỏ lại hai thẻ.");
  expect(question.prompt.spoken).toBe("Gộp thành một câu. Em hát. Em múa. Bỏ lại hai thẻ.");
  expect(question.figures).toMatchObject([{ type: "sentence", lines: ["Em hát. Em múa."] }]);
  expect(question.view.unused).toBe(2);
  for (const takesLast of [false, true]) expect(isRight(question, ["em", "múa", "và", "hát"], takesLast)).toBe(true);
  expect(isRight(question, ["em", "hát", "hoặc", "múa"], false)).toBe(false);
  const order = ["em", "hát", "hoặc", "múa"].map((word) => question.view.cards.indexOf(word));
  expect(feedbackFor(question, { order })?.text).toBe("“Hoặc” là chỉ một trong hai.");
});

test("a mark with a card of its own is put by the pupil", () => {
  const marked = {
    ...item,
    prompt: "Chuyển thành câu cảm: vui / em / quá / ! / .\nEm vui.",
    answer: "Em vui quá!",
    orders: ["Em vui quá!", "Em quá vui!"],
  };
  const question = ask(marked, 1);
  expect(question.view.end).toBe("");
  expect(question.prompt.spoken).toBe("Chuyển thành câu cảm. Em vui. Bỏ lại một thẻ.");
  expect(isRight(question, ["em", "vui", "quá", "!"], false)).toBe(true);
  expect(isRight(question, ["em", "vui", "quá", "."], false)).toBe(false);
  expect(isRight(question, ["em", "vui", "!", "quá"], false)).toBe(false);
});

test("orders of different lengths are an error", () => {
  const orders = ["Em đi học buổi sáng.", "Em đi học."];
  expect(() => buildWordOrderQuestion({ ...item, orders }, createRng("1"))).toThrow("of 3 and 2 cards");
});

test("what stands beside another thing of a list is told that a mark is missing, not that the word is wrong", () => {
  const listed = {
    ...item,
    prompt: "Gộp thành một câu: em / hát / , / múa / và / vẽ\nEm hát. Em múa. Em vẽ.",
    answer: "Em hát, múa và vẽ.",
    orders: ["Em hát, múa và vẽ.", "Em múa, hát và vẽ."],
  };
  const question = ask(listed, 1);
  const order = ["em", "hát", "múa"].map((word) => question.view.cards.indexOf(word));
  expect(feedbackFor(question, { order })?.text).toBe("Trước “múa” còn thiếu dấu phẩy hoặc từ nối.");
});

test("whom the sentence is about is not asked where another word comes first", () => {
  const answered = {
    ...item,
    prompt: "Ghép thành lời nhận lời: em / vâng / ạ / sẽ đến",
    answer: "Vâng, em sẽ đến ạ.",
    orders: ["Vâng, em sẽ đến ạ."],
  };
  const question = ask(answered, 1);
  const saidTo = (word: string) => feedbackFor(question, { order: [question.view.cards.indexOf(word)] })?.text;
  expect(saidTo("em")).toBe("Trước “em” còn một từ nữa.");
  expect(saidTo("ạ")).toBe("“Ạ” đứng đầu câu thì chưa xuôi. Câu này nên mở đầu thế nào?");
});
