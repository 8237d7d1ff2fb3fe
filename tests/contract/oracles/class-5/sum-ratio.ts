import type { Oracle } from "#tests/contract/oracle.ts";
import { twoByRatio } from "#tests/contract/two-by-ratio.ts";

/** What the two numbers come to together. */
function sumIn(text: string): number {
  const given = Number(/\d+/u.exec(text)?.[0]);
  if (text.includes("chu vi")) return given / 2;
  return text.includes("Trung bình cộng") ? given + given : given;
}

const counted: readonly (readonly [RegExp, string])[] = [
  [/cây cam/u, "cây"],
  [/con gà/u, "con"],
  [/\d\u00a0kg/u, "kg"],
  [/\d\u00a0m/u, "m"],
];

export const oracle: Oracle = ({ prompt, kind }) => {
  const { text } = prompt;
  const [, asked = ""] = /\. ([^.]+) là:(?: …\u00a0\S+)?$/u.exec(text) ?? [];
  const sum = sumIn(text);
  const found = twoByRatio(text, asked.toLowerCase(), (a, b) => a + b === sum);
  const [, unit] = counted.find(([word]) => word.test(text)) ?? [];
  if (found === null) return null;
  return unit === undefined || kind === "number" ? String(found) : `${found}\u00a0${unit}`;
};
