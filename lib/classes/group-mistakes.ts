import { findSkill } from "#lib/skills/registry.ts";
import { wordsOfMistake } from "#lib/text/mistake-text.ts";
import type { MistakeGroup } from "./assignment-view.ts";
import type { SeatMistake } from "./progress-view.ts";

const leastTimes = 2;

/** Whether a mistake is one a pupil makes, not a slip: it was made often, or a teacher who marked a test named it. */
export function isHabit({ times, isNamed }: SeatMistake): boolean {
  return isNamed || times >= leastTimes;
}

/**
 * The pupils of a class by the mistake they make: the mistakes of the most pupils first, named ones before those without a
 * name, in each group the pupils who make it most often first.
 */
export function groupMistakes(mistakes: readonly SeatMistake[]) {
  const made = mistakes.filter(isHabit);
  const groups = Map.groupBy(made, ({ skillId, code }) => `${skillId} ${code}`);
  return [...groups.values()]
    .flatMap((group) => {
      const [most] = group.toSorted((one, other) => (one.lastDay < other.lastDay ? 1 : -1));
      if (most === undefined) return [];
      const { skillId, code, sample } = most;
      const inOrder = group.toSorted((one, other) => other.times - one.times || one.number - other.number);
      const total = group.reduce((sum, { times }) => sum + times, 0);
      return [{ skillId, code, sample, total, numbers: inOrder.map(({ number }) => number) }];
    })
    .toSorted(
      (one, other) =>
        Number(one.code === "") - Number(other.code === "") ||
        other.numbers.length - one.numbers.length ||
        other.total - one.total,
    );
}

/** So many groups are shown; a class has hardly more that two pupils share. */
const mostGroups = 40;

/** Who needs what: the groups of pupils with what is to be read of their mistake. */
export function listNeeds(mistakes: readonly SeatMistake[]): MistakeGroup[] {
  return groupMistakes(mistakes)
    .slice(0, mostGroups)
    .flatMap(({ skillId, code, numbers, sample }) => {
      const skill = findSkill(skillId);
      return skill === undefined
        ? []
        : [{ skillId, skillTitle: skill.title, code, words: wordsOfMistake(code), numbers, sample }];
    });
}
