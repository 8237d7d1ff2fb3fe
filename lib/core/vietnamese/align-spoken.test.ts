import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Line } from "#lib/core/line.ts";
import { alignSpoken } from "./align-spoken.ts";
import { toSpoken } from "./to-spoken.ts";

function pairsOf(line: Line): string[] {
  return alignSpoken(line).map(({ text, spoken }) => `${line.text.slice(...text)} ~ ${line.spoken.slice(...spoken)}`);
}

describe("which part of a line is being said", () => {
  test.each([
    ["Con đếm nhé!", "Con đếm nhé!", ["Con ~ Con", "đếm ~ đếm", "nhé ~ nhé"]],
    ["Vậy 6 < 8.", "Vậy sáu bé hơn tám.", ["Vậy ~ Vậy", "6 < 8 ~ sáu bé hơn tám"]],
    ["6 + 3 = ?", "sáu cộng ba bằng mấy?", ["6 + 3 = ? ~ sáu cộng ba bằng mấy"]],
    ["8, 9, 10", "tám, chín, mười", ["8 ~ tám", "9 ~ chín", "10 ~ mười"]],
    ["5 năm", "năm năm", ["5 ~ năm", "năm ~ năm"]],
    [
      "Có 1\u00a0234 m",
      "Có một nghìn hai trăm ba mươi tư mét",
      ["Có ~ Có", "1\u00a0234 m ~ một nghìn hai trăm ba mươi tư mét"],
    ],
    [
      "Vậy: 12 : 3 = 4 (quả)",
      "Vậy: mười hai chia ba bằng bốn, quả",
      ["Vậy ~ Vậy", "12 : 3 = 4 ~ mười hai chia ba bằng bốn", "(quả) ~ quả"],
    ],
    ["Nam – em của Lan", "Nam – em của Lan", ["Nam ~ Nam", "em ~ em", "của ~ của", "Lan ~ Lan"]],
    ["Bé học□", "Bé học chỗ trống", ["Bé ~ Bé", "học□ ~ học chỗ trống"]],
    ["a b", "c", ["a b ~ c"]],
    ["12", "", []],
  ])("%s", (text, spoken, pairs) => {
    expect(pairsOf({ text, spoken })).toEqual(pairs);
  });

  const words = fc.constantFrom(
    "Con",
    "năm",
    "5",
    "15",
    "(quả)",
    "“to”,",
    "…",
    "–",
    "+",
    "=",
    ":",
    "3,75",
    "cm",
    "Lan.",
    "?",
    "hai",
  );

  test("the stretches ascend and hold every letter and digit, whatever is said for whatever is written", () => {
    const texts = fc.array(words, { minLength: 1, maxLength: 12 }).map((parts) => parts.join(" "));
    const lines = fc.oneof(
      texts.map((text) => ({ text, spoken: toSpoken(text) })),
      fc.record({ text: texts, spoken: texts.map(toSpoken) }),
    );
    fc.assert(
      fc.property(lines, (line) => {
        const pieces = alignSpoken(line);
        for (const side of ["text", "spoken"] as const) {
          const ends = pieces.flatMap((piece) => piece[side]);
          expect(ends).toEqual(ends.toSorted((left, right) => left - right));
          expect(pieces.every((piece) => piece[side][0] < piece[side][1])).toBe(true);
          const lit = pieces.map((piece) => line[side].slice(...piece[side])).join("");
          const letters = (part: string) => part.match(/[\p{L}\p{N}]/gu)?.join("") ?? "";
          const isEmpty = ![line.text, line.spoken].every((part) => letters(part) !== "");
          if (!isEmpty) expect(letters(lit)).toBe(letters(line[side]));
        }
      }),
    );
  });
});
