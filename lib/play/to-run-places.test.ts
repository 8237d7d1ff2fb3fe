import { expect, test } from "vitest";
import type { BankItem } from "#lib/skills/define-skill.ts";
import { makePlaces } from "./make-places.ts";
import { toRunPlaces } from "./to-run-places.ts";

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

const ideasOf = (id: string, bank: readonly BankItem[] | null, mode: "practice" | "challenge") =>
  toRunPlaces(
    makePlaces({ ref: { kind: "skill", id, difficulty: 1 }, seed: "seed", items: bank, tries: null }),
    mode,
  ).map(([{ idea }]) => idea);

test("what a rule makes is known again; an item of a bank, and a question of a challenge, is like no other", () => {
  expect(ideasOf("c1-add-within-10", null, "practice")).not.toContain("");
  expect(new Set(ideasOf("c1-opposites", items, "practice"))).toEqual(new Set([""]));
  expect(new Set(ideasOf("c1-add-within-10", null, "challenge"))).toEqual(new Set([""]));
});
