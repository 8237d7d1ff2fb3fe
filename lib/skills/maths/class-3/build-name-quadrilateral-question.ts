import type { Rng } from "#lib/core/rng.ts";
import type { DiagramFigure } from "#lib/questions/figures/diagram.ts";
import type { DiagramMark } from "#lib/questions/figures/diagram-mark.ts";
import type { Point } from "#lib/questions/figures/shape-part.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, figureChoiceQuestion } from "#lib/skills/drafts/questions.ts";

interface OnGrid {
  /** In squares of the paper. */
  readonly corners: readonly (readonly [x: number, y: number])[];
  readonly alt: string;
  /** What tells it apart from a rectangle or a square. */
  readonly tell: string;
}

const edge = 8;

function draw({ corners, alt }: OnGrid, columns: number, rows: number, size: number): DiagramFigure {
  const place = ([x, y]: readonly [number, number]): Point => ({ x: edge + x * size, y: edge + y * size });
  return {
    type: "diagram",
    width: columns * size + edge * 2,
    height: rows * size + edge * 2,
    marks: [
      { form: "grid", x: edge, y: edge, size, columns, rows },
      { form: "area", corners: corners.map(place), tone: "first" },
    ],
    alt,
  };
}

/** The shape with its right angles, and as many strokes across sides that are equal. */
function marked({ corners, alt }: OnGrid, columns: number, rows: number, size: number): DiagramFigure {
  const figure = draw({ corners, alt, tell: "" }, columns, rows, size);
  const places = corners.map(([x, y]): Point => ({ x: edge + x * size, y: edge + y * size }));
  const lengthOf = (from: Point, to: Point) => Math.round(Math.hypot(to.x - from.x, to.y - from.y));
  const [start = { x: 0, y: 0 }, next = start] = places;
  const signs = places.flatMap((at, place): DiagramMark[] => {
    const [before, after] = [places[(place + 3) % 4] ?? at, places[(place + 1) % 4] ?? at];
    const corner: DiagramMark = { form: "right-angle", at, towards: [before, after] };
    const length = lengthOf(at, after);
    // Between the two corners of a short side there is no room for strokes.
    if (length < size * 2) return [corner];
    return [corner, { form: "ticks", from: at, to: after, count: length === lengthOf(start, next) ? 1 : 2 }];
  });
  return { ...figure, marks: [...figure.marks, ...signs] };
}

const notEqual = "Hình này có 4 góc vuông nhưng các cạnh không bằng nhau.";
const notRight = "Hình này có góc không vuông.";

function rectangle(width: number, height: number, x: number, y: number): OnGrid {
  return {
    corners: [
      [x, y],
      [x, y + height],
      [x + width, y + height],
      [x + width, y],
    ],
    alt: `Hình có 4 góc vuông, dài ${width} ô và cao ${height} ô.`,
    tell: width === height ? "Hình này là hình vuông." : notEqual,
  };
}

/** A square or rectangle that stands on a corner: from a step of so many squares to the right and down. */
function slanting(step: number, far: number): OnGrid {
  return {
    corners: [
      [1, 1 + step],
      [1 + far, 1 + step + far],
      [1 + far + step, 1 + far],
      [1 + step, 1],
    ],
    alt: `Hình có 4 góc vuông, đặt nghiêng, hai cạnh đi chéo ${step} ô và ${far} ô.`,
    tell: step === far ? "Hình này là hình vuông đặt nghiêng." : notEqual,
  };
}

function pickOther(rng: Rng): OnGrid[] {
  const width = rng.pick([4, 5]);
  const lean = rng.pick([1, 2]);
  return rng.shuffle([
    {
      corners: [
        [1, 4],
        [1 + width, 4],
        [1 + width + lean, 1],
        [1 + lean, 1],
      ],
      alt: `Hình có hai cạnh ngang dài ${width} ô, hai cạnh bên nghiêng.`,
      tell: notRight,
    },
    {
      corners: [
        [1, 4],
        [3 + width, 4],
        [3 + width - lean, 1],
        [1, 1],
      ],
      alt: `Hình có cạnh dưới dài ${width + 2} ô, cạnh trên ngắn hơn, một cạnh bên nghiêng.`,
      tell: notRight,
    },
    {
      corners: [
        [4, 0],
        [1, 2.5],
        [4, 5],
        [7, 2.5],
      ],
      alt: "Hình có 4 cạnh nghiêng bằng nhau, bốn đỉnh ở trên, dưới, trái, phải.",
      tell: notRight,
    },
    {
      corners: [
        [1, 4],
        [6, 5],
        [7, 1],
        [2, 0.5 + lean / 2],
      ],
      alt: `Hình có 4 cạnh dài ngắn khác nhau, đỉnh trên bên trái cách mép ${lean} nấc.`,
      tell: notRight,
    },
  ]);
}

const pickRectangle = (rng: Rng, isTilted: boolean) =>
  isTilted
    ? slanting(1, rng.pick([2, 3]))
    : rng.pick([
        rectangle(rng.int(4, 6), rng.int(2, 3), rng.int(0, 2), rng.int(0, 2)),
        rectangle(rng.int(2, 3), rng.int(4, 5), rng.int(1, 4), 0),
      ]);

const pickSquare = (rng: Rng, isTilted: boolean) => {
  const side = rng.int(2, 4);
  return isTilted ? slanting(2, 2) : rectangle(side, side, rng.int(1, 4), rng.int(0, 1));
};

/** The sides of a tilted shape run across squares: those cannot be counted along them. */
const tiltedWay = "Con xem kĩ cả hình đặt nghiêng: dùng ê ke kiểm tra góc, rồi đếm xem các cạnh đi chéo mấy ô.";

const about = {
  "hình vuông": "Hình vuông có 4 góc vuông và 4 cạnh bằng nhau.",
  "hình chữ nhật": "Hình chữ nhật có 4 góc vuông, hai cạnh dài bằng nhau và hai cạnh ngắn bằng nhau.",
} as const;

/** "Hình nào là hình vuông?"; a square never stands among the wrong answers to "hình chữ nhật". */
export function buildWhichShapeQuestion(rng: Rng, difficulty: Difficulty): Question {
  const isTilted = difficulty > 1;
  const name = rng.pick(["hình vuông", "hình chữ nhật"] as const);
  const isSquare = name === "hình vuông";
  const right = isSquare ? pickSquare(rng, isTilted) : pickRectangle(rng, isTilted);
  const others = pickOther(rng);
  const wrong = isSquare ? [pickRectangle(rng, isTilted), ...others.slice(0, 2)] : others.slice(0, 3);
  const small = (shape: OnGrid) => draw(shape, 8, 5, 17);
  return figureChoiceQuestion(rng, {
    prompt: rng.pick([
      `Hình nào là ${name}?`,
      `Con chọn ${name}.`,
      `Bạn Lan cần cắt một ${name}. Lan cắt theo hình nào?`,
    ]),
    right: small(right),
    answer: right.alt,
    distractors: wrong.map((shape) => mistake("FIELD", small(shape), shape.tell)),
    hints: [about[name], isTilted ? tiltedWay : "Con đếm ô vuông theo từng cạnh và xem các góc có vuông không."],
    explanation: { say: `${about[name]} Đó là hình này: ${right.alt}`, figures: [marked(right, 8, 5, 17)] },
    praise: "shape",
    identity: `which ${name} ${JSON.stringify(right.corners)} ${wrong
      .map(({ alt }) => alt)
      .toSorted()
      .join()}`,
  });
}

/** "Hình vẽ trên lưới ô vuông là hình gì?" */
export function buildShapeNameQuestion(rng: Rng, difficulty: Difficulty): Question {
  const isTilted = difficulty > 1;
  const isSquare = rng.int(0, 1) === 0;
  const shape = isSquare ? pickSquare(rng, isTilted) : pickRectangle(rng, isTilted);
  const [x, y] = [rng.int(0, 3), rng.int(0, 1)];
  const moved = { ...shape, corners: shape.corners.map(([cx, cy]) => [cx + x, cy + y] as const) };
  const right = isSquare ? "hình vuông" : "hình chữ nhật";
  const alt = "Một hình có bốn cạnh trên lưới ô vuông.";
  // A square is a rectangle as well, so "hình chữ nhật" is never a wrong name for one.
  const sharper = isSquare
    ? mistake("FIELD", wordsValue("hình tam giác"), "Hình tam giác chỉ có 3 cạnh.")
    : mistake("FIELD", wordsValue("hình vuông"), "Hình này có hai cạnh dài, hai cạnh ngắn.");
  const coarser = isSquare
    ? mistake(
        "FIELD",
        wordsValue("khối lập phương"),
        "Khối lập phương là hình khối, có nhiều mặt. Hình này là hình phẳng.",
      )
    : mistake("FIELD", wordsValue("hình tam giác"), "Con đếm lại số cạnh của hình nhé!");
  return choiceQuestion(rng, {
    prompt: rng.pick(["Hình vẽ trên lưới ô vuông là hình gì?", "Con đếm ô rồi gọi tên hình trong hình vẽ."]),
    figures: [draw({ ...moved, alt }, 12, 7, 22)],
    answer: wordsValue(right),
    distractors: [
      sharper,
      mistake("FIELD", wordsValue("hình tròn"), "Hình tròn không có cạnh và góc."),
      coarser,
      mistake("FIELD", wordsValue("khối cầu"), "Khối cầu tròn như quả bóng, không phải hình vẽ phẳng."),
    ],
    hints: [
      "Con đếm số cạnh và xem các góc có vuông không.",
      isTilted ? tiltedWay : "Con đếm số ô theo từng cạnh để xem các cạnh có bằng nhau không.",
    ],
    explanation: {
      say: `${about[right]} Hình này là ${right}.`,
      figures: [marked({ ...moved, alt: "Hình có các góc vuông và các cạnh bằng nhau được đánh dấu." }, 12, 7, 22)],
    },
    praise: "name",
    identity: `name ${JSON.stringify(moved.corners)}`,
  });
}
