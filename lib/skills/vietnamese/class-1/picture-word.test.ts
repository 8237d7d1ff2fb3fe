import { expect, test } from "vitest";
import { createRng } from "#lib/core/create-rng.ts";
import { splitLetters } from "#tests/contract/split-letters.ts";
import { pictureWord } from "./picture-word.ts";

const placeNames = ["nhất", "hai", "ba", "tư"];
const none = "không có dấu";
const lastOf = (text: string): string => text.split(" ").at(-1) ?? "";

/** What a sentence may say of a card that was put to a picture, and which part it speaks of. */
const sentences = [
  { part: "initial", said: /không có âm đầu “([^”]+)” như “([^”]+)”\.$/u },
  { part: "rime", said: /không có vần “([^”]+)” như “([^”]+)”\.$/u },
  { part: "tone", said: /không mang (dấu \p{L}+) như “([^”]+)”\.$/u },
] as const;

/** Whether a sentence is true of the name of a picture and the card that was put there. */
function isTrue(said: string, name: string, card: string): boolean {
  const [own, other] = [splitLetters(lastOf(name)), splitLetters(lastOf(card))];
  for (const { part, said: pattern } of sentences) {
    const [, told, of] = pattern.exec(said) ?? [];
    if (told !== undefined) return of === lastOf(card) && other[part] === told && own[part] !== told;
  }
  if (said.endsWith(`có mang dấu thanh. Tiếng “${lastOf(card)}” thì không.`)) {
    return other.tone === none && own.tone !== none;
  }
  return said.endsWith(`không có tiếng “${lastOf(card)}”.`) && !name.split(" ").includes(lastOf(card));
}

interface Told {
  readonly place: number;
  readonly name: string;
  readonly card: string;
  readonly said: string;
}

/** All that is said to wrong cards in 200 questions. */
function listTold(level: 1 | 2 | 3): readonly Told[] {
  return Array.from({ length: 200 }, (_, seed) => pictureWord.generate(level, createRng(`told ${seed}`))).flatMap(
    (question) => {
      if (question.kind !== "pairs") return [];
      const { view, key } = question;
      return key.wrong.flatMap((lines, place) =>
        view.cards.flatMap((card, at) => {
          const said = lines[at]?.text;
          return said === undefined ? [] : [{ place, name: view.cards[key.cards[place] ?? -1] ?? "", card, said }];
        }),
      );
    },
  );
}

test.each([1, 2, 3] as const)(
  "what is said to a wrong card of difficulty %i is true, and names its place alone",
  (level) => {
    const told = listTold(level);
    expect(told.length).toBeGreaterThan(1000);
    const faults = told.filter(({ place, name, card, said }) => {
      const isPlaced = said.startsWith(`Tên của tranh thứ ${placeNames[place]} `);
      return !isPlaced || !isTrue(said, name, card) || said.includes(`“${name}”`);
    });
    expect(faults).toEqual([]);
  },
);

test("sixty questions of each difficulty are nearly all different", () => {
  for (const level of [1, 2, 3] as const) {
    const asked = Array.from(
      { length: 60 },
      (_, seed) => pictureWord.generate(level, createRng(`told ${seed}`)).identity,
    );
    expect(new Set(asked).size, `difficulty ${level}`).toBeGreaterThanOrEqual(45);
  }
});
