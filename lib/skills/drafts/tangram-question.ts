import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import type { Point } from "#lib/questions/figures/shape-part.ts";
import { type Laid, sizeOf, type TangramPiece, turnedCorners } from "#lib/questions/kinds/tangram/cover.ts";
import type { TangramView } from "#lib/questions/kinds/tangram/grading.ts";
import { outlineFigure } from "#lib/questions/kinds/tangram/outline-figure.ts";
import type { Question } from "#lib/questions/question.ts";
import { type Card, cornersKey, movedCard, outlineOf, type Step, seamsOf } from "#lib/questions/shape/cut-card.ts";
import { paints } from "#lib/questions/shape/paints.ts";
import { nameOfCard } from "#lib/skills/words/card-outlines.ts";
import { tangramText } from "#lib/text/tangram-text.ts";
import { draftedFields, type QuestionDraft } from "./draft.ts";

interface TangramDraft extends Omit<QuestionDraft, "hints"> {
  /** Where the pieces lie in the outline, which is what they cover. */
  readonly cards: readonly Card[];
  /** A piece that is not needed; null where all are. */
  readonly spare: Card | null;
  /** Whether the seams are drawn in the outline. */
  readonly isLined: boolean;
  /** Whether pieces come turned. */
  readonly canTurn: boolean;
  /** The same cards as they lie in the shape they were cut from; null where they come one by one. */
  readonly cut: readonly Card[] | null;
  /** With the seams that are drawn into the outline; none for words alone. */
  readonly hints: readonly { readonly say: string; readonly seams: readonly Step[] }[];
  readonly answer: string;
}

/** Squares of the grid in a row, and in a column where the outline is not higher. */
const columns = 7;
const fewestRows = 2;

const cornerOf = (card: Card): Point => ({
  x: Math.min(...card.map(({ x }) => x)),
  y: Math.min(...card.map(({ y }) => y)),
});

/** A number of quarter turns after which a card looks different; none where it never does. */
function pickTurn(rng: Rng, card: Card): number {
  const upright = cornersKey(turnedCorners(card, 0));
  const turns = [1, 2, 3].filter((turn) => cornersKey(turnedCorners(card, turn)) !== upright);
  return turns.length === 0 ? 0 : rng.pick(turns);
}

/** How a card that lies in the tray in some way is laid, with the fewest turns. */
function layFrom(home: Card, card: Card): { readonly corners: Card; readonly laid: Laid } {
  const corners = turnedCorners(home, 0);
  const wanted = cornersKey(turnedCorners(card, 0));
  const turn = [0, 1, 2, 3].find((turns) => cornersKey(turnedCorners(corners, turns)) === wanted);
  if (turn === undefined) throw new Error("the card cannot be turned that way");
  return { corners, laid: { ...cornerOf(card), turn } };
}

const faults = {
  outside: "Có miếng bìa chờm ra ngoài hình. Con đặt lại cho vừa nhé!",
  overlap: "Có hai miếng bìa đè lên nhau. Con tách hai miếng ra nhé!",
  gap: "Hình vẫn còn chỗ trống. Con xếp tiếp cho kín nhé!",
} as const;

/** An outline in the middle of the grid, and how far it was moved there. */
function inMiddle(outlined: Card): { readonly rows: number; readonly by: Point } {
  const corner = cornerOf(outlined);
  const { width, height } = sizeOf(turnedCorners(outlined, 0));
  const rows = Math.max(fewestRows, height);
  return {
    rows,
    by: { x: Math.floor((columns - width) / 2) - corner.x, y: Math.floor((rows - height) / 2) - corner.y },
  };
}

/** A question that is answered by covering an outline with pieces of card. */
export function tangramQuestion(rng: Rng, draft: TangramDraft): Question {
  const { spare, isLined, canTurn, cut } = draft;
  const outlined = outlineOf(draft.cards);
  if (outlined === null) throw new Error("the cards make no outline");
  const { rows, by } = inMiddle(outlined);
  const cards = draft.cards.map((card) => movedCard(card, by));
  const colours = rng.shuffle(paints);
  const all = cards.map((card, place) => ({ card, isSpare: false, home: cut?.[place] ?? null }));
  const more = spare === null ? [] : [{ card: spare, isSpare: true, home: null }];
  const lying = rng.shuffle([...all, ...more]).map(({ card, isSpare, home }, place) => {
    const turned = turnedCorners(card, canTurn ? pickTurn(rng, card) : 0);
    const { corners, laid } = layFrom(home ?? turned, card);
    const paint = colours[place % colours.length] ?? "blue";
    const piece: TangramPiece = { corners, paint, name: nameOfCard(card) };
    return { piece, laid: isSpare ? null : laid, cutAt: home === null ? [] : [cornerOf(home)] };
  });
  const pieces = lying.map(({ piece }) => piece);
  const outline = movedCard(outlined, by);
  const view: TangramView = {
    ...{ columns, rows, outline, pieces, canTurn },
    lines: isLined ? seamsOf(cards) : [],
    cutAt: cut === null ? null : lying.flatMap(({ cutAt }) => cutAt),
  };
  const hints = draft.hints.map(({ say, seams }) => {
    if (seams.length === 0) return say;
    const lines = seams.map(({ from, to }) => {
      const [start = from, end = to] = movedCard([from, to], by);
      return { from: start, to: end };
    });
    return { say, figures: [outlineFigure(view, lines, tangramText.lined)] };
  });
  return {
    kind: "tangram",
    ...draftedFields(rng, { ...draft, hints }),
    view,
    key: {
      outline,
      pieces: pieces.map(({ corners }) => ({ corners })),
      laid: lying.map(({ laid }) => laid),
      feedback: { outside: toLine(faults.outside), overlap: toLine(faults.overlap), gap: toLine(faults.gap) },
    },
    answer: toLine(draft.answer),
  };
}
