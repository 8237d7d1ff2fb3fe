import { groupNumber } from "#lib/core/group-number.ts";
import { withUnit } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import { listWithAnd } from "#lib/core/vietnamese/list-with-and.ts";
import type { BoxesPart } from "#lib/questions/kinds/boxes/grading.ts";
import type { Question } from "#lib/questions/question.ts";
import { boxesQuestion, wholeBox } from "#lib/skills/drafts/boxes-question.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { placeNames } from "#lib/skills/maths/millions-chart.ts";
import { chartQuestion, type WrongNumber, zerosBehind } from "./class-chart.ts";

/** A digit with its place, 0 for the ones. */
export interface PlacedDigit {
  readonly digit: number;
  readonly place: number;
}

const worth = ({ digit, place }: PlacedDigit) => digit * 10 ** place;
const numberOf = (parts: readonly PlacedDigit[]) => parts.reduce((sum, part) => sum + worth(part), 0);

/** So many different digits at different places of a number with `length` places, never told from the highest to the lowest. */
export function drawParts(rng: Rng, length: number, count: number): readonly PlacedDigit[] {
  const lower = rng.shuffle(Array.from({ length: length - 1 }, (_, place) => place)).slice(0, count - 1);
  const digits = rng.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const parts = [length - 1, ...lower].map((place, at) => ({ digit: digits[at] ?? 1, place }));
  const told = rng.shuffle(parts);
  const isFalling = told.every(({ place }, at) => place <= (told[at - 1]?.place ?? place));
  return isFalling ? told.toReversed() : told;
}

/** The digits one behind the other as they are told, then zeros. */
function asTold(parts: readonly PlacedDigit[], isSum: boolean): WrongNumber {
  const digits = parts.map(({ digit }) => digit).join("");
  return {
    digits: digits.padEnd(String(numberOf(parts)).length, "0"),
    distractor: {
      code: "ORDER",
      feedback: `Con viết theo thứ tự ${isSum ? "các số hạng" : "kể trong đề"} rồi. Con xem mỗi chữ số ở hàng nào nhé!`,
    },
  };
}

/** "Số gồm 5 đơn vị, 3 trăm nghìn và 2 chục nghìn. Con viết số đó vào bảng.", or the same as a sum. */
export function buildPartsQuestion(rng: Rng, parts: readonly PlacedDigit[]): Question {
  const number = numberOf(parts);
  const isSum = rng.int(0, 2) === 0;
  const named = listWithAnd(parts.map(({ digit, place }) => withUnit(String(digit), placeNames[place] ?? "")));
  const sum = parts.map((part) => groupNumber(worth(part))).join(" + ");
  return chartQuestion(rng, {
    number,
    prompt: isSum
      ? `Con tính ${sum}, rồi viết kết quả vào bảng.`
      : rng.pick([
          `Con viết vào bảng số gồm ${named}.`,
          `Một số gồm ${named}. Con viết số đó vào bảng, mỗi ô một chữ số.`,
        ]),
    identity: `parts ${isSum} ${number}`,
    hints: [
      isSum
        ? "Con xem chữ số khác 0 của từng số hạng ở hàng nào."
        : "Mỗi phần cho biết một chữ số và hàng của chữ số đó.",
      isSum ? "Hàng nào không có số hạng nào thì con viết 0." : "Hàng nào không có phần nào thì con viết 0 ở hàng đó.",
    ],
    wrong: [asTold(parts, isSum), zerosBehind(number)],
    way: "Mỗi chữ số được viết vào đúng hàng của nó, các hàng còn lại viết 0.",
    ...(isSum && { told: "Kết quả" }),
  });
}

const ordinals = ["thứ nhất", "thứ hai", "thứ ba"] as const;

/** Digits in the place of what they are worth: all of them, or one. */
function digitsForValues(parts: readonly PlacedDigit[]): Distractor<readonly (string | null)[]>[] {
  const said = "Con mới viết chữ số. Con viết cả giá trị theo hàng của nó nhé!";
  const alone = parts.map((_, at) => parts.map(({ digit }, other) => (other === at ? String(digit) : null)));
  const all = parts.map(({ digit }) => String(digit));
  return [all, ...alone.filter((_, at) => parts[at]?.place !== 0)].map((values) => mistake("PLACE", values, said));
}

/** "Con viết số 320 005 thành tổng." with a box for each addend; of three digits other than 0. */
export function buildExpandQuestion(rng: Rng, told: readonly PlacedDigit[]): Question {
  const parts = told.toSorted((one, other) => other.place - one.place);
  const number = groupNumber(numberOf(parts));
  const widest = String(numberOf(parts)).length;
  const equation = `${number} = ${parts.map((part) => groupNumber(worth(part))).join(" + ")}`;
  const boxes = parts.map((_, at) => ({ type: "box" as const, box: wholeBox(`số hạng ${ordinals[at]}`, widest) }));
  return boxesQuestion(rng, {
    prompt: rng.pick([
      `Con viết số ${number} thành tổng giá trị các chữ số khác 0, từ hàng cao đến hàng thấp.`,
      `Con viết ${number} thành tổng theo các hàng, bắt đầu từ hàng cao nhất.`,
    ]),
    parts: [
      { type: "text", text: `${number} =` },
      ...boxes.flatMap((box, at): BoxesPart[] => (at === 0 ? [box] : [{ type: "text", text: "+" }, box])),
    ],
    values: parts.map((part) => String(worth(part))),
    distractors: digitsForValues(parts),
    wrong: parts.map(({ digit }) => `Con xem chữ số ${digit} ở hàng nào, rồi viết giá trị của nó nhé!`),
    hints: [
      "Giá trị của một chữ số tuỳ vào hàng của nó.",
      "Con tìm từng chữ số khác 0. Sau chữ số đó còn mấy hàng thì viết bấy nhiêu chữ số 0.",
    ],
    explanation: `${equation}.`,
    praise: "place",
    identity: `expand ${number}`,
    answer: equation,
  });
}
