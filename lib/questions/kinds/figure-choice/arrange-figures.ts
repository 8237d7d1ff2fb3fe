import type { Line } from "#lib/core/line.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Figure } from "#lib/questions/figure.ts";
import type { MistakeCode } from "#lib/questions/mistake-code.ts";
import type { FigureChoiceKey, FigureChoiceView } from "./grading.ts";

/** A wrong picture, the sentence that helps and the name of its mistake, where there is one. */
export interface WrongFigure {
  readonly figure: Figure;
  readonly feedback: Line | null;
  readonly code?: MistakeCode;
}

/** Puts the right picture and the wrong ones into an even random order. Throws when two are told the same. */
export function arrangeFigures(
  rng: Rng,
  right: Figure,
  wrong: readonly WrongFigure[],
): { readonly view: FigureChoiceView; readonly key: FigureChoiceKey } {
  const order = rng.shuffle([
    { figure: right, feedback: null, code: null, isRight: true },
    ...wrong.map(({ figure, feedback, code = null }) => ({ figure, feedback, code, isRight: false })),
  ]);
  const told = order.map(({ figure }) => figure.alt);
  if (new Set(told).size < told.length) {
    throw new Error(`Two equal pictures: ${told.join(" | ")}`);
  }
  return {
    view: { figures: order.map(({ figure }) => figure) },
    key: {
      right: order.findIndex(({ isRight }) => isRight),
      feedback: order.map(({ feedback }) => feedback),
      mistakes: order.map(({ code }) => code),
    },
  };
}
