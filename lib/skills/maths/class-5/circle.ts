import type { Rng } from "#lib/core/rng.ts";
import type { Unit } from "#lib/core/unit.ts";
import { circleDiagram } from "#lib/questions/diagrams/circle-diagram.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty, type Difficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";
import { decimalMeasure, decimalMeasureValue, decimalText } from "#lib/skills/maths/decimal-measure.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";
import { areaUnits } from "./area-units.ts";
import { squaredFigure, unrolledFigure } from "./circle-figures.ts";
import { buildCircleBackwardsQuestion, buildHalfCircleQuestion, buildRingQuestion } from "./circle-parts.ts";
import { decimalMeasureQuestion } from "./typed-measures.ts";

const round = [
  { thing: "Một bánh xe hình tròn", of: "bánh xe", unit: "dm", least: 40, most: 70 },
  { thing: "Mặt một chiếc bàn hình tròn", of: "mặt bàn", unit: "dm", least: 60, most: 120 },
  { thing: "Một bồn hoa hình tròn", of: "bồn hoa", unit: "m", least: 20, most: 90 },
  { thing: "Một chiếc đĩa hình tròn", of: "chiếc đĩa", unit: "cm", least: 140, most: 260 },
  { thing: "Miệng một cái giếng hình tròn", of: "miệng giếng", unit: "m", least: 10, most: 25 },
] as const;

const notArea = "Đó là cách tính diện tích. Đề bài hỏi chu vi.";

const around = "Muốn tính chu vi hình tròn, con lấy 3,14 nhân với đường kính.";

/** Tenths of a unit: whole or with a half, so that what is worked out has few places. */
function pickSize(rng: Rng, least: number, most: number): number {
  const size = rng.int(Math.ceil(least / 5), Math.floor(most / 5)) * 5;
  // With 1 nothing would be worked out; with a radius of 2 the circumference and the area are the same number.
  return size === 10 || size === 20 ? size + 5 : size;
}

function askedOf(
  rng: Rng,
  line: "đường kính" | "bán kính",
  text: string,
  about: (typeof round)[number],
  what: string,
): string {
  return rng.pick([
    `Hình tròn có ${line} ${text}. ${what} hình tròn là (dùng số 3,14):`,
    `Tính ${what.toLowerCase()} hình tròn trong hình vẽ (dùng số 3,14).`,
    `${about.thing} có ${line} ${text}. ${what} ${about.of} là bao nhiêu (dùng số 3,14)?`,
  ]);
}

/** "Hình tròn có đường kính 10 cm. Chu vi hình tròn là (dùng số 3,14):" */
function buildAroundFromDiameterQuestion(rng: Rng): Question {
  const about = rng.pick(round);
  const { unit } = about;
  const size = pickSize(rng, about.least, about.most);
  const text = decimalMeasure(size, 1, unit);
  const write = (scaled: number, places: number) => decimalMeasureValue(scaled, places, unit);
  return rng.pick([choiceQuestion, decimalMeasureQuestion])(rng, {
    unit,
    wrong: "Con lấy đường kính nhân với 3,14. Con đặt tính rồi tính lại nhé!",
    prompt: askedOf(rng, "đường kính", text, about, "Chu vi"),
    figures: [circleDiagram({ drawn: "diameter", text, alt: `Một hình tròn tâm O, đường kính ${text}.` })],
    answer: write(size * 314, 3),
    distractors: [
      mistake("OP", write(size * 628, 3), "Con đã dùng đường kính như bán kính. Đường kính thì con chỉ nhân với 3,14."),
      mistake("PARTIAL", write(size * 157, 3), "Đường kính đã đủ rồi, con không chia cho 2 nữa."),
      ...(size % 10 === 0 ? [mistake("PERIM/AREA", write(size * size * 785, 5), notArea)] : []),
      mistake("DEC-SHIFT", write(size * 314, 2), "Con xem lại vị trí dấu phẩy nhé!"),
      mistake("OP", write(size * 10 + 314, 2), "Con đã cộng với 3,14. Con phải nhân nhé!"),
    ],
    hints: ["Chu vi hình tròn gấp khoảng 3,14 lần đường kính.", around],
    explanation: {
      say: `Chu vi là ${decimalText(size, 1)} × 3,14 = ${decimalText(size * 314, 3)} (${unit}).`,
      figures: [unrolledFigure(size, unit)],
    },
    praise: "calculate",
    identity: `around d ${size} ${unit}`,
  });
}

/** "Hình tròn có bán kính 5 cm. Chu vi hình tròn là (dùng số 3,14):" */
function buildAroundFromRadiusQuestion(rng: Rng): Question {
  const about = rng.pick(round);
  const { unit } = about;
  const size = pickSize(rng, Math.ceil(about.least / 2), Math.floor(about.most / 2));
  const text = decimalMeasure(size, 1, unit);
  const write = (scaled: number, places: number) => decimalMeasureValue(scaled, places, unit);
  const bare = decimalText(size, 1);
  return decimalMeasureQuestion(rng, {
    unit,
    wrong: "Con lấy bán kính nhân với 2 rồi nhân với 3,14. Con tính lại từng bước nhé!",
    prompt: askedOf(rng, "bán kính", text, about, "Chu vi"),
    figures: [circleDiagram({ drawn: "radius", text, alt: `Một hình tròn tâm O, bán kính ${text}.` })],
    answer: write(size * 628, 3),
    distractors: [
      mistake("PARTIAL", write(size * 314, 3), "Con quên nhân với 2. Đường kính gấp 2 lần bán kính."),
      mistake("PERIM/AREA", write(size * size * 314, 4), notArea),
      mistake("PARTIAL", write(size * 2, 1), "Con mới tính đường kính. Con nhân tiếp với 3,14 nhé!"),
      mistake("OP", write(size * 1256, 3), "Con nhân với 2 nhiều lần quá. Con chỉ nhân một lần thôi!"),
      mistake("DEC-SHIFT", write(size * 628, 2), "Con xem lại vị trí dấu phẩy nhé!"),
    ],
    hints: ["Đường kính gấp 2 lần bán kính.", `Con tính đường kính ${bare} × 2 trước, rồi nhân với 3,14.`],
    explanation: {
      say: `Đường kính là ${bare} × 2 = ${decimalText(size * 2, 1)} (${unit}). Chu vi là ${decimalText(size * 2, 1)} × 3,14 = ${decimalText(size * 628, 3)} (${unit}).`,
      figures: [unrolledFigure(size * 2, unit)],
    },
    praise: "calculate",
    identity: `around r ${size} ${unit}`,
  });
}

const notAround = "Đó là cách tính chu vi. Diện tích thì con lấy bán kính nhân bán kính nhân 3,14.";

/** "Hình tròn có bán kính 5 cm. Diện tích hình tròn là (dùng số 3,14):"; at difficulty 3 from the diameter. */
function buildAreaQuestion(rng: Rng, difficulty: Difficulty): Question {
  const about = rng.pick(round);
  const square: Unit | undefined = areaUnits.find(([unit]) => unit === about.unit)?.[1];
  if (square === undefined) throw new Error(`No square of ${about.unit}`);
  const radius = pickSize(rng, Math.ceil(about.least / 2), Math.floor(about.most / 2));
  const isDiameter = difficulty === 3;
  const text = decimalMeasure(isDiameter ? radius * 2 : radius, 1, about.unit);
  const write = (scaled: number, places: number) => decimalMeasureValue(scaled, places, square);
  const bare = decimalText(radius, 1);
  const line = isDiameter ? "đường kính" : "bán kính";
  const area = radius * radius * 314;
  return decimalMeasureQuestion(rng, {
    unit: square,
    wrong: "Con lấy bán kính nhân bán kính rồi nhân với 3,14. Con tính lại từng bước nhé!",
    prompt: askedOf(rng, line, text, about, "Diện tích"),
    figures: [
      circleDiagram({ drawn: isDiameter ? "diameter" : "radius", text, alt: `Một hình tròn tâm O, ${line} ${text}.` }),
    ],
    answer: write(area, 4),
    distractors: [
      mistake("PERIM/AREA", write(radius * 628, 3), notAround),
      mistake("OP", write(area * 4, 4), "Con đã nhân đường kính với đường kính. Con dùng bán kính nhé!"),
      mistake("PARTIAL", write(radius * 314, 3), "Con mới nhân với bán kính một lần. Con nhân thêm một lần nữa nhé!"),
      mistake("PARTIAL", write(radius * radius, 2), "Con còn phải nhân với 3,14 nữa nhé!"),
    ],
    hints: [
      "Diện tích hình tròn bằng bán kính nhân bán kính rồi nhân với 3,14.",
      isDiameter
        ? `Bán kính là ${text} : 2 = ${decimalMeasure(radius, 1, about.unit)}. Con tính tiếp nhé!`
        : `Con tính ${bare} × ${bare} trước, rồi nhân với 3,14.`,
    ],
    explanation: {
      say: `${isDiameter ? `Bán kính là ${decimalText(radius * 2, 1)} : 2 = ${bare} (${about.unit}). ` : ""}${bare} × ${bare} = ${decimalText(radius * radius, 2)}. Diện tích là ${decimalText(radius * radius, 2)} × 3,14 = ${decimalText(area, 4)} (${square}).`,
      figures: [squaredFigure(radius, about.unit)],
    },
    praise: "calculate",
    identity: `area ${line} ${radius} ${about.unit}`,
  });
}

/** The way around a circle and its area (curriculum, c5-circle): from the diameter; from the radius; backwards, parts of circles. */
export const circle = defineGeometrySkill({
  id: "c5-circle",
  classId: "5",
  title: "Chu vi, diện tích hình tròn",
  generate: byDifficulty({
    1: [buildAroundFromDiameterQuestion],
    2: [buildAroundFromRadiusQuestion, buildAreaQuestion],
    3: [
      buildAreaQuestion,
      buildCircleBackwardsQuestion,
      buildCircleBackwardsQuestion,
      buildHalfCircleQuestion,
      buildRingQuestion,
    ],
  }),
});
