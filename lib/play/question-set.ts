import { type ClassId, classIds } from "#lib/core/class-id.ts";
import { createRng } from "#lib/core/create-rng.ts";
import type { Subject } from "#lib/core/subject.ts";
import { type Lesson, listLessons } from "#lib/lessons/lessons.ts";
import { type BankItem, type Difficulty, difficulties } from "#lib/skills/define-skill.ts";
import { findSkill, skills } from "#lib/skills/registry.ts";
import { setText } from "#lib/text/set-text.ts";
import type { Asked } from "./asked.ts";
import { setSizes } from "./set-view.ts";

/** A question of a set: what a rule makes from a seed, or an item of a skill's bank by its code (see codeOf). */
export type SetQuestion =
  | { readonly skillId: string; readonly difficulty: Difficulty; readonly seed: number }
  | { readonly skillId: string; readonly item: number };

/** An ordered list of questions that is always the same, on screen and on paper (design "The classroom", "Given work"). */
export interface QuestionSet {
  readonly classId: ClassId;
  readonly subject: Subject;
  /** The numbers of the first and the last lesson it is made of. */
  readonly from: number;
  readonly to: number;
  readonly questions: readonly SetQuestion[];
}

/** Seeds of questions are below this. */
export const seedsOfSet = 2 ** 22;

const codeBits = 0xffffff;

/** Three bytes for a text (FNV-1a, folded): they name a skill among all, or an item within its bank. */
export function codeOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return ((hash >>> 24) ^ hash) & codeBits;
}

/** Letters of the longest recipe: 145 bytes, of which three make four letters. */
const longestRecipe = 200;

const version = 1;

/** What stands before the skills: the version, class and subject, both lessons, the number of skills. */
const headBytes = 5;
const subjects: readonly Subject[] = ["maths", "vietnamese"];
const skillsByCode: ReadonlyMap<number, string> = new Map(skills.map(({ id }) => [codeOf(id), id]));

function threeBytes(value: number): number[] {
  return [(value >>> 16) & 0xff, (value >>> 8) & 0xff, value & 0xff];
}

/** A set in bytes: at most 145, so that its address stays below 300 letters. */
function encodeSet({ classId, subject, from, to, questions }: QuestionSet): Uint8Array {
  const ids = [...new Set(questions.map(({ skillId }) => skillId))];
  const written = questions.map((question) => [
    ids.indexOf(question.skillId),
    ...threeBytes("item" in question ? question.item : question.difficulty * seedsOfSet + question.seed),
  ]);
  const head = [version, Number(classId) + 8 * subjects.indexOf(subject), from, to, ids.length];
  return Uint8Array.from([...head, ...ids.flatMap((id) => threeBytes(codeOf(id))), ...written.flat()]);
}

/** Reads a set from its bytes; null if they are none, or name a skill that is no longer there. */
function decodeSet(bytes: Uint8Array): QuestionSet | null {
  const [kind, place = 0, from = 0, to = 0, skillCount = 0] = bytes;
  const classId = classIds.find((id) => Number(id) === place % 8);
  const subject = subjects[Math.floor(place / 8)];
  const start = headBytes + 3 * skillCount;
  const count = (bytes.length - start) / 4;
  if (kind !== version || classId === undefined || subject === undefined || !isSize(count)) return null;
  const numberAt = (at: number) => ((bytes[at] ?? 0) << 16) + ((bytes[at + 1] ?? 0) << 8) + (bytes[at + 2] ?? 0);
  const ids = Array.from({ length: skillCount }, (_, index) => skillsByCode.get(numberAt(headBytes + 3 * index)));
  const questions = Array.from({ length: count }, (_, index) =>
    readQuestion(ids[bytes[start + 4 * index] ?? -1], numberAt(start + 4 * index + 1)),
  );
  const found = questions.filter((question) => question !== null);
  return found.length === count ? { classId, subject, from, to, questions: found } : null;
}

function isSize(count: number): boolean {
  return Number.isInteger(count) && count >= setSizes.least && count <= setSizes.most;
}

function readQuestion(skillId: string | undefined, value: number): SetQuestion | null {
  const skill = findSkill(skillId ?? "");
  if (skillId === undefined || skill === undefined) return null;
  if (skill.source === "bank") return { skillId, item: value };
  const difficulty = difficulties.find((each) => each === Math.floor(value / seedsOfSet));
  return difficulty === undefined ? null : { skillId, difficulty, seed: value % seedsOfSet };
}

const plain: Readonly<Record<string, string>> = { "-": "+", _: "/" };

/** A set as letters that need no escape in an address. */
export function writeRecipe(set: QuestionSet): string {
  const letters = btoa(String.fromCharCode(...encodeSet(set)));
  return letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Reads what writeRecipe wrote; null for anything else. */
export function readRecipe(recipe: string): QuestionSet | null {
  if (recipe.length > longestRecipe || !/^[\w-]+$/.test(recipe) || recipe.length % 4 === 1) return null;
  const letters = atob(recipe.replace(/[-_]/g, (letter) => plain[letter] ?? letter));
  return decodeSet(Uint8Array.from(letters, (letter) => letter.charCodeAt(0)));
}

/** The lessons a set is made of, in order. */
export function lessonsOf({ classId, subject, from, to }: QuestionSet): readonly Lesson[] {
  return listLessons(classId, subject).filter(({ no }) => no >= from && no <= to);
}

/** What a set is called: the title of its lesson, or its lessons. */
export function titleOfSet(set: QuestionSet): string {
  const [first, ...others] = lessonsOf(set);
  if (first === undefined || others.length === 0) return first?.title ?? setText.title;
  return setText.lessons[set.subject](set.from, set.to);
}

/** The items of the banks of a set's skills, by the skill's id. */
export type SetBanks = ReadonlyMap<string, readonly BankItem[]>;

/** The item a question of a set asks; undefined for what a rule makes, and for one that is no longer in the bank. */
export function itemOf(question: SetQuestion, banks: SetBanks): BankItem | undefined {
  return "item" in question ? banks.get(question.skillId)?.find(({ id }) => codeOf(id) === question.item) : undefined;
}

/** A question of a set with what it was made of; null if its item is no longer in the bank. */
export function makeSetQuestion(question: SetQuestion, banks: SetBanks): Asked | null {
  const { skillId } = question;
  const skill = findSkill(skillId);
  if ("item" in question) {
    const item = itemOf(question, banks);
    if (item === undefined || skill?.source !== "bank") return null;
    return { question: skill.ask(item, createRng(`set/${item.id}`)), skillId, difficulty: item.level, itemId: item.id };
  }
  if (skill?.source !== "rule") return null;
  const { difficulty, seed } = question;
  const rng = createRng(`set/${skillId}/${difficulty}/${seed}`);
  return { question: skill.generate(difficulty, rng), skillId, difficulty, itemId: null };
}

/** The questions of a set with what each was made of; null if one of their items is no longer in its bank. */
export function makeSetQuestions({ questions }: QuestionSet, banks: SetBanks): Asked[] | null {
  const made = questions.flatMap((question) => makeSetQuestion(question, banks) ?? []);
  return made.length === questions.length ? made : null;
}
