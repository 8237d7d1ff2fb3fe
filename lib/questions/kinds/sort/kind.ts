import { z } from "zod";
import { type BoxesPart, knownMistake, typedNumber } from "#lib/questions/kinds/boxes/grading.ts";
import { boxesKind } from "#lib/questions/kinds/boxes/kind.ts";
import { defineKind } from "#lib/questions/kinds/define-kind.ts";
import { toPublicLine } from "#lib/questions/to-public-line.ts";
import { sortText } from "#lib/text/sort-text.ts";
import { isWay, knownWay, type Pile, type SortKey, type SortResponse, type SortView, sortGrading } from "./grading.ts";

const mostThings = 30;
const mostBoxes = 3;

function toPile(pile: Pile): Pile {
  return pile.type === "alike"
    ? { type: "alike", picture: pile.picture, total: pile.total }
    : { type: "named", things: pile.things.map((thing) => thing), ...(pile.isLong === true && { isLong: true }) };
}

/** The view with exactly the fields that are shown. */
function toView({ pile, trays, each, sum }: SortView): SortView {
  return {
    pile: toPile(pile),
    trays: trays.map(({ name, paint }) => ({ name, paint })),
    each,
    sum: sum === null ? null : boxesKind.toView(sum),
  };
}

/** The key without the names of the mistakes. */
function toKey({ ways, sum, mistakes, missing, wrong }: SortKey): SortKey {
  return {
    ways: ways.map((way) => way.map((each) => each)),
    sum: sum === null ? null : boxesKind.toKey(sum),
    mistakes: mistakes.map(({ sorted, feedback }) => ({
      sorted: sorted.map((each) => each),
      feedback: toPublicLine(feedback),
    })),
    missing: missing === null ? null : toPublicLine(missing),
    wrong: wrong.map(toPublicLine),
  };
}

function nameMistake(key: SortKey, response: SortResponse) {
  if (!isWay(key, response.sorted)) {
    return (key.missing === null ? key.mistake : knownWay(key, response)?.code) ?? null;
  }
  const known = key.sum === null ? undefined : knownMistake(key.sum, { boxes: response.typed ?? [] });
  return known?.code ?? null;
}

/** A way with one thing in another tray, or one left in the heap. */
function otherWays({ pile, trays }: SortView, way: readonly number[]): number[][] {
  if (pile.type === "named") return way.map((tray, thing) => way.with(thing, (tray + 1) % trays.length));
  const full = way.findIndex((count) => count > 0);
  const next = (full + 1) % trays.length;
  const left = way.with(full, (way[full] ?? 0) - 1);
  return [left, left.with(next, (way[next] ?? 0) + 1)];
}

const isDivision = (part: BoxesPart) => part.type === "text" && part.text === ":";

const isPut = (sorted: readonly number[]) => sorted.some((count) => count > 0);

export const sortKind = defineKind(sortGrading, {
  response: z.strictObject({
    sorted: z.array(z.int().min(0).max(mostThings)).min(2).max(mostThings),
    typed: z.array(z.string().regex(typedNumber)).min(1).max(mostBoxes).nullable(),
  }),
  toView,
  toKey,
  readings: ({ sum }) => (sum?.parts.some(isDivision) === true ? [[":", sortText.divided]] : []),
  // Several things may be taken at a stroke; each box takes a digit at least.
  countTaps: ({ trays }, { sum }) => trays.length + (sum?.values.join("").length ?? 0) + 1,
  nameMistake,
  examples(view, key) {
    const [first = []] = key.ways;
    const typed = key.sum?.values ?? null;
    const others = [
      ...key.mistakes.map(({ sorted }) => sorted),
      ...key.ways.slice(0, 3).flatMap((way) => otherWays(view, way)),
    ];
    const wrong = others.filter((sorted) => !isWay(key, sorted) && (view.pile.type === "named" || isPut(sorted)));
    const slips =
      view.sum === null || key.sum === null
        ? []
        : boxesKind.examples(view.sum, key.sum).wrong.map(({ boxes }) => boxes);
    return {
      right: key.ways.map((sorted) => ({ sorted, typed })),
      wrong: [
        ...wrong.map((sorted) => ({ sorted, typed })),
        ...slips.map((boxes) => ({ sorted: first, typed: boxes })),
      ],
    };
  },
});
