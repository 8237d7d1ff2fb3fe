import type { ClassId } from "#lib/core/class-id.ts";
import type { GameRoot } from "#lib/games/define-game.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { mapText } from "#lib/text/map-text.ts";
import type { PlayedRef } from "./activity-ref.ts";

/** What a node stands for. */
type MapNodeRef = Exclude<PlayedRef, { kind: "review" | "lesson" | "set" }>;

/** A way through the subjects of a class: nodes that open one after the other, each a challenge (spec, game/level-one). */
export interface Path {
  /** Slug stored in `user_levels.level_name` and used by leaderboard/{levelName}; never renamed. */
  readonly levelName: string;
  /** Its address: {root}/{name}, or {root}/{name}/{range}. */
  readonly root: GameRoot;
  readonly name: string;
  readonly range: string | null;
  readonly classId: ClassId;
  readonly title: string;
  /** Stone n is nodes[n - 1]; its number is stored with the pupil, so that new ones are only added at the end. */
  readonly mapNodes: readonly MapNodeRef[];
}

function game(levelName: string, level: number): MapNodeRef {
  return { kind: "game", levelName, level };
}

function skill(id: string, difficulty: Difficulty): MapNodeRef {
  return { kind: "skill", id, difficulty };
}

/** Numbers, comparing, shapes and sums of class 1 in the order they are taught, words in between. */
const levelOne: readonly MapNodeRef[] = [
  game("counting", 1),
  game("shape", 1),
  game("compare-10", 1),
  game("addition-5", 1),
  game("counting", 2),
  skill("c1-opposites", 1),
  game("addition-5", 3),
  game("subtraction-10", 1),
  game("shape", 3),
  game("addition-10", 2),
  game("counting", 3),
  game("compare-10", 3),
  game("subtraction-10", 3),
  skill("c1-add-within-10", 1),
  game("shape", 4),
  game("addition-10", 5),
  game("clock", 1),
  game("subtraction-10", 5),
  skill("c1-opposites", 2),
  game("counting", 5),
  game("addition-20", 1),
  game("clock", 2),
  game("subtraction-20", 1),
  game("compare-20", 1),
  game("shape", 5),
  skill("c1-add-within-10", 3),
  game("addition-20", 4),
  game("subtraction-20", 3),
  game("compare-20", 4),
  skill("c1-opposites", 3),
  game("addition-100", 1),
  game("compare-100", 1),
  game("subtraction-100", 1),
  game("clock", 4),
  game("addition-100", 5),
  game("compare-100", 3),
  game("subtraction-100", 5),
  game("shape", 7),
];

/** What class 1 ended with, then sums and differences over a ten; places, times, measures and stories in between. */
const levelTwo: readonly MapNodeRef[] = [
  game("addition-20", 3),
  game("subtraction-20", 3),
  game("ones-units", 1),
  game("addition-two-20", 1),
  game("clock-two", 1),
  game("addition-two-20", 2),
  game("terms-sum", 1),
  game("subtraction-two-20", 1),
  game("addition-100", 6),
  game("addition-two-20", 3),
  game("subtraction-two-20", 2),
  game("clock-two", 2),
  game("kg-lit", 1),
  game("subtraction-100", 6),
  game("ones-units", 4),
  game("subtraction-two-20", 3),
  game("addition-two-20", 5),
  game("paragraph", 1),
  game("addition-two-100", 1),
  game("clock-two", 3),
  game("subtraction-two-20", 5),
  game("terms-sum", 5),
  game("addition-two-100", 2),
  game("subtraction-two-100", 1),
  game("addition-two-100", 4),
  game("paragraph", 4),
  game("clock-two", 4),
  game("kg-lit", 3),
  game("subtraction-two-100", 3),
  game("addition-two-100", 5),
  game("subtraction-two-100", 4),
  game("clock-two", 5),
  game("kg-lit", 5),
  game("addition-two-100", 6),
  game("paragraph", 8),
  game("subtraction-two-100", 6),
  game("addition-two-100", 8),
  game("subtraction-two-100", 8),
];

export const paths: readonly Path[] = [
  {
    levelName: "level-one",
    root: "game",
    name: "level-one",
    range: null,
    classId: "1",
    title: mapText.title("1"),
    mapNodes: levelOne,
  },
  {
    levelName: "addition-level-two-100",
    root: "game2",
    name: "addition-level-two",
    range: "100",
    classId: "2",
    title: mapText.title("2"),
    mapNodes: levelTwo,
  },
];

/** A path by the name its nodes are stored under. */
export function findPath(levelName: string): Path | undefined {
  return paths.find((path) => path.levelName === levelName);
}

/** A path by its address: {root}/{name} or {root}/{name}/{range}. */
export function findPathByRoute(root: GameRoot, name: string, range: string | null): Path | undefined {
  return paths.find((path) => path.root === root && path.name === name && path.range === range);
}
