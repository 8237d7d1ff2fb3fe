import { expect, test } from "vitest";
import { createRng } from "#lib/core/create-rng.ts";
import { pickWrongTimes } from "./pick-wrong-times.ts";

const feedback = { text: "Con xem lại nhé!", spoken: "Con xem lại nhé!" };
const right = { hour: 3, minute: 0 };

function hours(...all: number[]) {
  return all.map((hour) => ({ time: { hour, minute: 0 }, feedback }));
}

test("the typical mistake is always among the three, the right time and repeats never", () => {
  for (let seed = 0; seed < 50; seed += 1) {
    const wrong = pickWrongTimes(createRng(`wrong/${seed}`), right, hours(3, 12, 4, 12, 2, 5));
    const shown = wrong.map(({ time }) => time.hour);
    expect(shown).toContain(12);
    expect(shown).not.toContain(3);
    expect(new Set(shown).size).toBe(3);
  }
});

test("too few mistakes are refused instead of padded", () => {
  expect(() => pickWrongTimes(createRng("few"), right, hours(3, 4, 4, 5))).toThrow("No three wrong times");
});
