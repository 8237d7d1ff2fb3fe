import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import { boxDiagram } from "#lib/questions/diagrams/box-diagram.ts";
import type { Figure } from "#lib/questions/figure.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { buildConversionQuestion } from "#lib/skills/families/measure-conversion.ts";
import { decimalMeasure, decimalMeasureValue, measureInText } from "#lib/skills/maths/decimal-measure.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";
import { buildMeasureOrderQuestion, buildMeasureSignQuestion, buildSplitQuestion } from "./measure-forms.ts";
import { measuredQuestion } from "./measured-question.ts";

/** The unit cube, its edge told in the larger and the smaller unit of length. */
function unitCube(edge: string, name: string): Figure[] {
  const alt = `Một hình lập phương cạnh ${edge}, thể tích ${name}.`;
  return [boxDiagram({ length: 1, width: 1, height: 1, lengthText: edge, widthText: edge, heightText: edge, alt })];
}

const steps = {
  1: {
    large: "dm³",
    small: "cm³",
    drawn: unitCube("10 cm", "một đề-xi-mét khối"),
    things: ["Một chiếc hộp có thể tích", "Một khối đá có thể tích", "Một khối gỗ có thể tích"],
  },
  2: {
    large: "m³",
    small: "dm³",
    drawn: unitCube("10 dm", "một mét khối"),
    things: ["Một bể nước có thể tích", "Một đống cát có thể tích", "Một thùng xe có thể tích"],
  },
} as const;

/** "2 dm³ = … cm³" and back, in whole numbers. */
function buildWholeStepQuestion(rng: Rng): Question {
  const { large, small, drawn, things } = steps[1];
  const thing = rng.int(0, 3) === 0 ? rng.pick(things) : null;
  const [from, to, scaled] = rng.pick([
    [large, small, rng.int(2, 90)],
    [large, small, rng.int(2, 90)],
    [small, large, rng.int(2, 90) * 1000],
  ] as const);
  return buildConversionQuestion(rng, { from, to, scaled, thing, drawn, isTyped: rng.int(0, 3) > 0 });
}

/** "0,35 m³ = … dm³" and "350 dm³ = … m³": with decimals most often. */
function buildDecimalStepQuestion(rng: Rng): Question {
  const { large, small, drawn, things } = steps[2];
  const thing = rng.int(0, 3) === 0 ? rng.pick(things) : null;
  const number = rng.int(1, 60) * 10 + rng.int(1, 9);
  const [from, to, scaled, places] = rng.pick([
    [large, small, number, rng.pick([1, 2])],
    [large, small, rng.int(2, 95), 2],
    [large, small, rng.int(2, 40), 0],
    [small, large, number * rng.pick([1, 10]), 0],
    [small, large, rng.int(2, 90) * 1000, 0],
  ] as const);
  return buildConversionQuestion(rng, { from, to, scaled, places, thing, drawn, isTyped: rng.int(0, 5) > 0 });
}

/** "0,25 m³ = … l": litres beside cubic metres and cubic centimetres. */
function buildLitresQuestion(rng: Rng): Question {
  const drawn = unitCube("1 dm", "một lít");
  const [from, to, scaled, places] = rng.pick([
    ["m³", "l", rng.int(2, 95), 2],
    ["l", "cm³", rng.int(2, 95), 2],
    ["l", "m³", rng.int(2, 60) * 1000, 0],
    ["cm³", "l", rng.int(2, 60) * 1000, 0],
    ["cm³", "l", rng.int(2, 60) * 500, 0],
  ] as const);
  return buildConversionQuestion(rng, { from, to, scaled, places, drawn, isTyped: true });
}

const pairs = [
  { large: "m³", small: "dm³", into: "dm³", rule: "1 m³ = 1\u00a0000\u00a0dm³" },
  { large: "dm³", small: "cm³", into: "cm³", rule: "1 dm³ = 1\u00a0000\u00a0cm³" },
] as const;

/** The small part of two units: often with fewer digits than there are places. */
const pickRest = (rng: Rng) => rng.pick([rng.int(2, 9), rng.int(11, 99), rng.int(1, 9) * 10, rng.int(101, 999)]);

/** "3,025 m³ = 3 m³ … dm³" */
function buildTwoUnitsQuestion(rng: Rng): Question {
  return buildSplitQuestion(rng, { ...rng.pick(pairs), places: 3, whole: rng.int(1, 19), rest: pickRest(rng) });
}

/** 3 m³ 25 dm³ … 3,25 m³: which sign? */
function buildSignQuestion(rng: Rng): Question {
  const { large, small, into, rule } = rng.pick(pairs);
  const [whole, rest] = [rng.int(1, 19), pickRest(rng)];
  const behind = rng.pick([3, 3, String(rest).length]);
  return buildMeasureSignQuestion(rng, {
    left: [
      { scaled: whole, unit: large },
      { scaled: rest, unit: small },
    ],
    right: [{ scaled: whole * 10 ** behind + rest, places: behind, unit: large }],
    into,
    rule,
  });
}

/** "Xếp các số đo từ bé đến lớn": 2 m³, 2 050 dm³, 2,5 m³, 250 l. */
function buildOrderQuestion(rng: Rng): Question {
  const whole = rng.int(2, 9);
  const part = rng.int(1, 9);
  return buildMeasureOrderQuestion(rng, {
    what: "thể tích",
    measures: [
      { scaled: whole * 10 + part, places: 1, unit: "m³" },
      { scaled: whole * 1000 + part * 10, unit: "dm³" },
      { scaled: whole * 100 + part * 10, unit: "l" },
      { scaled: whole * 1000 + part, places: 3, unit: "m³" },
    ],
    into: "dm³",
    rule: "1 m³ = 1\u00a0000\u00a0dm³, một lít bằng một đề-xi-mét khối",
  });
}

interface Tank {
  readonly told: string;
  readonly of: string;
  /** Litres in each vessel, and how many of them the tank fills. */
  readonly each: number;
  readonly count: number;
  /** What is in the tank, in cubic units. */
  readonly text: string;
}

const again = "Con đổi ra lít chưa đúng. Một mét khối bằng một nghìn lít, một đề-xi-mét khối bằng một lít.";
const litre = "Một đề-xi-mét khối bằng một lít, một mét khối bằng một nghìn lít.";
const litres = (value: number) => decimalMeasureValue(value, 0, "l");

/** "Bể nước chứa 60 dm³ nước. Người ta đổ thêm 5 l nữa. Lúc này có tất cả bao nhiêu lít nước?" */
function moreQuestion(rng: Rng, { told, each, count, text }: Tank): Question {
  const volume = each * count;
  return measuredQuestion(rng, {
    unit: "l",
    prompt: `${told} ${text} nước. Người ta đổ thêm ${measureInText(String(each), "l")} nữa. Lúc này có tất cả bao nhiêu lít nước?`,
    answer: litres(volume + each),
    distractors: [
      mistake("UNIT", litres(volume * 10 + each), again),
      mistake("OP", litres(volume - each), "Đổ thêm thì con làm phép cộng nhé!"),
      mistake("UNIT", litres(volume + each * 10), again),
      mistake("PARTIAL", litres(volume), "Con mới đổi ra lít. Con cộng thêm phần đổ vào nhé!"),
    ],
    hints: [litre, `${text} bằng ${measureInText(String(volume), "l")}. Con cộng thêm phần đổ vào.`],
    explanation: `${text} = ${volume} l; ${volume} + ${each} = ${volume + each} (l).`,
    praise: "story",
    identity: `more ${volume} ${each} ${text}`,
  });
}

/** "Bể nước chứa 60 dm³ nước, chia đều vào 12 can. Mỗi can đựng bao nhiêu lít nước?" */
function shareQuestion(rng: Rng, { told, of, each, count, text }: Tank): Question {
  const volume = each * count;
  return measuredQuestion(rng, {
    unit: "l",
    prompt: `${told} ${text} nước, chia đều vào ${count} ${of}. Mỗi ${of} đựng bao nhiêu lít nước?`,
    answer: litres(each),
    distractors: [
      mistake("UNIT", litres(each * 10), again),
      mistake("PARTIAL", litres(volume), "Con mới đổi ra lít. Con còn chia đều nữa nhé!"),
      mistake("OP", litres(volume - count), "Chia đều thì con làm phép chia nhé!"),
      mistake("UNIT", litres(each * 100), again),
    ],
    hints: [litre, `${text} bằng ${measureInText(String(volume), "l")}. Con chia cho ${count}.`],
    explanation: `${text} = ${volume} l; ${volume} : ${count} = ${each} (l).`,
    praise: "story",
    identity: `share ${volume} ${count} ${text}`,
  });
}

/** Water in cubic units, asked for in litres. */
function buildStoryQuestion(rng: Rng): Question {
  const [told, of] = rng.pick([
    ["Bể nước chứa", "can"],
    ["Thùng nước chứa", "xô"],
  ] as const);
  const each = rng.pick([4, 5, 6, 8, 10]);
  const count = rng.int(11, 40);
  const volume = each * count;
  const text = rng.int(0, 1) === 0 ? measure(String(volume), "dm³") : decimalMeasure(volume, 3, "m³");
  return rng.pick([moreQuestion, shareQuestion])(rng, { told, of, each, count, text });
}

/** Units of volume (curriculum, c5-volume-units): dm³ and cm³; m³ and dm³ with decimals; two units at once, with litres. */
export const volumeUnits = defineGeometrySkill({
  id: "c5-volume-units",
  classId: "5",
  title: "cm³, dm³, m³",
  generate: byDifficulty({
    1: [buildWholeStepQuestion],
    2: [buildDecimalStepQuestion],
    3: [buildTwoUnitsQuestion, buildLitresQuestion, buildSignQuestion, buildOrderQuestion, buildStoryQuestion],
  }),
});
