import type { ClassId } from "#lib/core/class-id.ts";
import { createRng } from "#lib/core/create-rng.ts";
import { dayMs } from "#lib/core/durations.ts";
import type { Rng } from "#lib/core/rng.ts";
import { vietnamDay } from "#lib/core/vietnam-day.ts";
import { type Standing, standingAt, taughtSkills } from "#lib/lessons/standing.ts";
import { chooseDifficulty } from "#lib/play/choose-difficulty.ts";
import type { FirstTry } from "#lib/play/first-try.ts";
import { isDue } from "#lib/play/is-due.ts";
import { nearestDifficulty } from "#lib/play/nearest-difficulty.ts";
import { questionsPerRun } from "#lib/play/points.ts";
import { learnSkill, type SkillProgress } from "#lib/play/skill-progress.ts";
import { planDailyReview, questionsOfDay, rankNewSkills } from "#lib/play/today.ts";
import { type Difficulty, difficulties } from "#lib/skills/define-skill.ts";
import { Learner, type LearnerModel } from "./learner.ts";

/** The first day of a school year, at noon in Việt Nam, and how many days are looked at. */
const firstDay = Date.parse("2026-09-07T05:00:00Z");
const yearDays = 265;

export const policies = ["today", "random", "class order", "all-knowing"] as const;
export type Policy = (typeof policies)[number];

/** A pupil of a simulated year. */
interface Pupil {
  readonly classId: ClassId;
  readonly learner: Learner;
  readonly rng: Rng;
  readonly progress: Map<string, SkillProgress>;
  asked: number;
  right: number;
  /** Fourth misses in a row in one skill without an easier question meanwhile, where there is one. */
  stuck: number;
}

interface Asked {
  readonly skill: string;
  readonly difficulty: Difficulty;
}

/** What one simulated pupil came to in a year. */
export interface Outcome {
  readonly asked: number;
  /** Share of right first tries. */
  readonly share: number;
  /** Skills that are mastered at the end of the year and were not before: in truth, and by the product's own marks. */
  readonly mastered: number;
  readonly marked: number;
  /** Skills that were taught and not mastered before: as many as there are to bring to mastery. */
  readonly open: number;
  /** Chances of a right try at the standard difficulty 30 days after the last day, of the skills that are mastered then. */
  readonly retained: readonly number[];
  readonly stuck: number;
}

/** A skill is mastered when this share of its questions of standard difficulty is right (design rules, 1). */
const masteryShare = 0.85;
const standard = 2;

/** A run whose difficulty follows the pupil, as a run of a skill or of a new lesson does. */
function playSkill(pupil: Pupil, day: number, skill: string, there: readonly Difficulty[], count: number): void {
  const before = pupil.progress.get(skill)?.tries ?? [];
  const tries: FirstTry[] = [];
  for (let place = 0; place < count; place += 1) {
    const difficulty = nearestDifficulty(chooseDifficulty([...before, ...tries], 1).difficulty, there);
    tries.push({ difficulty, isRight: ask(pupil, day, { skill, difficulty }) });
    noteStuck(pupil, tries, Math.min(...there));
  }
  finish(pupil, day, new Map([[skill, tries]]), false);
}

/**
 * Three misses in a row are to be followed by an easier question; at the `easiest` that is taught the explanation, which
 * follows each of them, is the worked step.
 */
function noteStuck(pupil: Pupil, tries: readonly FirstTry[], easiest: number): void {
  const row = tries.slice(-4);
  const isRow = row.length === 4 && row.every(({ isRight }) => !isRight);
  if (isRow && row.every(({ difficulty }) => difficulty === row[0]?.difficulty && difficulty > easiest))
    pupil.stuck += 1;
}

/** A run of several skills at fixed difficulties. */
function playMixed(pupil: Pupil, day: number, asked: readonly Asked[]): void {
  const tries = new Map<string, FirstTry[]>();
  for (const { skill, difficulty } of asked) {
    const isRight = ask(pupil, day, { skill, difficulty });
    tries.set(skill, [...(tries.get(skill) ?? []), { difficulty, isRight }]);
  }
  finish(pupil, day, tries, true);
}

function ask(pupil: Pupil, day: number, { skill, difficulty }: Asked): boolean {
  const isRight = pupil.learner.answer(skill, difficulty, day);
  pupil.asked += 1;
  if (isRight) pupil.right += 1;
  return isRight;
}

function finish(pupil: Pupil, day: number, bySkill: ReadonlyMap<string, FirstTry[]>, isMixed: boolean): void {
  const at = firstDay + day * dayMs;
  for (const [skill, tries] of bySkill) {
    const run = { tries, isMixed, at, day: vietnamDay(at) };
    pupil.progress.set(skill, learnSkill(pupil.progress.get(skill) ?? null, run));
  }
}

/** A day of "Hôm nay của con": a new lesson, the review, something chosen. */
function playToday(pupil: Pupil, day: number, standing: Standing): void {
  const at = firstDay + day * dayMs;
  const count = questionsOfDay(pupil.classId, standing);
  const [fresh] = rankNewSkills(standing, pupil.progress, Math.floor(at / dayMs));
  if (fresh !== undefined) playSkill(pupil, day, fresh.id, fresh.difficulties, count);
  const review = planDailyReview(standing, pupil.progress, ({ card }) => isDue(card, at), count);
  playMixed(
    pupil,
    day,
    review.map(({ id, difficulty }) => ({ skill: id, difficulty })),
  );
  playChosen(pupil, day, standing);
}

/** What a child chooses itself is left to chance; it is the same in every policy. */
function playChosen(pupil: Pupil, day: number, standing: Standing): void {
  playSkill(pupil, day, pupil.rng.pick([...taughtSkills(standing).keys()]), difficulties, questionsPerRun);
}

/** As many questions of anything that is taught, at any difficulty that is. */
function playRandom(pupil: Pupil, day: number, standing: Standing): void {
  const taught = [...taughtSkills(standing)];
  const asked = Array.from({ length: 2 * questionsOfDay(pupil.classId, standing) }, () => {
    const [skill, there] = pupil.rng.pick(taught);
    return { skill, difficulty: pupil.rng.pick(there) };
  });
  playMixed(pupil, day, asked);
  playChosen(pupil, day, standing);
}

/** As many questions of the lessons' skills in their order, again from the first once all are through; no review. */
function playInOrder(pupil: Pupil, day: number, standing: Standing): void {
  const taught = [...taughtSkills(standing)];
  for (const run of [0, 1]) {
    const next = taught[(day * 2 + run) % taught.length];
    if (next !== undefined) playSkill(pupil, day, next[0], next[1], questionsOfDay(pupil.classId, standing));
  }
  playChosen(pupil, day, standing);
}

/** What no policy can do better: each run is of what is taught, at the difficulty, where the true chance is nearest to 0.8. */
function playAllKnowing(pupil: Pupil, day: number, standing: Standing): void {
  const { learner } = pupil;
  const taught = [...taughtSkills(standing)].flatMap(([skill, there]) =>
    there.map((difficulty) => ({ skill, difficulty })),
  );
  for (let run = 0; run < 3; run += 1) {
    const count = run < 2 ? questionsOfDay(pupil.classId, standing) : questionsPerRun;
    const gap = ({ skill, difficulty }: Asked) => Math.abs(learner.chance(skill, difficulty, day) - middle);
    const [best] = taught.map((asked) => ({ asked, gap: gap(asked) })).toSorted((one, other) => one.gap - other.gap);
    if (best !== undefined)
      playMixed(
        pupil,
        day,
        Array.from({ length: count }, () => best.asked),
      );
  }
}

/** The middle of the share that is to be right. */
const middle = 0.8;

const play: Readonly<Record<Policy, (pupil: Pupil, day: number, standing: Standing) => void>> = {
  today: playToday,
  random: playRandom,
  "class order": playInOrder,
  "all-knowing": playAllKnowing,
};

const standings = new Map<string, Standing>();

function standingOn(classId: ClassId, day: number): Standing {
  const name = `${classId} ${day}`;
  const standing = standings.get(name) ?? standingAt(classId, firstDay + day * dayMs);
  standings.set(name, standing);
  return standing;
}

/** A school year of one pupil, who comes on two to five days of a school week; the same seed gives the same year. */
export function playYear(policy: Policy, model: LearnerModel, classId: ClassId, seed: string): Outcome {
  const rng = createRng(`${seed}/${policy}`);
  const pupil: Pupil = {
    classId,
    learner: new Learner(model, createRng(`${seed}/learner`)),
    rng,
    progress: new Map(),
    asked: 0,
    right: 0,
    stuck: 0,
  };
  const daysAWeek = createRng(`${seed}/days`).int(2, 5);
  for (let day = 0; day < yearDays; day += 1) {
    const isSchoolDay = day % 7 < 5;
    if (isSchoolDay && rng.int(1, 5) <= daysAWeek) play[policy](pupil, day, standingOn(classId, day));
  }
  const { learner, progress } = pupil;
  const mastered = [...progress.keys()].filter(
    (skill) =>
      learner.chanceAtFirst(skill, standard) < masteryShare &&
      learner.chance(skill, standard, yearDays) >= masteryShare,
  );
  return {
    asked: pupil.asked,
    share: pupil.right / pupil.asked,
    mastered: mastered.length,
    open: [...taughtSkills(standingOn(classId, yearDays - 1)).keys()].filter(
      (skill) => learner.chanceAtFirst(skill, standard) < masteryShare,
    ).length,
    marked: [...progress.values()].filter(({ state }) => state === "mastered").length,
    retained: mastered.map((skill) => learner.chance(skill, standard, yearDays + 30)),
    stuck: pupil.stuck,
  };
}
