import type { Difficulty } from "#lib/skills/define-skill.ts";
import { type ActivityRef, isSingle } from "./activity-ref.ts";
import { passMark } from "./points.ts";

/** What the result screen offers first. */
export type NextKind = "next-level" | "same" | "easier" | "harder" | "none";

export interface NextRun {
  readonly kind: NextKind;
  readonly ref: ActivityRef;
}

/**
 * The run to offer after one that ended: a level further or a difficulty harder after a passed run,
 * a difficulty easier when fewer than half were right at once (design rules, "Learning" 1).
 * After a review, a new lesson or a set nothing is offered: what was due is done. `levelCount` is the number of levels of a game's track or a path; a skill has three difficulties.
 */
export function chooseNext(ref: ActivityRef, rightFirst: number, levelCount: number): NextRun {
  if (isSingle(ref)) return { kind: "none", ref };
  if (ref.kind !== "skill") {
    const passed = rightFirst >= passMark && ref.level < levelCount;
    return passed ? { kind: "next-level", ref: { ...ref, level: ref.level + 1 } } : { kind: "same", ref };
  }
  if (rightFirst >= passMark && ref.difficulty < 3) {
    return { kind: "harder", ref: { ...ref, difficulty: step(ref.difficulty, 1) } };
  }
  if (rightFirst < 5 && ref.difficulty > 1) {
    return { kind: "easier", ref: { ...ref, difficulty: step(ref.difficulty, -1) } };
  }
  return { kind: "same", ref };
}

function step(difficulty: Difficulty, by: 1 | -1): Difficulty {
  if (by === 1) return difficulty === 1 ? 2 : 3;
  return difficulty === 3 ? 2 : 1;
}
