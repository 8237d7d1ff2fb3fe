import type { SumFigure } from "#lib/questions/figures/sum.ts";
import type { Help } from "#lib/questions/question.ts";

/**
 * The same help with `box` for its written sum. The answer is written into the box, so that a question that asks
 * for anything but the result of a + b needs its own box in the explanation too.
 */
export function withBox(help: Help, box: SumFigure): Help {
  return { ...help, figures: help.figures?.map((figure) => (figure.type === "sum" ? box : figure)) ?? null };
}
