import { describe, expect, test } from "vitest";
import { createRng } from "#lib/core/create-rng.ts";
import { feedbackFor } from "#lib/questions/gradings.ts";
import type { Question } from "#lib/questions/question.ts";
import type { BankItem } from "#lib/skills/define-skill.ts";
import type { BankEntry } from "./bank-entry.ts";
import { buildGapsQuestion } from "./build-gaps-question.ts";

const entry: BankEntry = {
  strand: "Chính tả",
  title: "Chính tả",
  hints: ["Đọc cả từ."],
  praise: "spell",
  code: "SPELL",
};

function itemOf(parts: Pick<BankItem, "prompt" | "answer" | "distractors"> & Partial<BankItem>): BankItem {
  const feedback = Object.fromEntries(parts.distractors.map((choice) => [choice, `Sai: ${choice}.`]));
  return {
    id: "c2-spell-900",
    type: "multiple_choice",
    say: null,
    orders: [],
    hints: ["Đọc cả từ.", "Đọc từng tiếng."],
    feedback,
    explain: "Con nhớ nhé!",
    level: 1,
    passage: null,
    evidence: null,
    ...parts,
  };
}

function ask(item: BankItem): Extract<Question, { kind: "gaps" }> {
  const question = buildGapsQuestion(item, entry, createRng("gaps"));
  return question?.kind === "gaps" ? question : expect.fail("it stays a choice");
}

/** What is said when these tiles are put into the gaps. */
function saidTo(question: Extract<Question, { kind: "gaps" }>, ...tiles: readonly string[]): string | undefined {
  return feedbackFor(question, { gaps: tiles.map((tile) => question.view.tiles.indexOf(tile)) })?.text;
}

const initials = itemOf({
  prompt: "Điền ch hay tr vào chỗ chấm: cây …e; …e mưa?",
  say: "Nghe rồi chọn ch hay tr: cây tre; che mưa.",
  answer: "tr – ch",
  distractors: ["ch – ch", "ch – tr", "tr – tr"],
});

describe("letters of words", () => {
  test("are tiles that lie there for every gap, in an order that tells nothing", () => {
    const { view, prompt, answer, figures } = ask(initials);
    expect(view).toEqual({
      text: "cây …e; …e mưa",
      gaps: [
        { bare: null, written: ["ch", "tr"] },
        { bare: null, written: ["ch", "tr"] },
      ],
      tiles: ["ch", "tr"],
      isReused: true,
    });
    expect(prompt.text).toBe("Điền ch hay tr vào chỗ trống.");
    expect([answer.text, figures]).toEqual(["cây tre; che mưa", []]);
  });

  test("are asked by ear where the item says its words, and each wrong filling has the item's own sentence", () => {
    const question = ask(initials);
    expect(question.prompt.spoken).toBe("Nghe rồi chọn chờ hay trờ: cây tre; che mưa.");
    expect(saidTo(question, "ch", "tr")).toBe("Sai: ch – tr.");
    expect(saidTo(question, "tr", "tr")).toBe("Sai: tr – tr.");
    expect(saidTo(question, "tr", "ch")).toBeUndefined();
  });

  const rimes = itemOf({
    prompt: "Chỗ thứ nhất điền an hay ang, chỗ thứ hai điền in hay inh: nh… rỗi; bình t…?",
    answer: "àn – ĩnh",
    distractors: ["àng – ĩn", "àn – ĩn", "àng – ĩnh"],
  });

  test("take on the mark of their word", () => {
    const { view, answer } = ask(rimes);
    expect(view.tiles).toEqual(["an", "ang", "in", "inh"]);
    expect(view.gaps.map(({ written }) => written)).toEqual([
      ["àn", "àng", "ìn", "ình"],
      ["ãn", "ãng", "ĩn", "ĩnh"],
    ]);
    expect([view.isReused, answer.text]).toEqual([false, "nhàn rỗi; bình tĩnh"]);
  });

  test("of another gap are told so, and beside one the mistake that the item knows is told", () => {
    const question = ask(rimes);
    expect(saidTo(question, "in", "inh")).toBe("Chỗ thứ nhất không điền “in”. Con nghe lại từ này rồi điền lại nhé!");
    expect(saidTo(question, "an", "ang")).toBe("Chỗ thứ hai không điền “ang”. Con nghe lại từ này rồi điền lại nhé!");
    expect(saidTo(question, "ang", "an")).toBe("Sai: àng – ĩnh.");
    const untold = ask({ ...rimes, feedback: {} });
    expect(saidTo(untold, "ang", "inh")).toBe("Con điền “ang” vào chỗ thứ nhất. Con đọc lại cả từ nhé!");
  });

  test("that are wrong beside a mistake that is told elsewhere have what the item says besides", () => {
    const feedback = {
      "àng – ĩnh": "“Nhàng” là nhẹ.",
      "àng – ĩn": "“Nhàng” là nhẹ. “Tĩn” là cái hũ.",
    };
    const question = ask({ ...rimes, distractors: ["àng – ĩnh", "àng – ĩn", "ình – ĩn"], feedback });
    expect(saidTo(question, "an", "in")).toBe("“Tĩn” là cái hũ.");
    expect(saidTo(question, "inh", "in")).toBe("Con điền “inh” vào chỗ thứ nhất. Con đọc lại cả từ nhé!");
  });

  test("whose gap has several marks stay a choice", () => {
    const mixed = { ...rimes, distractors: ["áng – ĩn", "àn – ĩn", "àng – ĩnh"] };
    expect(buildGapsQuestion(mixed, entry, createRng("gaps"))).toBeNull();
  });
});

test("a mark is put on the letter that carries it", () => {
  const question = ask(
    itemOf({
      prompt: "Chữ trong ngoặc vuông cần dấu hỏi hay dấu ngã: con [muôi]; quả [bươi]?",
      answer: "ngã – hỏi",
      distractors: ["hỏi – hỏi", "hỏi – ngã", "ngã – ngã"],
    }),
  );
  expect(question.prompt.text).toBe("Chữ trong ô cần dấu hỏi hay dấu ngã?");
  expect(question.view.text).toBe("con …; quả …");
  expect(question.view.gaps).toEqual([
    { bare: "muôi", written: ["muổi", "muỗi"] },
    { bare: "bươi", written: ["bưởi", "bưỡi"] },
  ]);
  expect(question.view.tiles).toEqual(["dấu hỏi", "dấu ngã"]);
});

describe("pairs of words", () => {
  const pair = itemOf({
    prompt: "Chọn cặp kết từ điền vào hai chỗ chấm: … nhà xa … Hà chưa bao giờ muộn.",
    answer: "Tuy … nhưng …",
    distractors: ["Vì … nên …", "Nếu … thì …", "Không những … mà còn …"],
  });

  test("lie there as single words, with a capital only where the sentence begins", () => {
    const { view, answer, prompt } = ask(pair);
    const at = view.tiles.indexOf("không những");
    expect(view.tiles.toSorted().join()).toBe("không những,mà còn,nhưng,nên,nếu,thì,tuy,vì");
    expect(view.gaps.map(({ written }) => written[at])).toEqual(["Không những", "không những"]);
    expect([view.isReused, answer.text]).toEqual([false, "Tuy nhà xa nhưng Hà chưa bao giờ muộn."]);
    expect(prompt.text).toBe("Chọn cặp kết từ điền vào hai chỗ trống.");
  });

  test("that do not go together are told apart from words in the wrong place", () => {
    const question = ask(pair);
    expect(saidTo(question, "vì", "nên")).toBe("Sai: Vì … nên ….");
    expect(saidTo(question, "tuy", "nên")).toBe(
      "Con điền “nên” vào chỗ thứ hai. Từ ấy không thành một cặp với từ ở chỗ thứ nhất.",
    );
    expect(saidTo(question, "nhưng", "nên")).toBe(
      "Con điền “nhưng” vào chỗ thứ nhất. Từ ấy thường đứng sau trong một cặp.",
    );
    expect(saidTo(question, "tuy", "vì")).toBe("Con điền “vì” vào chỗ thứ hai. Từ ấy thường đứng trước trong một cặp.");
  });

  test("what an item says of a pair is said to no other pair", () => {
    const question = ask(
      itemOf({
        prompt: "Chọn cặp kết từ điền vào hai chỗ chấm: … có bão … cây đổ.",
        answer: "Vì … nên …",
        distractors: ["Nhờ … nên …", "Tuy … nhưng …", "Không những … mà còn …"],
      }),
    );
    expect(saidTo(question, "nhờ", "nên")).toBe("Sai: Nhờ … nên ….");
    expect(saidTo(question, "nhờ", "nhưng")).toBe(
      "Con điền “nhờ” vào chỗ thứ nhất. Từ ấy không thành một cặp với từ ở chỗ thứ hai.",
    );
  });
});

describe("words of a sentence, in a bank that is filled", () => {
  const filled: BankEntry = { ...entry, isFilled: true };

  test("lie there as tiles for a single gap too, with a capital only where the sentence begins", () => {
    const item = itemOf({
      prompt: "Điền từ ngữ nối vào chỗ chấm: Trời mưa. …, Hà vẫn đến lớp.",
      answer: "tuy nhiên",
      distractors: ["vì vậy", "chẳng hạn"],
    });
    const question = buildGapsQuestion(item, filled, createRng("gaps"));
    if (question?.kind !== "gaps") return expect.fail("it stays a choice");
    expect(question.view.tiles.toSorted()).toEqual(["chẳng hạn", "tuy nhiên", "vì vậy"]);
    expect(question.answer.text).toBe("Trời mưa. Tuy nhiên, Hà vẫn đến lớp.");
    expect(saidTo(question, "vì vậy")).toBe("Sai: vì vậy.");
  });

  test("of another gap are named, and beside one the mistake that the item knows is told", () => {
    const item = itemOf({
      prompt: "Điền từ ngữ vào chỗ chấm: Trời mưa. …, Hà vẫn đi. Mẹ khen ….",
      answer: "tuy nhiên – bạn ấy",
      distractors: ["vì vậy – bạn ấy", "tuy nhiên – họ"],
    });
    const question = buildGapsQuestion(item, filled, createRng("gaps"));
    if (question?.kind !== "gaps") return expect.fail("it stays a choice");
    expect(saidTo(question, "họ", "tuy nhiên")).toBe("Con điền “họ” vào chỗ thứ nhất. Con đọc lại cả đoạn nhé!");
    expect(saidTo(question, "vì vậy", "họ")).toBe("Sai: vì vậy – bạn ấy.");
  });
});

test.each([
  ["one gap", "Điền chữ nào vào chỗ chấm: con …á?", "c", ["k", "q", "kh"]],
  ["one word for two gaps", "Điền từ nào vào hai chỗ chấm: Bé … bài, mẹ … áo.", "xem", ["nghe", "giặt", "đọc"]],
  ["words that are no pair", "Điền vào chỗ chấm: Bé … bài, mẹ … áo.", "học – giặt", ["giặt – học", "đi – học"]],
  ["another number of parts", "Điền ch hay tr vào chỗ chấm: cây …e; …e mưa?", "tr – ch", ["ch", "ch – ch"]],
  ["a mark no word takes", "Chữ trong ngoặc vuông cần dấu nào: con [xyz]; [ca] nước?", "hỏi – ngã", ["ngã – hỏi"]],
  ["no gap", "Câu nào kể về quả bóng?", "Bóng lăn – bé chạy.", ["Bóng bay – bé nhìn."]],
])("an item with %s stays a choice", (_, prompt, answer, distractors) => {
  expect(buildGapsQuestion(itemOf({ prompt, answer, distractors }), entry, createRng("gaps"))).toBeNull();
});
