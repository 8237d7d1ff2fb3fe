import type { PublicQuestion } from "./question.ts";

const signs = /[$()*+.?[\\\]^{|}]/gu;

/**
 * What is tapped on a board, by its name, with the texts in it that have a reading of their own in that reading: "Âm đầu tr"
 * is "Âm đầu trờ". The rest is still as it is written: whoever says it reads it as any other text.
 */
export function spokenName(name: string, readings: PublicQuestion["readings"] = {}): string {
  const texts = Object.keys(readings).toSorted((left, right) => right.length - left.length);
  if (texts.length === 0) return name;
  const written = texts.map((text) => text.replace(signs, "\\$&")).join("|");
  const alone = new RegExp(`(?<![\\p{L}\\p{N}])(?:${written})(?![\\p{L}\\p{N}])`, "gu");
  return name.replace(alone, (text) => readings[text] ?? text);
}
