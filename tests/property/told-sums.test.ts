import { describe, expect, test } from "vitest";
import type { Question } from "#lib/questions/question.ts";
import { dozenOf, listActivities, makeMany } from "#tests/contract/list-activities.ts";

const seeds = 100;

/** What is asked in a question, and what is told of the written sums beside it. */
function sumsOf(questions: readonly Question[]) {
  return questions.flatMap(({ prompt, figures }) =>
    figures.flatMap((figure) => (figure.type === "sum" ? [{ asked: prompt.text, told: figure.alt }] : [])),
  );
}

/** The word that asks: "mấy" up to 10, "bao nhiêu" above, or a whole sum. */
function askingWord(text: string): string | undefined {
  return /bao nhiêu|mấy|phép (?:cộng|trừ) nào/iu.exec(text)?.[0].toLowerCase();
}

const sums = listActivities()
  .filter((activity) => sumsOf(dozenOf(activity)).length > 0)
  .flatMap((activity) => sumsOf(makeMany(activity, seeds, "sums/")));

describe("the gap of a written sum is told as it is asked for", () => {
  test.each(["mấy", "bao nhiêu", "phép cộng nào", "phép trừ nào"])("%s", (word) => {
    const asking = sums.filter(({ asked }) => askingWord(asked) === word);
    expect(asking.length).toBeGreaterThanOrEqual(seeds / 4);
    for (const { asked, told } of asking) expect(askingWord(told), `${asked} / ${told}`).toBe(word);
  });
});
