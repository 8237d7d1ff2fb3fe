import type { Rng } from "#lib/core/rng.ts";
import { alphabet } from "#lib/core/vietnamese/alphabet.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { childNames } from "#lib/skills/vietnamese/words/child-names.ts";
import { lettersOfName } from "#lib/skills/vietnamese/words/letters-of-name.ts";
import { syllableParts } from "#lib/skills/vietnamese/words/syllable-parts.ts";

/** A name and the letters by which it is put in order. */
export interface Name {
  readonly text: string;
  readonly letters: readonly number[];
  /** Both letters of th and its like: some dictionaries put these after all other words with t. */
  readonly initial: string;
}

const names = childNames.map(
  (text): Name => ({ text, letters: lettersOfName(text), initial: syllableParts(text.toLowerCase()).initial }),
);

/** Whose letters come first; 0 where one is the beginning of the other, which is a rule not taught here. */
export function compareNames({ letters: one }: Name, { letters: other }: Name): number {
  const at = one.findIndex((letter, place) => letter !== other[place]);
  const [left, right] = [one[at], other[at]];
  return left === undefined || right === undefined ? 0 : left - right;
}

const firsts = [...new Set(names.map(({ letters: [first = 0] }) => first))].toSorted((one, other) => one - other);
/** Letters with marks, by their places in the alphabet. */
export const marked = ["ă", "â", "đ", "ê", "ô", "ơ", "ư"].map((letter) => alphabet.indexOf(letter));
/** Names with one first sound. */
const rooted = [...Map.groupBy(names, ({ initial }) => initial).values()].filter(
  (group) => group.length >= 4 && group[0]?.initial !== "",
);

/** Names of which each two can be told apart by their letters, at most five. */
function pickClear(rng: Rng, pool: readonly Name[], isApart: (one: Name, other: Name) => boolean): Name[] {
  const picked: Name[] = [];
  for (const name of rng.shuffle(pool)) if (picked.every((other) => isApart(name, other))) picked.push(name);
  return picked.slice(0, 5);
}

const isApartAtOnce = ({ letters: [one] }: Name, { letters: [other] }: Name) => one !== other;

const near = 6;

/** First letters without marks; first letters that stand close together, â and đ among them; one first sound. */
export const namePools: Readonly<Record<Difficulty, (rng: Rng) => Name[]>> = {
  1: (rng) =>
    pickClear(
      rng,
      names.filter(({ letters: [first = 0] }) => !marked.includes(first)),
      isApartAtOnce,
    ),
  2: (rng) => {
    const start = rng.int(0, firsts.length - near);
    const window = firsts.slice(start, start + near);
    return pickClear(
      rng,
      names.filter(({ letters: [first = 0] }) => window.includes(first)),
      isApartAtOnce,
    );
  },
  3: (rng) => pickClear(rng, rng.pick(rooted), (one, other) => compareNames(one, other) !== 0),
};
