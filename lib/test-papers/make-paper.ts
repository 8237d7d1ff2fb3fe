import { createRng } from "#lib/core/create-rng.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import type { Difficulty, Passage } from "#lib/skills/define-skill.ts";
import { findSkill } from "#lib/skills/registry.ts";
import { askItem, countSums, type Drawn, itemsAt, type Pool, profileOf, type Wish } from "./draw.ts";
import { type Matrix, type Slot, toSlots } from "./matrix.ts";
import { drawParts } from "./parts.ts";
import { mostTurns } from "./request.ts";
import {
  coverageOf,
  lastOf,
  lessonsOf,
  readingSkill,
  strandOfId,
  type TestSource,
  type TextToRead,
  textsToRead,
} from "./source.ts";
import { type OpenQuestion, openOnSkill } from "./texts.ts";

function suffices({ items, open }: TextToRead, matrix: Matrix): boolean {
  return matrix
    .filter(({ strand }) => strand === "reading")
    .every(({ level, form, count }) => {
      const questions: readonly { level: Difficulty }[] = form === "choice" ? items : open;
      return questions.filter((each) => each.level === level).length >= count;
    });
}

/** A question of a paper: parts of one skill, or one that is answered in the pupil's own words. */
export interface TestQuestion extends Slot {
  /** Where it stands on the first code, from 0. */
  readonly place: number;
  readonly skillId: string;
  /** The numbers of the covered lessons that teach it. */
  readonly lessons: readonly number[];
  readonly parts: readonly Drawn[];
  readonly open: OpenQuestion | null;
}

export interface TestPaper {
  /** The text its reading questions are about; null in maths. */
  readonly passage: Passage | null;
  readonly questions: readonly TestQuestion[];
}

/** How a paper is drawn: the same wish always gives the same paper. */
export interface TestWish {
  readonly matrix: Matrix;
  readonly seed: string;
  /** How often the question at a place was thrown away, by its place ("0"). */
  readonly turns: ReadonlyMap<string, number>;
}

interface Picking {
  readonly source: TestSource;
  readonly pool: Pool;
  readonly coverage: ReadonlyMap<string, readonly Difficulty[]>;
  readonly text: TextToRead | null;
  /** Ids of the open questions that are on the paper or were thrown away. */
  readonly opened: Set<string>;
  /** How many questions each skill has. */
  readonly used: Map<string, number>;
}

/** A paper with exactly the questions of its matrix; null where one of them cannot be found. */
export function makePaper(source: TestSource, { matrix, seed, turns }: TestWish): TestPaper | null {
  const { classId, subject, lessons, banks } = source;
  const rngOf = (step: string) => createRng(`test/${classId}/${subject}/${seed}/${step}`);
  const texts = subject === "vietnamese" ? textsToRead(source).filter((text) => suffices(text, matrix)) : [];
  if (subject === "vietnamese" && texts.length === 0) return null;
  const text = texts.length === 0 ? null : rngOf("text").pick(texts);
  const picking: Picking = {
    source,
    pool: { banks, last: lastOf(lessons), taken: new Set() },
    coverage: coverageOf(source),
    text,
    opened: new Set(),
    used: new Map(),
  };
  const slots = toSlots(matrix);
  const first = slots.flatMap((slot, place) => pick({ ...slot, place }, picking, rngOf(`${place}`)) ?? []);
  if (first.length < slots.length) return null;
  const questions = first.map((question, place) => {
    const times = Math.min(mostTurns, turns.get(String(place)) ?? 0);
    return Array.from({ length: times }, (_, turn) => turn + 1).reduce(
      (before, turn) => pick(before, picking, rngOf(`${place}/${turn}`)) ?? before,
      question,
    );
  });
  return { passage: text?.passage ?? null, questions };
}

function pick(slot: Place, picking: Picking, rng: Rng): TestQuestion | null {
  const found = slot.strand === "reading" ? pickOnText(slot, picking, rng) : pickBySkill(slot, picking, rng);
  if (found !== null) picking.used.set(found.skillId, (picking.used.get(found.skillId) ?? 0) + 1);
  return found;
}

type Place = Slot & Pick<TestQuestion, "place">;

const slotOf = ({ strand, level, form, quarters, place }: Place): Place => ({ strand, level, form, quarters, place });

function openAs(slot: Place, skillId: string, open: OpenQuestion, picking: Picking): TestQuestion {
  picking.opened.add(open.id);
  return { ...slotOf(slot), skillId, lessons: lessonsOf(skillId, slot.level, picking.source), parts: [], open };
}

function pickOnText(slot: Place, picking: Picking, rng: Rng): TestQuestion | null {
  const { text, opened, source, pool } = picking;
  const skillId = readingSkill(source.classId);
  if (slot.form === "written") {
    const open = text?.open.find(({ id, level }) => level === slot.level && !opened.has(id));
    return open === undefined ? null : openAs(slot, skillId, open, picking);
  }
  const isOfText = new Set(text?.items.map(({ id }) => id));
  const fitting = itemsAt(skillId, slot.level, pool).filter(({ id }) => isOfText.has(id) && !opened.has(id));
  for (const item of rng.shuffle(fitting)) {
    const drawn = askItem(skillId, item, rng);
    if (drawn === null) continue;
    picking.opened.add(item.id);
    return { ...slotOf(slot), skillId, lessons: lessonsOf(skillId, slot.level, source), parts: [drawn], open: null };
  }
  return null;
}

/**
 * Of the skills that fit, those that are on the paper least come first, and those of the class before those it revises; a
 * problem with a solution where much is to be won.
 */
function pickBySkill(slot: Place, picking: Picking, rng: Rng): TestQuestion | null {
  const { coverage, used, pool, source } = picking;
  const fitting = [...coverage].flatMap(([id, levels]) =>
    strandOfId(id) === slot.strand && levels.includes(slot.level) ? [id] : [],
  );
  const isRevised = (id: string) => Number(findSkill(id)?.classId !== source.classId);
  const rank = (id: string) => 2 * (used.get(id) ?? 0) + isRevised(id);
  const inOrder = rng.shuffle(fitting).toSorted((one, other) => rank(one) - rank(other));
  const ofClassFirst = inOrder.toSorted((one, other) => isRevised(one) - isRevised(other));
  const problem = pickProblem(slot, ofClassFirst, picking, rng);
  if (problem !== null) return problem;
  for (const id of inOrder) {
    const isOpen = slot.form === "written" && slot.level > 1;
    const open = isOpen
      ? openOnSkill(id).find((each) => each.level === slot.level && !picking.opened.has(each.id))
      : undefined;
    if (open !== undefined) return openAs(slot, id, open, picking);
    if (profileOf(id, slot.level, pool)[slot.form] === 0) continue;
    const found = pickParts(slot, id, picking, rng);
    if (found !== null) return found;
  }
  return null;
}

/** A problem for a question that is worth one, of several steps where there is one; null where there is none. */
function pickProblem(slot: Place, skillIds: readonly string[], picking: Picking, rng: Rng): TestQuestion | null {
  const { source, pool } = picking;
  if (slot.form === "choice" || slot.level === 1 || slot.quarters < quartersOfSolution) return null;
  const isLong = slot.quarters > quartersOfSolution && Number(source.classId) > 2;
  for (const sums of isLong ? [2, 1] : [1]) {
    for (const id of skillIds.filter((each) => profileOf(each, slot.level, pool).sums >= sums)) {
      const fits = (question: Question) => countSums(question, source.classId) >= sums;
      const found = pickParts(slot, id, picking, rng, fits);
      if (found !== null) return found;
    }
  }
  return null;
}

/** Quarters from which a problem is to be solved in sentences. */
const quartersOfSolution = 4;

function pickParts(
  slot: Place,
  skillId: string,
  { source, pool }: Picking,
  rng: Rng,
  fits?: Wish["fits"],
): TestQuestion | null {
  const wish = { ...slotOf(slot), skillId };
  const { classId } = source;
  const parts = drawParts(fits === undefined ? wish : { ...wish, fits }, { pool, rng, classId });
  if (parts === null) return null;
  return { ...slotOf(slot), skillId, lessons: lessonsOf(skillId, slot.level, source), parts, open: null };
}
