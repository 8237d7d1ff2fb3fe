import type { ClassId } from "#lib/core/class-id.ts";
import { createRng } from "#lib/core/create-rng.ts";
import type { Rng } from "#lib/core/rng.ts";
import { isReadable, type Lesson } from "#lib/lessons/lessons.ts";
import { codeOf, makeSetQuestion, type SetBanks, type SetQuestion, seedsOfSet } from "#lib/play/question-set.ts";
import { hasSolution, sumsOf } from "#lib/questions/paper/solution.ts";
import { toPaperQuestion } from "#lib/questions/paper/to-paper.ts";
import type { Question } from "#lib/questions/question.ts";
import { toPublic } from "#lib/questions/to-public.ts";
import type { BankItem, Difficulty, Skill } from "#lib/skills/define-skill.ts";
import { findSkill } from "#lib/skills/registry.ts";
import type { Form } from "./matrix.ts";

/** A question with what makes it anew on a screen. */
export interface Drawn {
  readonly set: SetQuestion;
  readonly question: Question;
}

/** What is looked for. */
export interface Wish {
  readonly skillId: string;
  readonly level: Difficulty;
  readonly form: Form;
  /** Whether a question will do. */
  readonly fits: (question: Question) => boolean;
}

/** Where it is looked for. */
export interface Pool {
  readonly banks: SetBanks;
  /** The last lesson covered: class 1 reads no rime that comes later. */
  readonly last: Lesson;
  /** Identities of the questions that are on the paper, or on another code of it. */
  readonly taken: Set<string>;
  /** How many questions may still be made in search of one: whoever asks for what is not there costs no more than others. */
  readonly budget: { left: number };
}

/** Questions that are made at most for a paper, and for its further codes: three times as many as the longest search took. */
export const mostMade = 1500;

/** Whether another question may be made. */
function spend({ budget }: Pool): boolean {
  budget.left -= 1;
  return budget.left >= 0;
}

function formOf({ kind }: Pick<Question, "kind">): Form {
  return kind === "choice" || kind === "figure-choice" ? "choice" : "written";
}

export function isSolved(question: Question, classId: ClassId): boolean {
  return hasSolution(toPaperQuestion(toPublic(question), classId));
}

/** So many seeds are tried for a question. */
const mostTries = 60;

export const identityOf = (skillId: string, { identity }: Question) => `${skillId} ${identity}`;

/** The first question that will do, which is then taken; null where there is none left. */
export function drawQuestion(wish: Wish, pool: Pool, rng: Rng): Drawn | null {
  const isBank = findSkill(wish.skillId)?.source === "bank";
  const found = isBank ? drawItem(wish, pool, rng) : drawByRule(wish, pool, rng);
  if (found !== null) pool.taken.add(identityOf(wish.skillId, found.question));
  return found;
}

function willDo({ skillId, form, fits }: Wish, question: Question, { taken }: Pool): boolean {
  return formOf(question) === form && !taken.has(identityOf(skillId, question)) && fits(question);
}

function drawByRule(wish: Wish, pool: Pool, rng: Rng): Drawn | null {
  const { skillId, level: difficulty } = wish;
  for (let turn = 0; turn < mostTries && spend(pool); turn += 1) {
    const set = { skillId, difficulty, seed: rng.int(0, seedsOfSet - 1) };
    const question = makeSetQuestion(set, pool.banks)?.question;
    if (question !== undefined && willDo(wish, question, pool)) return { set, question };
  }
  return null;
}

/** The items of a level a class can read by then. */
export function itemsAt(skillId: string, level: Difficulty, { banks, last }: Pick<Pool, "banks" | "last">): BankItem[] {
  return (banks.get(skillId) ?? []).filter((item) => item.level === level && isReadable(item.id, last));
}

function drawItem(wish: Wish, pool: Pool, rng: Rng): Drawn | null {
  for (const item of rng.shuffle(itemsAt(wish.skillId, wish.level, pool))) {
    if (!spend(pool)) return null;
    const drawn = askItem(wish.skillId, item, rng);
    if (drawn !== null && willDo(wish, drawn.question, pool)) return drawn;
  }
  return null;
}

/** An item as a question, with its choices in an order of this chance. */
export function askItem(skillId: string, item: BankItem, rng: Rng): Drawn | null {
  const skill = findSkill(skillId);
  if (skill?.source !== "bank") return null;
  return { set: { skillId, item: codeOf(item.id) }, question: skill.ask(item, rng) };
}

/** The sums of a problem that is answered with a solution; none for any other question. */
export function countSums(question: Question, classId: ClassId): number {
  return isSolved(question, classId) ? sumsOf(question.explanation.text).length : 0;
}

/** Whether it is set out in squares, or in columns that are printed. */
export function isSetOut(question: Question, classId: ClassId): boolean {
  return toPaperQuestion(toPublic(question), classId).blocks.some(({ type }) => type === "squares" || type === "sheet");
}

/** What there is of a skill and level. */
interface Profile {
  /** Different questions by form. */
  readonly choice: number;
  readonly written: number;
  /** The sums of its longest problem. */
  readonly sums: number;
  readonly hasSetOut: boolean;
}

/** So many seeds tell what a rule asks. */
const seedsToTell = 24;

function profile(skillId: string, questions: readonly Question[], last: Lesson): Profile {
  const count = (form: Form) =>
    new Set(questions.filter((each) => formOf(each) === form).map((each) => identityOf(skillId, each))).size;
  return {
    choice: count("choice"),
    written: count("written"),
    hasSetOut: questions.some((question) => isSetOut(question, last.classId)),
    sums: Math.max(0, ...questions.map((question) => countSums(question, last.classId))),
  };
}

const profilesOfRules = new Map<string, Profile>();

function profileOfRule(skill: Extract<Skill, { source: "rule" }>, level: Difficulty, last: Lesson): Profile {
  const key = `${skill.id} ${level} ${last.classId}`;
  const known = profilesOfRules.get(key);
  if (known !== undefined) return known;
  const questions = Array.from({ length: seedsToTell }, (_, seed) =>
    skill.generate(level, createRng(`profile/${skill.id}/${seed}`)),
  );
  const made = profile(skill.id, questions, last);
  profilesOfRules.set(key, made);
  return made;
}

/** By the banks of a request: they are read anew for the next one. */
const profilesOfBanks = new WeakMap<SetBanks, Map<string, Profile>>();

function profileOfBank(skillId: string, level: Difficulty, pool: Pick<Pool, "banks" | "last">): Profile {
  const known = profilesOfBanks.get(pool.banks) ?? new Map<string, Profile>();
  profilesOfBanks.set(pool.banks, known);
  const key = `${skillId} ${level} ${pool.last.id}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const questions = itemsAt(skillId, level, pool).flatMap(
    (item) => askItem(skillId, item, createRng(`profile/${item.id}`))?.question ?? [],
  );
  const made = profile(skillId, questions, pool.last);
  known.set(key, made);
  return made;
}

/** What there is to draw of a skill at a level. */
export function profileOf(skillId: string, level: Difficulty, pool: Pick<Pool, "banks" | "last">): Profile {
  const skill = findSkill(skillId);
  return skill?.source === "rule" ? profileOfRule(skill, level, pool.last) : profileOfBank(skillId, level, pool);
}
