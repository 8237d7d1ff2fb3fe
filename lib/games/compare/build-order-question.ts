import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import type { Question } from "#lib/questions/question.ts";
import { helpFigure } from "#lib/questions/sign/help-figure.ts";
import { compareText as text } from "#lib/text/compare-text.ts";
import { drawSeveral } from "./draw-several.ts";
import type { CompareLevel } from "./levels.ts";

/** Three or four cards to put in order; they never lie in order from the start. */
export function buildOrderQuestion(level: CompareLevel, rng: Rng): Question {
  const isRising = rng.int(0, 2) > 0;
  const drawn = drawSeveral(level, level.cards, rng);
  const sorted = drawn.toSorted((left, right) => (isRising ? left - right : right - left));
  const told = sorted.join(", ");
  const [first = 0, ...rest] = drawn;
  const cards = drawn.join(", ") === told ? [...rest, first] : drawn;
  const isLarge = level.range === 100;
  return {
    kind: "order",
    prompt: isRising ? text.promptRising : text.promptFalling,
    figures: [],
    view: { cards: cards.map(String), isRising },
    key: {
      order: sorted.map((number) => cards.indexOf(number)),
      turned: text.mistakeOrderTurned(isRising),
      first: text.mistakeOrderFirst(isRising),
      later: text.mistakeOrderLater,
    },
    hints: [
      { ...(isLarge ? text.hintTens : text.hintFirst(isRising)), figures: null },
      {
        ...(isLarge ? text.hintCardRods : text.hintCardFrames),
        figures: cards.map((number) => helpFigure([number], level.range)),
      },
    ],
    explanation: { ...text.explainOrder(told, isRising), figures: null },
    praise: rng.pick(text.praiseOrder),
    answer: toLine(told),
    identity: `order ${told}`,
  };
}
