import type { Line } from "#lib/core/line.ts";
import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import { arrangeFigures } from "#lib/questions/kinds/figure-choice/arrange-figures.ts";
import type { Question } from "#lib/questions/question.ts";
import { type Bead, beadFigure, beadRowFigure } from "#lib/questions/shape/bead-row.ts";
import { shapeText as text } from "#lib/text/shape-text.ts";
import type { PatternRule } from "./levels.ts";
import { makePattern } from "./make-pattern.ts";

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
  const name = text.bead(right.sort, right.paint);
  return {
    kind: "figure-choice",
    prompt: text.promptPattern(gap === row.length - 1),
    figures: [beadRowFigure(pattern, false, false)],
    ...arrangeFigures(
      rng,
      beadFigure(right),
      wrong.map((bead) => ({ figure: beadFigure(bead), feedback: feedbackOn(bead, right) })),
    ),
    hints: [
      { ...text.hintRead, figures: null },
      { ...text.hintGroups, figures: [beadRowFigure(pattern, false, true)] },
    ],
    explanation: { ...text.explainPattern(period, name), figures: [beadRowFigure(pattern, true, true)] },
    praise: rng.pick(text.praisePattern),
    answer: toLine(name),
    identity: `pattern ${gap} ${row.map(({ sort, paint }) => `${sort} ${paint}`).join(" ")}`,
  };
}
