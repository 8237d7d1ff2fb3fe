import { groupNumber } from "#lib/core/group-number.ts";
import { measure } from "#lib/core/measure.ts";
import { rational } from "#lib/core/rational.ts";
import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import { type Unit, units } from "#lib/core/unit.ts";
import { writeShortDecimal } from "#lib/core/write-short-decimal.ts";
import type { Question } from "#lib/questions/question.ts";
import { signBetween } from "#lib/questions/sign/sign-between.ts";
import { numberValue } from "#lib/questions/values.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion, orderQuestion, signQuestion } from "#lib/skills/drafts/questions.ts";
import { decimalMeasure } from "#lib/skills/maths/decimal-measure.ts";

/** `scaled` / 10^`places` of a unit. */
interface Told {
  readonly scaled: number;
  readonly places?: number;
  readonly unit: Unit;
}

const textOf = ({ scaled, places = 0, unit }: Told) => decimalMeasure(scaled, places, unit);
const sizeOf = ({ scaled, places = 0, unit }: Told) => (scaled * units[unit].size) / 10 ** places;

interface Split {
  readonly large: Unit;
  readonly small: Unit;
  /** By how many places the comma lies apart. */
  readonly places: number;
  readonly whole: number;
  /** Up to 999 of the small unit. */
  readonly rest: number;
}

const counts = ["một", "hai", "ba", "bốn"] as const;

/** "3,05 m² = 3 m² … dm²" */
export function buildSplitQuestion(rng: Rng, { large, small, places, whole, ...drawn }: Split): Question {
  // A power of ten would stand in the rule that helps.
  const rest = /^10*$/u.test(String(drawn.rest)) ? drawn.rest * 3 : drawn.rest;
  const decimal = writeShortDecimal(whole * 10 ** places + rest, places);
  const given = measure(decimal, large);
  const [, behind = ""] = decimal.split(",");
  const factor = `1 ${large} = ${measure(groupNumber(10 ** places), small)}`;
  const counted = `${factor}. Con đếm lại số chữ số ở phần thập phân nhé!`;
  return numberQuestion(rng, {
    prompt: `Điền số vào chỗ trống: ${given} = ${measure(String(whole), large)} …\u00a0${small}`,
    answer: rest,
    range: [1, 999],
    distractors: [
      mistake("UNIT", Number(behind), `Con chép các chữ số sau dấu phẩy mà chưa đổi. ${factor}.`),
      mistake("UNIT", rest * 10, counted),
      mistake("UNIT", rest / 10, counted),
      mistake("UNIT", rest / 100, counted),
      mistake("DATUM", whole, `Đó là số ${units[large].spoken}. Con đổi phần thập phân ra ${units[small].spoken}.`),
    ],
    isTyped: true,
    hints: [
      `Phần nguyên là số ${units[large].spoken}, phần thập phân đổi ra ${units[small].spoken}.`,
      `${factor}. Con chuyển dấu phẩy của phần thập phân sang phải ${counts[places - 1]} chữ số.`,
    ],
    explanation: `${decimalMeasure(rest, places, large)} = ${measure(String(rest), small)}, nên ${given} = ${measure(String(whole), large)} ${measure(String(rest), small)}.`,
    praise: "convert",
    identity: `split ${given} ${small}`,
  });
}

interface Sides {
  readonly left: readonly Told[];
  readonly right: readonly Told[];
  /** Unit that both sides are turned into, and the rule: "1 ha = 10 000 m²". */
  readonly into: Unit;
  readonly rule: string;
}

/** 3 m³ 25 dm³ … 3,25 m³: which sign? */
export function buildMeasureSignQuestion(rng: Rng, { left, right, into, rule }: Sides): Question {
  const sides = rng.shuffle([left, right]).map((side) => {
    const size = side.reduce((sum, each) => sum + sizeOf(each), 0) / units[into].size;
    return { text: side.map(textOf).join(" "), size, turned: measure(groupNumber(size), into) };
  });
  const [first, second] = sides;
  if (first === undefined || second === undefined) throw new Error("Two sides are compared");
  const sign = signBetween(first.size, second.size);
  const steps = sides.flatMap(({ text, turned }) => (text === turned ? [] : [`${text} = ${turned}`]));
  return signQuestion(rng, {
    prompt: "Con điền dấu nào cho đúng?",
    sides: [first.text, second.text],
    sign,
    answer: `${first.text} ${sign} ${second.text}`,
    turned: `Dấu này chưa đúng chiều. Con đổi cả hai bên ra ${into} rồi so sánh lại nhé!`,
    notEqual: `Đổi cả hai bên ra ${into} thì hai bên chưa bằng nhau. Con nhớ lại: ${rule}.`,
    hints: ["Hai bên viết theo đơn vị khác nhau. Con đổi về cùng một đơn vị trước.", `Con nhớ lại: ${rule}.`],
    explanation: `${rule}. Ta có ${steps.join("; ")}. Vậy ${first.text} ${sign} ${second.text}.`,
    praise: "compare",
    identity: `sign ${first.text} ${second.text}`,
  });
}

interface Cards {
  readonly what: "diện tích" | "thể tích";
  readonly measures: readonly Told[];
  readonly into: Unit;
  readonly rule: string;
}

/** Measures of different units on cards, to be put in order. */
export function buildMeasureOrderQuestion(rng: Rng, { what, measures, into, rule }: Cards): Question {
  const isRising = rng.pick([true, false]);
  const cards = measures.map((each) => numberValue(toLine(textOf(each)), rational(sizeOf(each))));
  const steps = measures.flatMap((each) => {
    const turned = measure(groupNumber(sizeOf(each) / units[into].size), into);
    return turned === textOf(each) ? [] : [`${textOf(each)} = ${turned}`];
  });
  const row = cards
    .toSorted((a, b) => (a.number.top - b.number.top) * (isRising ? 1 : -1))
    .map(({ line }) => line.text);
  const separator = row.some((text) => text.includes(",")) ? "; " : ", ";
  const way = isRising ? "từ bé đến lớn" : "từ lớn đến bé";
  return orderQuestion(rng, {
    prompt: rng.pick([`Xếp các ${what} ${way}.`, `Con xếp các số đo ${what} theo thứ tự ${way}.`]),
    numbers: cards,
    isRising,
    first: `Số đo đứng đầu chưa đúng. Con đổi tất cả ra ${into} rồi tìm số đo ${isRising ? "bé nhất" : "lớn nhất"}.`,
    later: `Số đo đầu tiên đúng rồi. Con đổi các số đo còn lại ra ${into} rồi so sánh tiếp.`,
    hints: ["Các số đo khác đơn vị nên con chưa so sánh ngay được.", `Con đổi tất cả ra ${into}. ${rule}.`],
    explanation: `Đổi ra ${into}: ${steps.join("; ")}. Thứ tự ${way}: ${row.join(separator)}.`,
    praise: "order",
    identity: `order ${isRising} ${row.toSorted().join(" ")}`,
  });
}
