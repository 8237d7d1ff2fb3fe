import { writePoints } from "#lib/core/write-points.ts";
import { type CodedItem, type Mark, wrongAnswersOf } from "./marked-test.ts";

/** What is marked: what it is worth, and how it stands on the pupil's code. */
export interface Marking {
  readonly quarters: number;
  readonly coded: CodedItem;
}

/** Why what was typed is no mark: no number and no known letter, no quarter of a point, or more than there is to win. */
export type MarkProblem = "unread" | "quarter" | "many";

export type ReadMark =
  | { readonly ok: true; readonly mark: Mark | null }
  | { readonly ok: false; readonly problem: MarkProblem };

/** Typed in place of a number: all of the points. A space is the largest key there is. */
const allKeys: readonly string[] = ["+", " "];

const written = /^(\d{1,3}(?:[.,]\d{0,3})?|[.,]\d{1,3}|) ?([a-z]{0,24})$/u;

/**
 * Reads what a teacher types for one question: "0,5" and "0.5" are points, "5" and "25" are 0,5 and 0,25 where there is less
 * than that to win, "+" or a space is all of it, "-" nothing. Letters name wrong answers: of what is circled the letter that
 * was circled ("c"), else the known answers in their order ("0,5b").
 */
export function readMark(typed: string, { quarters, coded }: Marking): ReadMark {
  if (allKeys.includes(typed)) return { ok: true, mark: { quarters, slips: [] } };
  const text = plainLetters(typed).trim().toLowerCase();
  if (text === "") return { ok: true, mark: null };
  if (text === "-") return { ok: true, mark: { quarters: 0, slips: [] } };
  const [, number = "", letters = ""] = written.exec(text) ?? [];
  if (number === "" && letters === "") return { ok: false, problem: "unread" };
  const slips = readLetters(letters, coded);
  if (slips === null) return { ok: false, problem: "unread" };
  const points = number === "" ? pointsOfLetters(letters, { quarters, coded }) : readPoints(number, quarters);
  if (typeof points === "string") return { ok: false, problem: points };
  const letter = coded.rightLetter !== null && letters.length === 1 ? { letter: letters.toUpperCase() } : {};
  return { ok: true, mark: { quarters: points, slips: points === quarters ? [] : slips, ...letter } };
}

/** Without the marks that Telex puts to two answers A or D in a row; the letter D with a stroke has no other form of it. */
function plainLetters(typed: string): string {
  return typed
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[\u0110\u0111]/gu, "d");
}

/** Says that a pupil was absent. */
export function isAbsence(typed: string): boolean {
  return /^v(?:ang)?$/iu.test(plainLetters(typed).trim());
}

/** Whether a letter was circled that is the right one; else nothing is won. */
function pointsOfLetters(letters: string, { quarters, coded }: Marking): number {
  return letters === coded.rightLetter?.toLowerCase() ? quarters : 0;
}

/** Places of the wrong answers that letters name, each once; null where one of them names none. The right letter is no slip. */
function readLetters(letters: string, coded: CodedItem): number[] | null {
  const known = wrongAnswersOf(coded);
  const places = [...new Set(letters)].map((letter) => known.findIndex((each) => each.letter.toLowerCase() === letter));
  const unknown = [...new Set(letters)].filter((_letter, at) => places[at] === -1);
  const isRight = unknown.length === 0 || letters === coded.rightLetter?.toLowerCase();
  const found = places.filter((place) => place >= 0).toSorted((one, other) => one - other);
  // Nobody writes two answers to one part.
  const parts = found.map((place) => known[place]?.part);
  return isRight && new Set(parts).size === parts.length ? found : null;
}

/** "5", "25", "15": the comma is left out where the number itself would be too many points and can stand in one place only. */
function readPoints(text: string, most: number): number | MarkProblem {
  const value = Number(text.replace(",", "."));
  const fits = (points: number) => Number.isInteger(4 * points) && 4 * points <= most;
  if (fits(value)) return 4 * value;
  const withComma = /^\d{1,2}$/u.test(text)
    ? [Number(`0.${text}`), Number(`${text.slice(0, 1)}.${text.slice(1)}`)]
    : [];
  const [found, other] = [...new Set(withComma)].filter(fits);
  if (found !== undefined && other === undefined) return 4 * found;
  return Number.isInteger(4 * value) ? "many" : "quarter";
}

/** A mark as it stands in its cell: "0,5", "0 C", "1 ab"; empty where there is none. */
export function writeMark(mark: Mark | null, coded: CodedItem): string {
  if (mark === null) return "";
  const known = wrongAnswersOf(coded);
  const letters = mark.slips.map((slip) => known[slip]?.letter ?? "").join("");
  const points = writePoints(mark.quarters);
  return letters === "" ? points : `${points} ${letters}`;
}
