import { evaluate } from "#tests/contract/evaluate.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { writeExact } from "#tests/contract/write-exact.ts";

/** A sum with letters: numbers, signs and single letters, with a space or bracket around each sign. */
const expression = /\(?(?:\d+|(?<!\p{L})[abc](?!\p{L}))(?: [+−×:] \(?(?:\d+|[abc](?!\p{L}))\)?)+/gu;

/** Puts the numbers for the letters of the expression in the text. */
export const oracle: Oracle = ({ prompt: { text } }) => {
  const given = new Map(
    [...text.matchAll(/([abc]) = (\d+(?:\u00a0\d{3})*)/gu)].map(([, letter = "", value = ""]) => [letter, value]),
  );
  const [written] = [...text.matchAll(expression)].map(([found]) => found).filter((found) => /[abc]/u.test(found));
  if (written === undefined) return null;
  const result = /là (\d+)/u.exec(text)?.[1];
  if (given.size === 0) {
    const fitting = Array.from({ length: 1000 }, (_, a) => String(a)).filter(
      (a) => writeExact(evaluate(written.replaceAll("a", a))) === result,
    );
    return fitting.length === 1 ? (fitting[0] ?? null) : null;
  }
  const filled = [...given].reduce((sum, [letter, value]) => sum.replaceAll(letter, value), written);
  return writeExact(evaluate(filled));
};
