import { describe, expect, test } from "vitest";
import { buildUnderlineQuestion } from "#lib/skills/vietnamese/build-underline-question.ts";
import { readBank } from "./list-activities.ts";
import { quoted } from "./quoted.ts";

/** The words alone, small. */
function bare(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** How many words two lists have in common at their beginning. */
function sharedStart(one: readonly string[], other: readonly string[]): number {
  const differs = one.findIndex((word, place) => word !== other[place]);
  return differs < 0 ? one.length : differs;
}

/** Where the words before the subject end: they are parted from it by a comma. */
function subjectStart(words: readonly string[], before: number): number {
  return words.slice(0, before).findLastIndex((word) => word.endsWith(",")) + 1;
}

/** Ai gọi nhau ríu rít? What it goes on with is the predicate, what stands before that the subject. */
function solveSubject(words: readonly string[], asked: readonly string[]) {
  const said = words.flatMap(bare);
  const predicate = said.length - sharedStart(said.toReversed(), asked.toReversed());
  return { from: subjectStart(words, predicate), to: predicate - 1 };
}

/** Các cô làm gì? It begins with the subject; the predicate is the rest. */
function solvePredicate(words: readonly string[], asked: readonly string[]) {
  const said = words.flatMap(bare);
  const start = said.indexOf(asked[0] ?? "");
  const end = start + sharedStart(asked, said.slice(start));
  // "đang làm gì", "là gì": what belongs to the predicate is repeated in the question.
  const from = ["đã", "đang", "là"].includes(said[end - 1] ?? "") ? end - 1 : end;
  return { from, to: words.length - 1 };
}

describe("c4-subject-predicate", () => {
  test.each(readBank("c4-subject-predicate"))("$prompt", (item) => {
    const question = buildUnderlineQuestion(item, "FIELD");
    if (question?.kind !== "underline") throw new Error("it is not underlined");
    const asked = quoted(item.explain).find((words) => words.endsWith("?")) ?? "";
    const { words, lines } = question.view;
    const solved = lines === 1 ? solveSubject(words, bare(asked)) : solvePredicate(words, bare(asked));
    expect(solved).toEqual({ from: question.key.from, to: question.key.to });
  });
});
