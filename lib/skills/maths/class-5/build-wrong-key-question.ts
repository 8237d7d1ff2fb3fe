import { capital } from "#lib/core/capital.ts";
import { groupNumber } from "#lib/core/group-number.ts";
import { fillGaps, readTable } from "#lib/core/read-table.ts";
import type { Rng } from "#lib/core/rng.ts";
import { type Decimal, readDecimal } from "#lib/core/write-decimal.ts";
import { writeShortDecimal } from "#lib/core/write-short-decimal.ts";
import type { Operation } from "#lib/questions/kinds/calculator/machine.ts";
import { displayAfter } from "#lib/questions/kinds/calculator/row.ts";
import type { MistakeCode } from "#lib/questions/mistake-code.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values.ts";
import { calculatorQuestion, keyed, pointHint, tellKeys, writeKeyed } from "#lib/skills/drafts/calculator-question.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";
import { children } from "#lib/skills/words/children.ts";
import { type Calculation, drawCalculation, drawNumber } from "./calculator-numbers.ts";

const operations = ["+", "−", "×", ":"] as const satisfies readonly Operation[];

/** A sign at the end of a sentence would be read with its full stop. */
const names: Readonly<Record<Operation, string>> = { "+": "cộng", "−": "trừ", "×": "nhân", ":": "chia" };

/** A wrong way to press a calculation. */
interface Slip {
  readonly words: string;
  readonly code: MistakeCode;
  readonly first: string;
  readonly operation: Operation;
  readonly second: string;
  readonly display: string;
}

const written = ({ scaled, places }: Decimal) => writeShortDecimal(scaled, places);

function toSlip(slip: Omit<Slip, "display">): Slip {
  return { ...slip, display: displayAfter(`${slip.first}${slip.operation}${slip.second}=`) };
}

/** What can go wrong with the keys of a number: a digit twice or not at all, the point left out. */
function slipsOfNumber(number: Decimal): readonly Pick<Slip, "words" | "code" | "first">[] {
  const keys = keyed(number);
  // Of a digit that stands there twice nobody could tell which one it was.
  const places = [...keys].flatMap((digit, at) => (digit !== "." && keys.split(digit).length === 2 ? [at] : []));
  const inside = places.filter((at) => at > 0 || keys.charAt(1) !== ".");
  const isPlain = (digits: string) => !digits.startsWith("0") && !digits.endsWith(".");
  return [
    ...inside.flatMap((at) => {
      const digits = keys.slice(0, at) + keys.slice(at + 1);
      const words = `bấm thiếu chữ số ${keys.charAt(at)} của số ${written(number)}`;
      return isPlain(digits) ? [{ words, code: "READ" as const, first: digits }] : [];
    }),
    ...inside.map((at) => ({
      words: `bấm hai lần chữ số ${keys.charAt(at)} của số ${written(number)}`,
      code: "READ" as const,
      first: keys.slice(0, at + 1) + keys.slice(at),
    })),
    ...(keys.includes(".")
      ? [
          {
            words: `quên bấm phím chấm của số ${written(number)}`,
            code: "DEC-SHIFT" as const,
            first: keys.replace(".", ""),
          },
        ]
      : []),
  ];
}

/** Whether a display is told in a sentence: not below 0, with at most two places. */
const isShort = (display: string) => /^\d+(?:\.\d{1,2})?$/u.test(display) && Number(display) > 0;

/** Whether the display shows all of what the slip comes to. */
function isWhole({ first, operation, second, display }: Slip): boolean {
  if (operation === "+" || operation === "−") return true;
  const [one, other, result] = [first, second, display].map((digits) => readDecimal(digits.replace(".", ",")));
  if (one === undefined || other === undefined || result === undefined) return false;
  const [whole, part, factor] = operation === "×" ? [result, one, other] : [one, result, other];
  const places = part.places + factor.places - whole.places;
  return whole.scaled * 10 ** places === part.scaled * factor.scaled;
}

function slipsOf({ first, second }: Calculation, operation: Operation): Slip[] {
  const [one, other] = [keyed(first), keyed(second)];
  const slips = [
    ...operations
      .filter((each) => each !== operation)
      .map((each) =>
        toSlip({
          words: `bấm phím ${names[each]} thay cho phím ${names[operation]}`,
          code: "OP",
          first: one,
          operation: each,
          second: other,
        }),
      ),
    ...slipsOfNumber(first).map((slip) => toSlip({ ...slip, operation, second: other })),
    ...slipsOfNumber(second).map(({ first: digits, ...slip }) =>
      toSlip({ ...slip, first: one, operation, second: digits }),
    ),
  ];
  return slips.filter((slip) => isShort(slip.display) && isWhole(slip));
}

/** What an estimate comes to: the result, rounded to its first digit, or to two from 100 on where that is a 1 and would be too rough. */
function estimateOf(display: string): number {
  const result = Number(display);
  const first = 10 ** Math.floor(Math.log10(result));
  const scale = result >= 100 && result < 2 * first ? first / 10 : first;
  return Math.round(result / scale) * scale;
}

const isFar = (display: string, from: string) => {
  const ratio = Number(display) / Number(from);
  return ratio >= 3 || ratio <= 1 / 3;
};

/** Whether an estimate tells the two apart. */
const isApart = (display: string, from: string) => Math.abs(Number(display) / Number(from) - 1) > 0.15;

const mostTries = 200;

/** Draws until there is something that can be seen to be far from the estimate. Throws an Error where there never is. */
function drawUntil<Drawn>(draw: () => Drawn | null): Drawn {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const drawn = draw();
    if (drawn !== null) return drawn;
  }
  throw new Error("No wrong key leads far from the estimate");
}

/** Four ways to press wrongly that come to four different displays, the one that was pressed first. */
function drawSlips(rng: Rng, operation: Operation) {
  const calculation = drawCalculation(rng, operation);
  const right = displayAfter(`${keyed(calculation.first)}${operation}${keyed(calculation.second)}=`);
  const all = rng.shuffle(slipsOf(calculation, operation));
  const isOperation = rng.pick([true, false]);
  const pressed = all.find(({ display, code }) => isFar(display, right) && (code === "OP") === isOperation);
  if (pressed === undefined || Number(right) < 2 || estimateOf(right) === Number(right)) return null;
  const displays = new Set([right, pressed.display]);
  const others = all.filter(({ display }) => {
    const isNew = !displays.has(display) && isApart(display, pressed.display);
    displays.add(display);
    return isNew;
  });
  // Of those of its sort there are always some, so that the sort alone tells nothing.
  const alike = others.filter(({ code }) => (code === "OP") === isOperation).slice(0, isOperation ? 1 : 2);
  const unlike = others.filter(({ code }) => (code === "OP") !== isOperation).slice(0, 3 - alike.length);
  return alike.length + unlike.length < 3 ? null : { calculation, right, pressed, others: [...alike, ...unlike] };
}

/** "Bạn An tính 345 × 27, ước lượng khoảng 9 000. Máy hiện số 372. Bạn An đã bấm nhầm thế nào?" */
export function buildWrongKeyQuestion(rng: Rng): Question {
  const operation = rng.pick(["×", "×", ":", "+", "−"] as const);
  const { calculation, right, pressed, others } = drawUntil(() => drawSlips(rng, operation));
  const child = rng.pick(children);
  const text = `${written(calculation.first)} ${operation} ${written(calculation.second)}`;
  const shown = writeKeyed(pressed.display);
  const about = groupNumber(estimateOf(right));
  return choiceQuestion(rng, {
    prompt: rng.pick([
      `${child} tính ${text}, ước lượng khoảng ${about} nhưng máy hiện số ${shown}. ${child} đã bấm nhầm thế nào?`,
      `${child} ước lượng ${text} khoảng ${about}. Máy hiện số ${shown}. ${child} đã bấm nhầm thế nào?`,
    ]),
    answer: wordsValue(capital(pressed.words)),
    distractors: others.map(({ words, code, display }) =>
      mistake(
        code,
        wordsValue(capital(words)),
        `Bấm như thế thì máy hiện số ${writeKeyed(display)}, không phải ${shown}.`,
      ),
    ),
    hints: [
      `Con so sánh số máy hiện với ${about}: lớn hơn nhiều hay bé hơn nhiều?`,
      `Con ước lượng kết quả của từng cách bấm nhầm, xem cách nào gần ${shown} nhất.`,
    ],
    explanation: `${writeKeyed(pressed.first)} ${pressed.operation} ${writeKeyed(pressed.second)} = ${shown}. Vậy ${child} đã ${pressed.words}.`,
    praise: "choose",
    identity: `wrong ${text} ${pressed.words}`,
  });
}

/** Bounds of the two numbers, of a quotient those of the result, places of each, the sign, the unit, the story up to its estimate. */
const stories = readTable(
  { numbers: ["least", "most", "few", "many", "places", "otherPlaces"], words: ["sign", "unit", "text"] },
  `
   45 |  98 | 12 | 38 | 0 | 0 | × | đồng | Có {b} quyển vở, mỗi quyển {a} đồng. Số tiền
   62 |  95 | 12 | 35 | 0 | 0 | × | đồng | Có {b} hộp sữa, mỗi hộp {a} đồng. Số tiền
   12 |  38 |  4 | 11 | 1 | 1 | × | m²   | Sân hình chữ nhật dài {a} m, rộng {b} m. Diện tích
   12 |  36 |  3 |  9 | 1 | 0 | : | m    | Sợi dây dài {a} m cắt thành {b} đoạn bằng nhau. Mỗi đoạn
   12 |  48 | 12 | 36 | 0 | 0 | : | kg   | Có {a} kg gạo chia đều vào {b} bao. Mỗi bao
   42 |  95 | 12 | 38 | 2 | 1 | − | m    | Tấm vải dài {a} m, đã cắt {b} m. Còn lại
   45 |  98 | 21 | 64 | 1 | 2 | + | kg   | Bao gạo nặng {a} kg, bao ngô nặng {b} kg. Cả hai bao
`,
);

/** A story whose calculation was pressed wrongly: it is to be pressed again. */
function drawStory(rng: Rng) {
  const { least, most, few, many, places, otherPlaces, ...row } = rng.pick(stories);
  const operation = operations.find((each) => each === row.sign) ?? "+";
  const second = drawNumber(rng, [few, many], otherPlaces);
  const drawn = drawNumber(rng, [least, most], places);
  const product = { scaled: drawn.scaled * second.scaled, places: drawn.places + second.places };
  // Prices are whole hundreds.
  const priced = row.unit === "đồng" ? { scaled: drawn.scaled * 100, places: 0 } : drawn;
  const first = operation === ":" ? product : priced;
  const right = displayAfter(`${keyed(first)}${operation}${keyed(second)}=`);
  const slips = slipsOf({ first, second }, operation).filter(({ display }) => isFar(display, right));
  const isTold = estimateOf(right) === Number(right) || [keyed(first), keyed(second)].includes(right);
  return slips.length === 0 || isTold ? null : { ...row, first, operation, second, right, slip: rng.pick(slips) };
}

/** "Có 12 quyển vở, mỗi quyển 7 500 đồng. Số tiền khoảng 90 000 đồng mà máy hiện 625. Con bấm lại nhé!" */
export function buildStoryAgainQuestion(rng: Rng): Question {
  const { first, operation, second, right, slip, text, unit } = drawUntil(() => drawStory(rng));
  const row = `${keyed(first)}${operation}${keyed(second)}=`;
  const about = `${groupNumber(estimateOf(right))}\u00a0${unit}`;
  const story = fillGaps(text, { a: written(first), b: written(second) });
  return calculatorQuestion(rng, {
    prompt: `${story} khoảng ${about} mà máy hiện ${writeKeyed(slip.display)}. Con bấm lại nhé!`,
    rows: [row],
    turned: `Con bấm ngược hai số rồi. Con bấm ${written(first)} trước nhé!`,
    hints: [
      `Số máy hiện khác xa số ước lượng nên đã có phím bấm nhầm. Con tìm xem bài toán cần phép tính gì.`,
      `Con bấm cẩn thận từng chữ số của ${written(first)} và ${written(second)}.${row.includes(".") ? ` ${pointHint}` : ""}`,
    ],
    explanation: `${capital(slip.words)} thì ra ${writeKeyed(slip.display)}. Con bấm ${tellKeys(row)}. Kết quả là ${writeKeyed(right)}\u00a0${unit}, hợp với ước lượng.`,
    praise: "keys",
    identity: `story ${row}`,
  });
}
