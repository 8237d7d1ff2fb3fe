import type { Line } from "#lib/core/line.ts";
import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import type { ShapePart } from "#lib/questions/figures/shape-part.ts";
import type { ShapesFigure } from "#lib/questions/figures/shapes.ts";
import { arrangeFigures } from "#lib/questions/kinds/figure-choice/arrange-figures.ts";
import type { Question } from "#lib/questions/question.ts";
import { fieldFigure } from "#lib/questions/shape/field-figure.ts";
import { fitPolygon } from "#lib/questions/shape/fit-polygon.ts";
import { outlines } from "#lib/questions/shape/outlines.ts";
import { shapeText as text } from "#lib/text/shape-text.ts";
import type { PatternRule } from "./levels.ts";
import { type Bead, makePattern } from "./make-pattern.ts";

type Pattern = ReturnType<typeof makePattern>;

const pitch = 47;
const beadSize = 40;
const rowHeight = 60;
const tileSize = 76;

function drawBead({ sort, paint }: Bead, size: number, x: number, y: number): ShapePart {
  const look = { paint, look: "full" } as const;
  return sort === "circle"
    ? { form: "oval", x, y, rx: size / 2, ry: size / 2, ...look }
    : { form: "polygon", corners: fitPolygon(outlines[sort][0] ?? [], 0, size, { x, y }), ...look };
}

function frames({ row, period }: Pattern): ShapePart[] {
  return Array.from({ length: Math.floor(row.length / period) }, (_, group) => ({
    form: "frame",
    x: group * period * pitch + 2,
    y: 2,
    width: period * pitch - 4,
    height: rowHeight - 4,
  }));
}

/** The row with its gap, or with the gap filled; `hasFrames` holds each whole group together. */
function rowFigure(pattern: Pattern, isFilled: boolean, hasFrames: boolean): ShapesFigure {
  const { row, gap } = pattern;
  const beads = row.map((bead, place): ShapePart => {
    const x = place * pitch + pitch / 2;
    return place === gap && !isFilled
      ? { form: "gap", x, y: rowHeight / 2, size: beadSize }
      : drawBead(bead, beadSize, x, rowHeight / 2);
  });
  const named = row.map(({ sort, paint }, place) => (place === gap ? text.rowGap : text.rowBead(sort, paint)));
  return {
    type: "shapes",
    width: row.length * pitch,
    height: rowHeight,
    parts: [...(hasFrames ? frames(pattern) : []), ...beads],
    labels: [],
    alt: text.rowAlt(named),
  };
}

function feedbackOn(wrong: Bead, right: Bead): Line {
  if (wrong.sort === right.sort) {
    return text.mistakePatternPaint;
  }
  return wrong.paint === right.paint ? text.mistakePatternShape : text.mistakePattern;
}

/** "Tiếp theo là hình nào?": a row in which a group of shapes repeats. */
export function buildPatternQuestion(rule: PatternRule, rng: Rng): Question {
  const pattern = makePattern(rule, rng);
  const { row, gap, period, wrong } = pattern;
  const right = row[gap];
  if (right === undefined) {
    throw new Error("A gap outside the row");
  }
  const figureOf = (bead: Bead) =>
    fieldFigure([drawBead(bead, tileSize, 50, 50)], [], text.bead(bead.sort, bead.paint));
  const name = text.bead(right.sort, right.paint);
  return {
    kind: "figure-choice",
    prompt: text.promptPattern(gap === row.length - 1),
    figures: [rowFigure(pattern, false, false)],
    ...arrangeFigures(
      rng,
      figureOf(right),
      wrong.map((bead) => ({ figure: figureOf(bead), feedback: feedbackOn(bead, right) })),
    ),
    hints: [
      { ...text.hintRead, figures: null },
      { ...text.hintGroups, figures: [rowFigure(pattern, false, true)] },
    ],
    explanation: { ...text.explainPattern(period, name), figures: [rowFigure(pattern, true, true)] },
    praise: rng.pick(text.praisePattern),
    answer: toLine(name),
    identity: `pattern ${gap} ${row.map(({ sort, paint }) => `${sort} ${paint}`).join(" ")}`,
  };
}
