import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Unit } from "#lib/core/unit.ts";
import { compositeDiagram } from "#lib/questions/diagrams/composite-diagram.ts";
import type { DiagramFigure } from "#lib/questions/figures/diagram.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { areaUnits } from "./area-units.ts";
import { altOf, type CompositeShape } from "./composite-shape.ts";

const at = (x: number, y: number) => ({ x, y });

/** In thousandths. */
const thousandths = (area: number) => area * 1000;

const sidesOf = (x: number, y: number, unit: Unit) =>
  `dài ${measure(String(Math.max(x, y)), unit)}, rộng ${measure(String(Math.min(x, y)), unit)}`;

interface Roofed {
  readonly long: number;
  readonly wide: number;
  /** The triangle on the long side, and where its top stands over it. */
  readonly high: number;
  readonly foot: number;
}

function roofedFigure({ long, wide, high, foot }: Roofed, unit: Unit, alt: string): DiagramFigure {
  const text = (amount: number) => measure(String(amount), unit);
  const [a, b, c, d] = [at(0, 0), at(long, 0), at(long, wide), at(0, wide)];
  const [top, under] = [at(foot, wide + high), at(foot, wide)];
  return compositeDiagram({
    outline: [a, b, c, top, d],
    sides: [
      { from: a, to: b, text: text(long) },
      { from: b, to: c, text: text(wide) },
    ],
    dashes: [
      { from: c, to: d, text: null },
      { from: top, to: under, text: text(high), side: foot < long / 2 ? 1 : -1 },
    ],
    square: [under, top, c],
    alt,
  });
}

function roofMistakes(rectangle: number, triangle: number): Distractor<number>[] {
  return [
    mistake(
      "PERIM/AREA",
      thousandths(rectangle + 2 * triangle),
      "Diện tích hình tam giác bằng đáy nhân chiều cao rồi chia cho 2. Con quên chia rồi!",
    ),
    mistake(
      "PARTIAL",
      thousandths((rectangle + 2 * triangle) / 2),
      "Chỉ hình tam giác mới chia cho 2. Hình chữ nhật thì không chia, con nhé!",
    ),
  ];
}

/** A rectangle with a triangle on it. */
export function rectangleAndTriangle(rng: Rng): CompositeShape {
  const [unit, square] = rng.pick(areaUnits);
  const text = (amount: number) => measure(String(amount), unit);
  const long = rng.int(8, 20);
  const wide = rng.int(Math.ceil(long / 4), Math.floor(long * 0.42));
  // Neither so flat nor so steep that the measure of the height has no room inside.
  const heights = [2, 3, 4, 5, 6, 7, 8].filter((each) => each >= long * 0.25 && each <= long * 0.45);
  const high = rng.pick(heights.filter((each) => (each * long) % 2 === 0));
  const told = [
    `một hình chữ nhật ${sidesOf(long, wide, unit)}`,
    `một hình tam giác có đáy ${text(long)}, chiều cao ${text(high)}`,
  ] as const;
  const [rectangle, triangle] = [long * wide, (long * high) / 2];
  return {
    unit,
    square,
    told,
    cut: null,
    figure: roofedFigure({ long, wide, high, foot: long * rng.pick([0.35, 0.65]) }, unit, altOf(told, false)),
    parts: [
      { name: "Hình chữ nhật", sum: `${long} × ${wide}`, area: thousandths(rectangle) },
      { name: "Hình tam giác", sum: `${long} × ${high} : 2`, area: thousandths(triangle) },
    ],
    hints: [
      "Nét đứt nằm ngang là cạnh chung của hình chữ nhật và hình tam giác: đó cũng là đáy của hình tam giác.",
      `Con tính ${long} × ${wide} và ${long} × ${high} : 2, rồi cộng hai kết quả.`,
    ],
    mistakes: roofMistakes(rectangle, triangle),
  };
}

interface Stacked {
  readonly long: number;
  readonly wide: number;
  /** The upper rectangle, and how far from the left end it stands. */
  readonly short: number;
  readonly high: number;
  readonly from: number;
}

function stackedFigure({ long, wide, short, high, from }: Stacked, unit: Unit, alt: string): DiagramFigure {
  const text = (amount: number) => measure(String(amount), unit);
  const [a, b, c] = [at(0, 0), at(long, 0), at(long, wide)];
  const [d, e, f, g] = [at(from + short, wide), at(from + short, wide + high), at(from, wide + high), at(from, wide)];
  return compositeDiagram({
    outline: [a, b, c, d, e, f, ...(from === 0 ? [] : [g, at(0, wide)])],
    sides: [
      { from: a, to: b, text: text(long) },
      { from: b, to: c, text: text(wide) },
      { from: d, to: e, text: text(high) },
      { from: e, to: f, text: text(short) },
    ],
    dashes: [{ from: g, to: d, text: null }],
    square: [a, b, at(0, wide)],
    alt,
  });
}

function stackMistakes({ long, wide, high }: Stacked): Distractor<number>[] {
  return [
    mistake(
      "FIELD",
      thousandths(long * (wide + high)),
      "Con tính cả phần bên ngoài hình rồi. Hình này không phải một hình chữ nhật lớn.",
    ),
    mistake(
      "PERIM/AREA",
      thousandths((long + wide + high) * 2),
      "Đó là độ dài đường viền quanh hình. Đề bài hỏi diện tích.",
    ),
  ];
}

/** Two rectangles, one upon the other: at its left end, or farther in. */
export function twoRectangles(rng: Rng): CompositeShape {
  const [unit, square] = rng.pick(areaUnits);
  const [long, wide] = [rng.int(9, 16), rng.int(3, 6)];
  const short = rng.int(3, long - 5);
  const high = rng.pick([3, 4, 5, 6, 7].filter((each) => each !== short));
  const stacked = { long, wide, short, high, from: rng.pick([0, 0, Math.floor((long - short) / 2)]) };
  const told = [
    `một hình chữ nhật ${sidesOf(long, wide, unit)}`,
    `một hình chữ nhật ${sidesOf(short, high, unit)}`,
  ] as const;
  return {
    unit,
    square,
    told,
    cut: null,
    figure: stackedFigure(stacked, unit, altOf(told, false)),
    parts: [
      { name: "Hình chữ nhật ở dưới", sum: `${long} × ${wide}`, area: thousandths(long * wide) },
      { name: "Hình chữ nhật ở trên", sum: `${short} × ${high}`, area: thousandths(short * high) },
    ],
    hints: [
      "Nét đứt chia hình thành hai hình chữ nhật. Con tìm hai cạnh của mỗi hình.",
      `Con tính ${long} × ${wide} và ${short} × ${high}, rồi cộng hai kết quả.`,
    ],
    mistakes: stackMistakes(stacked),
  };
}
