import type { Line } from "#lib/core/line.ts";
import type { Kinds } from "#lib/questions/question.ts";
import type { KindContract } from "#tests/contract/kind-contract.ts";
import { rowsThatArrive, squareAfter, toldSquare } from "#tests/contract/walk-grid.ts";

type View = Kinds["walk"]["view"];
type Key = Kinds["walk"]["key"];

function walkFaults({ ground, cards }: View, key: Key, answer: Line): string[] {
  const { size, start, things, wall } = ground;
  const taken = [start, ...things.map(({ square }) => square), ...wall];
  const rows = rowsThatArrive({ ground, cards }, key.target);
  const named = key.feedback.map(({ fault }) => fault);
  const faults = {
    "two things on one square": new Set(taken).size < taken.length,
    "a thing outside the grid": taken.some((square) => square < 0 || square >= size * size),
    "the moves do not get there": squareAfter(ground, key.moves) !== key.target,
    "the key knows other cards": JSON.stringify(cards) !== JSON.stringify(key.cards),
    "two cards are alike": new Set(cards.map((card) => JSON.stringify(card))).size < cards.length,
    "a row of one or two cards gets there": rows.some((row) => row.length < 3),
    "no row of cards gets there": cards.length > 0 && rows.length === 0,
    "the answer is another square": cards.length === 0 && toldSquare(ground, answer.text) !== key.target,
    "a fault is answered twice or not at all": new Set(named).size < named.length || !named.includes("other"),
  };
  return Object.entries(faults).flatMap(([fault, isSo]) => (isSo ? [fault] : []));
}

export const walkContract: KindContract<"walk"> = {
  faults: walkFaults,
  isRight({ ground, cards }, _, answer, { walked }) {
    if (cards.length === 0) return walked.length === 1 && walked[0] === toldSquare(ground, answer.text);
    const [{ square } = { square: -1 }] = ground.things;
    const moves = walked.flatMap((card) => cards[card] ?? []);
    return moves.length === walked.length && squareAfter(ground, moves) === square;
  },
  isAnswerAsked: false,
  feedback: ({ feedback }) => feedback.map(({ line }) => line),
  lines: () => [],
  anotherKey: (key, other) => ({
    ...key,
    target: key.ground.start,
    moves: [],
    feedback: key.feedback.map(({ fault }) => ({ fault, line: other })),
  }),
};
