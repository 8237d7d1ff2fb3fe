import type { Rng } from "#lib/core/rng.ts";
import type { DiagramFigure } from "#lib/questions/figures/diagram.ts";
import type { DiagramMark, LineLook } from "#lib/questions/figures/diagram-mark.ts";
import type { Point } from "#lib/questions/figures/shape-part.ts";
import type { Question } from "#lib/questions/question.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";

interface Dot extends Point {
  /** Where its name stands, in degrees. */
  readonly nameAt: number;
}

interface Net {
  readonly dots: readonly Dot[];
  /** The segments that are drawn, by the places of their ends. */
  readonly segments: readonly (readonly [number, number])[];
  /** Three dots on one of the segments, in their order. */
  readonly triples: readonly (readonly [number, number, number])[];
}

const dot = (x: number, y: number, nameAt: number): Dot => ({ x, y, nameAt });

/** A dot on the way from one dot to another. */
function between(from: Point, to: Point, part: number, nameAt: number): Dot {
  return dot(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part, nameAt);
}

/** Four corners with both diagonals, which meet in a dot. */
function crossed(part: number): Net {
  const [a, b] = [dot(60, 40, 135), dot(250, 30, 45)];
  const middle = dot(160, 88, 90);
  const opposite = (corner: Point, nameAt: number) => between(corner, middle, 1 + part, nameAt);
  return {
    dots: [a, b, opposite(a, 315), opposite(b, 225), middle],
    segments: [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 0],
      [0, 2],
      [1, 3],
    ],
    triples: [
      [0, 4, 2],
      [1, 4, 3],
    ],
  };
}

const corners = [dot(160, 26, 90), dot(40, 152, 225), dot(285, 148, 315)] as const;
const sides = [
  [0, 1],
  [1, 2],
  [2, 0],
] as const;

/** A triangle with a dot on its lowest side that is joined to the top, perhaps with a dot on the way. */
function parted(part: number, isDeep: boolean): Net {
  const [top, left, right] = corners;
  const foot = between(left, right, part, 270);
  const inside = between(top, foot, 0.55, 0);
  return {
    dots: isDeep ? [...corners, foot, inside] : [...corners, foot],
    segments: [...sides, [0, 3]],
    triples: isDeep
      ? [
          [1, 3, 2],
          [0, 4, 3],
        ]
      : [[1, 3, 2]],
  };
}

/** A triangle with dots on two sides, joined, or on all three. */
function joined(part: number, isFull: boolean): Net {
  const [top, left, right] = corners;
  const dots = [...corners, between(top, left, part, 160), between(top, right, 1 - part, 20)];
  return {
    dots: isFull ? [...dots, between(left, right, part, 270)] : dots,
    segments: isFull ? [...sides, [3, 4], [3, 5]] : [...sides, [3, 4]],
    triples: [[0, 3, 1], [0, 4, 2], ...(isFull ? ([[1, 5, 2]] as const) : [])],
  };
}

const nets: readonly ((part: number) => Net)[] = [
  crossed,
  (part) => parted(part, false),
  (part) => parted(part, true),
  (part) => joined(part, false),
  (part) => joined(part, true),
];

const mirrored = ({ x, y, nameAt }: Dot): Dot => dot(320 - x, y, (540 - nameAt) % 360);

function draw({ dots, segments, triples }: Net, names: readonly string[], isFound = false): DiagramFigure {
  const lineBetween = (from: number, to: number, look: LineLook): DiagramMark => ({
    form: "line",
    from: { x: dots[from]?.x ?? 0, y: dots[from]?.y ?? 0 },
    to: { x: dots[to]?.x ?? 0, y: dots[to]?.y ?? 0 },
    look,
    ends: "plain",
  });
  const marks = [
    ...segments.map(([from, to]) => lineBetween(from, to, "solid")),
    ...(isFound ? triples.map(([from, , to]) => lineBetween(from, to, "thick")) : []),
    ...dots.map(
      (each, place): DiagramMark => ({
        form: "point",
        ...each,
        name: names[place] ?? null,
        isDrawn: true,
      }),
    ),
  ];
  const alt = isFound ? "Các đoạn thẳng đi qua ba điểm được tô đậm." : "Các điểm có tên và các đoạn thẳng nối chúng.";
  return { type: "diagram", width: 320, height: 180, marks, alt };
}

/** "Trong hình có mấy bộ ba điểm thẳng hàng?" Typed. */
export function buildPointTriplesQuestion(rng: Rng): Question {
  const kind = rng.int(0, nets.length - 1);
  const part = rng.pick([0.4, 0.5, 0.6]);
  const net = (nets[kind] ?? crossed)(part);
  const isTurned = rng.int(0, 1) === 1;
  const shown = isTurned ? { ...net, dots: net.dots.map(mirrored) } : net;
  const names = rng.shuffle(["A", "B", "C", "D", "E", "G", "H", "I", "K", "M", "N"]).slice(0, net.dots.length);
  const figure = draw(shown, names);
  const answer = net.triples.length;
  const told = net.triples.map((triple) => triple.map((place) => names[place]).join(", "));
  return numberQuestion(rng, {
    prompt: rng.pick([
      "Trong hình có mấy bộ ba điểm thẳng hàng?",
      "Con đếm xem trong hình có mấy bộ ba điểm thẳng hàng.",
    ]),
    figures: [figure],
    answer,
    range: [0, 20],
    isTyped: true,
    distractors: [
      mistake("FIELD", net.segments.length, "Con đếm các đoạn thẳng rồi. Con tìm đoạn có ba điểm nhé!"),
      mistake("FIELD", net.dots.length, "Con đếm các điểm rồi. Con tìm ba điểm cùng một đường nhé!"),
      mistake("OFF1", answer - 1, "Con còn bỏ sót. Con xem lần lượt từng đoạn thẳng nhé!"),
      mistake("OFF1", answer + 1, "Có đoạn chỉ có hai điểm ở hai đầu. Con đếm lại nhé!"),
    ],
    hints: ["Ba điểm thẳng hàng cùng nằm trên một đoạn thẳng.", "Con chỉ đếm đoạn thẳng có thêm một điểm ở giữa."],
    explanation: {
      say: `${told.map((each) => `${each} thẳng hàng.`).join(" ")} Vậy có ${answer} bộ.`,
      figures: [draw(shown, names, true)],
    },
    praise: "shape",
    identity: `triples ${kind} ${part} ${isTurned} ${names.join("")}`,
  });
}
