import { frameFigure } from "#lib/questions/addition/frame-figure.ts";
import type { TenFrameFigure } from "#lib/questions/figures/ten-frame.ts";
import type { PictureName } from "#lib/questions/picture-name.ts";
import { subtractionText } from "#lib/text/subtraction-text.ts";

/** `a` things in a ten frame, or two, the last `b` of them crossed out. */
export function takenFrame(
  picture: PictureName,
  a: number,
  b: number,
  labels: TenFrameFigure["labels"],
): TenFrameFigure {
  const frame = frameFigure([{ picture, count: a }], labels, a);
  return { ...frame, crossed: b, alt: b === 0 ? frame.alt : subtractionText.crossedAlt(frame.alt, b) };
}
