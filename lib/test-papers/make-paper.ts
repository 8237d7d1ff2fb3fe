import { createRng } from "#lib/core/create-rng.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Difficulty, Passage } from "#lib/skills/define-skill.ts";
import { askItem, itemsAt, mostMade } from "./draw.ts";
import { type Matrix, toSlots } from "./matrix.ts";
import {
  isSetOutQuestion,
  openAs,
  type Picking,
  type Place,
  pickBySkill,
  setOutStem,
  slotOf,
  type TestQuestion,
} from "./pick-question.ts";
import { mostTurns } from "./request.ts";
import {
  coverageOf,
  earlierOf,
  lastOf,
  lessonsOf,
  readingSkill,
  type TestSource,
  type TextToRead,
  textsToRead,
} from "./source.ts";

function suffices({ items, open }: TextToRead, matrix: Matrix): boolean {
  return matrix
    .filter(({ strand }) => strand === "reading")
    .every(({ level, form, count }) => {
      const questions: readonly { level: Difficulty }[] = form === "choice" ? items : open;
      return questions.filter((each) => each.level === level).length >= count;
    });
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

/** A paper with exactly the questions of its matrix; null where one of them cannot be found. */
export function makePaper(source: TestSource, { matrix, seed, turns }: TestWish): TestPaper | null {
  const { classId, subject, lessons, banks } = source;
  const rngOf = (step: string) => createRng(`test/${classId}/${subject}/${seed}/${step}`);
  const texts = subject === "vietnamese" ? textsToRead(source).filter((text) => suffices(text, matrix)) : [];
  if (subject === "vietnamese" && texts.length === 0) return null;
  const text = texts.length === 0 ? null : rngOf("text").pick(texts);
  const picking: Picking = {
    source,
    pool: { banks, last: lastOf(lessons), taken: new Set(), budget: { left: mostMade } },
    coverage: coverageOf(source),
    text,
    earlier: earlierOf(source),
    opened: new Set(),
    stems: new Set(),
    used: new Map(),
  };
  const slots = toSlots(matrix);
  const first = slots.flatMap((slot, place) => pick({ ...slot, place }, picking, rngOf(`${place}`)) ?? []);
  if (first.length < slots.length) return null;
  const questions = first.map((question, place) => {
    const times = Math.min(mostTurns, turns.get(String(place)) ?? 0);
    return Array.from({ length: times }, (_, turn) => turn + 1).reduce((before, turn) => {
      if (isSetOutQuestion(before, classId)) picking.stems.delete(setOutStem);
      return pick(before, picking, rngOf(`${place}/${turn}`)) ?? before;
    }, question);
  });
  return { passage: text?.passage ?? null, questions };
}

function pick(slot: Place, picking: Picking, rng: Rng): TestQuestion | null {
  return slot.strand === "reading" ? pickOnText(slot, picking, rng) : pickBySkill(slot, picking, rng);
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
