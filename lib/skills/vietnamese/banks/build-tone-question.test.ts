import { expect, test } from "vitest";
import { createRng } from "#lib/core/create-rng.ts";
import { feedbackFor } from "#lib/questions/gradings.ts";
import type { BankItem } from "#lib/skills/define-skill.ts";
import type { BankEntry } from "./bank-entry.ts";
import { buildToneQuestion } from "./build-tone-question.ts";

const entry: BankEntry = {
  strand: "Thanh điệu",
  title: "Dấu thanh",
  hints: ["Đọc câu."],
  praise: "spell",
  code: "TONE",
};

function itemOf(answer: string, distractors: readonly string[], more: Partial<BankItem> = {}): BankItem {
  return {
    id: "c1-tone-choose-900",
    type: "multiple_choice",
    prompt: "Em cắt giấy bằng cái …",
    say: null,
    answer,
    distractors,
    orders: [],
    hints: ["Đọc câu.", "Đọc từng tiếng."],
    feedback: Object.fromEntries(distractors.map((choice) => [choice, `Sai: ${choice}.`])),
    explain: "Con nhớ nhé!",
    level: 2,
    passage: null,
    evidence: null,
    ...more,
  };
}

const ask = (item: BankItem) => buildToneQuestion(item, entry, createRng("tone"));

test("a mark is put on the letters of the word, each wrong one has the item's own sentence", () => {
  const question = ask(itemOf("kéo", ["kèo", "kẻo", "kẹo"]));
  if (question?.kind !== "fill") throw new Error("it stays a choice");
  const { view, key, prompt, answer } = question;
  expect(view).toEqual({ initials: ["k"], rimes: ["eo"], tones: ["huyền", "sắc", "hỏi", "nặng"], picture: null });
  expect([key.tone, answer.text]).toEqual([1, "kéo"]);
  expect(prompt.text).toBe("Con đặt dấu thanh cho tiếng còn thiếu: Em cắt giấy bằng cái …");
  const said = view.tones.map((_, tone) => feedbackFor(question, { initial: 0, rime: 0, tone })?.text);
  expect(said).toEqual(["Sai: kèo.", undefined, "Sai: kẻo.", "Sai: kẹo."]);
});

test.each([
  ["of difficulty 1", itemOf("kéo", ["kèo", "kẻo", "kẹo"], { level: 1 })],
  ["of other letters", itemOf("kéo", ["kèo", "kẻo", "kêu"])],
  ["with a mark that writing does not know", itemOf("cốc", ["cộc", "côc", "cồc"])],
  ["with a mark that nothing is said to", itemOf("kéo", ["kèo", "kẻo", "kẹo"], { feedback: { kèo: "Sai." } })],
  ["without a first sound", itemOf("ô", ["ố", "ổ", "ộ"])],
  ["with a part of a word missing", itemOf("éo", ["èo", "ẻo", "ẹo"], { prompt: "Em cắt giấy bằng cái k…" })],
])("an item %s stays a choice", (_, item) => {
  expect(ask(item)).toBeNull();
});
