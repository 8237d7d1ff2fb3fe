import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { readSpellingSentence } from "#lib/skills/vietnamese/words/read-spelling-sentence.ts";
import { spellingSentences } from "#lib/skills/vietnamese/words/spelling-sentences.ts";
import { trapWords } from "#lib/skills/vietnamese/words/trap-words.ts";
import { eyedMiswritings } from "./eyed-miswritings.ts";

const list = fileURLToPath(new URL("index.dic", import.meta.resolve("dictionary-vi")));
const syllables = new Set(
  readFileSync(list, "utf8")
    .split("\n")
    .map((line) => (line.split("/")[0] ?? "").normalize("NFC")),
);

const isOfWords = (text: string) => text.split(" ").every((syllable) => syllables.has(syllable));

const words = Object.values(trapWords).flat();
const sentences = spellingSentences.map(readSpellingSentence);
const miswritings = [...words, ...sentences.flatMap(({ traps }) => traps)].flatMap((word) =>
  word.miswritings.map(({ text }) => text),
);

test("every word is there once, in syllables that the dictionary has", () => {
  expect(words.length).toBeGreaterThan(250);
  expect(new Set(words.map(({ right }) => right)).size).toBe(words.length);
  expect(words.filter(({ right }) => !isOfWords(right))).toEqual([]);
});

test("no miswriting is a word: it has a syllable that is none, or was read by eye", () => {
  const rights = new Set([...words, ...sentences.flatMap((sentence) => sentence.words)].map(({ right }) => right));
  expect(miswritings.filter((text) => rights.has(text))).toEqual([]);
  expect(new Set(miswritings.filter(isOfWords))).toEqual(eyedMiswritings);
});

test("every sentence has words enough to choose from, none of them twice, in syllables that the dictionary has", () => {
  expect(sentences.length).toBeGreaterThanOrEqual(40);
  for (const { words: choices, traps, write } of sentences) {
    const text = write();
    expect(choices.length, text).toBeGreaterThanOrEqual(4);
    expect(traps.length, text).toBeGreaterThanOrEqual(3);
    expect(
      choices.filter(({ right }) => text.split(right).length !== 2),
      text,
    ).toEqual([]);
    const unknown = text.match(/\p{L}+/gu)?.filter((syllable) => !syllables.has(syllable.toLowerCase()));
    expect(unknown, text).toEqual([]);
  }
});
