import { expect, test } from "vitest";
import { createRng } from "#lib/core/create-rng.ts";
import { toPaperKey, toPaperQuestion } from "#lib/questions/paper/to-paper.ts";
import { toPublic } from "#lib/questions/to-public.ts";
import { buildWordOrderQuestion } from "#lib/skills/vietnamese/banks/build-word-order-question.ts";
import { formsOrder } from "#lib/skills/vietnamese/class-4/forms-order.ts";
import { bankRows, writeGift } from "./question-bank.ts";

const question = formsOrder.generate(2, createRng("letters"));
const sheet = { question: toPaperQuestion(toPublic(question), "4"), key: toPaperKey(question, true) };

test("parts of a text to be put in order are told with their letters, and none of them is a choice", () => {
  const gift = writeGift("Đơn", [sheet]);
  expect(gift).toContain("\\nB. ");
  expect(gift).toContain(`{=${sheet.key.answer} #`);
  expect(gift).not.toContain("~");
  const [, row = []] = bankRows([sheet]);
  expect(row.slice(2, 7)).toEqual(["", "", "", "", sheet.key.answer]);
});

test("the key and its slips name parts of a text by their letters", () => {
  const orders = [sheet.key.answer, ...sheet.key.slips.map(({ given }) => given)];
  for (const order of orders) expect(order).toMatch(/^[A-F](?: – [A-F]){5}$/u);
});

const sentence = buildWordOrderQuestion(
  {
    id: "c2-word-order-900",
    prompt: "Sắp xếp thành câu: em / đi học / buổi sáng / là",
    answer: "Em đi học buổi sáng.",
    orders: ["Em đi học buổi sáng.", "Buổi sáng, em đi học."],
    hints: [],
    feedback: {},
    explain: "Câu nói về em.",
  },
  createRng("sentence"),
);

test("every natural order of a sentence is right, in the key and in GIFT", () => {
  const key = toPaperKey(sentence, false);
  expect(key.answer).toBe("Em đi học buổi sáng.");
  expect(key.how).toBe("Câu nói về em. Cũng chấp nhận: “Buổi sáng, em đi học.”");
  const gift = writeGift("Câu", [{ question: toPaperQuestion(toPublic(sentence), "2"), key }]);
  expect(gift).toContain("{=Em đi học buổi sáng. =Buổi sáng, em đi học. #");
});

test("a card that is left over is said to be a word, where none is a mark", () => {
  expect(toPaperQuestion(toPublic(sentence), "2").prompt).toContain("Có một từ ngữ không dùng đến.");
});
