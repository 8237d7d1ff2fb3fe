import type { Oracle } from "#tests/contract/oracle.ts";
import { twoByRatio } from "#tests/contract/two-by-ratio.ts";

const counted: readonly (readonly [RegExp, string])[] = [
  [/tuổi/u, "tuổi"],
  [/cây cam/u, "cây"],
  [/quyển/u, "quyển"],
  [/\d\u00a0kg/u, "kg"],
  [/\d\u00a0lít/u, "lít"],
];

/** How many years lie between what is told and today. */
function yearsIn(text: string): number {
  const [, later] = /Sau (\d+) năm nữa/u.exec(text) ?? [];
  const [, ago] = /Cách đây (\d+) năm/u.exec(text) ?? [];
  return Number(ago ?? 0) - Number(later ?? 0);
}

/** What is moved is missing on one side and too much on the other. */
function differenceIn(first: string): number {
  const told = Number(first.replaceAll(/5[AB]/gu, "").match(/\d+/u)?.[0]);
  return first.includes("chuyển") ? told + told : told;
}

export const oracle: Oracle = ({ prompt, kind }) => {
  const { text } = prompt;
  const [, name, who] =
    /(?:\. ([^.]+) là:(?: …\u00a0.+)?|[.?] (?:Hiện nay )?([^.]+) bao nhiêu tuổi\?)$/u.exec(text) ?? [];
  const asked = (name ?? `tuổi ${who}`).toLowerCase();
  const difference = differenceIn(text.split(".")[0] ?? "");
  const found = twoByRatio(text, asked, (a, b) => Math.abs(a - b) === difference);
  const [, unit] = counted.find(([word]) => word.test(text)) ?? [];
  if (found === null) return null;
  const now = found + yearsIn(text);
  return unit === undefined || kind === "number" ? String(now) : `${now}\u00a0${unit}`;
};
