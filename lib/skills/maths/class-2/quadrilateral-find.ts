import type { Rng } from "#lib/core/rng.ts";
import type { Point, ShapePart } from "#lib/questions/figures/shape-part.ts";
import type { Question } from "#lib/questions/question.ts";
import { paints } from "#lib/questions/shape/paints.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { pickQuestion, type Tile } from "#lib/skills/drafts/pick-question.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";
import { shapeText } from "#lib/text/shape-text.ts";
import { closedLines, curvedCorners, openLines, turnedCorners, uprightCorners } from "./flat-outlines.ts";

/** What can lie on a tile: a shape of so many sides, a circle, a line that does not close, a shape with a curved side. */
type Sort = 3 | 4 | 5 | 6 | "circle" | "open" | "curved";

const whyNot = {
  3: "Hình này có 3 cạnh, là hình tam giác.",
  5: "Hình này có 5 cạnh. Con đếm lại từng cạnh nhé!",
  6: "Hình này có 6 cạnh. Con đếm lại từng cạnh nhé!",
  circle: "Hình này tròn, không có cạnh nào.",
  open: "Hình này còn hở, chưa khép kín.",
  curved: "Hình này có một cạnh cong. Cạnh của tứ giác phải thẳng.",
} as const satisfies Record<Exclude<Sort, 4>, string>;

interface Level {
  readonly tiles: 6 | 9;
  /** How many of them belong, at least and at most. */
  readonly found: readonly [least: number, most: number];
  /** What lies among them: each of the first ones for certain, the others by chance. */
  readonly certain: readonly Exclude<Sort, 4>[];
  readonly others: readonly Exclude<Sort, 4>[];
  readonly isTurned: boolean;
  readonly hints: readonly [string, string];
  readonly missed: string;
}

const rule = "Hình tứ giác có 4 cạnh và 4 đỉnh.";

const levels: Readonly<Record<Difficulty, Level>> = {
  1: {
    tiles: 6,
    found: [2, 4],
    certain: [3, "circle"],
    others: [3, "circle"],
    isTurned: false,
    hints: [rule, "Con đếm số cạnh của từng hình."],
    missed: "Con còn bỏ sót. Hình nào có đủ 4 cạnh cũng là hình tứ giác.",
  },
  2: {
    tiles: 6,
    found: [2, 4],
    certain: [3, 5],
    others: [3, 5],
    isTurned: true,
    hints: [rule, "Con đưa ngón tay theo viền hình rồi đếm từng cạnh."],
    missed: "Con còn bỏ sót. Hình nằm nghiêng có đủ 4 cạnh vẫn là hình tứ giác.",
  },
  3: {
    tiles: 9,
    found: [3, 5],
    certain: ["open", "curved", 5, 6],
    others: ["open", "curved", 3, 5, 6],
    isTurned: true,
    hints: [
      "Hình tứ giác có 4 cạnh thẳng, nối kín với nhau.",
      "Con đưa ngón tay theo viền hình. Có chỗ hở hay cạnh cong không?",
    ],
    missed: "Con còn bỏ sót. Con đếm lại cạnh của từng hình nhé!",
  },
};

function draw(rng: Rng, sort: Sort, isTurned: boolean): ShapePart {
  const paint = rng.pick(paints);
  if (sort === "circle") return { form: "oval", x: 50, y: 50, rx: 36, ry: 36, paint, look: "full" };
  if (sort === "open") return { form: "lines", lines: openLines(rng) };
  const corners: readonly Point[] = cornersOf(rng, sort, isTurned);
  return { form: "polygon", corners, paint, look: "full" };
}

function cornersOf(rng: Rng, sort: Exclude<Sort, "circle" | "open">, isTurned: boolean): readonly Point[] {
  if (sort === "curved") return curvedCorners(rng);
  return isTurned || sort === 5 || sort === 6 ? turnedCorners(rng, sort) : uprightCorners(rng, sort);
}

interface Drawn {
  readonly sort: Sort;
  readonly part: ShapePart;
}

const isSame = (one: ShapePart, other: ShapePart) => JSON.stringify(one) === JSON.stringify(other);

/** One part of each sort, no two of them alike in shape and colour. */
function drawApart(rng: Rng, sorts: readonly Sort[], isTurned: boolean): readonly Drawn[] {
  const drawn: Drawn[] = [];
  for (const sort of sorts) {
    let part = draw(rng, sort, isTurned);
    while (drawn.some((other) => isSame(other.part, part))) part = draw(rng, sort, isTurned);
    drawn.push({ sort, part });
  }
  return drawn;
}

/** A shape of straight sides may also be drawn as a line alone, so that a line is not known to be an open one. */
function asLine(part: ShapePart): ShapePart {
  return part.form === "polygon" ? { form: "lines", lines: closedLines(part.corners) } : part;
}

function nameOf(part: ShapePart): string {
  return "paint" in part ? shapeText.inPaint("flat", part.paint) : "hình vẽ bằng nét";
}

const prompts = [
  "Con tìm tất cả các hình tứ giác.",
  "Những hình nào là hình tứ giác?",
  "Con chọn tất cả các hình tứ giác nhé!",
] as const;

/** Six or nine tiles: "Con tìm tất cả các hình tứ giác." */
function buildFindQuestion(rng: Rng, difficulty: Difficulty): Question {
  const { tiles: count, found, certain, others, isTurned, hints, missed } = levels[difficulty];
  const right = rng.int(...found);
  const rest = Array.from({ length: count - right - certain.length }, () => rng.pick(others));
  const fours = Array.from({ length: right }, (): Sort => 4);
  const sorts: readonly Sort[] = rng.shuffle([...fours, ...certain, ...rest]);
  const lined = difficulty === 3 ? sorts.indexOf(4) : -1;
  const parts = drawApart(rng, sorts, isTurned);
  const tiles = parts.map(({ sort, part: drawn }, place): Tile => {
    const part = place === lined ? asLine(drawn) : drawn;
    return { part, name: nameOf(part), wrong: sort === 4 ? null : whyNot[sort] };
  });
  return pickQuestion(rng, {
    prompt: rng.pick(prompts),
    tiles,
    missed,
    counted: "hình tứ giác",
    hints,
    explanation: `Hình tứ giác có 4 cạnh thẳng, khép kín. Có ${right} hình tứ giác.`,
    identity: `find ${JSON.stringify(tiles.map(({ part }) => part))}`,
  });
}

/** Quadrilaterals to tap (curriculum, c2-quadrilateral-find): upright; turned; among open lines and curved sides, too. */
export const quadrilateralFind = defineGeometrySkill({
  id: "c2-quadrilateral-find",
  classId: "2",
  title: "Tìm hình tứ giác",
  generate: (difficulty, rng) => buildFindQuestion(rng, difficulty),
});
