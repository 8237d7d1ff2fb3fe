import { type Laid, numberAt, placeOf } from "#lib/questions/figures/protractor-marks.ts";
import { protractorText as text } from "#lib/text/protractor-text.ts";
import type { ProtractorView } from "./grading.ts";

/** Units of a step that the arrow keys take. */
export const step = 10;

/** Where the protractor lies and at which marks the sides pass it, for who does not see it. */
export function tellLaid({ names, corner }: ProtractorView, sides: readonly [number, number], laid: Laid): string {
  const [name, ...points] = names;
  const [right, down] = [(corner.x - laid.x) / step, (corner.y - laid.y) / step].map(Math.round);
  if (right || down) return text.told([text.besideCorner(name, right ?? 0, down ?? 0)]);
  const told = points.map((point, at) => {
    const place = placeOf(sides[at] ?? 0, laid);
    const side = `${name}${point}`;
    return place > 180 ? text.outside(side) : text.atMark(side, numberAt("inner", place), numberAt("outer", place));
  });
  return text.told([text.atCorner(name), ...told]);
}
