import { expect, test } from "vitest";
import type { BankItem } from "#lib/skills/define-skill.ts";
import { buildUnderlineQuestion } from "./build-underline-question.ts";

const item: BankItem = {
  id: "one",
  type: "multiple_choice",
  prompt: "Chủ ngữ của câu “Đàn cò trắng bay lượn trên cánh đồng.” là phần nào?",
  say: null,
  answer: "đàn cò trắng",
  distractors: ["đàn cò", "bay lượn"],
  orders: [],
  hints: [],
  feedback: { "bay lượn": "Đó là việc đàn cò làm." },
  explain: "Phần “đàn cò trắng” trả lời câu hỏi “Con gì bay lượn trên cánh đồng?” nên là chủ ngữ.",
  level: 1,
  passage: null,
  evidence: null,
};

test("the sentence of the prompt is asked about, its part is the key and its question the last hint", () => {
  expect(buildUnderlineQuestion(item, "FIELD")).toMatchObject({
    kind: "underline",
    prompt: {
      text: "Con gạch chân chủ ngữ của câu.",
      spoken: "Con gạch chân chủ ngữ của câu. Đàn cò trắng bay lượn trên cánh đồng.",
    },
    view: { words: ["Đàn", "cò", "trắng", "bay", "lượn", "trên", "cánh", "đồng."], lines: 1 },
    key: { from: 0, to: 2 },
    hints: [{}, {}, { text: "Con trả lời câu hỏi “Con gì bay lượn trên cánh đồng?”" }],
    identity: "one",
  });
});

test("a predicate gets two lines", () => {
  const prompt = "Vị ngữ của câu “Đàn cò trắng bay lượn trên cánh đồng.” là phần nào?";
  const asked = buildUnderlineQuestion({ ...item, prompt, answer: "bay lượn trên cánh đồng" }, "FIELD");
  expect(asked).toMatchObject({ view: { lines: 2 }, key: { from: 3, to: 7 } });
});

test("what is asked for beside subject and predicate is named as the item names it", () => {
  const asked = (prompt: string, answer: string) => buildUnderlineQuestion({ ...item, prompt, answer }, "FIELD");
  expect(asked("Từ ngữ nào trả lời câu hỏi Ở đâu trong câu “Bạn Páo thả diều trên đồi.”?", "trên đồi")).toMatchObject({
    prompt: { text: "Con gạch chân từ ngữ trả lời câu hỏi Ở đâu." },
    key: { from: 4, to: 5 },
  });
  expect(asked("Trong câu “Bạn cần mua gì?”, từ nào là đại từ dùng để hỏi?", "gì")).toMatchObject({
    prompt: { text: "Con gạch chân đại từ dùng để hỏi trong câu." },
    key: { from: 3, to: 3 },
  });
  expect(asked("Từ nào là danh từ riêng trong câu “Bé Na đến lớp.”?", "Na")).toMatchObject({ key: { from: 1, to: 1 } });
  const joined = asked("“Trời mưa. Vì vậy, em ở nhà.” Hai câu liên kết nhờ từ ngữ nối nào?", "vì vậy");
  expect(joined).toMatchObject({ prompt: { text: "Con gạch chân từ ngữ nối hai câu." }, key: { from: 2, to: 3 } });
});

test("an item that asks for another thing, or whose answer is not there once, stays a choice", () => {
  expect(
    buildUnderlineQuestion({ ...item, prompt: "Câu “Đàn cò trắng bay lượn.” thuộc kiểu câu nào?" }, "FIELD"),
  ).toBeNull();
  expect(
    buildUnderlineQuestion(
      { ...item, prompt: "Chủ ngữ của câu “Con cò bay.” trong đoạn “Con cò bay.” là gì?" },
      "FIELD",
    ),
  ).toBeNull();
  expect(buildUnderlineQuestion({ ...item, answer: "đàn vịt" }, "FIELD")).toBeNull();
});

test("a wrong choice that stands in the sentence gets its own sentence, what is too long its extra word", () => {
  expect(buildUnderlineQuestion(item, "FIELD")).toMatchObject({
    key: {
      mistakes: [{ from: 3, to: 4, feedback: { text: "Đó là việc đàn cò làm." } }],
      tooLong: { after: { text: expect.stringContaining("thừa tiếng “bay”") } },
    },
  });
});

test("the hints of the item go before the usual ones", () => {
  expect(buildUnderlineQuestion({ ...item, hints: ["Con gì bay?", "Con hỏi cho đủ."] }, "FIELD")).toMatchObject({
    hints: [{ text: "Con gì bay?" }, { text: "Con hỏi cho đủ." }],
  });
});
