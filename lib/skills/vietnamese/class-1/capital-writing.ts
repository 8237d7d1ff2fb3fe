import { capital } from "#lib/core/capital.ts";
import { type CapitalSentence, capitalSentences } from "#lib/skills/vietnamese/words/capital-sentences.ts";

/** A sentence with a name in it. */
export interface Named extends CapitalSentence {
  readonly name: string;
}

/** Without a name, and with one. */
export const plain = capitalSentences.filter(({ name }) => name === null);
export const named = capitalSentences.filter((each): each is Named => each.name !== null);

/** The sentence with its first letter small, its name small, or a capital too many. */
export const smallFirst = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

function replaceWord(text: string, word: string, other: string): string {
  return text
    .split(" ")
    .map((each) => (each.replace(/[.,!?]/gu, "") === word ? each.replace(word, other) : each))
    .join(" ");
}

export const smallName = (text: string, { name }: Named) => replaceWord(text, name, name.toLowerCase());
export const withExtra = (text: string, { extra }: CapitalSentence) => replaceWord(text, extra, capital(extra));
