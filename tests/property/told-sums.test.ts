import { describe, expect, test } from "vitest";
import { createRng } from "#lib/core/create-rng.ts";
import { type Activity, listActivities } from "#tests/contract/list-activities.ts";

const seeds = 100;
const glimpses = 12;

/** What is asked in a question, and what is told of the written sums beside it. */
function sumsOf({ make, name }: Activity, count: number) {
  return Array.from({ length: count }, (_, seed) => make(seed, createRng(`${name}/sums/${seed}`))).flatMap(
    ({ prompt, figures }) =>
      figures.flatMap((figure) => (figure.type === "sum" ? [{ asked: prompt.text, told: figure.alt }] : [])),
  );
}

/** The word that asks: "mấy" up to 10, "bao nhiêu" above, or a whole sum. */
function askingWord(text: string): string | undefined {
  return /bao nhiêu|mấy|phép (?:cộng|trừ) nào/iu.exec(text)?.[0].toLowerCase();
}

const sums = listActivities()
  .filter((activity) => sumsOf(activity, glimpses).length > 0)
  .flatMap((activity) => sumsOf(activity, seeds));

describe("the gap of a written sum is told as it is asked for", () => {
  test.each(["mấy", "bao nhiêu", "phép cộng nào", "phép trừ nào"])("%s", (word) => {
    const asking = sums.filter(({ asked }) => askingWord(asked) === word);
    expect(asking.length).toBeGreaterThanOrEqual(seeds / 4);
    for (const { asked, told } of asking) expect(askingWord(told), `${asked} / ${told}`).toBe(word);
  });
});
