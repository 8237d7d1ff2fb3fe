import type { Line } from "#lib/core/line.ts";
import { dotsOf, isWhole, lineThrough, toDrawn } from "#lib/questions/kinds/trace/dots.ts";
import { tellFault } from "#lib/questions/kinds/trace/grading.ts";
import type { TraceFault } from "#lib/questions/kinds/trace/judge.ts";
import type { Kinds } from "#lib/questions/question.ts";
import type { KindContract } from "#tests/contract/kind-contract.ts";
import { evenPlaces, placesAlong, widest } from "#tests/contract/pen-lines.ts";

type View = Kinds["trace"]["view"];
type Key = Kinds["trace"]["key"];
type Traced = Kinds["trace"]["response"]["traced"];

/** How many places of two lines are compared, one by one, and how far they may lie apart there. */
const compared = 40;

/** Whether a line lies along another one all the way, from the same end: seen at even parts of their lengths. */
function isAlong(curve: readonly number[], drawn: readonly number[], reach: number): boolean {
  const wanted = evenPlaces(placesAlong(curve), compared);
  const pairs = Array.from(
    { length: drawn.length / 2 },
    (_, at) => [drawn[2 * at] ?? 0, drawn[2 * at + 1] ?? 0] as const,
  );
  const seen = evenPlaces(pairs, compared);
  return wanted.every(([x, y], at) => {
    const [otherX, otherY] = seen[at] ?? [Number.NaN, Number.NaN];
    return Math.hypot(x - otherX, y - otherY) <= reach;
  });
}

const isRightly = ({ strokes }: View, { reach }: Key, traced: Traced) =>
  strokes.length === traced.length && strokes.every(({ curve }, at) => isAlong(curve, traced[at] ?? [], reach));

/** What whoever taps each dot of the strokes in turn has written: one stroke for each, none cut short by a dot they share. */
function tapInOrder(view: View): Traced {
  const dots = dotsOf(view);
  const drawn: (readonly number[])[] = [];
  for (const { stops } of dots.strokes) {
    const joined: number[] = [];
    for (const { dot } of stops) {
      joined.push(dot);
      if (!isWhole(dots, drawn.length, joined)) continue;
      drawn.push(toDrawn(lineThrough(dots, drawn.length, joined)));
      joined.length = 0;
    }
    if (joined.length > 0) return [];
  }
  return drawn;
}

function traceFaults(view: View, key: Key, answer: Line): string[] {
  const { strokes, width, top, bottom } = view;
  const places = strokes.flatMap(({ curve }) => placesAlong(curve));
  const inside = places.every(([x, y]) => x >= -6 && x <= width + 6 && y >= -top - 6 && y <= bottom + 6);
  const names = strokes.map(({ name }) => name);
  const { height } = widest(places);
  const faults = {
    "a stroke leaves the ruling": !inside,
    "more strokes than a child of six traces": strokes.length > 6 || strokes.length === 0,
    "the key has other lines": JSON.stringify(key.curves) !== JSON.stringify(strokes.map(({ curve }) => curve)),
    "the hand may leave the line by more than a quarter of the height": key.reach > Math.max(25, height / 4),
    "the answer names other strokes": names.some((name) => !answer.text.includes(name)),
    "tapped dots do not write it": !isRightly(view, key, tapInOrder(view)),
    "a curve is broken": strokes.some(({ curve }) => curve.length < 8 || (curve.length - 2) % 6 !== 0),
  };
  return Object.entries(faults).flatMap(([fault, isSo]) => (isSo ? [fault] : []));
}

/** Every sentence that can be said of the strokes. */
function listFaults({ curves }: Key): TraceFault[] {
  return curves.flatMap((_, stroke) => [
    ...(["start", "backwards", "short", "off", "missing", "extra"] as const).map((fault) => ({
      fault,
      stroke,
      drawn: stroke,
    })),
    ...curves.flatMap((__, drawn) => (drawn > stroke ? [{ fault: "order" as const, stroke, drawn }] : [])),
  ]);
}

export const traceContract: KindContract<"trace"> = {
  faults: traceFaults,
  isRight: (view, key, _, { traced }) => isRightly(view, key, traced),
  // What is to be drawn stands on the board; its strokes may be named.
  isAnswerAsked: true,
  feedback: (key) => listFaults(key).map(tellFault),
  lines: () => [],
  anotherKey: () => ({ curves: [[0, 0, 0, -10, 0, -20, 0, -30]], reach: 25 }),
};
