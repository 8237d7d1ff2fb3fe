import type { Rng } from "#lib/core/rng.ts";
import { type Bead, type BeadRow, isSameBead } from "#lib/questions/shape/bead-row.ts";
import { paints } from "#lib/questions/shape/paints.ts";
import type { FlatSort } from "#lib/questions/shape/sort.ts";
import type { PatternRule } from "./levels.ts";

/** At least one whole group stands before the gap. */
interface Pattern extends BeadRow {
  /** Three shapes that do not fit the gap, in the order in which they mislead. */
  readonly wrong: readonly Bead[];
}

const sorts: readonly FlatSort[] = ["circle", "square", "triangle", "rectangle"];
const longestRow = 8;

/** Shapes for the letters of a unit: where they differ by both, two of them may share an outline or a colour. */
function dealBeads(letters: number, { differBy }: PatternRule, rng: Rng): Bead[] {
  const outlines = rng.shuffle(sorts);
  const colours = rng.shuffle(paints);
  const shared = differBy === "both" ? rng.pick(["sort", "paint"] as const) : null;
  return Array.from({ length: letters }, (_, place) => ({
    sort: outlines[shared === "sort" && place === 1 ? 0 : place] ?? "circle",
    paint: colours[shared === "paint" && place === 1 ? 0 : place] ?? "red",
  }));
}

/** The other shapes of the row, then the right one in another colour or another outline in the right colour. */
function wrongBeads(right: Bead, beads: readonly Bead[]): Bead[] {
  const others = beads.filter((bead) => !isSameBead(bead, right));
  const swapped = others.flatMap(({ sort, paint }) => [
    { sort, paint: right.paint },
    { sort: right.sort, paint },
  ]);
  const strange = sorts.map((sort) => ({ sort, paint: right.paint }));
  const candidates = [...others, ...swapped, ...strange];
  return candidates
    .filter(
      (bead, place) => candidates.findIndex((other) => isSameBead(other, bead)) === place && !isSameBead(bead, right),
    )
    .slice(0, 3);
}

/** A row in which a group of shapes repeats at least twice, with one place left open. */
export function makePattern(rule: PatternRule, rng: Rng): Pattern {
  const unit = [...rng.pick(rule.units)];
  const letters = [...new Set(unit)];
  const beads = dealBeads(letters.length, rule, rng);
  const period = unit.length;
  const length = period === 2 ? 6 : longestRow;
  const row = Array.from({ length }, (_, place) => beads[letters.indexOf(unit[place % period] ?? "")]).filter(
    (bead) => bead !== undefined,
  );
  const gap = rule.isGapLast ? length - 1 : rng.int(period, length - 2);
  const right = row[gap];
  if (right === undefined) {
    throw new Error("A gap outside the row");
  }
  return { period, row, gap, wrong: wrongBeads(right, beads) };
}
