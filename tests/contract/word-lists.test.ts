import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { readBank } from "./list-activities.ts";
import { oppositesOf } from "./opposites-of.ts";
import { spelledRight } from "./spelled-right.ts";

// The word lists of the oracles were written apart from the banks, but by the same hands: they find an answer that slipped
// or was mistyped on one side, and none that both sides believe in. From outside comes only the dictionary, which knows
// syllables, not words and no meanings: it finds a syllable nobody writes, and not "bầu chời", whose parts are both written.

const list = fileURLToPath(new URL("index.dic", import.meta.resolve("dictionary-vi")));
const syllables = new Set(
  readFileSync(list, "utf8")
    .split("\n")
    .slice(1)
    .map((line) => (line.split("/")[0] ?? "").normalize("NFC").toLowerCase()),
);

test("every syllable of the word lists is one the dictionary has", () => {
  const words = [...spelledRight, ...[...oppositesOf].flat(2)];
  expect(spelledRight.size).toBeGreaterThan(300);
  expect(words.filter((word) => !word.split(" ").every((part) => syllables.has(part)))).toEqual([]);
});

test("no word is its own opposite, and two that both have opposites have each other", () => {
  const oneSided = [...oppositesOf].flatMap(([word, opposites]) =>
    opposites.filter((other) => other === word || !(oppositesOf.get(other) ?? [word]).includes(word)),
  );
  expect(oneSided).toEqual([]);
  expect([...oppositesOf.values()].filter((opposites) => opposites.length === 0)).toEqual([]);
});

/** What a bank says of a word that has opposites here: of “word”, or of (word) in other words. */
function saidBy(banks: readonly string[]) {
  return banks.flatMap(readBank).flatMap(({ prompt, answer, distractors }) => {
    const word = (/“([^”]+)”/u.exec(prompt) ?? /\((\p{L}[^)]*)\)/u.exec(prompt))?.[1] ?? "";
    const opposites = oppositesOf.get(word);
    return opposites === undefined ? [] : [{ word, answer, distractors, opposites }];
  });
}

test("the later classes teach the same opposites, and call no opposite wrong", () => {
  const said = saidBy(["c2-antonyms", "c3-antonyms"]);
  expect(said.length).toBeGreaterThan(10);
  // "Khô" is said of a branch there, whose opposite is "tươi".
  const others = said.filter(({ answer, opposites }) => !opposites.includes(answer));
  expect(others.map(({ word, answer }) => `${word} ${answer}`)).toEqual(["khô tươi"]);
  expect(said.filter(({ distractors, opposites }) => distractors.some((word) => opposites.includes(word)))).toEqual([]);
});

test("what is taught to mean the same is no opposite", () => {
  const said = saidBy(["c2-synonyms", "c3-synonyms"]);
  expect(said.length).toBeGreaterThan(5);
  expect(said.filter(({ answer, opposites }) => opposites.includes(answer))).toEqual([]);
});
