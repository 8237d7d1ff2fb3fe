import { describe, expect, test } from "vitest";
import type { BankItem, Difficulty } from "#lib/skills/define-skill.ts";
import { chooseItems } from "./choose-items.ts";

function bank(counts: Readonly<Record<Difficulty, number>>): BankItem[] {
  return ([1, 2, 3] as const).flatMap((level) =>
    Array.from({ length: counts[level] }, (_, place) => ({
      id: `item-${level}-${place}`,
      prompt: "Từ nào trái ngược với “to”?",
      say: null,
      answer: "nhỏ",
      distractors: ["cao", "dài", "đẹp"],
      explain: "Trái ngược với “to” là “nhỏ”.",
      level,
    })),
  );
}

describe("chooseItems", () => {
  test("draws ten different items of the wanted difficulty where there are enough", () => {
    const items = chooseItems(bank({ 1: 15, 2: 19, 3: 12 }), 2, "seed");
    expect(new Set(items.map((item) => item.id)).size).toBe(10);
    expect(items.every((item) => item.level === 2)).toBe(true);
  });

  test("takes all of the wanted difficulty first and fills up from the next one", () => {
    const levels = chooseItems(bank({ 1: 15, 2: 19, 3: 8 }), 3, "seed").map((item) => item.level);
    expect(levels.filter((level) => level === 3)).toHaveLength(8);
    expect(levels.filter((level) => level === 2)).toHaveLength(2);
  });

  test("the order in which the database gives the items changes nothing", () => {
    const items = bank({ 1: 15, 2: 19, 3: 8 });
    expect(chooseItems(items.toReversed(), 1, "seed")).toEqual(chooseItems(items, 1, "seed"));
  });

  test("every item comes up, in every place", () => {
    const items = bank({ 1: 11, 2: 0, 3: 0 });
    const runs = Array.from({ length: 300 }, (_, seed) => chooseItems(items, 1, `seed ${seed}`));
    for (let place = 0; place < 10; place += 1) {
      expect(new Set(runs.map((run) => run[place]?.id)).size).toBe(11);
    }
  });

  test("a bank of fewer than ten items is refused", () => {
    expect(() => chooseItems(bank({ 1: 3, 2: 3, 3: 3 }), 1, "seed")).toThrow(RangeError);
  });
});
