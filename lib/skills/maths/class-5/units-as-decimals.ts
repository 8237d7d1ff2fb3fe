import { groupNumber } from "#lib/core/group-number.ts";
import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import { type Unit, units } from "#lib/core/unit.ts";
import type { Decimal } from "#lib/core/write-decimal.ts";
import { writeFraction } from "#lib/core/write-fraction.ts";
import { writeShortDecimal } from "#lib/core/write-short-decimal.ts";
import type { Question } from "#lib/questions/question.ts";
import { signBetween } from "#lib/questions/sign/sign-between.ts";
import { wholeValue, wordsValue } from "#lib/questions/values.ts";
import { byDifficulty, type Difficulty } from "#lib/skills/define-skill.ts";
import { decimalEntryQuestion } from "#lib/skills/drafts/boxes-question.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, numberQuestion, signQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { buildSplitQuestion } from "./measure-forms.ts";
import { buildRulerQuestion } from "./ruler-decimals.ts";

/** Two units, and by how many places the comma lies apart. */
interface Units {
  readonly large: Unit;
  readonly small: Unit;
  readonly places: number;
}

const pairs: Readonly<Record<Difficulty, readonly Units[]>> = {
  1: [
    { large: "m", small: "cm", places: 2 },
    { large: "m", small: "cm", places: 2 },
    { large: "m", small: "dm", places: 1 },
    { large: "dm", small: "cm", places: 1 },
  ],
  2: [
    { large: "kg", small: "g", places: 3 },
    { large: "l", small: "ml", places: 3 },
    { large: "tấn", small: "kg", places: 3 },
  ],
  3: [
    { large: "m²", small: "dm²", places: 2 },
    { large: "dm²", small: "cm²", places: 2 },
    { large: "m²", small: "cm²", places: 4 },
  ],
};

/** `whole` large and `rest` small units. */
interface Amount extends Units {
  readonly whole: number;
  readonly rest: number;
}

function pickAmount(rng: Rng, difficulty: Difficulty): Amount {
  const pair = rng.pick(pairs[difficulty]);
  const { places } = pair;
  const size = 10 ** places;
  // Often fewer digits than places: the zeros are the catch. Of four places the last is 0, so that three are written.
  const step = places > 3 ? 10 : 1;
  const rest = step * rng.pick([rng.int(1, 9), rng.int(1, Math.min(99, size / step - 1)), rng.int(1, size / step - 1)]);
  return { ...pair, whole: rng.int(1, 19), rest };
}

const scaledOf = ({ whole, rest, places }: Amount) => whole * 10 ** places + rest;
const compound = ({ whole, rest, large, small }: Amount) =>
  `${measure(String(whole), large)} ${measure(groupNumber(rest), small)}`;

function factor({ large, small, places }: Units): string {
  return `${measure("1", large)} = ${measure(groupNumber(10 ** places), small)}`;
}

function distractorsOf(amount: Amount, isCompound: boolean): Distractor<Decimal>[] {
  const { whole, rest, places, large, small } = amount;
  const digits = String(rest).length;
  const all = scaledOf(amount);
  const at = (scaled: number, kept: number): Decimal => ({ scaled, places: kept });
  const counted = `${factor(amount)}. Con đếm lại số chữ số ở phần thập phân nhé!`;
  const notPlaced = `${factor(amount)}, nên ${measure(String(rest), small)} chưa viết ngay sau dấu phẩy như thế được.`;
  const joined = isCompound ? `Con mới viết liền ${whole} và ${groupNumber(rest)}.` : "Con viết thiếu chữ số 0.";
  return [
    mistake("UNIT", at(whole * 10 ** digits + rest, digits), notPlaced),
    mistake("UNIT", at(all, 0), `Đó là số đo với đơn vị ${units[small].spoken}. Con đổi ra ${units[large].spoken}.`),
    mistake(
      "UNIT",
      at(whole * 10 ** digits + rest, 0),
      `${joined} Con đổi ra ${units[large].spoken}: ${factor(amount)}.`,
    ),
    mistake("UNIT", at(all, places + 1), counted),
    mistake("UNIT", at(whole * 10 ** (places + 1) + rest, places + 1), counted),
    mistake("UNIT", at(all, places - 1), counted),
    mistake("UNIT", at(all * 10, places - 1), counted),
    mistake("PARTIAL", at(whole, 0), `Con còn quên ${measure(groupNumber(rest), small)}.`),
  ];
}

const things: Readonly<Partial<Record<Unit, readonly string[]>>> = {
  m: ["Sợi dây dài", "Tấm vải dài", "Thanh gỗ dài"],
  dm: ["Băng giấy dài", "Que tre dài"],
  kg: ["Túi gạo nặng", "Bao ngô nặng", "Quả mít nặng"],
  l: ["Can đựng được", "Bình chứa được"],
  tấn: ["Xe tải chở được", "Xe tải nặng"],
  "m²": ["Tấm bạt rộng", "Mảnh vải rộng"],
  "dm²": ["Tờ bìa rộng", "Khăn trải bàn rộng"],
  ha: ["Cánh đồng rộng", "Khu rừng rộng"],
};

/** "3 m 5 cm = … m", or 305 cm, or the measure of a thing. */
function buildLargeQuestion(rng: Rng, difficulty: Difficulty): Question {
  const amount = pickAmount(rng, difficulty);
  const { large, small, places, rest } = amount;
  const scaled = scaledOf(amount);
  const isCompound = rng.pick([true, true, false]);
  const given = isCompound ? compound(amount) : measure(groupNumber(scaled), small);
  const form = rng.pick(["gap", "gap", "thing", "true"] as const);
  const right = measure(writeShortDecimal(scaled, places), large);
  const prompts = {
    gap: `Điền số vào chỗ trống: ${given} = …\u00a0${large}`,
    thing: `${rng.pick(things[large] ?? ["Số đo là"])} ${given}. Viết số đo đó với đơn vị ${units[large].spoken}:`,
    true: "Cách viết nào đúng?",
  } as const;
  const step = `${measure(groupNumber(rest), small)} = ${writeFraction(rest, 10 ** places)}\u00a0${large}`;
  const draft = {
    prompt: prompts[form],
    hints: [
      `Con nhớ lại: ${factor(amount)}.`,
      `${factor(amount)} nên mỗi ${small} là ${writeFraction(1, 10 ** places)}\u00a0${large}. Phần thập phân cần đủ ${places} chữ số.`,
    ],
    explanation: `${step} = ${measure(writeShortDecimal(rest, places), large)} nên ${given} = ${right}.`,
    praise: "convert",
    identity: `large ${form} ${given} ${large}`,
  } as const;
  const distractors = distractorsOf(amount, isCompound).filter(({ value }) => value.places >= 0);
  if (form !== "true") {
    return decimalEntryQuestion(rng, {
      ...draft,
      answer: { scaled, places },
      ...(form === "thing" && { unit: large }),
      distractors,
      wrong: `Con đổi lại ${measure(groupNumber(rest), small)} ra ${units[large].spoken}. ${factor(amount)}.`,
    });
  }
  const write = (value: Decimal) =>
    wordsValue(`${given} = ${measure(writeShortDecimal(value.scaled, value.places), large)}`);
  return choiceQuestion(rng, {
    ...draft,
    answer: write({ scaled, places }),
    distractors: distractors.map((each) => ({ ...each, value: write(each.value) })),
  });
}

/** "3,05 m = … cm" */
function buildSmallQuestion(rng: Rng, difficulty: Difficulty): Question {
  const drawn = pickAmount(rng, difficulty);
  // Without whole kilograms the number is short enough to be typed.
  const tens = drawn.places > 2 ? rng.pick([1, 10]) : 1;
  const amount = difficulty === 2 ? { ...drawn, whole: 0, rest: rng.int(2, 99) * tens } : drawn;
  const { large, small, places } = amount;
  const value = scaledOf(amount);
  const given = measure(writeShortDecimal(value, places), large);
  const told = `${factor(amount)}. Con nhân với ${groupNumber(10 ** places)} nhé!`;
  return numberQuestion(rng, {
    prompt: `Điền số vào chỗ trống: ${given} = …\u00a0${small}`,
    answer: value,
    range: [1, 99_999_999],
    write: wholeValue,
    distractors: [
      mistake("UNIT", Number(writeShortDecimal(value, places).replace(",", "")), `Con mới bỏ dấu phẩy đi. ${told}`),
      mistake("UNIT", value * 10, told),
      mistake("UNIT", value / 10, told),
      mistake("UNIT", value * 100, told),
      mistake("UNIT", amount.whole * 10 ** (places - 1) + amount.rest, told),
    ],
    isTyped: true,
    hints: [
      `Con nhớ lại: ${factor(amount)}.`,
      "Đổi ra đơn vị bé hơn thì con làm phép nhân: dấu phẩy chuyển sang phải.",
    ],
    explanation: `${factor(amount)} nên ${given} = ${measure(groupNumber(value), small)}; số cần điền là ${groupNumber(value)}.`,
    praise: "convert",
    identity: `small ${given} ${small}`,
  });
}

/** 3 m 5 cm … 3,5 m, or the other way round: which sign? */
function buildSignQuestion(rng: Rng, difficulty: Difficulty): Question {
  const amount = pickAmount(rng, difficulty);
  const { large, places, whole, rest } = amount;
  const digits = String(rest).length;
  const scaled = scaledOf(amount);
  const misread = (whole * 10 ** digits + rest) * 10 ** (places - digits);
  const moved = rng.pick([1, -1]) * 10 ** (places - 1);
  const other = rng.pick([scaled, misread === scaled ? scaled + moved : misread]);
  const told = compound(amount);
  const [left, right] = rng.shuffle([
    { text: told, size: scaled },
    { text: measure(writeShortDecimal(other, places), large), size: other },
  ]);
  if (left === undefined || right === undefined) throw new Error("Two sides are compared");
  const sign = signBetween(left.size, right.size);
  const statement = `${left.text} ${sign} ${right.text}`;
  const name = units[large].spoken;
  const turned = `${told} = ${measure(writeShortDecimal(scaled, places), large)}`;
  const part = `${measure(groupNumber(rest), amount.small)} = ${measure(writeShortDecimal(rest, places), large)}`;
  return signQuestion(rng, {
    prompt: "Con điền dấu nào cho đúng?",
    sides: [left.text, right.text],
    sign,
    answer: statement,
    turned: `Dấu này chưa đúng chiều. Con đổi ${told} ra ${name} rồi so sánh lại nhé!`,
    notEqual: `Con xem lại: ${factor(amount)}. Hai bên có bằng nhau không?`,
    hints: [`Con đổi ${told} ra ${name} trước.`, `Con nhớ lại: ${factor(amount)}.`],
    explanation: `${part}, nên ${other === scaled ? statement : `${turned}. Vậy ${statement}`}.`,
    praise: "convert",
    identity: `sign ${left.text} ${right.text}`,
  });
}

/** "3,05 m² = 3 m² … dm²" */
function buildPartsQuestion(rng: Rng, difficulty: Difficulty): Question {
  const amount = pickAmount(rng, difficulty);
  return buildSplitQuestion(rng, { ...amount, rest: amount.rest > 999 ? Math.floor(amount.rest / 10) : amount.rest });
}

/** Measures as decimals (curriculum, c5-units-as-decimals): lengths; weights and litres; areas. */
export const unitsAsDecimals = defineNumberSkill({
  id: "c5-units-as-decimals",
  classId: "5",
  title: "Viết số đo dưới dạng số thập phân",
  generate: byDifficulty({
    1: [buildLargeQuestion, buildLargeQuestion, buildSmallQuestion, buildSignQuestion, buildRulerQuestion],
    2: [buildLargeQuestion, buildSmallQuestion, buildSignQuestion, buildPartsQuestion],
    3: [buildLargeQuestion, buildPartsQuestion, buildSignQuestion, buildPartsQuestion],
  }),
});
