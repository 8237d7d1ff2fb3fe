/** Two numbers of which the larger one has no smaller digit anywhere: nothing is borrowed. */
export interface Pair {
  readonly large: number;
  readonly small: number;
}

const isPlain = ({ large, small }: Pair) => large % 10 >= small % 10;

/** The difference is wide enough to be seen on a bar, and is no number of the question. */
export function pairsBetween(larges: readonly [number, number], smalls: readonly [number, number]): readonly Pair[] {
  const numbers = ([from, to]: readonly [number, number]) =>
    Array.from({ length: to - from + 1 }, (_, place) => from + place);
  return numbers(larges)
    .flatMap((large) => numbers(smalls).map((small) => ({ large, small })))
    .filter((pair) => isPlain(pair) && pair.large - pair.small >= 5 && pair.large !== 2 * pair.small);
}

/** Any two numbers of two digits like that. */
export const anyPairs = pairsBetween([16, 99], [11, 90]);
