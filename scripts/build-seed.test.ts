import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { buildSeed } from "./build-seed.ts";

const card = {
  id: 1,
  class: "1",
  class_type: "practice",
  level: 1,
  title: "Đếm số",
  subtitle: null,
  image: "counting",
  name: "counting",
  type: "game",
  range: null,
};
const item = {
  id: "c1-test-001",
  prompt: "Hỏi?",
  answer: "a",
  distractors: ["b", "c"],
  hints: ["Con nghĩ xem.", "Con nghĩ lại nhé!"],
  feedback: { b: "Đó là chữ khác.", c: "Chữ ấy đứng sau." },
  explain: "Vì thế.",
  level: 1,
};
const order = {
  id: "c1-test-001",
  type: "word_order",
  prompt: "Sắp xếp thành câu: học bài / em",
  answer: "Em học bài.",
  orders: ["Em học bài."],
  hints: ["Câu nói về ai?", "Người ấy làm gì?"],
  explain: "Vì thế.",
  level: 1,
};
const text = `${"Mèo ngủ. ".repeat(20)}Mèo dậy.`;
const passage = {
  id: "c1-p01",
  grade: 1,
  title: "Chú mèo",
  topic: "Con vật",
  words: 42,
  text,
  questions: [1, 2, 3, 4, 5].map((number) => ({
    ...item,
    id: `c1-p01-${number}`,
    prompt: `Hỏi ${number}?`,
    evidence: "Mèo dậy.",
  })),
};

/** Thirty-nine sound items to stand behind the one that is looked at. */
const others = Array.from({ length: 39 }, (_, place) => ({
  ...item,
  id: `c1-test-${place + 100}`,
  prompt: `Hỏi ${place}?`,
  level: (place % 3) + 1,
}));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "huou-test-"));
  mkdirSync(join(folder, "banks"));
});
afterEach(() => rmSync(folder, { recursive: true }));

interface Written {
  readonly cards?: unknown;
  readonly first?: object;
  readonly passages?: unknown;
}

function write({ cards = [card], first = item, passages = [passage] }: Written): void {
  writeFileSync(join(folder, "courselist.json"), JSON.stringify(cards));
  writeFileSync(join(folder, "passages.json"), JSON.stringify(passages));
  writeFileSync(join(folder, "banks", "c1-test.json"), JSON.stringify({ skill: "c1-test", items: [first, ...others] }));
}

test("the seed hands the cards, the passages and the questions to the database's seed functions", async () => {
  write({});
  const sql = await buildSeed(folder);
  expect(sql).toContain('select private.seed_courselist($rows$[\n  {"id":1,');
  expect(sql).toContain('select private.seed_passages($rows$[\n  {"id":"c1-p01","title":"Chú mèo","body":"Mèo ngủ.');
  expect(sql).toContain('"form":"prose"}');
  expect(sql).toContain('{"id":"c1-test-001","course_id":"c1-test",');
  expect(sql).toContain('{"id":"c1-p01-1","course_id":"c1-reading","passage_id":"c1-p01",');
});

test("words to put in order bring all their orders", async () => {
  write({ first: order });
  expect(await buildSeed(folder)).toContain('"type":"word_order","prompt":"Sắp xếp thành câu: học bài / em"');
});

const [first] = passage.questions;

test.each<[string, Written, RegExp]>([
  ["a card without a title", { cards: [{ ...card, title: "" }] }, /^courselist\.json 1: title is empty/mu],
  [
    "a title too long for its card",
    { cards: [{ ...card, title: "Một cái tên dài hơn sáu mươi chữ thì không đứng được trên tấm thẻ nào cả" }] },
    /^courselist\.json 1: title/mu,
  ],
  ["a card of an unknown type", { cards: [{ ...card, type: "film" }] }, /^courselist\.json 1: type/mu],
  ["a field nobody knows", { cards: [{ ...card, colour: "pink" }] }, /^courselist\.json 1: .*colour/mu],
  ["two cards of one number", { cards: [card, card] }, /^courselist\.json: the card 1 is there twice$/mu],
  [
    "a question with one distractor",
    { first: { ...item, distractors: ["b"] } },
    /c1-test\.json c1-test-001: distractors are fewer than two$/mu,
  ],
  [
    "a text that is not in NFC",
    { first: { ...item, answer: "ê".normalize("NFD") } },
    /c1-test-001: answer is not in NFC$/mu,
  ],
  ["a text that would end the SQL", { first: { ...item, explain: "$rows$" } }, /c1-test\.json c1-test-001: /u],
  [
    "an item without hints",
    { first: { ...item, hints: [] } },
    /c1-test\.json c1-test-001: hints are fewer than two$/mu,
  ],
  [
    "a wrong choice that nothing is said to",
    { first: { ...item, feedback: { b: "Đó là chữ khác." } } },
    /c1-test\.json c1-test-001: no feedback on: c$/mu,
  ],
  [
    "feedback on what nobody can choose",
    { first: { ...item, feedback: { ...item.feedback, d: "Chữ nào thế?" } } },
    /c1-test\.json c1-test-001: feedback on what is no wrong choice: d$/mu,
  ],
  [
    "one sentence for two wrong choices",
    { first: { ...item, feedback: { b: "Con xem lại.", c: "Con xem lại." } } },
    /c1-test\.json c1-test-001: two wrong choices get the same feedback$/mu,
  ],
  [
    "a hint that tells the answer",
    { first: { ...item, hints: ["Con chọn a nhé!", "Con nghĩ lại nhé!"] } },
    /c1-test\.json c1-test-001: a hint tells the answer: Con chọn a nhé!$/mu,
  ],
  [
    "feedback that tells the answer",
    { first: { ...item, feedback: { ...item.feedback, b: "Không phải b mà là a." } } },
    /c1-test\.json c1-test-001: feedback tells the answer: Không phải b mà là a\.$/mu,
  ],
  [
    "an answer among the distractors",
    { first: { ...item, answer: "B." } },
    /c1-test\.json c1-test-001: the answer is among the distractors$/mu,
  ],
  [
    "a prompt that is there twice",
    { first: { ...item, prompt: "Hỏi 7?" } },
    /c1-test-107: its prompt is there twice$/mu,
  ],
  ["an id of another bank", { first: { ...item, id: "c2-test-001" } }, /c2-test-001: the id does not begin/u],
  [
    "an order of other words",
    { first: { ...order, orders: ["Em học bài.", "Em học vẽ."] } },
    /c1-test-001: other words than the cards: Em học vẽ\.$/mu,
  ],
  [
    "an answer that is no order",
    { first: { ...order, answer: "Học bài em." } },
    /c1-test-001: the answer is not the first of its orders$/mu,
  ],
  [
    "a card that is left and says nothing",
    { first: { ...order, prompt: `${order.prompt} / là` } },
    /c1-test-001: no feedback on the card that is left: là$/mu,
  ],
  [
    "a sentence to what is no card",
    { first: { ...order, feedback: { là: "“Là” không cần." } } },
    /c1-test-001: feedback on what is no card: là$/mu,
  ],
  [
    "a sentence to a card that tells the answer",
    { first: { ...order, feedback: { em: "“Em” đứng đầu: em học bài." } } },
    /c1-test-001: feedback tells the answer/mu,
  ],
  [
    "evidence that is not in the text",
    { passages: [{ ...passage, questions: [{ ...first, evidence: "Chó dậy." }, ...passage.questions.slice(1)] }] },
    /^passages\.json c1-p01-1: its evidence stands 0 times in the text$/mu,
  ],
  ["a wrong count of words", { passages: [{ ...passage, words: 41 }] }, /^passages\.json c1-p01: words says 41/mu],
  [
    "a letter without its parts",
    { passages: [{ ...passage, form: "letter" }] },
    /^passages\.json c1-p01: of the form letter, without place$/mu,
  ],
  [
    "a table without rows",
    { passages: [{ ...passage, form: "table" }] },
    /^passages\.json c1-p01: of the form table, without table$/mu,
  ],
  [
    "a table with a cell missing",
    { passages: [{ ...passage, form: "table", text: `${text}\nGiờ | Việc | Nơi\nTrưa | Ngủ` }] },
    /^passages\.json c1-p01: its table has rows of different length$/mu,
  ],
  ["a list that is none", { passages: {} }, /^passages\.json: is not a list$/mu],
])("%s stops the build and is named with its file", async (_, written, told) => {
  write(written);
  await expect(buildSeed(folder)).rejects.toThrow(told);
});

test("a file that is no JSON is named", async () => {
  write({});
  writeFileSync(join(folder, "banks", "c1-torn.json"), '{"skill": ');
  await expect(buildSeed(folder)).rejects.toThrow(/^banks\/c1-torn\.json: /mu);
});

test("a rule may name the answer beside a wrong choice", async () => {
  write({ first: { ...item, hints: ["Trước e viết a, trước chữ khác viết b.", "Con nghĩ lại nhé!"] } });
  await expect(buildSeed(folder)).resolves.toContain("c1-test-001");
});
