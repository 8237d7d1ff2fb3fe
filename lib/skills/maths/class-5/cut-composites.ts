import type { Rng } from "#lib/core/rng.ts";
import { compositeDiagram } from "#lib/questions/diagrams/composite-diagram.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { decimalMeasure, decimalText } from "#lib/skills/maths/decimal-measure.ts";
import { sheetUnits } from "./area-units.ts";
import { altOf, type CompositeShape, type ShapePart } from "./composite-shape.ts";

/** Lengths are in tenths, so areas come in hundredths. */
const bare = (tenths: number) => decimalText(tenths, 1);

interface Cut {
  readonly name: string;
  readonly told: string;
  /** In tenths. */
  readonly long: number;
  readonly short: number;
  readonly part: ShapePart;
}

/** A square or a rectangle, in tenths of the unit. */
function pickCut(rng: Rng, text: (tenths: number) => string, most: number, isSquare: boolean = rng.int(1, 3) > 1): Cut {
  const short = rng.int(Math.ceil(most / 2), most);
  const long = isSquare ? short : short + rng.pick([5, 10]);
  return {
    name: isSquare ? "hình vuông" : "hình chữ nhật",
    told: isSquare ? `một hình vuông cạnh ${text(short)}` : `một hình chữ nhật dài ${text(long)}, rộng ${text(short)}`,
    long,
    short,
    part: {
      name: isSquare ? "Hình vuông bị cắt" : "Hình chữ nhật bị cắt",
      sum: `${bare(long)} × ${bare(short)}`,
      area: long * short * 10,
    },
  };
}

/** Where the hole is: its lower left corner, in tenths. */
function holeAt(x: number, y: number, { long, short }: Cut, text: (tenths: number) => string) {
  const corners = [
    { x, y },
    { x: x + long, y },
    { x: x + long, y: y + short },
    { x, y: y + short },
  ] as const;
  const [a, b, c] = corners;
  const width = { from: a, to: b, text: text(long) };
  return { hole: corners, sides: long === short ? [width] : [width, { from: b, to: c, text: text(short) }] };
}

const notHalved = (name: string) => `Con quên chia cho 2 khi tính diện tích hình ${name}.`;

function trapezoidMistakes(whole: number, ofOneBase: number, { part }: Cut): Distractor<number>[] {
  return [
    mistake("PERIM/AREA", whole * 2 - part.area, notHalved("thang")),
    mistake(
      "PARTIAL",
      ofOneBase - part.area,
      "Con mới dùng một đáy. Diện tích hình thang thì lấy tổng hai đáy nhân chiều cao rồi chia cho 2.",
    ),
  ];
}

/** A trapezoid with two right angles, a square or a rectangle cut out of it. */
export function cutTrapezoid(rng: Rng): CompositeShape {
  const [unit, square] = rng.pick(sheetUnits);
  const text = (tenths: number) => decimalMeasure(tenths, 1, unit);
  const high = rng.int(6, 9) * 10;
  const short = high + rng.int(5, 30);
  const long = short + rng.int(20, 50);
  const cut = pickCut(rng, text, Math.floor(high / 2.6));
  const { hole, sides } = holeAt(short * 0.28, high * 0.36, cut, text);
  const at = (x: number, y: number) => ({ x, y });
  const [a, b, c, d] = [at(0, 0), at(long, 0), at(short, high), at(0, high)];
  const told = [
    `một hình thang có hai đáy ${text(long)} và ${text(short)}, chiều cao ${text(high)}`,
    cut.told,
  ] as const;
  const whole = (long + short) * high * 5;
  return {
    unit,
    square,
    told,
    cut: `một ${cut.name}`,
    figure: compositeDiagram({
      outline: [a, b, c, d],
      hole,
      sides: [
        { from: a, to: b, text: text(long) },
        { from: c, to: d, text: text(short) },
        { from: d, to: a, text: text(high) },
        ...sides,
      ],
      dashes: [],
      square: [a, b, d],
      alt: altOf(told, true),
    }),
    parts: [{ name: "Hình thang", sum: `(${bare(long)} + ${bare(short)}) × ${bare(high)} : 2`, area: whole }, cut.part],
    hints: [
      `Con tính diện tích cả hình thang và diện tích ${cut.name} bị cắt đi.`,
      `Con tính (${bare(long)} + ${bare(short)}) × ${bare(high)} : 2 và ${cut.part.sum}, rồi lấy kết quả thứ nhất trừ đi kết quả thứ hai.`,
    ],
    mistakes: trapezoidMistakes(whole, long * high * 5, cut),
  };
}

/** A triangle with a right angle, a square cut out of it. */
export function cutTriangle(rng: Rng): CompositeShape {
  const [unit, square] = rng.pick(sheetUnits);
  const text = (tenths: number) => decimalMeasure(tenths, 1, unit);
  const high = rng.int(7, 10) * 10;
  const base = high + rng.int(45, 90);
  const cut = pickCut(rng, text, Math.floor(high / 3.4), true);
  const { hole } = holeAt(base * 0.12, high * 0.14, cut, text);
  const side = { from: hole[1], to: hole[2], text: text(cut.short) };
  const at = (x: number, y: number) => ({ x, y });
  const [a, b, top] = [at(0, 0), at(base, 0), at(0, high)];
  const told = [`một hình tam giác vuông có hai cạnh góc vuông ${text(base)} và ${text(high)}`, cut.told] as const;
  const whole = base * high * 5;
  return {
    unit,
    square,
    told,
    cut: `một ${cut.name}`,
    figure: compositeDiagram({
      outline: [a, b, top],
      hole,
      sides: [{ from: a, to: b, text: text(base) }, { from: top, to: a, text: text(high) }, side],
      dashes: [],
      square: [a, b, top],
      alt: altOf(told, true),
    }),
    parts: [{ name: "Hình tam giác", sum: `${bare(base)} × ${bare(high)} : 2`, area: whole }, cut.part],
    hints: [
      `Con tính diện tích cả hình tam giác và diện tích ${cut.name} bị cắt đi.`,
      `Con tính ${bare(base)} × ${bare(high)} : 2 và ${cut.part.sum}, rồi lấy kết quả thứ nhất trừ đi kết quả thứ hai.`,
    ],
    mistakes: [
      mistake("PERIM/AREA", whole * 2 - cut.part.area, notHalved("tam giác")),
      mistake("OP", whole - cut.part.area / 2, `Chỉ hình tam giác mới chia cho 2. Hình vuông thì không chia.`),
    ],
  };
}
