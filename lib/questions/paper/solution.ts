import { solutionText as text } from "#lib/text/paper-text.ts";
import type { PaperKey, PaperQuestion } from "./to-paper.ts";

/** Whether it is answered with a solution of sentences and sums. */
export function hasSolution({ blocks }: Pick<PaperQuestion, "blocks">): boolean {
  return blocks.some((block) => block.type === "ruled" && block.heading !== null);
}

/**
 * The sums within an explanation, each with what it says: "Lúc sau có: 59 + 22 = 81 (con)". What is only reckoned on the way
 * to one that sums up ("Vậy …") is not among them.
 */
export function sumsOf(explanation: string): string[] {
  const sentences = explanation.split(/(?<=\.) (?=[\p{Lu}\d(])|(?<=\)) (?=\p{Lu})/u);
  const sums = sentences.filter((sentence) => / = /u.test(sentence)).map((sentence) => sentence.replace(/\.$/u, ""));
  const concluding = sums.filter((sum) => text.concludes.test(sum));
  return (concluding.length > 0 ? concluding : sums).map((sum) =>
    sum.replace(text.concludes, "").replace(text.lead, ""),
  );
}

/** A bare number with the unit of the sum it comes from. */
export function withUnit(answer: string, how: string): string {
  const [, unit] = /^[\d\s,]+$/u.test(answer) ? (/ \(([^()\d]{1,20})\)\.?$/u.exec(how) ?? []) : [];
  return unit === undefined ? answer : `${answer} ${unit}`;
}

/** The key of a problem as it stands in an exercise book: a line for each sum with the words before it, then the answer. */
export function toSolutionKey(key: PaperKey, question: PaperQuestion): PaperKey {
  if (!hasSolution(question)) return key;
  const answer = withUnit(key.answer, key.how);
  const sums = sumsOf(key.how);
  const lines = sums.length === 0 ? [key.how] : sums;
  return { ...key, answer, how: [...lines, text.result(answer)].join("\n") };
}
