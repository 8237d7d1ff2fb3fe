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
  explain: "Vì thế.",
  level: 1,
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "huou-test-"));
  mkdirSync(join(folder, "banks"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(courses: object[], items: object[]): void {
  writeFileSync(join(folder, "courselist.json"), JSON.stringify(courses));
  writeFileSync(join(folder, "banks", "c1-test.json"), JSON.stringify({ skill: "c1-test", items }));
}

test("the seed hands the cards and the questions to the database's seed functions", async () => {
  write([card], [item]);
  const sql = await buildSeed(folder);
  expect(sql).toContain('select private.seed_courselist($rows$[\n  {"id":1,');
  expect(sql).toContain('"id":"c1-test-001","course_id":"c1-test","say":null');
});

test.each([
  ["a card without a title", [{ ...card, title: " " }], [item]],
  [
    "a title too long for its card",
    [{ ...card, title: "Một cái tên dài hơn sáu mươi chữ thì không đứng được trên tấm thẻ nào cả" }],
    [item],
  ],
  ["a card of an unknown type", [{ ...card, type: "film" }], [item]],
  ["a field nobody knows", [{ ...card, colour: "pink" }], [item]],
  ["a question with one distractor", [card], [{ ...item, distractors: ["b"] }]],
  ["a text that is not in NFC", [card], [{ ...item, answer: "ê".normalize("NFD") }]],
  ["a text that would end the SQL", [card], [{ ...item, explain: "$rows$" }]],
])("%s stops the build", async (_, courses, items) => {
  write(courses, items);
  await expect(buildSeed(folder)).rejects.toThrow();
});
