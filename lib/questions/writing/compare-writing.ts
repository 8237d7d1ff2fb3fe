import { baseLetter, toSchoolWriting } from "#lib/core/vietnamese/school-writing.ts";
import { splitTone } from "#lib/core/vietnamese/split-tone.ts";

/**
 * What is wrong at one place of a written text: letter: another one, one too many or too few; mark: that of ă â ê ô ơ ư đ;
 * tone: that of the syllable; hyphen: one that lacks or is too many; sign: a full stop or a comma; space: words that stand
 * together or apart; missing and extra: whole syllables.
 */
export type WritingFault = "letter" | "mark" | "tone" | "capital" | "hyphen" | "sign" | "space" | "missing" | "extra";

export interface FaultAt {
  readonly fault: WritingFault;
  /** The place in what was written, counted from 0; of what lacks, the place it lacks before. */
  readonly at: number;
  readonly isLacking: boolean;
  /** Whether it stands for nothing of the right text. */
  readonly isExtra?: true;
  /** The syllable of the right text it belongs to, counted from 0. */
  readonly word: number;
}

/** What a text is sent and compared as: NFC, one space between words, none at the ends, a hyphen for every short dash. */
export function tidyWriting(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[\u2010-\u2015\u2212]/gu, "-")
    .replace(/\s+/gu, " ")
    .replace(/ (?=[.,])/gu, "")
    .trim();
}

const isLetter = (sign: string | undefined) => sign !== undefined && /\p{L}/u.test(sign);
const withoutTone = (letter: string) => splitTone(letter)?.letters ?? letter;
const small = (letter: string) => letter.toLowerCase();

/** How far one sign is from another: less for a mark or a capital than for another letter. */
function distance(one: string, other: string): number {
  if (one === other) return 0;
  if (!(isLetter(one) && isLetter(other))) return isLetter(one) || isLetter(other) ? 9 : 2;
  const [first, second] = [small(one), small(other)];
  const capitals = (one === first) === (other === second) ? 0 : 1;
  if (first === second) return capitals;
  if (withoutTone(first) === withoutTone(second)) return capitals + 1;
  return baseLetter(first) === baseLetter(second) ? capitals + 1.5 : capitals + 3;
}

const gap = 2.5;

type Step = "keep" | "lack" | "extra";

/** The fewest changes that make the first letters of one text the first letters of the other, row by row. */
function costsOf(right: string, written: string): readonly Float64Array[] {
  const rows = [Float64Array.from({ length: written.length + 1 }, (_, column) => column * gap)];
  for (const sign of right) {
    const above = rows.at(-1) ?? new Float64Array();
    const row = new Float64Array(written.length + 1).fill((above[0] ?? 0) + gap, 0, 1);
    for (let column = 1; column < row.length; column += 1) {
      const kept = (above[column - 1] ?? 0) + distance(sign, written.charAt(column - 1));
      row[column] = Math.min(kept, (above[column] ?? 0) + gap, (row[column - 1] ?? 0) + gap);
    }
    rows.push(row);
  }
  return rows;
}

/** How the written text becomes the right one with the fewest changes, in the order it is read. */
function align(right: string, written: string): Step[] {
  const costs = costsOf(right, written);
  const at = (row: number, column: number) => costs[row]?.[column] ?? Infinity;
  const steps: Step[] = [];
  let [row, column] = [right.length, written.length];
  const stepBack = (): Step => {
    const here = at(row, column);
    if (here === at(row - 1, column - 1) + distance(right.charAt(row - 1), written.charAt(column - 1))) return "keep";
    return here === at(row - 1, column) + gap ? "lack" : "extra";
  };
  while (row > 0 || column > 0) {
    const step = stepBack();
    steps.push(step);
    if (step !== "extra") row -= 1;
    if (step !== "lack") column -= 1;
  }
  return steps.toReversed();
}

/** Why one sign is not the other: the first thing that school would name. */
function nameFaults(right: string, written: string): WritingFault[] {
  if (!(isLetter(right) && isLetter(written))) {
    if (right === "-" || written === "-") return ["hyphen"];
    return [right === " " || written === " " ? "space" : "sign"];
  }
  const [first, second] = [small(right), small(written)];
  const capitals: WritingFault[] = (right === first) === (written === second) ? [] : ["capital"];
  if (first === second) return capitals;
  if (baseLetter(first) !== baseLetter(second)) return [...capitals, "letter"];
  return [...capitals, withoutTone(first) === withoutTone(second) ? "tone" : "mark"];
}

function nameOfSign(sign: string): WritingFault {
  if (isLetter(sign)) return "letter";
  if (sign === "-") return "hyphen";
  return sign === " " ? "space" : "sign";
}

/** For each sign of a text the syllable it belongs to; what stands behind a syllable counts to it. */
function syllablesAt(text: string): number[] {
  let syllable = -1;
  return Array.from(text, (sign, at) => {
    if (isLetter(sign) && !isLetter(text[at - 1])) syllable += 1;
    return Math.max(0, syllable);
  });
}

/** The syllables of a text of which every letter is among those named by their syllable. */
function wholeSyllables(text: string, named: readonly number[]): ReadonlySet<number> {
  const letters = Array.from(text).flatMap((sign, at) => (isLetter(sign) ? [syllablesAt(text)[at] ?? 0] : []));
  const count = (all: readonly number[], syllable: number) => all.filter((each) => each === syllable).length;
  return new Set(named.filter((syllable) => count(named, syllable) === count(letters, syllable)));
}

/** Where all letters of a syllable lack it is the syllable that does, with the space beside it. */
function gatherLacking(faults: readonly FaultAt[], right: string): FaultAt[] {
  const lacking = faults.filter(({ isLacking, fault }) => isLacking && fault === "letter");
  const gone = wholeSyllables(
    right,
    lacking.map(({ word }) => word),
  );
  const told = new Set<number>();
  return faults.flatMap((each): FaultAt[] => {
    const { isLacking, fault, word } = each;
    if (isLacking && fault === "space" && (gone.has(word) || gone.has(word + 1))) return [];
    if (!(isLacking && gone.has(word))) return [each];
    const isTold = told.has(word);
    told.add(word);
    return isTold ? [] : [{ ...each, fault: "missing" }];
  });
}

/** Where all letters of a syllable are too many it is the syllable that is. */
function gatherExtra(faults: readonly FaultAt[], written: string): FaultAt[] {
  const found = syllablesAt(written);
  const syllableOf = ({ at }: FaultAt) => found[at] ?? 0;
  const extra = faults.filter(({ isExtra, fault }) => isExtra === true && fault === "letter");
  const spare = wholeSyllables(written, extra.map(syllableOf));
  return faults.flatMap((each): FaultAt[] => {
    const own = syllableOf(each);
    if (each.isExtra !== true) return [each];
    if (each.fault === "space" && (spare.has(own) || spare.has(own + 1))) return [];
    return [spare.has(own) ? { ...each, fault: "extra" } : each];
  });
}

/** What is wrong at one step of the way from the written text to the right one. */
function faultsOfStep(step: Step, sign: string, other: string): readonly WritingFault[] {
  if (step === "lack") return [nameOfSign(sign)];
  if (step === "extra") return [nameOfSign(other)];
  return sign === other ? [] : nameFaults(sign, other);
}

/** All that is wrong with a written text, in the order it is read; nothing where it is right. Both are tidy. */
export function compareWriting(right: string, written: string): FaultAt[] {
  const [wanted, found] = [toSchoolWriting(right), toSchoolWriting(written)];
  if (wanted === found) return [];
  const words = syllablesAt(wanted);
  const faults: FaultAt[] = [];
  let [row, at] = [0, 0];
  for (const step of align(wanted, found)) {
    const word = words[Math.min(row, words.length - 1)] ?? 0;
    for (const fault of faultsOfStep(step, wanted.charAt(row), found.charAt(at))) {
      faults.push({ fault, at, isLacking: step === "lack", word, ...(step === "extra" && { isExtra: true as const }) });
    }
    if (step !== "extra") row += 1;
    if (step !== "lack") at += 1;
  }
  return gatherExtra(gatherLacking(faults, wanted), found);
}
