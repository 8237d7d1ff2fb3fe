import type { FirstTry } from "#lib/play/first-try.ts";
import type { SeatSkill } from "./progress-view.ts";

/** What tests on paper say of a skill of a seat. */
export interface TestTries {
  readonly number: number;
  readonly skillId: string;
  /** The oldest first. */
  readonly tries: readonly FirstTry[];
  /** The day the last of them was marked, in Việt Nam. */
  readonly lastDay: string;
}

/** So many tries tell how far somebody is, as of what is played (lib/play/skill-progress.ts). */
const mostTries = 20;

const keyOf = ({ number, skillId }: Pick<SeatSkill, "number" | "skillId">) => `${number} ${skillId}`;

/**
 * What is known of the skills of seats with what tests say of them. A test adds its tries to those that were played and leaves
 * the state as it is: a state is won by practice. A skill of which nothing was played is being learnt.
 */
export function withTests(played: readonly SeatSkill[], tests: readonly TestTries[]): SeatSkill[] {
  const known = new Map(played.map((skill) => [keyOf(skill), skill]));
  const tested = tests.map(({ tries, lastDay, ...seat }): SeatSkill => {
    const before = known.get(keyOf(seat));
    const last = tries.slice(-mostTries);
    const kept = Math.min(before?.asked ?? 0, mostTries - last.length);
    // Of what was played only the sum is known: as many of the tries that are left out were right as of all of them.
    const rightBefore =
      before === undefined || before.asked === 0 ? 0 : Math.round((before.right * kept) / before.asked);
    return {
      ...seat,
      state: before?.state ?? "learning",
      isDue: before?.isDue ?? false,
      isMissed: 2 * last.filter(({ isRight }) => isRight).length < last.length,
      asked: kept + last.length,
      right: rightBefore + last.filter(({ isRight }) => isRight).length,
      lastDay: before !== undefined && before.lastDay > lastDay ? before.lastDay : lastDay,
    };
  });
  const changed = new Set(tested.map(keyOf));
  return [...played.filter((skill) => !changed.has(keyOf(skill))), ...tested];
}
