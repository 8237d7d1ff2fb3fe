import type { PublicQuestion } from "#lib/questions/question.ts";
import { evaluate } from "#tests/contract/evaluate.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";

/** The sum with a gap that a sentence tells of. */
function sumOf(text: string): string | null {
  const written = /[\d\u00a0…]+ [+−×:] [\d\u00a0…]+ = [\d\u00a0]+/u.exec(text)?.[0];
  if (written !== undefined) return written;
  const signs = { "cộng với": "+", "trừ đi": "−", "nhân với": "×", "chia cho": ":" } as const;
  for (const [words, sign] of Object.entries(signs)) {
    if (text.includes(words)) {
      const [first = 0, second = 0] = wholesIn(text);
      return text.startsWith("Một số") ? `… ${sign} ${first} = ${second}` : `${first} ${sign} … = ${second}`;
    }
  }
  return null;
}

/** Every number is tried in the gap. */
function tried(sum: string): number | null {
  const [left = "", right = ""] = sum.split(" = ");
  const [result = 0] = wholesIn(right);
  for (let number = 1; number <= 1000; number += 1) {
    const { top, bottom } = evaluate(left.replace("…", String(number)));
    if (bottom === 1n && Number(top) === result) return number;
  }
  return null;
}

/** Does with the numbers of the sum what a rule says, and looks whether the number that fits comes out. */
function isRuleTrue(rule: string, sum: string): boolean {
  const [left = "", right = ""] = sum.split(" = ");
  const [first = "", sign = "", second = ""] = left.split(" ");
  const parts = new Map([
    ["tổng", right],
    ["hiệu", right],
    ["tích", right],
    ["thương", right],
    ["số hạng kia", first === "…" ? second : first],
    ["thừa số kia", first === "…" ? second : first],
    ["số bị trừ", first],
    ["số trừ", second],
    ["số bị chia", first],
    ["số chia", second],
  ]);
  const said = /^lấy (.+) (cộng với|trừ đi|nhân với|chia cho) (.+)$/iu.exec(rule);
  const [, one = "", how = "", other = ""] = said ?? [];
  const does = { "cộng với": "+", "trừ đi": "−", "nhân với": "×", "chia cho": ":" }[how];
  const [a, b] = [parts.get(one), parts.get(other)];
  if (does === undefined || a === undefined || b === undefined || a === "…" || b === "…") return false;
  const { top, bottom } = evaluate(`${a} ${does} ${b}`);
  return sign !== "" && bottom === 1n && Number(top) === tried(sum);
}

function chosen(seen: PublicQuestion, sum: string, fitting: number): string | null {
  if (/thế nào|đúng cách/u.test(seen.prompt.text)) return onlyChoice(seen, (rule) => isRuleTrue(rule, sum));
  return onlyChoice(seen, (choice) => {
    const { top, bottom } = evaluate(choice);
    return bottom === 1n && Number(top) === fitting;
  });
}

export const oracle: Oracle = (seen) => {
  const sum = sumOf(seen.prompt.text);
  const fitting = sum === null ? null : tried(sum);
  if (sum === null || fitting === null) return null;
  return seen.kind === "choice" ? chosen(seen, sum, fitting) : String(fitting);
};
