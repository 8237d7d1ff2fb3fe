import { evaluate } from "#tests/contract/evaluate.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";

/** Which sign a name belongs to and where in the operation it stands. */
const facts: Readonly<Record<string, readonly [sign: string, places: readonly number[]]>> = {
  "số hạng": ["+", [0, 1]],
  tổng: ["+", [2]],
  "số bị trừ": ["−", [0]],
  "số trừ": ["−", [1]],
  hiệu: ["−", [2]],
  "thừa số": ["×", [0, 1]],
  tích: ["×", [2]],
  "số bị chia": [":", [0]],
  "số chia": [":", [1]],
  thương: [":", [2]],
};

/** Whether a number of the written operation bears a name. */
function bears(equation: string, number: number, name: string): boolean {
  const [sign = "", places = []] = facts[name] ?? [];
  return equation.includes(` ${sign} `) && places.includes(wholesIn(equation).indexOf(number));
}

function isResult(sum: string, number: number): boolean {
  const { top, bottom } = evaluate(sum);
  return top === BigInt(number) * bottom;
}

export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  const equation = /\d+ [+−×:] \d+ = \d+/u.exec(text)?.[0];
  if (equation === undefined) {
    const first = /^(Tích|Thương) là (\d+), .+ là (\d+)\./u.exec(text);
    if (first !== null) {
      const sign = first[1] === "Tích" ? "×" : ":";
      const all = Array.from({ length: 101 }, (_, number) => number);
      return String(all.find((number) => isResult(`${number} ${sign} ${first[3]}`, Number(first[2]))));
    }
    const result = Object.keys(facts).find((name) => facts[name]?.[1][0] === 2 && text.toLowerCase().includes(name));
    const [a, b] = wholesIn(text);
    const [sign] = facts[result ?? ""] ?? [];
    return String(evaluate(`${a} ${sign} ${b}`).top);
  }
  if (text.startsWith("Câu nào đúng")) {
    return onlyChoice(seen, (choice) => {
      const [number, name = ""] = choice.split(" là ");
      return bears(equation, Number(number), name);
    });
  }
  const asked = /, (.+) là số nào\?$/u.exec(text)?.[1];
  if (asked !== undefined) return String(wholesIn(equation).find((number) => bears(equation, number, asked)));
  const number = Number(/số (\d+) (?:gọi )?là/u.exec(text)?.[1]);
  return onlyChoice(seen, (choice) => bears(equation, number, choice));
};
