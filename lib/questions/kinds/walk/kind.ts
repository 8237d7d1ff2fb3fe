import { z } from "zod";
import { defineKind } from "#lib/questions/kinds/define-kind.ts";
import type { MistakeCode } from "#lib/questions/mistake-code.ts";
import { toPublicLine } from "#lib/questions/to-public-line.ts";
import { longestRow, type WalkFault, type WalkKey, type WalkView, walkFault, walkGrading } from "./grading.ts";
import type { Move } from "./moves.ts";

const lastSquare = 24;
/** Of the rows of cards there are hundreds. */
const mostExamples = 12;

const toMove = ({ direction, squares }: Move): Move => ({ direction, squares });

/** The view with exactly the fields that are shown. */
function toView({ ground: { size, start, things, wall }, cards }: WalkView): WalkView {
  return {
    ground: {
      size,
      start,
      things: things.map(({ picture, square }) => ({ picture, square })),
      wall: wall.map((square) => square),
    },
    cards: cards.map(toMove),
  };
}

/** The key with exactly its fields. */
function toKey({ ground: { size, start, wall }, cards, target, moves, feedback }: WalkKey): WalkKey {
  return {
    ground: { size, start, wall: wall.map((square) => square) },
    cards: cards.map(toMove),
    target,
    moves: moves.map(toMove),
    feedback: feedback.map(({ fault, line }) => ({ fault, line: toPublicLine(line) })),
  };
}

const codes: Readonly<Record<WalkFault, MistakeCode>> = {
  wall: "FIELD",
  outside: "FIELD",
  side: "REL",
  height: "REL",
  line: "FIELD",
  half: "PARTIAL",
  short: "COUNT-ENDS",
  bothShort: "COUNT-ENDS",
  long: "OFF1",
  other: "FIELD",
};

/** Every row of so many cards at most, each of them once: the shortest first, then in the order the cards lie. */
export function rowsOf(cards: number, most: number): readonly (readonly number[])[] {
  let rows: readonly (readonly number[])[] = [[]];
  const all: (readonly number[])[] = [];
  for (let length = 1; length <= Math.min(most, cards); length += 1) {
    rows = rows.flatMap((row) =>
      Array.from({ length: cards }, (_, card) => card).flatMap((card) => (row.includes(card) ? [] : [[...row, card]])),
    );
    all.push(...rows);
  }
  return all;
}

export const walkKind = defineKind(walkGrading, {
  response: z.strictObject({
    walked: z
      .array(z.int().min(0).max(lastSquare))
      .min(1)
      .max(longestRow)
      .refine((walked) => new Set(walked).size === walked.length),
  }),
  toView,
  toKey,
  countTaps: (_, { cards, moves }) => (cards.length === 0 ? 2 : moves.length + 1),
  nameMistake: (key, response) => codes[walkFault(key, response) ?? "other"],
  examples({ ground: { size, start }, cards }, key) {
    const squares = Array.from({ length: size * size }, (_, square) => [square]).filter(([at]) => at !== start);
    const responses = (cards.length === 0 ? squares : rowsOf(cards.length, longestRow)).map((walked) => ({ walked }));
    const byFault = Map.groupBy(responses, (response) => walkFault(key, response));
    const most = cards.length === 0 ? squares.length : mostExamples;
    return {
      right: (byFault.get(null) ?? []).slice(0, most),
      wrong: [...byFault].flatMap(([fault, each]) => (fault === null ? [] : each.slice(0, most))),
    };
  },
});
