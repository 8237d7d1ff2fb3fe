import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createRng } from "#lib/core/create-rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import { numberChoices } from "./number-choices.ts";

const tip = toLine("Con đếm lại nhé!");

describe("numberChoices", () => {
  test("there are always four different numbers in bounds, whatever the mistakes are", () => {
    fc.assert(
      fc.property(fc.nat(10), fc.array(fc.integer({ min: -20, max: 40 })), fc.string(), (right, values, seed) => {
        const mistakes = values.map((value) => ({ value, feedback: tip }));
        const { view, key } = numberChoices(createRng(seed), right, mistakes, 10);
        const numbers = view.choices.map((choice) => Number(choice.text));
        expect(new Set(numbers).size).toBe(4);
        expect(numbers.every((number) => number >= 0 && number <= 10)).toBe(true);
        expect(numbers[key.right]).toBe(right);
      }),
    );
  });

  test("named mistakes come before neighbours, and the first sentence for a number stands", () => {
    const mistakes = [
      { value: 3, feedback: toLine("Đây là phép cộng.") },
      { value: 3, feedback: tip },
      { value: 6, feedback: tip },
      { value: 2, feedback: tip },
    ];
    const { view, key } = numberChoices(createRng("named"), 9, mistakes, 10);
    expect(view.choices.map((choice) => choice.text).sort()).toEqual(["2", "3", "6", "9"]);
    const three = view.choices.findIndex((choice) => choice.text === "3");
    expect(key.feedback[three]?.text).toBe("Đây là phép cộng.");
  });
});
