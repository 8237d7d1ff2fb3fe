import type { ClassId } from "#lib/core/class-id.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Subject } from "#lib/core/subject.ts";
import { isReadable, type Lesson, listLessons, taughtBy } from "#lib/lessons/lessons.ts";
import { type BankItem, type Difficulty, difficulties } from "#lib/skills/define-skill.ts";
import { findSkill } from "#lib/skills/registry.ts";
import {
  codeOf,
  itemOf,
  lessonsOf,
  makeSetQuestion,
  type QuestionSet,
  type SetBanks,
  type SetQuestion,
  seedsOfSet,
} from "./question-set.ts";
import { type LessonToAsk, setSizes } from "./set-view.ts";

/** What a set is put together from: skills of the lessons of a class, as far as these are about them. */
export interface SetSource {
  /** Of one class and subject, in order. */
  readonly lessons: readonly [Lesson, ...Lesson[]];
  readonly skillIds: readonly string[];
  /** How many questions: see setSizes. */
  readonly count: number;
}

/**
 * The skills that can be asked from some lessons, in the order they are taught, with the difficulties these lessons are about:
 * a lesson on "giảm" asks nothing of the one on "gấp" before it, though both practise one skill.
 */
export function skillsToAsk(lessons: SetSource["lessons"]): ReadonlyMap<string, readonly Difficulty[]> {
  const bySkill = Map.groupBy(
    lessons.flatMap(({ about }) => about),
    ({ id }) => id,
  );
  return new Map(
    [...bySkill].flatMap(([id, taught]) => {
      const about = difficulties.filter((each) => taught.some((lesson) => lesson.difficulties.includes(each)));
      return findSkill(id) === undefined || about.length === 0 ? [] : [[id, about] as const];
    }),
  );
}

/** The lessons of a class with what can be asked by the end of each. */
export function lessonsToAsk(classId: ClassId, subject: Subject): LessonToAsk[] {
  return listLessons(classId, subject).map((lesson) => ({
    no: lesson.no,
    title: lesson.title,
    skills: [...skillsToAsk([lesson]).keys()].map((id) => ({ id, title: findSkill(id)?.title ?? "" })),
  }));
}

/** What may come next in a set, and what is in it already. */
interface Choosing {
  readonly banks: SetBanks;
  /** The last of its lessons. */
  readonly last: Pick<Lesson, "classId" | "week">;
  /** The identities of its questions, and what these stand on. */
  readonly taken: Set<string>;
  readonly topics: Set<string>;
  /** The ids of the texts it asks about. */
  readonly texts: Set<string>;
  readonly rng: Rng;
}

/** So many seeds are tried for a question that is not in the set yet. */
const mostTries = 60;

/** By what a question is known among those of a set; null where there is none any more. */
function namesOf(question: SetQuestion, banks: SetBanks) {
  const made = makeSetQuestion(question, banks);
  if (made === null) return null;
  const { identity, topic } = made.question;
  return { identity: `${made.skillId} ${identity}`, topic: topic === undefined ? null : `${made.skillId} ${topic}` };
}

/** An item of one of the difficulties, the first of them first; of a text that is in the set already before all others. */
function chooseItem(skillId: string, inOrder: readonly Difficulty[], choosing: Choosing) {
  const { banks, last, texts, rng } = choosing;
  const fitting = (banks.get(skillId) ?? []).filter(({ level, id }) => inOrder.includes(level) && isReadable(id, last));
  const rank = ({ level, passage }: BankItem) => {
    if (passage === null) return inOrder.indexOf(level);
    return texts.has(passage.id) ? -1 : 0;
  };
  const sorted = rng.shuffle(fitting).toSorted((one, other) => rank(one) - rank(other));
  const chosen = takeFirst(
    sorted.map(({ id }) => ({ skillId, item: codeOf(id) })),
    choosing,
  );
  const text = chosen === null ? undefined : itemOf(chosen, banks)?.passage?.id;
  if (text !== undefined) texts.add(text);
  return chosen;
}

function chooseSeed(skillId: string, difficulty: Difficulty, choosing: Choosing) {
  const seeds = Array.from({ length: mostTries }, () => choosing.rng.int(0, seedsOfSet - 1));
  return takeFirst(
    seeds.map((seed) => ({ skillId, difficulty, seed })),
    choosing,
  );
}

/** The first question that is not in the set, which it then is; rather one that stands on something new. */
function takeFirst(questions: readonly SetQuestion[], { banks, taken, topics }: Choosing): SetQuestion | null {
  let rest: { readonly question: SetQuestion; readonly identity: string } | null = null;
  for (const question of questions) {
    const names = namesOf(question, banks);
    if (names === null || taken.has(names.identity)) continue;
    if (names.topic !== null && topics.has(names.topic)) {
      rest ??= { question, identity: names.identity };
      continue;
    }
    taken.add(names.identity);
    if (names.topic !== null) topics.add(names.topic);
    return question;
  }
  if (rest !== null) taken.add(rest.identity);
  return rest?.question ?? null;
}

function chooseQuestion(skillId: string, inOrder: readonly Difficulty[], choosing: Choosing): SetQuestion | null {
  if (findSkill(skillId)?.source === "bank") return chooseItem(skillId, inOrder, choosing);
  for (const difficulty of inOrder) {
    const found = chooseSeed(skillId, difficulty, choosing);
    if (found !== null) return found;
  }
  return null;
}

/** The same questions with those on one text together, where the first of them stands, in the order of the bank. */
function gatherTexts(questions: readonly SetQuestion[], banks: SetBanks): SetQuestion[] {
  const of = (question: SetQuestion) => itemOf(question, banks);
  const groups = Map.groupBy(questions, (question) => of(question)?.passage?.id ?? question);
  return [...groups.values()].flatMap((group) =>
    group.toSorted((one, other) => ((of(one)?.id ?? "") < (of(other)?.id ?? "") ? -1 : 1)),
  );
}

/**
 * A set of so many questions, no two alike: the skills take turns, and each goes from its easiest questions to its hardest.
 * What was taught before is asked where the lessons alone have too little. Where a skill has too few, the others ask more.
 * Null if there are fewer questions than a set may have.
 */
export function makeSet({ lessons, skillIds, count }: SetSource, banks: SetBanks, rng: Rng): QuestionSet | null {
  const last = lessons.at(-1) ?? lessons[0];
  const waiting = [...skillsToAsk(lessons)].filter(([id]) => skillIds.includes(id));
  const choosing: Choosing = { banks, last, taken: new Set(), topics: new Set(), texts: new Set(), rng };
  const taught = taughtBy(last);
  const turns = Math.ceil(count / Math.max(1, waiting.length));
  const questions: SetQuestion[] = [];
  for (let turn = 0; questions.length < count && waiting.length > 0; turn += 1) {
    for (const skill of waiting.slice(0, count - questions.length)) {
      const [id, about] = skill;
      const before = (taught.get(id) ?? []).filter((each) => !about.includes(each));
      const inOrder = [...fromPart(about, Math.min(turn, turns - 1) / turns), ...before];
      const found = chooseQuestion(id, inOrder, choosing);
      if (found === null) waiting.splice(waiting.indexOf(skill), 1);
      else questions.push(found);
    }
  }
  if (questions.length < setSizes.least) return null;
  const { classId, subject } = last;
  return { classId, subject, from: lessons[0].no, to: last.no, questions: gatherTexts(questions, banks) };
}

/** The difficulties with that first which fits a part (0 to 1) of the set; then the harder, then the easier ones. */
function fromPart(about: readonly Difficulty[], part: number): Difficulty[] {
  const wished = Math.floor(part * about.length);
  return [...about.slice(wished), ...about.slice(0, wished).toReversed()];
}

/** What a grown-up changes in a set. */
export type SetChange =
  | { readonly kind: "replace" | "remove" | "up" | "down"; readonly place: number }
  | { readonly kind: "replace-all" };

function difficultyOf(question: SetQuestion, banks: SetBanks): Difficulty | null {
  return makeSetQuestion(question, banks)?.difficulty ?? null;
}

/** The set with other questions of the same skills and difficulties at some places; a place without another stays. */
function replaceAt(set: QuestionSet, places: ReadonlySet<number>, banks: SetBanks, rng: Rng): QuestionSet {
  const last = lessonsOf(set).at(-1) ?? { classId: set.classId, week: 0 };
  const taken = new Set(set.questions.flatMap((question) => namesOf(question, banks)?.identity ?? []));
  const left = set.questions.filter((_, place) => !places.has(place));
  const topics = new Set(left.flatMap((question) => namesOf(question, banks)?.topic ?? []));
  const texts = new Set(left.flatMap((question) => itemOf(question, banks)?.passage?.id ?? []));
  const questions = set.questions.map((question, place) => {
    const difficulty = difficultyOf(question, banks);
    if (!places.has(place) || difficulty === null) return question;
    return chooseQuestion(question.skillId, [difficulty], { banks, last, taken, topics, texts, rng }) ?? question;
  });
  return { ...set, questions };
}

function move(set: QuestionSet, place: number, by: 1 | -1): QuestionSet {
  const questions = [...set.questions];
  const [moved] = questions.splice(place, 1);
  if (moved !== undefined) questions.splice(Math.max(0, place + by), 0, moved);
  return { ...set, questions };
}

/** The set after a change; the same where the change is none: the last place has nothing below, five questions are the least. */
export function changeSet(set: QuestionSet, change: SetChange, banks: SetBanks, rng: Rng): QuestionSet {
  if (change.kind === "replace-all") return replaceAt(set, new Set(set.questions.keys()), banks, rng);
  const { kind, place } = change;
  if (kind === "replace") return replaceAt(set, new Set([place]), banks, rng);
  if (kind !== "remove") return move(set, place, kind === "up" ? -1 : 1);
  if (set.questions.length <= setSizes.least) return set;
  return { ...set, questions: set.questions.filter((_, index) => index !== place) };
}
