import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { clash, rimesClash } from "#lib/skills/vietnamese/words/sound-clashes.ts";
import { syllableParts } from "#lib/skills/vietnamese/words/syllable-parts.ts";
import { pictureText } from "#lib/text/picture-text.ts";
import { type DrawnWord, drawnWords } from "./drawn-words.ts";

interface Taught {
  readonly week: number;
  readonly letters: readonly string[];
  readonly rimes: readonly string[];
  readonly skills: readonly { readonly skill: string; readonly levels: readonly number[] }[];
}

const lessons = (
  JSON.parse(readFileSync("supabase/content/lessons/vietnamese.json", "utf8")) as {
    readonly classes: Readonly<Record<"1", readonly Taught[]>>;
  }
).classes["1"];

const difficulties = [1, 2, 3] as const;

const textsOf = ({ text, others }: DrawnWord): readonly string[] => [text, ...others];

/** Syllables with a first sound or a rime that is not taught up to a week. */
function untaught(texts: readonly string[], week: number): string[] {
  const taught = lessons.filter((lesson) => lesson.week <= week);
  const initials = new Set(["", ...taught.flatMap(({ letters }) => letters)]);
  const rimes = new Set(taught.flatMap((lesson) => lesson.rimes));
  const all = texts.flatMap((text) => text.split(" ")).map(syllableParts);
  return all.filter(({ initial, rime }) => !(initials.has(initial) && rimes.has(rime))).map(({ text }) => text);
}

test.each(difficulties)(
  "words of difficulty %i are of letters and rimes that are taught where it is practised first",
  (level) => {
    const weeks = lessons.flatMap(({ week, skills }) =>
      skills.some(({ skill, levels }) => skill === "c1-picture-word" && levels.includes(level)) ? [week] : [],
    );
    expect(weeks).not.toEqual([]);
    expect(untaught(drawnWords[level].flatMap(textsOf), Math.min(...weeks))).toEqual([]);
  },
);

test.each(difficulties)("no word of difficulty %i fits two pictures, and what is left over fits none", (level) => {
  const words = drawnWords[level];
  expect(new Set(words.map(({ text }) => text)).size).toBe(words.length);
  expect(new Set(words.map(({ picture }) => picture)).size).toBe(words.length);
  const drawn = words.map(({ picture }) => pictureText[picture].name);
  const own = new Map(words.map(({ text, picture }) => [text, pictureText[picture].name]));
  // One that is drawn as well is left over beside other pictures alone.
  const fitting = words.flatMap(({ others }) =>
    others.filter((other) => !own.has(other) && drawn.some((name) => ` ${name} `.includes(` ${other} `))),
  );
  expect(fitting).toEqual([]);
});

/** What is written otherwise and heard alike in a part of the country: there a child could put either word. */
function areHeardAlike(one: string, other: string): boolean {
  const [first, second] = [syllableParts(one), syllableParts(other)];
  const tones = [first, second].map(({ syllable }) => (syllable.tone === "ngã" ? "hỏi" : syllable.tone));
  return clash(first.initial, second.initial) && rimesClash(first.rime, second.rime) && tones[0] === tones[1];
}

test.each([1, 3] as const)(
  "words beside each other at difficulty %i differ in one part, and in their sound everywhere",
  (level) => {
    const faults = drawnWords[level].flatMap(({ text, others }) =>
      others.filter((other) => {
        const [one, two] = [syllableParts(text), syllableParts(other)];
        const unlike = [one.initial !== two.initial, one.rime !== two.rime, one.syllable.tone !== two.syllable.tone];
        return unlike.filter(Boolean).length !== 1 || areHeardAlike(text, other);
      }),
    );
    expect(faults).toEqual([]);
  },
);
