import type { Rng } from "#lib/core/rng.ts";
import type { DrawView } from "#lib/questions/kinds/draw/grading.ts";
import type { GridSegment } from "#lib/questions/kinds/draw/grid.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { drawQuestion } from "#lib/skills/drafts/draw-question.ts";
import {
  outlineOf,
  type Rectangle,
  rectangleGoal,
  rectanglesOn,
  shapeMistakes,
  sidesOf,
  toStroke,
} from "#lib/skills/families/drawn-rectangles.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";
import { buildCircleQuestion, buildSquareAroundQuestion } from "./draw-circles.ts";

const sheet = { columns: 9, rows: 8 } as const;

const squares = (count: number) => `${count}\u00a0ô`;

/** "hình chữ nhật dài 5 ô, rộng 3 ô" */
function nameOf(one: number, other: number): string {
  if (one === other) return `hình vuông cạnh ${squares(one)}`;
  return `hình chữ nhật dài ${squares(Math.max(one, other))}, rộng ${squares(Math.min(one, other))}`;
}

/** Two lengths, as often alike as not. */
function pickLengths(rng: Rng, most: number): readonly [number, number] {
  const one = rng.int(2, most);
  const others = Array.from({ length: most - 1 }, (_, place) => place + 2).filter((other) => other !== one);
  return rng.pick([true, false]) ? [one, one] : [one, rng.pick(others)];
}

function viewOf(given: readonly GridSegment[]): DrawView {
  return {
    ...{ ...sheet, tool: "segment", most: 8, points: [], circle: null, proof: "squares" },
    lines: given.map((line) => ({ ...line, isEndless: false, isBase: true })),
  };
}

const open = "Hình chưa đủ bốn cạnh khép kín. Con xem lại nhé!";
const extra = "Hình vẽ có nét thừa. Hình này chỉ có bốn cạnh.";
const askew = "Hình có bốn cạnh rồi, nhưng chưa đủ bốn góc vuông. Con vẽ theo các đường kẻ nhé!";

interface Finished {
  readonly rectangle: Rectangle;
  /** How many of its sides stand there already. */
  readonly count: 1 | 2;
}

function finishQuestion(rng: Rng, { rectangle, count }: Finished, prompt: string, hint: string): Question {
  const [wide, high] = [Math.abs(rectangle.across), Math.abs(rectangle.down)];
  const isSquare = wide === high;
  const [first, second, third, fourth] = sidesOf(rectangle);
  const all = [first, second, third, fourth].flatMap((side) => side ?? []);
  const given = count === 1 ? all.slice(0, 1) : [...all.slice(0, 1), ...all.slice(3)];
  const left = all.filter((side) => !given.includes(side));
  const answer = nameOf(wide, high);
  return drawQuestion(rng, {
    prompt,
    view: viewOf(given),
    goal: rectangleGoal({ lengths: [wide, high], given }),
    drawing: left.map(toStroke),
    answer,
    distractors: shapeMistakes(rectangle, left, {
      ...{ open, extra, askew },
      lengths: isSquare
        ? "Hình vuông có bốn cạnh bằng nhau. Con đếm lại số ô của từng cạnh nhé!"
        : "Các cạnh chưa đúng số ô. Con đếm lại từng cạnh nhé!",
    }),
    wrong: "Con bắt đầu vẽ từ đầu mút của cạnh đã có nhé!",
    hints: [
      isSquare
        ? "Hình vuông có bốn góc vuông và bốn cạnh bằng nhau."
        : "Hình chữ nhật có bốn góc vuông. Hai cạnh dài bằng nhau, hai cạnh ngắn bằng nhau.",
      hint,
    ],
    explanation: isSquare
      ? `Bốn cạnh đều dài ${squares(wide)}. Đó là ${answer}.`
      : `Hai cạnh dài bằng nhau: ${squares(Math.max(wide, high))}. Hai cạnh ngắn bằng nhau: ${squares(Math.min(wide, high))}. Đó là ${answer}.`,
    praise: "draw",
    identity: `finish ${count} ${JSON.stringify(rectangle)}`,
  });
}

/** Two sides that meet are drawn: two are missing. */
function buildTwoSidesQuestion(rng: Rng): Question {
  const [wide, high] = pickLengths(rng, 6);
  const rectangle = rng.pick(rectanglesOn(sheet, wide, high));
  const shape = wide === high ? "hình vuông" : "hình chữ nhật";
  const prompt = rng.pick([
    `Hai cạnh của ${shape} đã vẽ sẵn. Con vẽ tiếp hai cạnh còn lại.`,
    `Con vẽ tiếp hai cạnh nữa để được ${shape}.`,
  ]);
  const hint = "Con đếm số ô của cạnh đã có. Cạnh đối diện cũng dài như vậy.";
  return finishQuestion(rng, { rectangle, count: 2 }, prompt, hint);
}

/** One side is drawn: three are missing. */
function buildOneSideQuestion(rng: Rng): Question {
  const [wide, high] = pickLengths(rng, 6);
  const rectangle = rng.pick(rectanglesOn(sheet, wide, high));
  const isLong = wide > high;
  const prompt =
    wide === high
      ? rng.pick([
          "Một cạnh của hình vuông đã vẽ sẵn. Con vẽ tiếp ba cạnh còn lại.",
          "Con vẽ tiếp ba cạnh nữa để được hình vuông.",
        ])
      : `Một cạnh của hình chữ nhật đã vẽ sẵn, đó là chiều ${isLong ? "dài" : "rộng"}. Chiều ${isLong ? "rộng" : "dài"} là ${squares(high)}. Con vẽ tiếp ba cạnh còn lại.`;
  const hint =
    wide === high
      ? "Con đếm số ô của cạnh đã có, rồi vẽ các cạnh khác dài như vậy."
      : "Từ mỗi đầu mút của cạnh đã có, con vẽ một cạnh dọc theo đường kẻ.";
  return finishQuestion(rng, { rectangle, count: 1 }, prompt, hint);
}

/** Ways of drawing a shape wrong that has a given corner. */
function cornerMistakes(rectangle: Rectangle, letter: string) {
  const { corner, across, down } = rectangle;
  const shorter = { corner, across: across - Math.sign(across), down: down - Math.sign(down) };
  const elsewhere = [-1, 1, -2, 2].flatMap((by) => [
    { ...rectangle, corner: { x: corner.x + by, y: corner.y } },
    { ...rectangle, corner: { x: corner.x, y: corner.y + by } },
  ]);
  const isElsewhere = `Hình vẽ đúng số ô rồi, nhưng ${letter} chưa phải là một đỉnh của hình.`;
  const counted = "Con đã đếm các điểm. Con đếm các cạnh ô thì mới đúng độ dài.";
  return {
    measured: [mistake("COUNT-ENDS", outlineOf(shorter), counted)],
    distractors: [
      ...elsewhere.map((other) => mistake("PARTIAL", outlineOf(other), isElsewhere)),
      ...shapeMistakes(rectangle, sidesOf(rectangle), {
        ...{ open, extra, askew },
        lengths:
          Math.abs(across) === Math.abs(down)
            ? `Hình vuông này cạnh phải là ${squares(Math.abs(across))}. Con đếm lại từng cạnh nhé!`
            : "Chiều dài hoặc chiều rộng chưa đúng số ô. Con đếm lại từng cạnh nhé!",
      }),
    ],
  };
}

/** One whose first corner lies away from the edges, where its name has room; any where there is none. */
function pickRoomy(rng: Rng, rectangles: readonly Rectangle[]): Rectangle {
  const isInside = ({ corner: { x, y } }: Rectangle) => x > 0 && x < sheet.columns && y > 0 && y < sheet.rows;
  const roomy = rectangles.filter(isInside);
  return rng.pick(roomy.length > 0 ? roomy : rectangles);
}

/** "Con vẽ hình chữ nhật dài 6 ô, rộng 4 ô, có một đỉnh là A." */
function buildFromCornerQuestion(rng: Rng): Question {
  const lengths = pickLengths(rng, 8);
  // What is as long as the sheet is high lies level.
  const [wide, high] = lengths[1] === sheet.rows ? [sheet.rows, lengths[0]] : lengths;
  const rectangle = pickRoomy(rng, rectanglesOn(sheet, wide, high));
  const { corner } = rectangle;
  const letter = rng.pick(["A", "B", "M", "O"]);
  const shape = nameOf(wide, high);
  const answer = `${shape}, có đỉnh ${letter}`;
  return drawQuestion(rng, {
    prompt: rng.pick([`Con vẽ ${shape}, có một đỉnh là ${letter}.`, `Từ đỉnh ${letter}, con vẽ ${shape}.`]),
    view: { ...viewOf([]), points: [{ ...corner, name: letter }] },
    goal: rectangleGoal({ lengths: [wide, high], corner }),
    drawing: outlineOf(rectangle),
    answer,
    ...cornerMistakes(rectangle, letter),
    wrong: `Con bắt đầu vẽ từ đỉnh ${letter}, lần lượt từng cạnh nhé!`,
    hints: [
      wide === high ? "Hình vuông có bốn góc vuông và bốn cạnh bằng nhau." : "Hình chữ nhật có bốn góc vuông.",
      `Từ ${letter}, con vẽ hai cạnh theo hai đường kẻ, đếm đủ số ô, rồi vẽ hai cạnh còn lại.`,
    ],
    explanation: `Từ ${letter}, con đếm đủ số ô cho từng cạnh. Con được ${answer}.`,
    praise: "draw",
    identity: `corner ${wide} ${high} ${JSON.stringify(corner)}`,
  });
}

/** Shapes are drawn (curriculum, c3-draw-shapes): finished; from a corner with given sides; a circle, or the square around it. */
export const drawShapes = defineGeometrySkill({
  id: "c3-draw-shapes",
  classId: "3",
  title: "Vẽ hình chữ nhật, hình vuông, đường tròn",
  generate: byDifficulty({
    1: [buildTwoSidesQuestion, buildOneSideQuestion],
    2: [buildFromCornerQuestion],
    3: [buildCircleQuestion, buildSquareAroundQuestion],
  }),
});
