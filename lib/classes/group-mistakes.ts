/** How often a pupil of a class made a mistake in a skill, with the last wrong answer. */
export interface CountedMistake {
  readonly number: number;
  readonly skillId: string;
  /** See MistakeCode; "" for one without a name. */
  readonly code: string;
  readonly times: number;
  /** "2026-11-28" */
  readonly lastDay: string;
  readonly sample: { readonly prompt: string; readonly given: string | null; readonly right: string };
}

/** From so many times on a mistake is one a pupil makes, not a slip. */
const leastTimes = 2;

/**
 * The pupils of a class by the mistake they make: the mistakes of the most pupils first, named ones before those without a
 * name, in each group the pupils who make it most often first.
 */
export function groupMistakes(mistakes: readonly CountedMistake[]) {
  const made = mistakes.filter(({ times }) => times >= leastTimes);
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
