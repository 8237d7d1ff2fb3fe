import type { ProtractorFigure } from "#lib/questions/figures/protractor.ts";
import { placeOf, pointTowards, protractorRadius } from "#lib/questions/figures/protractor-marks.ts";
import type { PaperForm } from "#lib/questions/paper-form.ts";
import { paperText } from "#lib/text/paper-text.ts";
import { protractorText as text } from "#lib/text/protractor-text.ts";
import type { ProtractorKey, ProtractorView } from "./grading.ts";
import { countedOn, rightResponse } from "./show.ts";

/** Around an angle without a protractor, for the names of its points. */
const rim = 24;

/** An angle alone, on a sheet no larger than it needs: with one side where the other is to be drawn, room is left for that. */
function angleAlone({ names, sides }: ProtractorView, second: number | null): ProtractorFigure {
  const [one, other] = sides;
  const way = placeOf(other, { turn: one }) <= 180 ? 1 : -1;
  const seconds = second === null ? [60, 90, 120].map((degrees) => one + way * degrees) : [second];
  const reached = [one, ...seconds].map((side) => pointTowards({ x: 0, y: 0 }, side, protractorRadius + 5));
  const [xs, ys] = [
    [0, ...reached.map(({ x }) => x)],
    [0, ...reached.map(({ y }) => y)],
  ];
  const corner = { x: rim - Math.min(...xs), y: rim - Math.min(...ys) };
  return {
    type: "protractor",
    width: Math.max(...xs) + corner.x + rim,
    height: Math.max(...ys) + corner.y + rim,
    names,
    corner,
    sides: [one, second],
    laid: null,
    lit: null,
    isCornerLit: false,
    alt: text.angle(text.name(...names)),
  };
}

/** With the protractor printed on it where it lies right; else the pupil lays the own one to it, or draws the second side. */
export const protractorPaper: PaperForm<ProtractorView, ProtractorKey> = {
  prompt({ task, names }, prompt) {
    return task === "lay" ? paperText.measureAngle(text.name(...names)) : prompt;
  },
  blocks(view) {
    const { task, names, sides, laid } = view;
    if (task === "read") {
      const figure = {
        ...angleAlone(view, sides[1]),
        width: view.width,
        height: view.height,
        corner: view.corner,
        laid,
      };
      return [{ type: "figure", figure }];
    }
    const figure = { type: "figure", figure: angleAlone(view, task === "turn" ? null : sides[1]) } as const;
    if (task === "turn") return [figure];
    const parts = [
      { type: "text", text: text.equals(text.name(...names)) },
      { type: "gap", letters: 4 },
      { type: "text", text: text.degree },
    ] as const;
    return [figure, { type: "line", parts, isRunning: false }];
  },
  drawing(view, key) {
    const { width, height, corner } = view;
    const right = rightResponse(key, view.laid);
    const lit = countedOn(key.sides[0], right);
    return { ...angleAlone(view, null), ...{ width, height, corner, sides: key.sides, laid: right.laid, lit } };
  },
};
