import type { Rng } from "#lib/core/rng.ts";
import type { ChanceFigure } from "#lib/questions/figures/chance-figure.ts";
import { type ChanceEvent, type ChanceTrial, chancePaints, chanceWord, type NamedPaint } from "./chance-trial.ts";

/** Balls of one colour. */
export interface Balls {
  readonly paint: NamedPaint;
  readonly count: number;
}

/** A glass box with balls of one or two colours. */
export function boxFigure(balls: readonly Balls[]): ChanceFigure {
  const told = balls.map(({ paint, count }) => `${count} quả bóng ${paint.name}`);
  return {
    type: "chance",
    things: [{ form: "bag", balls: balls.map(({ paint, count }) => ({ paint: paint.paint, count })) }],
    alt: `Hộp có ${told.join(" và ")}.`,
  };
}

/** "bóng đỏ và bóng vàng" */
export function ballNames(balls: readonly Balls[]): string {
  return balls.map(({ paint }) => `bóng ${paint.name}`).join(" và ");
}

function eventOf(subject: string, balls: readonly Balls[], { name }: NamedPaint): ChanceEvent {
  const cases = balls.filter(({ paint }) => paint.name === name).length;
  const word = chanceWord(cases, balls.length);
  return {
    subject,
    predicate: `lấy được bóng ${name}`,
    word,
    reason:
      cases === 0
        ? `Trong hộp không có bóng ${name}.`
        : `Trong hộp ${word === "có thể" ? "" : "chỉ "}có ${ballNames(balls)}.`,
  };
}

/** Either of two colours, in either order; sure to come where the box holds these two alone. */
function eitherOf(subject: string, balls: readonly Balls[]): ChanceEvent[] {
  const [one, other] = balls.map(({ paint }) => paint.name);
  if (one === undefined || other === undefined) return [];
  const reason = `Trong hộp chỉ có ${ballNames(balls)}.`;
  return [`${one} hoặc ${other}`, `${other} hoặc ${one}`].map((either) => ({
    subject,
    predicate: `lấy được bóng ${either}`,
    word: "chắc chắn",
    reason,
  }));
}

/** A child takes a ball out of a box without looking. */
export function boxTrial(child: string, balls: readonly Balls[]): ChanceTrial {
  return {
    intro: `${child} nhắm mắt, lấy một quả bóng trong hộp.`,
    figure: boxFigure(balls),
    hints: [
      "Con nhìn xem trong hộp có bóng những màu nào.",
      "Quả bóng nào trong hộp cũng lấy được. Màu không có thì không lấy được.",
    ],
    events: [...chancePaints.map((paint) => eventOf(child, balls, paint)), ...eitherOf(child, balls)],
    key: ballNames(balls),
  };
}

/** Balls of so many colours, at least one of each and at most `most` of each. */
export function pickBalls(rng: Rng, paints: readonly NamedPaint[], most: number): Balls[] {
  return paints.map((paint) => ({ paint, count: rng.int(2, most) }));
}
