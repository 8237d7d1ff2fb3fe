import type { Line } from "#lib/core/line.ts";
import { splitLetters } from "#lib/core/vietnamese/place-tone.ts";
import { toSchoolWriting } from "#lib/core/vietnamese/school-writing.ts";
import { splitTone } from "#lib/core/vietnamese/split-tone.ts";
import { syllableAround } from "#lib/core/vietnamese/syllable-around.ts";
import type { MistakeCode } from "#lib/questions/mistake-code.ts";
import { compareWriting, type FaultAt, tidyWriting, type WritingFault } from "./compare-writing.ts";

/** A part of a syllable by what was written for it: its first sound, what follows its vowels, the name of its tone. */
export interface MistakenSound {
  readonly part: "initial" | "rest" | "tone";
  readonly texts: readonly string[];
}

/** What a text that is written has to be, and what is said to one that is not. */
export interface WritingKey {
  /** As school writes it. Another place of a tone's mark (hòa) and i or y where both are used (kĩ, kỹ) are as right. */
  readonly text: string;
  /** Whole texts that come from a known mistake. */
  readonly mistakes: readonly { readonly text: string; readonly feedback: Line; readonly code?: MistakeCode }[];
  /** What is said of one syllable, counted from 0, that has one of these faults. */
  readonly tips: readonly {
    readonly word: number;
    readonly faults: readonly WritingFault[];
    /** Only where one of these sounds was written in the place of its own. */
    readonly instead?: MistakenSound;
    readonly feedback: Line;
  }[];
  /** What is said of any other syllable. */
  readonly told: { readonly [Fault in WritingFault]: Line };
}

const isSame = (one: string, other: string) =>
  toSchoolWriting(tidyWriting(one)) === toSchoolWriting(tidyWriting(other));

export function isWritten(key: WritingKey, text: string): boolean {
  return isSame(key.text, text);
}

export function knownMistake(key: WritingKey, text: string): WritingKey["mistakes"][number] | undefined {
  return key.mistakes.find((mistake) => isSame(mistake.text, text));
}

/** All that is wrong, in the order it is read. */
export function findFaults(key: WritingKey, text: string): FaultAt[] {
  return compareWriting(key.text, tidyWriting(text));
}

/** The syllable a place of a text is in, or beside. */
function syllableAt(text: string, at: number): string {
  const { from, to } = syllableAround(text, at);
  return text.slice(from, to);
}

function hasSound({ part, texts }: MistakenSound, syllable: string): boolean {
  const { letters, tone } = splitTone(syllable) ?? { letters: syllable, tone: "ngang" };
  return texts.includes(part === "tone" ? tone : splitLetters(letters)[part]);
}

/** The sentence for the whole text where it is known, else for the first syllable that is wrong. */
export function tellFault(key: WritingKey, text: string): Line | null {
  const known = knownMistake(key, text);
  if (known !== undefined) return known.feedback;
  const [first] = findFaults(key, text);
  if (first === undefined) return null;
  const syllable = syllableAt(tidyWriting(text), first.at);
  const tip = key.tips.find(
    ({ word, faults, instead }) =>
      word === first.word && faults.includes(first.fault) && (instead === undefined || hasSound(instead, syllable)),
  );
  return tip?.feedback ?? key.told[first.fault];
}

/** A place in a text that was written: a sign of it, or what lacks before one. */
export interface WrongPlace {
  readonly at: number;
  readonly isLacking: boolean;
}

/** As one number, so that a board gets it as the place of a part. */
const codeOf = ({ at, isLacking }: WrongPlace): number => at * 2 + Number(isLacking);

export function readPlace(code: number): WrongPlace {
  return { at: Math.floor(code / 2), isLacking: code % 2 === 1 };
}

/** The places at which something is wrong. */
export function wrongPlaces(key: WritingKey, text: string): number[] {
  return [...new Set(findFaults(key, text).map(codeOf))];
}

/** The same places after the text was changed at one point; what was changed is no longer marked. */
export function movePlaces(places: readonly number[], before: string, after: string): number[] {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const last = before.length - end;
  return places.flatMap((code) => {
    const { at, isLacking } = readPlace(code);
    if (at < start) return [code];
    return at > last || (at === last && !isLacking)
      ? [codeOf({ at: at + after.length - before.length, isLacking })]
      : [];
  });
}
