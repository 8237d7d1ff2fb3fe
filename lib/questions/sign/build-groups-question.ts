import type { Line } from "#lib/core/line.ts";
import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import type { PictureName } from "#lib/questions/picture-name.ts";
import type { Question } from "#lib/questions/question.ts";
import { compareText as text } from "#lib/text/compare-text.ts";
import { signBetween } from "./sign-between.ts";
import { signKey } from "./sign-key.ts";
import { trayFigure } from "./tray-figure.ts";

interface Groups {
  readonly prompt: Line;
  readonly left: number;
  readonly right: number;
  readonly pictures: readonly [PictureName, PictureName];
  readonly rng: Rng;
}

/** Two groups of at most 10 things; the hint pairs them off, one from each side. */
export function buildGroupsQuestion({ prompt, left, right, pictures, rng }: Groups): Question {
  const told = `${left} ${signBetween(left, right)} ${right}`;
  const paired = Math.min(left, right);
  return {
    kind: "sign",
    prompt,
    figures: [],
    view: { sides: [trayFigure(pictures[0], left, 0), trayFigure(pictures[1], right, 0)] },
    key: signKey(signBetween(left, right), text.mistakeTurned, text.mistakeNotEqual),
    hints: [
      { ...text.hintCountBoth, figures: null },
      {
        ...text.hintPairs,
        figures: [trayFigure(pictures[0], left, paired), trayFigure(pictures[1], right, paired)],
      },
    ],
    explanation: {
      ...text.explainGroups(left, right, told),
      figures: [trayFigure(pictures[0], left, left), trayFigure(pictures[1], right, right)],
    },
    praise: rng.pick(text.praiseSign),
    answer: toLine(told),
    identity: `groups ${left} ${right}`,
  };
}
