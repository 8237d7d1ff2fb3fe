import { describe, expect, test } from "vitest";
import type { BankItem, Difficulty } from "#lib/skills/define-skill.ts";
import { askItems, nothingAsked } from "./asked-items.ts";
import { chooseItems } from "./choose-items.ts";

function bank(counts: Readonly<Record<Difficulty, number>>): BankItem[] {
  return ([1, 2, 3] as const).flatMap((level) =>
    Array.from({ length: counts[level] }, (_, place) => ({
      id: `item-${level}-${place}`,
      type: "multiple_choice",
      prompt: "Từ nào trái ngược với “to”?",
      say: null,
      answer: "nhỏ",
      distractors: ["cao", "dài", "đẹp"],
      orders: [],
      hints: [],
      feedback: {},
      explain: "Trái ngược với “to” là “nhỏ”.",
      level,
      passage: null,
      evidence: null,
    })),
  );
}

describe("chooseItems", () => {
  test("draws ten different items of the wanted difficulty where there are enough", () => {
    const items = chooseItems(bank({ 1: 15, 2: 19, 3: 12 }), 2, nothingAsked, "seed");
    expect(new Set(items.map((item) => item.id)).size).toBe(10);
    expect(items.every((item) => item.level === 2)).toBe(true);
  });

  test("takes all of the wanted difficulty first and fills up from the next one", () => {
    const levels = chooseItems(bank({ 1: 15, 2: 19, 3: 8 }), 3, nothingAsked, "seed").map((item) => item.level);
    expect(levels.filter((level) => level === 3)).toHaveLength(8);
    expect(levels.filter((level) => level === 2)).toHaveLength(2);
  });

  test("the order in which the database gives the items changes nothing", () => {
    const items = bank({ 1: 15, 2: 19, 3: 8 });
    expect(chooseItems(items.toReversed(), 1, nothingAsked, "seed")).toEqual(
      chooseItems(items, 1, nothingAsked, "seed"),
    );
  });

  test("every item comes up, in every place", () => {
    const items = bank({ 1: 11, 2: 0, 3: 0 });
    const runs = Array.from({ length: 300 }, (_, seed) => chooseItems(items, 1, nothingAsked, `seed ${seed}`));
    for (let place = 0; place < 10; place += 1) {
      expect(new Set(runs.map((run) => run[place]?.id)).size).toBe(11);
    }
  });

  test("a bank is used up before anything comes again, then the oldest come first", () => {
    const items = bank({ 1: 15, 2: 19, 3: 11 });
    let before = nothingAsked;
    const asked: string[] = [];
    for (let run = 0; run < 8; run += 1) {
      const ids = chooseItems(items, 1, before, `seed ${run}`).map(({ id }) => id);
      before = askItems(
        before,
        ids.map((id) => ({ id, isRight: true })),
      );
      asked.push(...ids);
    }
    for (let at = 0; at + items.length < asked.length; at += 1) {
      const round = new Set(asked.slice(at, at + items.length));
      expect(items.length - round.size).toBeLessThan(10);
    }
    expect(new Set(asked.slice(0, 50)).size).toBe(45);
  });

  test("what was missed the last time stands first in the next run, and only until it is right", () => {
    const items = bank({ 1: 15, 2: 19, 3: 11 });
    const first = chooseItems(items, 1, nothingAsked, "first");
    const missed = [first[2]?.id ?? "", first[7]?.id ?? ""];
    const before = askItems(
      nothingAsked,
      first.map(({ id }) => ({ id, isRight: !missed.includes(id) })),
    );
    const second = chooseItems(items, 1, before, "second").map(({ id }) => id);
    expect(second.slice(0, 2).toSorted()).toEqual(missed.toSorted());
    expect(second.slice(2).filter((id) => before.asked.includes(id))).toEqual([]);
    const after = askItems(
      before,
      second.map((id) => ({ id, isRight: true })),
    );
    const third = chooseItems(items, 1, after, "third").map(({ id }) => id);
    expect(third.filter((id) => missed.includes(id))).toEqual([]);
  });

  test("the questions about a passage stay together, in their order, one passage after the other", () => {
    const items = ["p1", "p2", "p3"].flatMap((id) =>
      Array.from({ length: 5 }, (_, place) => ({
        ...(bank({ 1: 1, 2: 0, 3: 0 })[0] ?? expect.fail()),
        id: `${id}-${place + 1}`,
        passage: { id, title: id, body: id, form: "prose" as const },
      })),
    );
    const ids = chooseItems(items, 3, nothingAsked, "seed").map(({ id }) => id);
    const [one = "", other = ""] = [...new Set(ids.map((id) => id.slice(0, 2)))];
    expect(ids).toEqual([one, other].flatMap((id) => [1, 2, 3, 4, 5].map((place) => `${id}-${place}`)));
    const before = askItems(
      nothingAsked,
      ids.map((id) => ({ id, isRight: true })),
    );
    const next = chooseItems(items, 3, before, "next").map(({ id }) => id.slice(0, 2));
    expect([one, other]).not.toContain(next.find((id) => id !== one && id !== other));
    expect(new Set(next).size).toBe(2);
    expect(next).toContain(["p1", "p2", "p3"].find((id) => id !== one && id !== other));
  });

  test("a bank of fewer than ten items is refused", () => {
    expect(() => chooseItems(bank({ 1: 3, 2: 3, 3: 3 }), 1, nothingAsked, "seed")).toThrow(RangeError);
  });
});
