import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Unit } from "#lib/core/unit.ts";
import { compositeDiagram, halfCircle } from "#lib/questions/diagrams/composite-diagram.ts";
import type { DiagramFigure } from "#lib/questions/figures/diagram.ts";
import type { Point } from "#lib/questions/figures/shape-part.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { areaUnits, sheetUnits } from "./area-units.ts";
import { altOf, type CompositeShape } from "./composite-shape.ts";

const at = (x: number, y: number): Point => ({ x, y });

/** A circle in thousandths of the square unit. */
const circleOf = (radius: number) => radius * radius * 3140;

/** A side of two equal half circles, or one, that are to be added to a rectangle. */
interface Ends {
  readonly long: number;
  readonly wide: number;
  readonly count: 1 | 2;
}

function endMistakes({ long, wide, count }: Ends): Distractor<number>[] {
  const [rectangle, radius] = [long * wide * 1000, wide / 2];
  const ends = (circleOf(radius) * count) / 2;
  return [
    ...(count === 1
      ? [
          mistake(
            "PARTIAL",
            rectangle + ends * 2,
            "Con đã tính cả hình tròn. Ở đây chỉ có nửa hình tròn, con chia cho 2 nhé!",
          ),
        ]
      : [mistake("PARTIAL", rectangle + ends / 2, "Con mới tính một nửa hình tròn. Hình có hai nửa như thế.")]),
    mistake("OP", rectangle + ends * 4, "Con đã dùng đường kính thay cho bán kính. Bán kính bằng một nửa đường kính."),
    mistake(
      "PERIM/AREA",
      rectangle + wide * 1570 * count,
      "Con đã tính độ dài đường cong. Diện tích hình tròn là bán kính nhân bán kính nhân 3,14.",
    ),
    mistake("PARTIAL", rectangle + (radius * radius * 1000 * count) / 2, "Con còn quên nhân với 3,14."),
  ];
}

function endsFigure({ long, wide, count }: Ends, text: (amount: number) => string, alt: string): DiagramFigure {
  const [a, b, c, d] = [at(0, 0), at(long, 0), at(long, wide), at(0, wide)];
  const [right, left] = [
    { from: b, to: c, text: null },
    { from: d, to: a, text: text(wide) },
  ];
  return compositeDiagram({
    outline: [a, b, ...halfCircle(b, c), c, d, ...(count === 2 ? halfCircle(d, a) : [])],
    sides: [{ from: a, to: b, text: text(long) }, ...(count === 1 ? [left] : [])],
    dashes: count === 1 ? [right] : [right, { ...left, side: 1 }],
    square: [a, b, d],
    alt,
  });
}

/** A rectangle or a square with half a circle at its right end, or with one at both ends. */
export function rectangleAndEnds(rng: Rng): CompositeShape {
  const [unit, square] = rng.pick(areaUnits);
  const text = (amount: number) => measure(String(amount), unit);
  const radius = rng.int(2, 6);
  const wide = radius * 2;
  const count = rng.pick([1, 2] as const);
  const isSquare = count === 1 && rng.int(1, 3) === 1;
  const long = isSquare ? wide : wide + rng.int(2, 9);
  const shape = isSquare
    ? `một hình vuông cạnh ${text(wide)}`
    : `một hình chữ nhật dài ${text(long)}, rộng ${text(wide)}`;
  const ends = count === 1 ? "một nửa hình tròn" : "hai nửa hình tròn bằng nhau";
  const told = [shape, `${ends} có đường kính ${text(wide)}`] as const;
  return {
    unit,
    square,
    told,
    said: `${shape.replace(/^một /u, "")} và ${count === 1 ? "nửa hình tròn" : "hai nửa hình tròn"}`,
    cut: null,
    figure: endsFigure({ long, wide, count }, text, altOf(told, false)),
    before: `Bán kính: ${wide} : 2 = ${radius} (${unit}).`,
    parts: [
      {
        name: isSquare ? "Hình vuông" : "Hình chữ nhật",
        sum: `${long} × ${wide}`,
        area: long * wide * 1000,
      },
      count === 1
        ? { name: "Nửa hình tròn", sum: `${radius} × ${radius} × 3,14 : 2`, area: circleOf(radius) / 2 }
        : { name: "Hai nửa hình tròn", sum: `${radius} × ${radius} × 3,14`, area: circleOf(radius) },
    ],
    hints: [
      `Đường kính của nửa hình tròn bằng cạnh ${text(wide)}. ${count === 1 ? "Con tìm bán kính trước." : "Hai nửa hình tròn ghép lại được một hình tròn."}`,
      `Bán kính là ${wide} : 2. Con tính ${long} × ${wide}, tính diện tích ${count === 1 ? "nửa hình tròn" : "hình tròn"} rồi cộng lại.`,
    ],
    mistakes: endMistakes({ long, wide, count }),
  };
}

function holeMistakes(whole: number, radius: number): Distractor<number>[] {
  return [
    mistake(
      "OP",
      whole - circleOf(radius * 2),
      "Con đã dùng đường kính thay cho bán kính. Bán kính bằng một nửa đường kính.",
    ),
    mistake(
      "PERIM/AREA",
      whole - radius * 6280,
      "Con đã trừ chu vi hình tròn. Diện tích hình tròn là bán kính nhân bán kính nhân 3,14.",
    ),
    mistake("PARTIAL", whole - radius * radius * 1000, "Con còn quên nhân với 3,14."),
  ].filter(({ value }) => value > 0);
}

function roundHole(unit: Unit, square: Unit, [long, wide]: readonly [number, number], radius: number): CompositeShape {
  const text = (amount: number) => measure(String(amount), unit);
  const isSquare = long === wide;
  const [a, b, c, d] = [at(0, 0), at(long, 0), at(long, wide), at(0, wide)];
  const middle = at(long / 2, wide / 2);
  const isTouching = radius * 2 === wide;
  const shape = isSquare
    ? `một hình vuông cạnh ${text(wide)}`
    : `một hình chữ nhật dài ${text(long)}, rộng ${text(wide)}`;
  const round = isTouching ? `một hình tròn có đường kính ${text(wide)}` : `một hình tròn bán kính ${text(radius)}`;
  const told = [shape, round] as const;
  const whole = long * wide * 1000;
  return {
    unit,
    square,
    told,
    cut: isTouching ? "một hình tròn có đường kính bằng cạnh hình vuông" : "một hình tròn",
    figure: compositeDiagram({
      outline: [a, b, c, d],
      hole: { middle, radius },
      sides: [{ from: a, to: b, text: text(long) }, ...(isSquare ? [] : [{ from: b, to: c, text: text(wide) }])],
      dashes: isTouching ? [] : [{ from: middle, to: at(middle.x + radius, middle.y), text: text(radius), side: 1 }],
      square: [a, b, d],
      alt: altOf(told, true),
    }),
    ...(isTouching && { before: `Bán kính: ${wide} : 2 = ${radius} (${unit}).` }),
    parts: [
      { name: isSquare ? "Hình vuông" : "Hình chữ nhật", sum: `${long} × ${wide}`, area: whole },
      { name: "Hình tròn bị cắt", sum: `${radius} × ${radius} × 3,14`, area: circleOf(radius) },
    ],
    hints: [
      isTouching
        ? "Bán kính bằng một nửa đường kính, tức là bằng một nửa cạnh hình vuông."
        : "Diện tích còn lại bằng diện tích hình bên ngoài trừ diện tích hình tròn.",
      isTouching
        ? `Bán kính là ${wide} : 2. Con tính ${long} × ${wide}, rồi trừ diện tích hình tròn.`
        : `Con tính ${long} × ${wide} và ${radius} × ${radius} × 3,14, rồi lấy kết quả thứ nhất trừ đi kết quả thứ hai.`,
    ],
    mistakes: holeMistakes(whole, radius),
  };
}

/** A square with the largest circle in it cut out. */
export function squareWithCircle(rng: Rng): CompositeShape {
  const [unit, square] = rng.pick(sheetUnits);
  const radius = rng.int(2, 10);
  return roundHole(unit, square, [radius * 2, radius * 2], radius);
}

/** A rectangle with a circle cut out. */
export function rectangleWithCircle(rng: Rng): CompositeShape {
  const [unit, square] = rng.pick(sheetUnits);
  const radius = rng.int(4, 8);
  const wide = radius * 2 + rng.int(1, 3);
  return roundHole(unit, square, [wide + rng.int(2, 6), wide], radius);
}
