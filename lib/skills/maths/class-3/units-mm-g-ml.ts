import { groupNumber } from "#lib/core/group-number.ts";
import { measure, measureInText } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import { type Unit, units } from "#lib/core/unit.ts";
import { measuredThings } from "#lib/questions/figures/ruler.ts";
import type { Question } from "#lib/questions/question.ts";
import { wholeValue } from "#lib/questions/values.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";
import { buildConversionQuestion } from "#lib/skills/families/measure-conversion.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";
import { buildGramScaleQuestion } from "./build-gram-scale-question.ts";
import {
  buildMixedStoryQuestion,
  buildSensibleUnitQuestion,
  buildUnitSignQuestion,
} from "./build-mixed-units-question.ts";
import { buildEqualPacksQuestion, buildSmallSumQuestion, buildThousandQuestion } from "./build-small-units-question.ts";

const names = {
  pencil: "Chiếc bút chì",
  strip: "Băng giấy",
  stick: "Que tính",
  brush: "Chiếc bút lông",
  chalk: "Viên phấn",
} as const;

/** "Chiếc bút chì dài bao nhiêu mi-li-mét?" on a ruler. */
function buildRulerQuestion(rng: Rng): Question {
  const thing = rng.pick(measuredThings);
  const length = rng.int(2, 9) * 10 + rng.int(1, 9);
  const to = Math.min(10, Math.ceil(length / 10) + 1);
  const name = names[thing];
  const [cm, mm] = [Math.floor(length / 10), length % 10];
  const figure = (isGuided: boolean) =>
    ({
      type: "ruler",
      from: 0,
      to,
      hasMillimetres: true,
      numberedEvery: 1,
      thing: { name: thing, from: 0, to: length },
      label: null,
      isGuided,
      alt: `${name} đặt dọc theo thước có vạch xăng-ti-mét và mi-li-mét.`,
    }) as const;
  return numberQuestion(rng, {
    prompt: rng.pick([
      `${name} trong hình dài bao nhiêu mi-li-mét?`,
      `Con xem thước. ${name} dài bao nhiêu mi-li-mét?`,
    ]),
    figures: [figure(false)],
    answer: length,
    range: [1, 200],
    isTyped: true,
    distractors: [
      mistake("UNIT", cm + mm, "Mỗi xăng-ti-mét là 10 mi-li-mét. Con tính lại nhé!"),
      mistake("SWAP", mm * 10 + cm, "Con xem lại đâu là số xăng-ti-mét, đâu là số vạch nhỏ."),
      mistake("PARTIAL", cm * 10, "Con còn quên các vạch nhỏ sau số xăng-ti-mét."),
      mistake("OFF1", length + 1, "Con đếm lại các vạch nhỏ nhé!"),
      mistake("OFF1", length - 1, "Con đếm lại các vạch nhỏ nhé!"),
    ],
    hints: [
      "1 cm = 10 mm. Mỗi khoảng nhỏ trên thước là 1 mm.",
      { say: "Con đọc số xăng-ti-mét ngay trước đầu kia, rồi đếm thêm các khoảng nhỏ.", figures: [figure(true)] },
    ],
    explanation: {
      say: `${cm} cm là ${cm * 10} mm, thêm ${mm} mm là ${length} mm.`.replaceAll(/ (cm|mm)/gu, "\u00a0$1"),
      figures: [figure(true)],
    },
    praise: "measure",
    identity: `ruler ${thing} ${length}`,
  });
}

/** Every fourth mark of the dial carries a number. */
const buildScaleQuestion = (rng: Rng): Question => buildGramScaleQuestion(rng, 50);

const lengths = { large: "cm", small: "mm" } as const;
const others = [
  { large: "kg", small: "g" },
  { large: "l", small: "ml" },
] as const;

/** "7 cm = … mm": one unit into another. */
function buildLengthsQuestion(rng: Rng): Question {
  if (rng.pick([true, false])) return buildTurnUpQuestion(rng);
  return buildConversionQuestion(rng, { from: "cm", to: "mm", scaled: rng.int(2, 90), most: 1000, isTyped: true });
}

/** A larger unit and a smaller one that goes 10 or 1 000 times into it. */
interface UnitPair {
  readonly large: Unit;
  readonly small: Unit;
}

const range = [1, 100_000] as const;

const again = ({ large, small }: UnitPair) => `Con nhớ lại nhé: ${measureInText("1", large)} bằng bao nhiêu ${small}?`;
const stepOf = ({ large, small }: UnitPair) => units[large].size / units[small].size;

/** "40 mm = … cm": from the smaller unit to the larger one, in whole numbers. */
function buildTurnUpQuestion(rng: Rng): Question {
  const { large, small } = lengths;
  const step = stepOf(lengths);
  const answer = rng.pick([2, 3, 4, 5, 6, 7, 8, 9, 12, 15, 20, 30, 40, 50, 60]);
  const told = answer * step;
  const text = measure(groupNumber(told), small);
  const rule = `1 ${large} = ${measure(groupNumber(step), small)}`;
  return numberQuestion(rng, {
    prompt: rng.pick([`Điền số: ${text} = … ${large}`, `${text} bằng bao nhiêu ${units[large].spoken}?`]),
    answer,
    write: wholeValue,
    range,
    isTyped: true,
    distractors: [
      mistake("UNIT", told / 100, again(lengths)),
      mistake("UNIT", answer * 10, again(lengths)),
      mistake("UNIT", told, "Con chưa đổi đơn vị."),
      mistake("UNIT", answer * 100, again(lengths)),
    ],
    hints: [
      `Con nhớ lại: ${rule}.`,
      `Đổi ${units[small].spoken} ra ${units[large].spoken} thì con chia cho ${groupNumber(step)}.`,
    ],
    explanation: `${rule} nên ${text} = ${measure(groupNumber(answer), large)}.`,
    praise: "convert",
    identity: `up ${told} ${small}`,
  });
}

/** "3 kg 250 g = … g": two units into the smaller one. */
function buildTurnCompoundQuestion(rng: Rng, pair: UnitPair): Question {
  const { large, small } = pair;
  const step = stepOf(pair);
  const more = rng.int(2, 9);
  const rest = step === 10 ? rng.int(1, 9) : rng.pick([5, 50, 80, 150, 200, 250, 350, 400, 500, 620, 750, 800]);
  const answer = more * step + rest;
  const text = `${measureInText(String(more), large)} ${measure(String(rest), small)}`;
  return numberQuestion(rng, {
    prompt: rng.pick([`Điền số: ${text} = … ${small}`, `${text} bằng bao nhiêu ${units[small].spoken}?`]),
    answer,
    write: wholeValue,
    range,
    isTyped: true,
    distractors: [
      mistake(
        "UNIT",
        more + rest,
        `Con đổi ${measureInText(String(more), large)} ra ${units[small].spoken} trước đã nhé!`,
      ),
      mistake("CONCAT", Number(`${more}${rest}`), "Con không viết hai số liền nhau. Con đổi ra cùng đơn vị rồi cộng."),
      mistake("UNIT", more * 100 + rest, again(pair)),
      mistake("UNIT", more * 10 + rest, again(pair)),
      mistake("UNIT", more * step * 10 + rest, again(pair)),
      mistake("PARTIAL", more * step, `Con còn quên ${measure(String(rest), small)}.`),
    ],
    hints: [
      `Con nhớ lại: ${measureInText("1", large)} = ${measure(groupNumber(step), small)}.`,
      `${measureInText(String(more), large)} bằng ${measure(groupNumber(more * step), small)}. Con cộng thêm ${measure(String(rest), small)}.`,
    ],
    explanation: `${groupNumber(more * step)} + ${rest} = ${groupNumber(answer)}, nên ${text} = ${measure(groupNumber(answer), small)}.`,
    praise: "convert",
    identity: `compound ${more} ${rest} ${small}`,
  });
}

/** Millimetres, grams, millilitres (curriculum, c3-units-mm-g-ml): one unit, the sensible one; two units and sums up to 1 000; mixed, beyond. */
export const smallUnits = defineGeometrySkill({
  id: "c3-units-mm-g-ml",
  classId: "3",
  title: "Mi-li-mét, gam, mi-li-lít",
  generate: byDifficulty({
    1: [buildRulerQuestion, buildRulerQuestion, buildLengthsQuestion, buildThousandQuestion, buildSensibleUnitQuestion],
    2: [
      buildScaleQuestion,
      (rng) => buildTurnCompoundQuestion(rng, lengths),
      buildEqualPacksQuestion,
      buildSmallSumQuestion,
      buildSmallSumQuestion,
      buildSmallSumQuestion,
    ],
    3: [
      buildUnitSignQuestion,
      buildUnitSignQuestion,
      buildMixedStoryQuestion,
      buildMixedStoryQuestion,
      (rng) => buildTurnCompoundQuestion(rng, rng.pick(others)),
    ],
  }),
});
