import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import type { WalkGround } from "#lib/questions/figures/walk-grid.ts";
import type { WalkFault } from "#lib/questions/kinds/walk/grading.ts";
import { type Move, tellMoves, walk } from "#lib/questions/kinds/walk/moves.ts";
import { writeSquare } from "#lib/questions/kinds/walk/write-walk.ts";
import type { Question } from "#lib/questions/question.ts";
import { draftedFields, type QuestionDraft } from "./draft.ts";

interface WalkDraft extends QuestionDraft {
  readonly ground: WalkGround;
  /** The cards that lie there; none where the moves are told. */
  readonly cards: readonly Move[];
  /** The moves that are told, or those of one right row of cards. */
  readonly moves: readonly Move[];
  readonly feedback: Readonly<Partial<Record<WalkFault, string>>>;
}

const faults: readonly WalkFault[] = [
  ...(["wall", "outside", "side", "height", "line", "half", "short", "bothShort", "long", "other"] as const),
];

/** A question that is answered by leading a robot over a grid. Throws an Error where the moves do not get anywhere. */
export function walkQuestion(rng: Rng, draft: WalkDraft): Question {
  const { ground, cards, moves, feedback } = draft;
  const { path, stop } = walk(ground, moves);
  const target = path.at(-1);
  if (stop !== null || target === undefined) throw new Error(`the robot cannot go ${tellMoves(moves)}`);
  const { size, start, wall } = ground;
  return {
    kind: "walk",
    ...draftedFields(rng, draft),
    view: { ground, cards },
    key: {
      ground: { size, start, wall },
      ...{ cards, target, moves },
      feedback: faults.flatMap((fault) => {
        const said = feedback[fault];
        return said === undefined ? [] : [{ fault, line: toLine(said) }];
      }),
    },
    answer: toLine(cards.length === 0 ? writeSquare(ground, target) : tellMoves(moves)),
  };
}
