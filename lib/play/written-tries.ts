import type { Difficulty } from "#lib/skills/define-skill.ts";
import type { FirstTry } from "./first-try.ts";

const rightLetters: Readonly<Record<Difficulty, string>> = { 1: "1", 2: "2", 3: "3" };
const missedLetters: Readonly<Record<Difficulty, string>> = { 1: "a", 2: "b", 3: "c" };

const read = new Map<string, FirstTry>(
  ([1, 2, 3] as const).flatMap((difficulty) => [
    [rightLetters[difficulty], { difficulty, isRight: true }],
    [missedLetters[difficulty], { difficulty, isRight: false }],
  ]),
);

/** First tries as they are kept, one letter each, oldest first: 1, 2, 3 for a right one by its difficulty, a, b, c for a missed one. */
export function writeTries(tries: readonly FirstTry[]): string {
  return tries.map(({ difficulty, isRight }) => (isRight ? rightLetters : missedLetters)[difficulty]).join("");
}

/** First tries from their letters; letters there are not say nothing. */
export function readTries(letters: string): FirstTry[] {
  return Array.from(letters, (letter) => read.get(letter)).filter((each) => each !== undefined);
}
