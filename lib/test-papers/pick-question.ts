import type { ClassId } from "#lib/core/class-id.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { findSkill } from "#lib/skills/registry.ts";
import { countSums, type Drawn, isSetOut, type Pool, profileOf } from "./draw.ts";
import type { Slot } from "./matrix.ts";
import { drawParts } from "./parts.ts";
import { lessonsOf, strandOfId, type TestSource, type TextToRead } from "./source.ts";
import { type OpenQuestion, openOnSkill } from "./texts.ts";

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

/** What a paper is drawn from, and what stands on it so far. */
export interface Picking {
  readonly source: TestSource;
  readonly pool: Pool;
  readonly coverage: ReadonlyMap<string, readonly Difficulty[]>;
  readonly text: TextToRead | null;
  /** See earlierOf. */
  readonly earlier: ReadonlySet<string>;
  /** How questions on the paper are asked, without their numbers; setOutStem once a sum is set out. */
  readonly stems: Set<string>;
  /** Ids of the open questions that are on the paper or were thrown away. */
  readonly opened: Set<string>;
  /** How many questions each skill has. */
  readonly used: Map<string, number>;
}

/** A question to be drawn, with its place. */
export type Place = Slot & Pick<TestQuestion, "place">;

export const slotOf = ({ strand, level, form, quarters, place }: Place): Place => ({
  strand,
  level,
  form,
  quarters,
  place,
});

export function openAs(slot: Place, skillId: string, open: OpenQuestion, picking: Picking): TestQuestion {
  picking.opened.add(open.id);
  return { ...slotOf(slot), skillId, lessons: lessonsOf(skillId, slot.level, picking.source), parts: [], open };
}

/** Says that a paper has a sum that is set out. */
export const setOutStem = "set out";

const stemOf = ({ prompt }: Question) => prompt.text.replaceAll(/\d[\d\s,]*/gu, "#");

export function isSetOutQuestion({ parts: [first] }: TestQuestion, classId: ClassId): boolean {
  return first !== undefined && isSetOut(first.question, classId);
}

/** Quarters from which a problem is to be solved in sentences. */
const quartersOfSolution = 4;

/** Skills to try one after another, and what of them will do. */
interface Stage {
  readonly skillIds: readonly string[];
  readonly fits: (question: Question) => boolean;
  /** Whether one part will do where there should be several. */
  readonly mayBeAlone: boolean;
}

/**
 * Of the skills that fit, those that are on the paper least come first, and what the lessons teach before what they come back
 * to. Where much is to be won it is a problem with a solution; one question sets a sum out.
 */
export function pickBySkill(slot: Place, picking: Picking, rng: Rng): TestQuestion | null {
  const { classId } = picking.source;
  if (picking.pool.budget.left <= 0) return null;
  const skillIds = orderSkills(slot, picking, rng);
  for (const stage of wishedStages(slot, skillIds, picking)) {
    for (const id of stage.skillIds) {
      const found = pickParts(slot, id, picking, rng, stage);
      if (found !== null) return found;
    }
  }
  const isPlain = (question: Question) => slot.level > 1 || countSums(question, classId) < 2;
  const isNew = (question: Question) => isPlain(question) && !picking.stems.has(stemOf(question));
  const stages = [
    { skillIds, fits: isNew, mayBeAlone: false },
    { skillIds, fits: isPlain, mayBeAlone: false },
    { skillIds, fits: isPlain, mayBeAlone: true },
  ];
  for (const stage of stages) {
    const found = pickPlain(slot, stage, picking, rng);
    if (found !== null) return found;
  }
  return null;
}

function orderSkills(slot: Place, { coverage, used, earlier, source }: Picking, rng: Rng): string[] {
  const fitting = [...coverage].flatMap(([id, levels]) =>
    strandOfId(id) === slot.strand && levels.includes(slot.level) ? [id] : [],
  );
  const isRevised = (id: string) =>
    Number(findSkill(id)?.classId !== source.classId || earlier.has(`${id} ${slot.level}`));
  const rank = (id: string) => 2 * (used.get(id) ?? 0) + isRevised(id);
  return rng.shuffle(fitting).toSorted((one, other) => rank(one) - rank(other));
}

function wishedStages(slot: Place, skillIds: readonly string[], { source, pool, stems }: Picking): Stage[] {
  const { classId, subject } = source;
  if (slot.form === "choice" || subject !== "maths" || Number(classId) === 1) return [];
  const ofSkill = (id: string) => profileOf(id, slot.level, pool);
  if (slot.strand === "numbers" && slot.level === 1 && !stems.has(setOutStem)) {
    const ofClass = skillIds.filter((id) => findSkill(id)?.classId === classId && ofSkill(id).hasSetOut);
    return [{ skillIds: ofClass, fits: (question) => isSetOut(question, classId), mayBeAlone: false }];
  }
  if (slot.level === 1 || slot.quarters < quartersOfSolution) return [];
  const isLong = slot.quarters > quartersOfSolution && Number(classId) > 2;
  return (isLong ? [2, 1] : [1]).map((sums) => ({
    skillIds: skillIds.filter((id) => ofSkill(id).sums >= sums),
    fits: (question) => countSums(question, classId) >= sums,
    mayBeAlone: false,
  }));
}

function pickPlain(slot: Place, stage: Stage, picking: Picking, rng: Rng): TestQuestion | null {
  for (const id of stage.skillIds) {
    const isOpen = slot.form === "written" && slot.level > 1;
    const open = isOpen
      ? openOnSkill(id).find((each) => each.level === slot.level && !picking.opened.has(each.id))
      : undefined;
    if (open !== undefined) return noteUsed(openAs(slot, id, open, picking), picking);
    if (profileOf(id, slot.level, picking.pool)[slot.form] === 0) continue;
    const found = pickParts(slot, id, picking, rng, stage);
    if (found !== null) return found;
  }
  return null;
}

function pickParts(
  slot: Place,
  skillId: string,
  picking: Picking,
  rng: Rng,
  { fits, mayBeAlone }: Pick<Stage, "fits" | "mayBeAlone">,
): TestQuestion | null {
  const { source, pool } = picking;
  const { classId } = source;
  const parts = drawParts({ ...slotOf(slot), skillId, fits }, { pool, rng, classId }, mayBeAlone);
  if (parts === null) return null;
  const lessons = lessonsOf(skillId, slot.level, source);
  return noteUsed({ ...slotOf(slot), skillId, lessons, parts, open: null }, picking);
}

/** Notes what stands on the paper now. */
function noteUsed(question: TestQuestion, { used, stems, source }: Picking): TestQuestion {
  used.set(question.skillId, (used.get(question.skillId) ?? 0) + 1);
  const [first] = question.parts;
  if (first !== undefined) stems.add(stemOf(first.question));
  if (isSetOutQuestion(question, source.classId)) stems.add(setOutStem);
  return question;
}
