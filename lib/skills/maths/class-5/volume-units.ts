import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import { boxDiagram } from "#lib/questions/diagrams/box-diagram.ts";
import type { Figure } from "#lib/questions/figure.ts";
import type { Question } from "#lib/questions/question.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";
import { buildConversionQuestion, buildMeasureComparisonQuestion } from "#lib/skills/families/measure-conversion.ts";
import { decimalMeasure, decimalMeasureValue } from "#lib/skills/maths/decimal-measure.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";

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

/** "2 dm³ = … cm³" and back; also with decimals. */
function buildStepQuestion(rng: Rng, difficulty: 1 | 2): Question {
  const { large, small, drawn, things } = steps[difficulty];
  const places = rng.pick([0, 0, 1, 2]);
  const scaled = places === 0 ? rng.int(2, 40) : rng.int(1, 60) * 10 + rng.int(1, 9);
  const way = rng.int(0, 3);
  if (way === 0)
    return buildConversionQuestion(rng, {
      from: small,
      to: large,
      scaled: rng.int(2, 60) * rng.pick([1000, 1000, 500, 100]),
      drawn,
    });
  return buildConversionQuestion(rng, {
    from: large,
    to: small,
    scaled,
    places,
    thing: way === 1 ? rng.pick(things) : null,
    drawn,
  });
}

/** "5 dm³ = … l": the same in litres. */
function buildLitresQuestion(rng: Rng): Question {
  const drawn = unitCube("1 dm", "một lít");
  const [from, to, scaled, places] = rng.pick([
    ["dm³", "l", rng.int(2, 90), 0],
    ["l", "dm³", rng.int(20, 300), 1],
    ["m³", "l", rng.int(2, 60), rng.int(0, 1)],
    ["l", "cm³", rng.int(2, 60), rng.int(0, 1)],
    ["l", "m³", rng.int(2, 60) * 500, 0],
    ["ml", "cm³", rng.int(2, 90) * 10, 0],
  ] as const);
  return buildConversionQuestion(rng, {
    from,
    to,
    scaled: scaled % 10 === 0 && places === 1 ? scaled + 5 : scaled,
    places,
    drawn,
  });
}

/** "Chọn dấu thích hợp: 3 dm³ … 300 ml" */
function buildSignQuestion(rng: Rng): Question {
  const [large, small] = rng.pick([
    ["dm³", "ml"],
    ["m³", "l"],
    ["l", "cm³"],
  ] as const);
  const amount = rng.int(2, 40);
  const other = rng.pick([
    amount * 1000,
    amount * 1000,
    amount * 100,
    amount * 10_000,
    amount * 1000 + 50,
    amount * 1000 - 500,
  ]);
  return buildMeasureComparisonQuestion(rng, { amount, large, other, small });
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

const again = "Con đổi lại đơn vị nhé!";
const litre = "Một đề-xi-mét khối bằng một lít.";
const litres = (value: number) => decimalMeasureValue(value, 0, "l");

/** "Bể nước chứa 60 dm³ nước. Người ta đổ thêm 5 l nữa. Lúc này có tất cả bao nhiêu lít nước?" */
function moreQuestion(rng: Rng, { told, each, count, text }: Tank): Question {
  const volume = each * count;
  return choiceQuestion(rng, {
    prompt: `${told} ${text} nước. Người ta đổ thêm ${measure(String(each), "l")} nữa. Lúc này có tất cả bao nhiêu lít nước?`,
    answer: litres(volume + each),
    distractors: [
      mistake("UNIT", litres(volume * 10 + each), again),
      mistake("OP", litres(volume - each), "Đổ thêm thì con làm phép cộng nhé!"),
      mistake("UNIT", litres(volume + each * 10), again),
      mistake("PARTIAL", litres(volume), "Con mới đổi ra lít. Con cộng thêm phần đổ vào nhé!"),
    ],
    hints: [litre, `${text} bằng ${measure(String(volume), "l")}. Con cộng thêm phần đổ vào.`],
    explanation: `${text} = ${volume} l; ${volume} + ${each} = ${volume + each} (l).`,
    praise: "story",
    identity: `more ${volume} ${each} ${text}`,
  });
}

/** "Bể nước chứa 60 dm³ nước, chia đều vào 12 can. Mỗi can đựng bao nhiêu lít nước?" */
function shareQuestion(rng: Rng, { told, of, each, count, text }: Tank): Question {
  const volume = each * count;
  return choiceQuestion(rng, {
    prompt: `${told} ${text} nước, chia đều vào ${count} ${of}. Mỗi ${of} đựng bao nhiêu lít nước?`,
    answer: litres(each),
    distractors: [
      mistake("UNIT", litres(each * 10), again),
      mistake("PARTIAL", litres(volume), "Con mới đổi ra lít. Con còn chia đều nữa nhé!"),
      mistake("OP", litres(volume - count), "Chia đều thì con làm phép chia nhé!"),
      mistake("UNIT", litres(each * 100), again),
    ],
    hints: [litre, `${text} bằng ${measure(String(volume), "l")}. Con chia cho ${count}.`],
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

/** Units of volume (curriculum, c5-volume-units): dm³ and cm³; m³ and dm³; with litres. */
export const volumeUnits = defineGeometrySkill({
  id: "c5-volume-units",
  classId: "5",
  title: "cm³, dm³, m³",
  generate(difficulty, rng) {
    if (difficulty === 3)
      return rng.pick([buildLitresQuestion, buildLitresQuestion, buildSignQuestion, buildStoryQuestion])(rng);
    return buildStepQuestion(rng, difficulty);
  },
});
