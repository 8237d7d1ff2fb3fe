import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import { triangleDiagram } from "#lib/questions/diagrams/triangle-diagram.ts";
import type { Question } from "#lib/questions/question.ts";
import type { Value } from "#lib/questions/values.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";
import { decimalMeasure, decimalMeasureValue, decimalText } from "#lib/skills/maths/decimal-measure.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";
import { areaUnits } from "./area-units.ts";
import { buildTriangleBackwardsQuestion } from "./build-triangle-backwards-question.ts";
import { buildTriangleSumQuestion, halfAlt } from "./build-triangle-sum-question.ts";
import { tenTimesDistractor } from "./ten-times-distractor.ts";
import { decimalMeasureQuestion } from "./typed-measures.ts";

const rule = "Muốn tính diện tích hình tam giác, con lấy độ dài đáy nhân với chiều cao rồi chia cho 2.";
const notHalved = "Con mới lấy đáy nhân với chiều cao. Con còn phải chia cho 2 nữa nhé!";
const added = "Con đã cộng hai số đo. Diện tích thì con lấy đáy nhân với chiều cao rồi chia cho 2.";
const halvedTwice = "Con đã chia cho 2 hai lần rồi. Con chỉ chia cho 2 một lần thôi!";

const again = "Con lấy đáy nhân với chiều cao, rồi chia cho 2. Con tính lại từng bước nhé!";

const noHeight = "Cạnh bên không phải là chiều cao. Con tìm đoạn vuông góc với đáy nhé!";

/** Where the height stands: off the middle, so that its measure has room on one side of it inside the triangle. */
const feet = [0.25, 0.3, 0.7, 0.75] as const;

interface Asked {
  readonly prompts: readonly string[];
  /** Tenths of the unit. */
  readonly base: number;
  readonly height: number;
  readonly pair: (typeof areaUnits)[number];
  readonly foot: number;
  /** Tenths of the unit too; a side that is no height, null where none is given. */
  readonly slant: number | null;
  readonly name: string;
}

type Area = (scaled: number, places: number) => Value;

/** What the known mistakes make of base and height, in tenths. */
function areaDistractors({ base, height, slant }: Pick<Asked, "base" | "height" | "slant">, area: Area): Distractor[] {
  const slanted = slant === null ? [] : [mistake("FIELD", area(base * slant * 5, 3), noHeight)];
  return [
    mistake("PERIM/AREA", area(base * height, 2), notHalved),
    ...slanted,
    mistake("OP", area(base + height, 1), added),
    mistake(
      "PERIM/AREA",
      area((base + height) * 2, 1),
      "Con đang tính như chu vi hình chữ nhật. Đề bài hỏi diện tích.",
    ),
    tenTimesDistractor(area(base * height * 5, 2), (base * height * 5) % 1000 === 0),
    mistake("PERIM/AREA", area(base * height * 25, 4), halvedTwice),
  ];
}

function ideaOf(name: string, slant: number | null): string {
  if (slant !== null) return "Chiều cao là đoạn vuông góc với đáy, có thể nằm ngoài hình tam giác.";
  return name === "right"
    ? "Hình tam giác vuông: lấy một cạnh góc vuông làm đáy thì cạnh góc vuông kia là chiều cao."
    : "Diện tích hình tam giác bằng một nửa tích của đáy và chiều cao.";
}

/** The rule; where the first hint is the rule already, the first step. */
const wayOf = (name: string, slant: number | null, sum: string) =>
  slant === null && name !== "right" ? `Con tính ${sum} trước, rồi chia cho 2.` : rule;

/** "Hình tam giác có độ dài đáy 8 cm, chiều cao 5 cm. Diện tích hình tam giác là:" */
function buildAreaQuestion(
  rng: Rng,
  { prompts, base, height, pair: [unit, square], foot, slant, name }: Asked,
  isPicked = false,
): Question {
  const text = (amount: number) => decimalMeasure(amount, 1, unit);
  const told = `đáy ${text(base)}, chiều cao ${text(height)}`;
  const sum = `${decimalText(base, 1)} × ${decimalText(height, 1)}`;
  const drawn = {
    base,
    height,
    foot,
    baseText: text(base),
    heightText: text(height),
    slantText: slant === null ? null : text(slant),
  };
  return (isPicked ? choiceQuestion : decimalMeasureQuestion)(rng, {
    unit: square,
    wrong: again,
    prompt: rng.pick(prompts),
    figures: [
      triangleDiagram({
        ...drawn,
        alt: `Một hình tam giác có ${told}${slant === null ? "" : `, một cạnh bên ${text(slant)}`}.`,
      }),
    ],
    answer: decimalMeasureValue(base * height * 5, 3, square),
    distractors: areaDistractors({ base, height, slant }, (scaled, places) =>
      decimalMeasureValue(scaled, places, square),
    ),
    hints: [ideaOf(name, slant), wayOf(name, slant, sum)],
    explanation: {
      say: `Diện tích = ${name === "right" ? "tích hai cạnh góc vuông" : "đáy × chiều cao"} : 2. ${sum} = ${decimalText(base * height, 2)}; ${decimalText(base * height, 2)} : 2 = ${decimalText(base * height * 5, 3)} (${square}).`,
      figures: [triangleDiagram({ ...drawn, slantText: null, isDoubled: true, alt: halfAlt(foot, told) })],
    },
    praise: "calculate",
    identity: `${name} ${base} ${height} ${unit}`,
  });
}

const things = [
  { thing: "Một mảnh đất hình tam giác", end: "mảnh đất", pair: areaUnits[2], least: 12, most: 50 },
  { thing: "Một lá cờ hình tam giác", end: "lá cờ", pair: areaUnits[0], least: 16, most: 50 },
  { thing: "Một tấm bìa hình tam giác", end: "tấm bìa", pair: areaUnits[0], least: 6, most: 30 },
  { thing: "Một vườn hoa hình tam giác", end: "vườn hoa", pair: areaUnits[2], least: 8, most: 30 },
  { thing: "Một tấm kính hình tam giác", end: "tấm kính", pair: areaUnits[1], least: 4, most: 14 },
] as const;

/** Level 1: whole numbers, drawn with their height. */
function buildWholeQuestion(rng: Rng): Question {
  const { thing, end, pair, least, most } = rng.pick(things);
  const [unit] = pair;
  const base = rng.int(least, most);
  const height = rng.int(Math.max(3, Math.ceil(base / 3)), Math.min(most, Math.floor(base * 0.9)));
  const isStory = rng.int(1, 2) === 1;
  const [long, high] = [measure(String(base), unit), measure(String(height), unit)];
  const asked: Asked = {
    prompts: isStory
      ? [`${thing} có độ dài đáy ${long}, chiều cao ${high}. Diện tích ${end} là bao nhiêu?`]
      : [
          `Hình tam giác có độ dài đáy ${long}, chiều cao ${high}. Diện tích hình tam giác là:`,
          "Tính diện tích hình tam giác trong hình vẽ.",
        ],
    base: base * 10,
    height: height * 10,
    pair,
    foot: rng.pick(feet),
    slant: null,
    name: isStory ? `story ${end}` : "whole",
  };
  return buildAreaQuestion(rng, asked, rng.pick([true, false, false]));
}

/** Level 2: decimals, also of a triangle with a right angle. */
function buildDecimalQuestion(rng: Rng): Question {
  const pair = rng.pick(areaUnits);
  const [unit] = pair;
  const base = rng.int(3, 9) * 10 + rng.int(1, 9);
  // 2 would be what the product is divided by.
  const heights = [22, 24, 26, 28, 30, 40, 50, 60, rng.int(3, 6) * 10 + rng.pick([2, 4, 6, 8])];
  const height = rng.pick(heights.filter((each) => each <= base * 0.8));
  const isRight = rng.int(1, 3) === 1;
  const thing = unit === "m" ? "vườn hoa" : "tấm bìa";
  const text = (amount: number) => decimalMeasure(amount, 1, unit);
  return buildAreaQuestion(rng, {
    prompts: isRight
      ? [`Hình tam giác vuông có hai cạnh góc vuông dài ${text(base)} và ${text(height)}. Diện tích hình tam giác là:`]
      : [
          `Hình tam giác có độ dài đáy ${text(base)}, chiều cao ${text(height)}. Diện tích hình tam giác là:`,
          "Tính diện tích hình tam giác trong hình vẽ.",
          `Một ${thing} hình tam giác có độ dài đáy ${text(base)}, chiều cao ${text(height)}. Diện tích ${thing} là bao nhiêu?`,
        ],
    base,
    height,
    pair,
    foot: isRight ? 0 : rng.pick(feet),
    slant: null,
    name: isRight ? "right" : "decimal",
  });
}

/** Heights outside, with a side that is no height: all of them true triangles. */
const outside = [
  [8, 6, 10],
  [12, 5, 13],
  [15, 8, 17],
  [12, 9, 15],
  [9, 12, 15],
  [16, 12, 20],
  [24, 7, 25],
  [20, 15, 25],
] as const;

/** "Tính diện tích hình tam giác trong hình vẽ." with the height outside. */
function buildOutsideQuestion(rng: Rng): Question {
  const pair = rng.pick(areaUnits);
  const [leg, height, slant] = rng.pick(outside);
  const base = rng.int(Math.ceil(leg * 0.5), Math.floor(leg * 0.75));
  return buildAreaQuestion(rng, {
    prompts: ["Tính diện tích hình tam giác trong hình vẽ.", "Hình tam giác trong hình vẽ có diện tích là bao nhiêu?"],
    base: base * 10,
    height: height * 10,
    pair,
    foot: leg / base,
    slant: slant * 10,
    name: `outside ${slant}`,
  });
}

/** The area of a triangle (curriculum, c5-triangle-area): whole; decimals; a height outside, backwards. */
export const triangleArea = defineGeometrySkill({
  id: "c5-triangle-area",
  classId: "5",
  title: "Diện tích hình tam giác",
  generate: byDifficulty({
    1: [buildWholeQuestion, buildWholeQuestion, buildTriangleSumQuestion],
    2: [buildDecimalQuestion],
    3: [buildOutsideQuestion, buildTriangleBackwardsQuestion],
  }),
});
