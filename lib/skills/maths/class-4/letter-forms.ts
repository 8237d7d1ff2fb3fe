import type { Rng } from "#lib/core/rng.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";

/** An expression with letters: `n` in the text stands for a fixed number, the others are its letters. */
interface LetterForm {
  readonly text: string;
  /** The letters' values in the order of the alphabet, then the fixed number. */
  readonly draw: (rng: Rng) => readonly number[];
  readonly value: (...numbers: readonly [number, number, number, number]) => number;
  /** What the first step gives; the same where there is one step. */
  readonly partial?: (...numbers: readonly [number, number, number, number]) => number;
}

const one = (rng: Rng) => [rng.int(6, 48), 0, 0, rng.int(3, 9)];
const oneLarge = (rng: Rng) => [rng.int(6, 48), 0, 0, rng.int(60, 190)];
const two = (rng: Rng) => [rng.int(21, 60), rng.int(3, 11), 0, rng.int(2, 9)];
const three = (rng: Rng) => [rng.int(42, 90), rng.int(3, 20), rng.int(2, 9), 0];
const threeSmall = (rng: Rng) => [rng.int(3, 9), rng.int(12, 60), rng.int(5, 11), 0];

/** The expressions of each difficulty: one letter, two, three with brackets. */
export const letterForms: Readonly<Record<Difficulty, readonly LetterForm[]>> = {
  1: [
    { text: "n + a", draw: oneLarge, value: (a, _b, _c, n) => n + a },
    { text: "n − a", draw: oneLarge, value: (a, _b, _c, n) => n - a },
    { text: "a × n", draw: one, value: (a, _b, _c, n) => a * n },
    { text: "n × a + 15", draw: one, value: (a, _b, _c, n) => n * a + 15, partial: (a, _b, _c, n) => n * a },
    {
      text: "a : n",
      draw: (rng) => {
        const n = rng.int(3, 9);
        return [rng.int(6, 48) * n, 0, 0, n];
      },
      value: (a, _b, _c, n) => a / n,
    },
    {
      text: "200 − n × a",
      draw: (rng) => [rng.int(6, 20), 0, 0, rng.int(3, 9)],
      value: (a, _b, _c, n) => 200 - n * a,
      partial: (a, _b, _c, n) => n * a,
    },
  ],
  2: [
    { text: "a + b × n", draw: two, value: (a, b, _c, n) => a + b * n, partial: (_a, b, _c, n) => b * n },
    { text: "a × n − b", draw: two, value: (a, b, _c, n) => a * n - b, partial: (a, _b, _c, n) => a * n },
    { text: "a × b", draw: two, value: (a, b) => a * b },
    { text: "a + b + n", draw: two, value: (a, b, _c, n) => a + b + n, partial: (a, b) => a + b },
    { text: "n × a + b", draw: two, value: (a, b, _c, n) => n * a + b, partial: (a, _b, _c, n) => a * n },
    {
      text: "a + b : n",
      draw: (rng) => {
        const n = rng.int(2, 9);
        return [rng.int(21, 60), rng.int(3, 11) * n, 0, n];
      },
      value: (a, b, _c, n) => a + b / n,
      partial: (_a, b, _c, n) => b / n,
    },
  ],
  3: [
    { text: "a × (b + c)", draw: threeSmall, value: (a, b, c) => a * (b + c), partial: (_a, b, c) => b + c },
    { text: "a × (b − c)", draw: threeSmall, value: (a, b, c) => a * (b - c), partial: (_a, b, c) => b - c },
    { text: "(a + b) × c", draw: three, value: (a, b, c) => (a + b) * c, partial: (a, b) => a + b },
    { text: "(a − b) × c", draw: three, value: (a, b, c) => (a - b) * c, partial: (a, b) => a - b },
    { text: "a − (b + c)", draw: three, value: (a, b, c) => a - (b + c), partial: (_a, b, c) => b + c },
    {
      text: "(a + b) : c",
      draw: (rng) => {
        const [b, c, part] = [rng.int(2, 9), rng.int(2, 9), rng.int(12, 40)];
        return [part * c - b, b, c, 0];
      },
      value: (a, b, c) => (a + b) / c,
      partial: (a, b) => a + b,
    },
  ],
};
