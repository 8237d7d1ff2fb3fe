import { measure } from "#lib/core/measure.ts";
import { rational } from "#lib/core/rational.ts";
import type { Rng } from "#lib/core/rng.ts";
import { trapezoidDiagram } from "#lib/questions/diagrams/trapezoid-diagram.ts";
import type { Question } from "#lib/questions/question.ts";
import { sumValue, type Value } from "#lib/questions/values.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";
import { decimalMeasure, decimalMeasureValue, decimalText } from "#lib/skills/maths/decimal-measure.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";
import { areaUnits } from "./area-units.ts";
import { tenTimesDistractor } from "./ten-times-distractor.ts";
import { decimalMeasureQuestion } from "./typed-measures.ts";

/** In numbers of one unit or of its tenths. */
interface Sides {
  readonly long: number;
  readonly short: number;
  readonly height: number;
}

type Unit = (typeof areaUnits)[number];

/** What two equal trapezoids make. */
const twinAlt = (told: string) => `Hai hình thang bằng nhau, ${told}, ghép thành một hình bình hành.`;

function areaDistractors({ long, short, height }: Sides, square: Unit[1]): Distractor[] {
  const area = (scaled: number, places: number) => decimalMeasureValue(scaled, places, square);
  const oneBase = "Con mới dùng một đáy. Con cộng hai đáy trước đã nhé!";
  return [
    mistake("PERIM/AREA", area((long + short) * height, 2), "Con còn quên chia cho 2. Con làm nốt nhé!"),
    mistake("PARTIAL", area(short * height, 2), oneBase),
    mistake("PARTIAL", area(long * height, 2), oneBase),
    mistake("OP", area(long + short + height, 1), "Con đã cộng cả ba số đo. Con cộng hai đáy rồi nhân với chiều cao."),
    tenTimesDistractor(area((long + short) * height * 5, 2), ((long + short) * height * 5) % 1000 === 0),
    mistake("PARTIAL", area(long * height * 5, 3), oneBase),
  ];
}

function buildAreaQuestion(rng: Rng, prompt: string, sides: Sides, [unit, square]: Unit, isPicked = false): Question {
  const { long, short, height } = sides;
  const text = (amount: number) => decimalMeasure(amount, 1, unit);
  const bare = (amount: number) => decimalText(amount, 1);
  const told = `hai đáy ${text(short)} và ${text(long)}, chiều cao ${text(height)}`;
  const drawn = {
    ...sides,
    shift: rng.pick([0, 0.3, 0.5, 0.7]),
    longText: text(long),
    shortText: text(short),
    heightText: text(height),
  };
  return (isPicked ? choiceQuestion : decimalMeasureQuestion)(rng, {
    unit: square,
    wrong: "Con lấy tổng hai đáy nhân với chiều cao, rồi chia cho 2. Con tính lại từng bước nhé!",
    prompt,
    figures: [trapezoidDiagram({ ...drawn, alt: `Một hình thang có ${told}.` })],
    answer: decimalMeasureValue((long + short) * height * 5, 3, square),
    distractors: areaDistractors(sides, square),
    hints: [
      "Diện tích hình thang bằng tổng hai đáy nhân với chiều cao rồi chia cho 2.",
      `Tổng hai đáy là ${bare(short)} + ${bare(long)} = ${bare(short + long)} (${unit}). Con nhân với ${bare(height)} rồi chia cho 2.`,
    ],
    explanation: {
      say: `Tổng hai đáy: ${bare(short)} + ${bare(long)} = ${bare(short + long)} (${unit}). Diện tích: ${bare(short + long)} × ${bare(height)} : 2 = ${decimalText((long + short) * height * 5, 3)} (${square}).`,
      figures: [trapezoidDiagram({ ...drawn, isDoubled: true, alt: twinAlt(told) })],
    },
    praise: "calculate",
    identity: `area ${long} ${short} ${height} ${unit}`,
  });
}

const things = [
  { thing: "Thửa ruộng hình thang", end: "thửa ruộng", pair: areaUnits[2], least: 20, most: 80 },
  { thing: "Mảnh vườn hình thang", end: "mảnh vườn", pair: areaUnits[2], least: 10, most: 40 },
  { thing: "Tấm bìa hình thang", end: "tấm bìa", pair: areaUnits[0], least: 6, most: 30 },
  { thing: "Mặt bàn hình thang", end: "mặt bàn", pair: areaUnits[1], least: 5, most: 12 },
] as const;

function wordings(rng: Rng, sides: Sides, [unit]: Unit, thing: string, end: string): string {
  const text = (amount: number) => decimalMeasure(amount, 1, unit);
  const told = `đáy bé ${text(sides.short)}, đáy lớn ${text(sides.long)}, chiều cao ${text(sides.height)}`;
  return rng.pick([
    `Hình thang có hai đáy ${text(sides.short)} và ${text(sides.long)}, chiều cao ${text(sides.height)}. Diện tích hình thang là:`,
    "Tính diện tích hình thang trong hình vẽ.",
    `${thing} có ${told}. Diện tích ${end} là bao nhiêu?`,
  ]);
}

/** "Hình thang có hai đáy 6 cm và 10 cm, chiều cao 4 cm. Diện tích hình thang là:" */
function buildWholeQuestion(rng: Rng): Question {
  const { thing, end, pair, least, most } = rng.pick(things);
  const long = rng.int(least + 3, most);
  const short = rng.int(Math.max(least, Math.ceil(long / 3)), long - 2);
  const height = rng.int(Math.max(3, Math.ceil(long / 4)), long);
  const sides = { long: long * 10, short: short * 10, height: height * 10 };
  return buildAreaQuestion(rng, wordings(rng, sides, pair, thing, end), sides, pair, rng.pick([true, false, false]));
}

/** The same with decimals. */
function buildDecimalQuestion(rng: Rng): Question {
  const pair = rng.pick(areaUnits);
  const long = rng.int(4, 9) * 10 + rng.int(1, 9);
  const short = rng.int(2, Math.floor(long / 10) - 1) * 10 + rng.int(0, 9);
  const height = rng.pick([20, 24, 25, 30, 32, 35, 40, 44, 46, 50].filter((each) => each <= long));
  const sides = { long, short, height };
  const [thing, end] = pair[0] === "m" ? ["Mảnh vườn", "mảnh vườn"] : ["Tấm bìa", "tấm bìa"];
  return buildAreaQuestion(rng, wordings(rng, sides, pair, `${thing} hình thang`, end), sides, pair);
}

const sum = (written: string, top: number, bottom = 1) => sumValue(written, rational(top, bottom));

const notHalved = "Còn thiếu một bước: chia cho 2.";

const noBrackets = "Phải cộng hai đáy trước, nên cần có dấu ngoặc.";

/** "Phép tính nào dùng để tính diện tích hình thang trong hình vẽ?" */
function buildTrapezoidSumQuestion(rng: Rng): Question {
  const [unit] = rng.pick(areaUnits);
  const short = rng.int(3, 12);
  const long = short + rng.int(2, 8);
  const height = rng.int(3, Math.min(12, long));
  const write = (side: number) => measure(String(side), unit);
  const drawn = {
    long,
    short,
    height,
    shift: rng.pick([0, 0.4, 0.6]),
    longText: write(long),
    shortText: write(short),
    heightText: write(height),
  };
  const told = `hai đáy ${write(short)} và ${write(long)}, chiều cao ${write(height)}`;
  return choiceQuestion(rng, {
    prompt: "Phép tính nào dùng để tính diện tích hình thang trong hình vẽ?",
    figures: [trapezoidDiagram({ ...drawn, alt: `Một hình thang có ${told}.` })],
    answer: sum(`(${short} + ${long}) × ${height} : 2`, (short + long) * height, 2),
    distractors: [
      mistake("PERIM/AREA", sum(`(${short} + ${long}) × ${height}`, (short + long) * height), notHalved),
      mistake("ORDER", sum(`${short} + ${long} × ${height} : 2`, short * 2 + long * height, 2), noBrackets),
      mistake("PARTIAL", sum(`${short} × ${height} : 2`, short * height, 2), "Phép tính này mới dùng một đáy."),
      mistake("PARTIAL", sum(`${long} × ${height} : 2`, long * height, 2), "Phép tính này mới dùng một đáy."),
    ],
    hints: [
      "Con nhớ lại: hình thang có hai đáy. Diện tích tính từ tổng hai đáy.",
      "Con lấy tổng hai đáy nhân với chiều cao rồi chia cho 2.",
    ],
    explanation: {
      say: `Tổng hai đáy nhân với chiều cao rồi chia cho 2: (${short} + ${long}) × ${height} : 2.`,
      figures: [trapezoidDiagram({ ...drawn, isDoubled: true, alt: twinAlt(told) })],
    },
    praise: "choose",
    identity: `sum ${short} ${long} ${height}`,
  });
}

const range = Array.from({ length: 18 }, (_, place) => place + 3);

const flatThings = { cm: "Một tấm bìa", dm: "Một tấm gỗ", m: "Một mảnh đất" } as const;

/** What the known mistakes make of the area and the sum of the two parallel sides. */
function heightDistractors(area: number, sum: number, write: (scaled: number, places: number) => Value): Distractor[] {
  const height = (area * 2) / sum;
  return [
    mistake("PERIM/AREA", write(height * 5, 1), "Con quên nhân diện tích với 2 rồi."),
    mistake("PERIM/AREA", write(height * 2, 0), "Con chỉ nhân với 2 một lần thôi nhé!"),
    mistake("OP", write(Math.abs(area - sum), 0), "Con không trừ diện tích cho độ dài được đâu!"),
    mistake("PARTIAL", write(area * 2, 0), "Con mới nhân diện tích với 2. Con còn chia cho tổng hai đáy nhé!"),
    mistake("OP", write(height * 25, 2), "Con đã chia cho 2. Con phải nhân diện tích với 2 nhé!"),
    mistake("OFF1", write(height + 1, 0), "Con tính lại cẩn thận nhé!"),
  ];
}

/** A trapezoid whose height is asked for, and the same once it is found. */
function heightFigures(rng: Rng, { long, short, height }: Sides, unit: Unit[0]) {
  const [longText, shortText, heightText] = [long, short, height].map((side) => measure(String(side), unit));
  const shift = rng.pick([0.3, 0.5, 0.7]);
  const drawn = { long, short, height, shift, longText: longText ?? null, shortText: shortText ?? null };
  const bases = `hai đáy ${shortText} và ${longText}`;
  const found = twinAlt(`${bases}, chiều cao ${heightText}`);
  return {
    asked: [trapezoidDiagram({ ...drawn, heightText: "?", alt: `Một hình thang có ${bases}, chiều cao chưa biết.` })],
    found: [trapezoidDiagram({ ...drawn, heightText: heightText ?? null, isDoubled: true, alt: found })],
  };
}

/** "Hình thang có diện tích 48 cm², hai đáy 7 cm và 9 cm. Chiều cao của hình thang là:" */
function buildTrapezoidHeightQuestion(rng: Rng): Question {
  const [unit, square] = rng.pick(areaUnits);
  const short = rng.pick(range);
  // The sum of the parallel sides is even, so that the area is whole.
  const long = short + rng.pick([2, 4, 6, 8, 10, 12]);
  const height = rng.pick(range.filter((each) => each !== short && each < long));
  const area = ((long + short) * height) / 2;
  const surface = measure(String(area), square);
  const [longText, shortText] = [measure(String(long), unit), measure(String(short), unit)];
  const write = (scaled: number, places: number) => decimalMeasureValue(scaled, places, unit);
  const sum = long + short;
  const prompts = [
    `Hình thang có diện tích ${surface}, hai đáy ${shortText} và ${longText}. Chiều cao của hình thang là:`,
    `Hình thang trong hình vẽ có diện tích ${surface}. Chiều cao của hình thang là bao nhiêu?`,
    `${flatThings[unit]} hình thang có diện tích ${surface}, tổng độ dài hai đáy là ${measure(String(sum), unit)}. Chiều cao của hình thang đó là:`,
  ] as const;
  const asked = rng.int(0, 2);
  const figures = heightFigures(rng, { long, short, height }, unit);
  const way = `Diện tích nhân 2: ${area} × 2 = ${area * 2} (${square}). Chiều cao: ${area * 2} : ${sum} = ${height} (${unit}).`;
  return decimalMeasureQuestion(rng, {
    unit,
    wrong: "Con lấy diện tích nhân với 2 rồi chia cho tổng hai đáy. Con tính lại nhé!",
    prompt: prompts[asked] ?? prompts[0],
    figures: asked === 2 ? [] : figures.asked,
    answer: write(height, 0),
    distractors: heightDistractors(area, sum, write),
    hints: [
      "Diện tích bằng tổng hai đáy × chiều cao : 2. Vậy diện tích nhân 2 bằng tổng hai đáy × chiều cao.",
      `Con lấy ${area} × 2 rồi chia cho tổng hai đáy.`,
    ],
    explanation:
      asked === 2
        ? `Tổng hai đáy là ${measure(String(sum), unit)}. ${way}`
        : { say: `Tổng hai đáy: ${short} + ${long} = ${sum} (${unit}). ${way}`, figures: figures.found },
    praise: "calculate",
    identity: `height ${asked === 2} ${area} ${sum} ${asked === 2 ? 0 : short} ${unit}`,
  });
}

/** The area of a trapezoid (curriculum, c5-trapezoid-area): whole; decimals; the height from the area. */
export const trapezoidArea = defineGeometrySkill({
  id: "c5-trapezoid-area",
  classId: "5",
  title: "Diện tích hình thang",
  generate: byDifficulty({
    1: [buildWholeQuestion, buildWholeQuestion, buildTrapezoidSumQuestion],
    2: [buildDecimalQuestion],
    3: [buildTrapezoidHeightQuestion],
  }),
});
