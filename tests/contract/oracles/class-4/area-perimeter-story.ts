import { valuesIn } from "#tests/contract/measures-in.ts";
import type { Oracle } from "#tests/contract/oracle.ts";

/** The metres that stand behind some words. */
function behind(text: string, words: RegExp): number | null {
  const found = new RegExp(String.raw`${words.source}(?: là)? (\d+)\u00a0m(?![²\p{L}])`, "u").exec(text);
  return found === null ? null : Number(found[1]);
}

interface Told {
  readonly around: number | null;
  readonly more: number | null;
  readonly length: number | null;
  readonly width: number | null;
}

function readTold(text: string): Told {
  const words = /chiều dài hơn chiều rộng (\d+)/u.exec(text) ?? /chiều rộng kém chiều dài (\d+)/u.exec(text);
  // Without the words that tell a difference, so that it is not taken for a side.
  const rest = words === null ? text : text.replace(words[0], "");
  return {
    around: behind(rest, /(?:chu vi|chữ nhật được)/u),
    more: words === null ? null : Number(words[1]),
    length: behind(rest, /[cC]hiều dài/u),
    width: behind(rest, /[cC]hiều rộng/u),
  };
}

function findSides({ around, more, length, width }: Told): readonly [number, number] | null {
  for (let a = 1; a <= 120; a += 1) {
    for (let b = 1; b < a; b += 1) {
      const found = [
        [around, (a + b) * 2],
        [more, a - b],
        [length, a],
        [width, b],
      ] as const;
      if (found.every(([given, value]) => given === null || given === value)) return [a, b];
    }
  }
  return null;
}

/** Tries all whole sides until everything told is true. */
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  const write = (value: number, unit: string) => (seen.kind === "number" ? String(value) : `${value} ${unit}`);
  const [first = 0] = valuesIn(text, "length");
  if (/hình vuông/u.test(text)) return String(first / 4000);
  const area = /diện tích (\d+)\u00a0m²/u.exec(text)?.[1];
  const known = /chiều (?:dài|rộng) (\d+)\u00a0m/u.exec(text)?.[1];
  if (area !== undefined) return String(Number(area) / Number(known));
  const sides = findSides(readTold(text));
  if (sides === null) return null;
  const [a, b] = sides;
  if (/[dD]iện tích/u.test(text)) return write(a * b, "m²");
  return write(/Hỏi chiều rộng/u.test(text) ? b : a, "m");
};
