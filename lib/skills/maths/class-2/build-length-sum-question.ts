import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import { type Unit, units } from "#lib/core/unit.ts";
import type { Question } from "#lib/questions/question.ts";
import { signBetween } from "#lib/questions/sign/sign-between.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion, signQuestion } from "#lib/skills/drafts/questions.ts";
import { withoutLeaks } from "#lib/skills/drafts/without-leaks.ts";
import { borrowSlip, carrySlip } from "#lib/skills/maths/carry-codes.ts";

export type LengthUnit = Extract<Unit, "cm" | "dm" | "m" | "km">;

/** Two units of length of which one is so many of the other. */
export interface LengthPair {
  readonly large: LengthUnit;
  readonly small: LengthUnit;
  readonly factor: number;
  /** The most of the large unit that stay in the numbers of the class. */
  readonly most: number;
}

const pairs: readonly LengthPair[] = [
  { large: "dm", small: "cm", factor: 10, most: 9 },
  { large: "m", small: "dm", factor: 10, most: 9 },
  { large: "m", small: "cm", factor: 100, most: 9 },
  { large: "km", small: "m", factor: 1000, most: 1 },
];

export const written = (amount: number, unit: LengthUnit) => measure(String(amount), unit);

const remember = ({ large, small }: LengthPair) => `Con nhớ lại: 1 ${large} bằng bao nhiêu ${small}?`;

/** What is said to a factor of another pair of units: that pair stands beside the right one, where it tells no answer. */
export function wrongFactor({ large, small, factor }: LengthPair, answer: number): string {
  const asked = `1 ${large} bằng bao nhiêu ${units[small].spoken}?`;
  const other = factor === 10 ? 100 : 10;
  if (answer === other) return `Con nhớ lại: ${asked}`;
  return `${factor === 10 ? "100 cm là 1 m." : "10 cm là 1 dm."} Còn ${asked}`;
}

/** "3 dm + 5 cm = … cm", or taken away: two units are made one first. Typed. */
export function buildLengthSumQuestion(rng: Rng): Question {
  // Metres with centimetres come together in class 3.
  const pair = rng.pick(pairs.filter(({ factor }) => factor !== 100));
  const { large, small, factor, most } = pair;
  const isSum = factor < 1000 && rng.int(0, 1) === 0;
  const amount = rng.int(1, most);
  const step = factor / 10;
  const part = rng.int(1, 9) * Math.max(1, step);
  const whole = amount * factor;
  const answer = isSum ? whole + part : whole - part;
  const sign = isSum ? "+" : "−";
  const told = `${written(amount, large)} ${sign} ${written(part, small)}`;
  return numberQuestion(rng, {
    prompt: `${told} = … ${small}`,
    answer,
    // 5 m − 5 dm may be taken for 0.
    range: [0, 1000],
    isTyped: true,
    distractors: [
      mistake(
        "UNIT",
        isSum ? amount + part : Math.abs(amount - part),
        `Hai số chưa cùng đơn vị. Con đổi ${units[large].spoken} ra ${units[small].spoken} trước nhé!`,
      ),
      mistake("PARTIAL", whole, `Con mới đổi đơn vị. Con ${isSum ? "cộng" : "trừ"} tiếp nhé!`),
      mistake("OP", isSum ? whole - part : whole + part, `Con xem lại dấu: đây là phép ${isSum ? "cộng" : "trừ"}.`),
      mistake("UNIT", amount * (factor === 10 ? 100 : 10) + (isSum ? part : -part), remember(pair)),
    ],
    hints: withoutLeaks(answer, [
      "Hai số khác đơn vị. Con đổi về cùng một đơn vị trước.",
      amount === 1 ? remember(pair) : `${remember(pair)} Con đếm cho đủ ${written(amount, large)}.`,
    ]),
    explanation: `${written(amount, large)} = ${written(whole, small)}. ${whole} ${sign} ${part} = ${answer} (${small}).`,
    praise: "calculate",
    identity: `sum ${told}`,
  });
}

/** "Đi 45 km, đi tiếp 12 km. Tất cả mấy km?" Typed. */
export function buildKilometresQuestion(rng: Rng): Question {
  const isSum = rng.int(0, 1) === 1;
  const [first, second] = isSum ? [rng.int(12, 85), rng.int(8, 19)] : [rng.int(61, 95), rng.int(12, 58)];
  const answer = isSum ? first + second : first - second;
  const prompt = isSum
    ? `Đi ${written(first, "km")}, đi tiếp ${written(second, "km")}. Tất cả mấy km?`
    : `Đường dài ${written(first, "km")}, đi ${written(second, "km")}. Còn mấy km?`;
  const sign = isSum ? "+" : "−";
  return numberQuestion(rng, {
    prompt,
    answer,
    isTyped: true,
    distractors: [
      mistake("OP", isSum ? first - second : first + second, "Con xem lại nên cộng hay trừ nhé!"),
      isSum
        ? carrySlip([first, second], -10, "Con tính lại hàng chục nhé!")
        : borrowSlip(first, second, 10, "Con tính lại hàng chục nhé!"),
      mistake("OFF1", answer + 1, "Con tính lại hàng đơn vị nhé!"),
      mistake("OFF1", answer - 1, "Con tính lại hàng đơn vị nhé!"),
    ],
    range: [1, 1000],
    hints: [isSum ? "Con cộng hai quãng đường." : "Con lấy cả quãng đường trừ phần đã đi."],
    explanation: `${isSum ? "Cả hai quãng đường" : "Quãng đường còn lại"}: ${first} ${sign} ${second} = ${answer} (km).`,
    praise: "calculate",
    identity: `kilometres ${isSum} ${first} ${second}`,
  });
}

/** "3 m … 40 dm": a sign is put between two units. */
export function buildLengthSignQuestion(rng: Rng): Question {
  const pair = rng.pick(pairs);
  const { large, small, factor, most } = pair;
  const amount = rng.int(1, most);
  const whole = amount * factor;
  const step = Math.max(1, factor / 10);
  const other = rng.pick(
    [whole, whole + step, whole - step, amount * (factor / 10), whole - step * 3].filter(
      (each) => each > 0 && each <= 1000,
    ),
  );
  const cards = [written(amount, large), written(other, small)] as const;
  const isTurned = rng.int(0, 1) === 1;
  const sides = isTurned ? ([cards[1], cards[0]] as const) : cards;
  const sign = isTurned ? signBetween(other, whole) : signBetween(whole, other);
  const again = `Con đổi ${cards[0]} ra ${units[small].spoken}, rồi so sánh nhé!`;
  return signQuestion(rng, {
    prompt: rng.pick(["Con điền dấu nào?", "Con so sánh hai độ dài nhé!"]),
    sides,
    sign,
    answer: `${sides[0]} ${sign} ${sides[1]}`,
    turned: again,
    notEqual: again,
    hints: [remember(pair), "Con đổi ra cùng một đơn vị, rồi so sánh hai số."],
    explanation:
      sign === "="
        ? `1 ${large} = ${written(factor, small)} nên ${sides[0]} = ${sides[1]}.`
        : `${cards[0]} = ${written(whole, small)}. Vậy ${sides[0]} ${sign} ${sides[1]}.`,
    praise: "compare",
    identity: `sign ${sides.join(" ")}`,
  });
}
