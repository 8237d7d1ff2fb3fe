import type { Rng } from "#lib/core/rng.ts";
import { trapezoidDiagram } from "#lib/questions/diagrams/trapezoid-diagram.ts";
import type { Question } from "#lib/questions/question.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";
import { decimalMeasure, decimalMeasureValue, decimalText } from "#lib/skills/maths/decimal-measure.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";
import { areaUnits } from "./area-units.ts";
import { buildTrapezoidHeightQuestion } from "./build-trapezoid-height-question.ts";
import { buildTrapezoidSumQuestion } from "./build-trapezoid-sum-question.ts";
import { tenTimesDistractor } from "./ten-times-distractor.ts";

/** In tenths of the unit. */
interface Sides {
  readonly long: number;
  readonly short: number;
  readonly height: number;
}

type Unit = (typeof areaUnits)[number];

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

function buildAreaQuestion(rng: Rng, prompt: string, sides: Sides, [unit, square]: Unit): Question {
  const { long, short, height } = sides;
  const text = (amount: number) => decimalMeasure(amount, 1, unit);
  const bare = (amount: number) => decimalText(amount, 1);
  return choiceQuestion(rng, {
    prompt,
    figures: [
      trapezoidDiagram({
        ...sides,
        shift: rng.pick([0, 0.3, 0.5, 0.7]),
        longText: text(long),
        shortText: text(short),
        heightText: text(height),
        alt: `Một hình thang có hai đáy ${text(short)} và ${text(long)}, chiều cao ${text(height)}.`,
      }),
    ],
    answer: decimalMeasureValue((long + short) * height * 5, 3, square),
    distractors: areaDistractors(sides, square),
    hints: [
      "Diện tích hình thang bằng tổng hai đáy nhân với chiều cao rồi chia cho 2.",
      `Tổng hai đáy là ${bare(short)} + ${bare(long)} = ${bare(short + long)} (${unit}). Con nhân với ${bare(height)} rồi chia cho 2.`,
    ],
    explanation: `(${bare(short)} + ${bare(long)}) × ${bare(height)} : 2 = ${decimalText((long + short) * height * 5, 3)} (${square}).`,
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
  return buildAreaQuestion(rng, wordings(rng, sides, pair, thing, end), sides, pair);
}

/** The same with decimals. */
function buildDecimalQuestion(rng: Rng): Question {
  const pair = rng.pick(areaUnits);
  const long = rng.int(4, 9) * 10 + rng.int(1, 9);
  const short = rng.int(2, Math.floor(long / 10) - 1) * 10 + rng.int(0, 9);
  const height = rng.pick([20, 24, 25, 30, 32, 35, 40, 44, 46, 50]);
  const sides = { long, short, height };
  const [thing, end] = pair[0] === "m" ? ["Mảnh vườn", "mảnh vườn"] : ["Tấm bìa", "tấm bìa"];
  return buildAreaQuestion(rng, wordings(rng, sides, pair, `${thing} hình thang`, end), sides, pair);
}

/** The area of a trapezoid (curriculum, c5-trapezoid-area): whole; decimals; the height from the area. */
export const trapezoidArea = defineGeometrySkill({
  id: "c5-trapezoid-area",
  classId: "5",
  title: "Diện tích hình thang",
  generate(difficulty, rng) {
    if (difficulty === 1) return rng.pick([buildWholeQuestion, buildWholeQuestion, buildTrapezoidSumQuestion])(rng);
    if (difficulty === 2) return buildDecimalQuestion(rng);
    return buildTrapezoidHeightQuestion(rng);
  },
});
