import type { Rng } from "#lib/core/rng.ts";
import type { Sort } from "./sort.ts";
import { sortsOf } from "./sorts-of.ts";
import type { Stuff } from "./stuff.ts";

/**
 * What may lie beside the sort looked for. A square is a rectangle too, and a cube a box, as any teacher of class 3
 * will say: where the longer ones are looked for, the even ones stay away.
 */
function neighboursOf(stuff: Stuff, sort: Sort): readonly (Sort | null)[] {
  const evenOne = { rectangle: "square", box: "cube", circle: null, square: null, triangle: null, cube: null }[sort];
  const others = sortsOf(stuff).filter((other) => other !== sort && other !== evenOne);
  const nameless = stuff === "thing" ? [] : [null];
  return [...others, ...nameless];
}

/** So many sorts to lie beside the one looked for, as mixed as may be, the taught ones first. */
export function wrongSorts(stuff: Stuff, sort: Sort, count: number, rng: Rng): (Sort | null)[] {
  const neighbours = neighboursOf(stuff, sort);
  const taught = rng.shuffle(neighbours.filter((other) => other !== null));
  const inTurn = [...taught, ...neighbours.filter((other) => other === null)];
  return Array.from({ length: count }, (_, place) => inTurn[place % inTurn.length] ?? null);
}
