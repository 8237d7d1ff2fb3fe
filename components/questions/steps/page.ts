import { readCalculation } from "#lib/questions/kinds/steps/calculation.ts";
import type { StepsLine, StepsView } from "#lib/questions/kinds/steps/grading.ts";
import { typeInto } from "./type-into.ts";

/** A line as far as it is written; null where nothing is chosen yet. */
export interface LineDraft {
  readonly sentence: number | null;
  readonly typed: string;
  readonly unit: number | null;
}

/** The page of the exercise book, and which of its lines is being written. */
export interface Page {
  readonly lines: readonly LineDraft[];
  readonly at: number | null;
}

const blank: LineDraft = { sentence: null, typed: "", unit: null };

/** Sentences that are given stand there from the beginning; else the first one is chosen. */
export function beginPage({ given }: StepsView): Page {
  const lines = Array.from({ length: given }, (_, sentence) => ({ ...blank, sentence }));
  return { lines: given === 0 ? [blank] : lines, at: 0 };
}

const lineAt = ({ lines, at }: Page) => (at === null ? undefined : lines[at]);

function withLine(page: Page, change: Partial<LineDraft>): Page {
  const { lines, at } = page;
  return at === null ? page : { ...page, lines: lines.with(at, { ...(lines[at] ?? blank), ...change }) };
}

/** Opens a line that is there. */
export const opened = (page: Page, at: number | null): Page => ({ ...page, at });

/** The sentences that stand over no line yet. */
export function freeSentences({ sentences, given }: StepsView, { lines }: Page): readonly number[] {
  return [...sentences.keys()].filter((place) => place >= given && lines.every(({ sentence }) => sentence !== place));
}

/** Whether there is a sentence and room for a further line, and the last one is begun. */
export function canAdd(view: StepsView, page: Page): boolean {
  const { lines } = page;
  return freeSentences(view, page).length > 0 && lines.length < view.mostLines && lines.at(-1)?.sentence !== null;
}

export const withNewLine = ({ lines }: Page): Page => ({ lines: [...lines, blank], at: lines.length });

export const withSentence = (page: Page, sentence: number): Page => withLine(page, { sentence });

export function withKey(page: Page, key: string): Page {
  const line = lineAt(page);
  return line === undefined || line.sentence === null ? page : withLine(page, { typed: typeInto(line.typed, key) });
}

function toLine({ sentence, typed, unit }: LineDraft): StepsLine | null {
  return sentence === null || unit === null || readCalculation(typed) === null ? null : { sentence, typed, unit };
}

/** A unit ends its line: the first one that is not finished is opened, or a new one is begun where that is wanted. */
export function withUnit(view: StepsView, page: Page, unit: number, isWanted: boolean): Page {
  if (readCalculation(lineAt(page)?.typed ?? "") === null) return page;
  const next = withLine(page, { unit });
  const unfinished = next.lines.findIndex((line) => toLine(line) === null);
  if (unfinished >= 0) return opened(next, unfinished);
  return isWanted && canAdd(view, next) ? withNewLine(next) : opened(next, null);
}

/** Takes back the last key, then the sentence, then the line; the same page where there is nothing more. */
export function takenBack({ given }: StepsView, page: Page): Page {
  const line = lineAt(page);
  const { lines, at } = page;
  if (at === null || line === undefined) return page;
  if (line.typed !== "") return withLine(page, { typed: line.typed.slice(0, -1) });
  if (at < given) return page;
  if (line.sentence !== null) return withLine(page, { sentence: null, unit: null });
  return lines.length === 1 ? page : { lines: lines.toSpliced(at, 1), at: Math.max(0, at - 1) };
}

/** The lines of a solution without the last one where nothing was begun; null while another is not finished. */
export function toLines({ lines }: Page): readonly StepsLine[] | null {
  const begun = lines.at(-1)?.sentence === null ? lines.slice(0, -1) : lines;
  const whole = begun.map(toLine).filter((line) => line !== null);
  return whole.length === begun.length && whole.length > 0 ? whole : null;
}
