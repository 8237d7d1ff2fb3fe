import type { Rng } from "#lib/core/rng.ts";

export type Operation = "×" | ":";
export type Three<Each> = readonly [first: Each, second: Each, result: Each];

/** What the numbers of an operation are called, in their order. */
export const namesOf = {
  "×": ["thừa số", "thừa số", "tích"],
  ":": ["số bị chia", "số chia", "thương"],
} as const satisfies Record<Operation, Three<string>>;

export const kinds = { "×": "phép nhân", ":": "phép chia" } as const satisfies Record<Operation, string>;
/** A fact of the tables of 2 and 5 with three different numbers. */
export function pickFact(rng: Rng, operation: Operation): Three<number> {
  const table = rng.pick([2, 5]);
  const times = rng.pick([2, 3, 4, 5, 6, 7, 8, 9, 10].filter((each) => each !== table));
  if (operation === ":") return [table * times, table, times];
  return [table, times, table * times];
}

export const written = (operation: Operation, [a, b, c]: Three<number | string>) => `${a} ${operation} ${b} = ${c}`;

/** Every way to put labels into three places. */
export function fillingsOf(count: number, isReusable: boolean): Three<number>[] {
  const all = Array.from({ length: count }, (_, label) => label);
  const triples = all.flatMap((a) => all.flatMap((b) => all.map((c) => [a, b, c] as const)));
  return triples.filter((triple) => isReusable || new Set(triple).size === 3);
}
