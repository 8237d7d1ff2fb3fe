import { capital } from "#lib/core/capital.ts";
import { groupNumber } from "#lib/core/group-number.ts";
import type { Rng } from "#lib/core/rng.ts";
import { listWithAnd } from "#lib/core/vietnamese/list-with-and.ts";
import { numberInWords } from "#lib/core/vietnamese/number-in-words.ts";
import type { BoxesPart } from "#lib/questions/kinds/boxes/grading.ts";
import type { Question } from "#lib/questions/question.ts";
import { boxesQuestion, wholeBox } from "#lib/skills/drafts/boxes-question.ts";
import { type Distractor, type HelpWords, mistake } from "#lib/skills/drafts/draft.ts";
import { classNames, millionsChart, numberChart, placeNames } from "#lib/skills/maths/millions-chart.ts";

/** "trăm nghìn" of a number of 6 digits and column 0. */
const nameAt = (length: number, column: number) => placeNames[length - 1 - column] ?? "";

/** The class a column belongs to: 0 for the ones. */
const classAt = (length: number, column: number) => Math.floor((length - 1 - column) / 3);

const digitBox = (place: string): BoxesPart => ({ type: "box", box: wholeBox(`hàng ${place}`, 1) });

/** A number written the wrong way, in as many squares. */
export interface WrongNumber {
  readonly digits: string;
  readonly distractor: Pick<Distractor, "code"> & { readonly feedback: string };
}

/** The places of zeros: "Hàng trăm và hàng chục viết chữ số 0. "; nothing where there are none or too many. */
function sayZeros(number: number): string {
  const digits = [...String(number)];
  const empty = digits.flatMap((digit, column) => (digit === "0" ? [`hàng ${nameAt(digits.length, column)}`] : []));
  return empty.length === 0 || empty.length > 4 ? "" : `${capital(listWithAnd(empty))} viết chữ số 0. `;
}

interface ChartTask {
  readonly number: number;
  readonly prompt: string;
  readonly identity: string;
  readonly hints: readonly HelpWords[];
  readonly wrong: readonly WrongNumber[];
  /** How it is found; the number is told behind it. */
  readonly way: string;
  /** What the number is called there. */
  readonly told?: "Số đó" | "Kết quả";
}

/** Digits are written into a table of all places of a number. */
export function chartQuestion(rng: Rng, task: ChartTask): Question {
  const { number, prompt, identity, hints, wrong, way, told = "Số đó" } = task;
  const digits = String(number).split("");
  const { length } = digits;
  const { classes, places } = millionsChart({ squares: digits.map(() => null), alt: "" });
  return boxesQuestion(rng, {
    prompt,
    parts: digits.map((_, column) => digitBox(nameAt(length, column))),
    chart: { classes, places },
    values: digits,
    distractors: wrong.map(({ digits: other, distractor: { code, feedback } }) =>
      mistake(code, other.split(""), feedback),
    ),
    wrong: digits.map(
      (_, column) => `Con xem lại chữ số hàng ${nameAt(length, column)}, lớp ${classNames[classAt(length, column)]}.`,
    ),
    hints,
    explanation: {
      say: `${way} ${way.includes("viết 0") ? "" : sayZeros(number)}${told} là ${groupNumber(number)}.`,
      figures: [numberChart(number, null)],
    },
    praise: "place",
    identity,
    answer: groupNumber(number),
  });
}

/** The classes of a number are written in each other's places. */
function classesSwapped(number: number): WrongNumber {
  const digits = String(number);
  const [high, low] = [digits.slice(0, -3), digits.slice(-3)];
  return {
    digits: high.length === 3 ? low + high : digits,
    distractor: { code: "SWAP", feedback: "Con viết nhầm lớp rồi. Lớp nghìn ở bên trái lớp đơn vị." },
  };
}

/** The digits from right to left. */
function turnedRound(number: number): WrongNumber {
  return {
    digits: String(number).split("").toReversed().join(""),
    distractor: { code: "SWAP", feedback: "Con viết ngược rồi. Hàng cao nhất ở bên trái." },
  };
}

/** The digits other than 0 one behind the other, then the zeros. */
export function zerosBehind(number: number): WrongNumber {
  const digits = String(number).split("");
  return {
    digits: [...digits.filter((digit) => digit !== "0"), ...digits.filter((digit) => digit === "0")].join(""),
    distractor: { code: "ZERO", feedback: "Hàng nào không có thì con viết 0 ở đúng hàng đó." },
  };
}

const placesOfThousands = "(trăm nghìn, chục nghìn, nghìn)";
const placesOfOnes = "(trăm, chục, đơn vị)";

/** "Con viết số 347 512 vào bảng, mỗi ô một chữ số.", or the same number in words. */
export function buildWriteQuestion(rng: Rng, number: number, isInWords: boolean): Question {
  const words = `“${numberInWords(number)}”`;
  const told = groupNumber(number);
  const hasMillions = number >= 1_000_000;
  const names = hasMillions ? "lớp triệu, lớp nghìn rồi đến lớp đơn vị" : "lớp nghìn rồi đến lớp đơn vị";
  const order = hasMillions
    ? `lớp triệu trước, rồi đến lớp nghìn ${placesOfThousands}, lớp đơn vị ${placesOfOnes}`
    : `lớp nghìn trước ${placesOfThousands}, rồi đến lớp đơn vị ${placesOfOnes}`;
  const hasZero = String(number).includes("0");
  return chartQuestion(rng, {
    number,
    prompt: rng.pick(
      isInWords
        ? [
            `Con viết vào bảng số: ${words}.`,
            `Con viết số sau vào bảng, mỗi ô một chữ số: ${words}.`,
            `Con viết từng chữ số của số sau vào đúng hàng: ${words}.`,
          ]
        : [
            `Con viết số ${told} vào bảng, mỗi ô một chữ số.`,
            `Con viết các chữ số của số ${told} vào đúng hàng trong bảng.`,
            `Số ${told} gồm những chữ số nào? Con viết từng chữ số vào bảng.`,
          ],
    ),
    identity: `write ${number}`,
    hints: [
      `Từ trái sang phải là ${names}.`,
      isInWords ? `Con viết ${order}.` : "Con tách số thành từng lớp ba chữ số, tính từ phải sang trái.",
    ],
    wrong: [classesSwapped(number), turnedRound(number), ...(hasZero ? [zerosBehind(number)] : [])],
    way: `${capital(names.replace("rồi đến", "và"))} được viết lần lượt từ trái sang phải.`,
  });
}

/** The digits of a class, or of three places that lie so many to the left of where a class begins. */
const classOf = (whole: string, group: number, off = 0) => whole.slice(0, whole.length - group * 3 - off).slice(-3);

/** The digits of another class, or of a class that begins one place off. */
function otherDigits(whole: string, group: number): Distractor<readonly string[]>[] {
  const others = [0, 1, 2].filter((at) => at !== group && whole.length >= at * 3 + 3);
  const isOff = "Con tách lớp lệch một hàng rồi. Con tách từ phải sang trái nhé!";
  return [
    ...others.map((at) =>
      mistake(
        "PLACE",
        classOf(whole, at).split(""),
        `Đó là các chữ số thuộc lớp ${classNames[at]}. Con xem lại tên lớp nhé!`,
      ),
    ),
    ...(group === 0 ? [1] : [1, -1]).map((off) => mistake("PLACE", classOf(whole, group, off).split(""), isOff)),
  ].filter(({ value }) => value.length === 3);
}

/** "Con viết các chữ số thuộc lớp nghìn của số 406 215." */
export function buildClassDigitsQuestion(rng: Rng, number: number, group: number): Question {
  const whole = String(number);
  const digits = classOf(whole, group).split("");
  const name = classNames[group] ?? "";
  const places = digits.map((_, column) => placeNames[group * 3 + digits.length - 1 - column] ?? "");
  return boxesQuestion(rng, {
    prompt: rng.pick([
      `Con viết các chữ số thuộc lớp ${name} của số ${groupNumber(number)} vào bảng.`,
      `Trong số ${groupNumber(number)}, những chữ số nào thuộc lớp ${name}? Con viết vào bảng.`,
    ]),
    parts: places.map(digitBox),
    chart: {
      classes: [{ name: `Lớp ${name}`, span: digits.length }],
      places: places.map((place) => capital(place)),
    },
    values: digits,
    distractors: otherDigits(whole, group),
    wrong: places.map((place) => `Con xem lại chữ số hàng ${place} nhé!`),
    hints: [
      "Mỗi lớp có ba hàng, tính từ phải sang trái.",
      `Con tách số từ phải sang trái, mỗi lần ba chữ số: lớp đơn vị, lớp nghìn${whole.length > 6 ? ", lớp triệu" : ""}.`,
    ],
    explanation: {
      say: `Lớp ${name} gồm ${places.map((place) => `hàng ${place}`).join(", ")}: ${digits.join("; ")}.`,
      figures: [numberChart(number, null)],
    },
    praise: "place",
    identity: `class ${group} ${number}`,
    answer: digits.join("; "),
  });
}
