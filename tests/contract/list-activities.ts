import { readFileSync } from "node:fs";
import type { ClassId } from "#lib/core/class-id.ts";
import { createRng } from "#lib/core/create-rng.ts";
import type { Rng } from "#lib/core/rng.ts";
import { games } from "#lib/games/registry.ts";
import type { ActivityRef } from "#lib/play/activity-ref.ts";
import type { Question } from "#lib/questions/question.ts";
import { type BankItem, type BankSkill, difficulties, type Skill } from "#lib/skills/define-skill.ts";
import { skills } from "#lib/skills/registry.ts";
import { itemsOf, passages } from "./read-passages.ts";

export interface Activity {
  readonly name: string;
  readonly ref: ActivityRef;
  readonly classId: ClassId;
  /** Null for skills made by rule and for games. */
  readonly items: readonly BankItem[] | null;
  /** Question number `index` of this activity at its difficulty or level. */
  make(index: number, rng: Rng): Question;
}

/** What the database fills in where a bank is silent. */
const emptyItem: BankItem = {
  id: "",
  type: "multiple_choice",
  prompt: "",
  say: null,
  answer: "",
  distractors: [],
  orders: [],
  hints: [],
  feedback: {},
  explain: "",
  level: 1,
  passage: null,
  evidence: null,
};

/** The items of a bank skill, from the file the seed is made of. */
export function readBank(id: string): BankItem[] {
  if (id.endsWith("-reading")) return passages.filter(({ grade }) => id === `c${grade}-reading`).flatMap(itemsOf);
  const path = new URL(`../../supabase/content/banks/${id}.json`, import.meta.url);
  const bank = JSON.parse(readFileSync(path, "utf8")) as { items: (Pick<BankItem, "id"> & Partial<BankItem>)[] };
  return bank.items.map((item) => ({ ...emptyItem, ...item }));
}

/** A skill at its three difficulties. */
export function listSkill(skill: Skill): Activity[] {
  const items = skill.source === "bank" ? readBank(skill.id) : null;
  return difficulties.map((difficulty) => ({
    name: `${skill.id} ${difficulty}`,
    ref: { kind: "skill", id: skill.id, difficulty },
    classId: skill.classId,
    items,
    make(index, rng) {
      if (skill.source === "rule") return skill.generate(difficulty, rng);
      const fitting = (items ?? []).filter((item) => item.level === difficulty);
      const item = fitting[index % fitting.length];
      if (item === undefined) throw new Error(`The bank of ${skill.id} has nothing of difficulty ${difficulty}`);
      return skill.ask(item, rng);
    },
  }));
}

/** All items of a bank skill in turn. */
export function listBank(skill: BankSkill): Activity {
  const items = readBank(skill.id);
  return {
    name: skill.id,
    ref: { kind: "skill", id: skill.id, difficulty: 2 },
    classId: skill.classId,
    items,
    make(index, rng) {
      const item = items[index % items.length];
      if (item === undefined) throw new Error(`The bank of ${skill.id} is empty`);
      return skill.ask(item, rng);
    },
  };
}

let listed: readonly Activity[] | null = null;

/** Every skill at every difficulty and every game at every level, from the registries. */
export function listActivities(): readonly Activity[] {
  listed ??= listAll();
  return listed;
}

function listAll(): Activity[] {
  const played = games.flatMap((game) =>
    game.tracks.flatMap((track) =>
      track.levels.map(
        (level, index): Activity => ({
          name: `${track.levelName} ${index + 1}`,
          ref: { kind: "game", levelName: track.levelName, level: index + 1 },
          classId: track.classId,
          items: null,
          make: (_, rng) => game.generate(level, rng),
        }),
      ),
    ),
  );
  return [...skills.flatMap(listSkill), ...played];
}

/** So many questions of an activity; `purpose` goes into their seeds, so that each has its own. */
export function makeMany({ name, make }: Activity, count: number, purpose = ""): Question[] {
  return Array.from({ length: count }, (_, index) => make(index, createRng(`${name}/${purpose}${index}`)));
}

const dozens = new Map<string, readonly Question[]>();

/** The first twelve questions of an activity, always the same ones: made once for all tests that look at every activity. */
export function dozenOf(activity: Activity): readonly Question[] {
  const made = dozens.get(activity.name) ?? makeMany(activity, 12);
  dozens.set(activity.name, made);
  return made;
}

/** Every item of a bank once, where it is asked; a dozen questions of what is made by rule. */
export function sampleOf(activity: Activity): readonly Question[] {
  const { items, ref } = activity;
  if (items === null || ref.kind !== "skill") return dozenOf(activity);
  return makeMany(activity, items.filter(({ level }) => level === ref.difficulty).length);
}
