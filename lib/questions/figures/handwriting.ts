import { capital } from "#lib/core/capital.ts";
import { defineFigure } from "#lib/questions/figures/define-figure.ts";
import { addToAlt } from "#lib/questions/figures/describe.ts";
import type { Frame, NamedStroke } from "#lib/questions/handwriting/frame.ts";
import { traceText as text } from "#lib/text/trace-text.ts";

/** Letters as school writes them, on ruled lines. */
export interface HandwritingFigure extends Frame {
  readonly type: "handwriting";
  readonly strokes: readonly NamedStroke[];
  /** Numbered: each stroke with its number and arrows; moving: a pen writes them; faint: in a row, to be traced. */
  readonly look: "numbered" | "moving" | "faint";
  /** How often it stands in the row. */
  readonly copies: number;
  readonly alt: string;
}

type Written = Frame & { readonly what: string; readonly strokes: readonly NamedStroke[] };

export function handwriting(
  { what, strokes, width, top, bottom }: Written,
  look: HandwritingFigure["look"],
  copies = 1,
): HandwritingFigure {
  const alt = `${capital(text.ruled(what))}.`;
  return { type: "handwriting", strokes, width, top, bottom, look, copies, alt };
}

export const handwritingFigure = defineFigure<HandwritingFigure>({
  toPublic: ({ strokes, width, top, bottom, look, copies, alt }) => ({
    type: "handwriting",
    strokes: strokes.map(({ name, curve }) => ({ name, curve: curve.map((number) => number) })),
    ...{ width, top, bottom, look, copies, alt },
  }),
  describe: ({ strokes, alt }) => addToAlt(alt, text.strokes(strokes.map(({ name }) => name))),
});
