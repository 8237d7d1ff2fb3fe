import { describe, expect, test } from "vitest";
import type { BankItem } from "#lib/skills/define-skill.ts";
import { findSkill } from "#lib/skills/registry.ts";
import type { ActivityRef, PlayedRef } from "./activity-ref.ts";
import { makeQuestions } from "./make-questions.ts";
import { paths } from "./paths.ts";

const items: BankItem[] = Array.from({ length: 10 }, (_, place) => ({
  id: `c1-opposites-${place}`,
  prompt: `Từ nào trái ngược với “từ ${place}”?`,
  type: "multiple_choice",
  say: null,
  orders: [],
  hints: [],
  feedback: {},
  passage: null,
  evidence: null,
  answer: `đúng ${place}`,
  distractors: ["cao", "dài", "đẹp"],
  explain: `Trái ngược với “từ ${place}” là “đúng ${place}”.`,
  level: 1,
}));

function isFromBank(ref: PlayedRef): boolean {
  return ref.kind === "skill" && findSkill(ref.id)?.source === "bank";
}

const adding: ActivityRef = { kind: "game", levelName: "addition-5", level: 1 };
const opposites: ActivityRef = { kind: "skill", id: "c1-opposites", difficulty: 1 };

describe("makeQuestions", () => {
  test("the same activity and seed give the same ten questions, another seed others", () => {
    const questions = makeQuestions(adding, "seed", null);
    expect(questions).toHaveLength(10);
    expect(makeQuestions(adding, "seed", null)).toEqual(questions);
    expect(makeQuestions(adding, "other", null)).not.toEqual(questions);
  });

  test("a stone of a path asks what it stands for", () => {
    for (const { levelName, mapNodes } of paths) {
      for (const [index, mapNode] of mapNodes.entries()) {
        const ten = isFromBank(mapNode) ? items : null;
        const ref = { kind: "path", levelName, level: index + 1 } as const;
        expect(makeQuestions(ref, "seed", ten)).toEqual(makeQuestions(mapNode, "seed", ten));
      }
    }
  });

  test("no two questions of a run ask the same", () => {
    for (let seed = 0; seed < 100; seed += 1) {
      const identities = makeQuestions(adding, `seed ${seed}`, null).map((question) => question.identity);
      expect(new Set(identities).size).toBe(10);
    }
  });

  test("a bank's items are asked in the order they were chosen", () => {
    const prompts = makeQuestions(opposites, "seed", items).map((question) => question.prompt.text);
    expect(prompts).toEqual(items.map((item) => item.prompt));
  });

  test("a bank without its items, or with one item twice, is an error that names the activity", () => {
    expect(() => makeQuestions(opposites, "seed", null)).toThrow("c1-opposites");
    expect(() => makeQuestions(opposites, "seed", items.slice(0, 9))).toThrow("c1-opposites");
    const twice = [...items.slice(0, 9), ...items.slice(0, 1)];
    expect(() => makeQuestions(opposites, "seed", twice)).toThrow("c1-opposites");
  });

  test.each<ActivityRef>([
    { kind: "skill", id: "c1-nothing", difficulty: 1 },
    { kind: "game", levelName: "nothing", level: 1 },
    { kind: "game", levelName: "counting", level: 0 },
    { kind: "game", levelName: "counting", level: 1000 },
    { kind: "game", levelName: "counting", level: 1.5 },
    { kind: "path", levelName: "level-one", level: 0 },
    { kind: "path", levelName: "counting", level: 1 },
  ])("an unknown activity is an error: %j", (ref) => {
    expect(() => makeQuestions(ref, "seed", null)).toThrow("Unknown activity");
  });
});
