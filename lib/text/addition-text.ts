import { capital } from "#lib/core/capital.ts";
import type { Line } from "#lib/core/line.ts";
import { toLine } from "#lib/core/to-line.ts";
import { toSpoken } from "#lib/core/vietnamese/to-spoken.ts";
import { howMany } from "./how-many.ts";

interface Things {
  readonly unit: string;
  readonly name: string;
}

/** "…: 7, 8, …" on screen, "…: bảy, tám, rồi mấy?" aloud; a lone step has no numbers to list. */
function countingOn(opening: string, steps: readonly number[]): Line {
  if (steps.length === 0) {
    return toLine(`${opening}.`);
  }
  const list = steps.join(", ");
  return { text: `${opening}: ${list}, …`, spoken: `${toSpoken(`${opening}: ${list}`)}, rồi mấy?` };
}

/** Sentences about sums, shared by the skills and games that add. */
export const additionText = {
  promptSum: (a: number, b: number, range: number): Line => toLine(`${a} + ${b} bằng ${howMany(range)}?`),
  promptJoined: (first: string, second: string, unit: string, range: number): Line =>
    toLine(`Có ${first} và ${second}. Có tất cả ${howMany(range)} ${unit}?`),
  promptMissing: (given: number, total: number, isFirst: boolean, range: number): Line => {
    const many = howMany(range);
    const atStart = capital(many);
    return toLine(isFirst ? `${atStart} cộng ${given} thì bằng ${total}?` : `${given} cộng ${many} thì bằng ${total}?`);
  },
  promptWhichSum: (total: number): Line => toLine(`Phép cộng nào bằng ${total}?`),
  promptHops: (start: number, count: number): Line => toLine(`Từ ${start} nhảy ${count} bước thì đến số nào?`),
  sum: (a: number, b: number): Line => toLine(`${a} + ${b}`),
  explainCountOn: (a: number, b: number): Line => {
    const [large, small] = a >= b ? [a, b] : [b, a];
    return toLine(`${large} thêm ${small} là ${a + b}. Vậy ${a} + ${b} = ${a + b}.`);
  },
  explainMissing: (given: number, missing: number, isFirst: boolean): Line => {
    const sum = isFirst ? `${missing} + ${given}` : `${given} + ${missing}`;
    return toLine(`${given} thêm ${missing} là ${given + missing}. Vậy ${sum} = ${given + missing}.`);
  },
  explainHops: (start: number, count: number): Line =>
    toLine(`Từ ${start} nhảy ${count} bước thì đến ${start + count}. Vậy ${start} + ${count} = ${start + count}.`),
  explainZero: (a: number, b: number): Line =>
    toLine(
      b === 0
        ? `Số nào cộng với 0 cũng bằng chính số đó. Vậy ${a} + 0 = ${a}.`
        : `0 cộng với số nào cũng bằng chính số đó. Vậy 0 + ${b} = ${b}.`,
    ),
  explainTens: (a: number, b: number): Line =>
    toLine(`${a / 10} chục cộng ${b / 10} chục bằng ${(a + b) / 10} chục. Vậy ${a} + ${b} = ${a + b}.`),
  explainTensKeepOnes: (a: number, b: number): Line => {
    const [tensA, tensB] = [Math.floor(a / 10), Math.floor(b / 10)];
    return toLine(
      `${tensA} chục cộng ${tensB} chục bằng ${tensA + tensB} chục, giữ nguyên đơn vị. Vậy ${a} + ${b} = ${a + b}.`,
    );
  },
  explainTensAndOnes: (a: number, b: number): Line =>
    toLine(`${Math.floor((a + b) / 10)} chục và ${(a + b) % 10} đơn vị là ${a + b}. Vậy ${a} + ${b} = ${a + b}.`),
  explainOnes: (a: number, b: number): Line =>
    toLine(
      `${a % 10} + ${b % 10} = ${(a + b) % 10}, giữ nguyên ${Math.floor((a + b) / 10)} chục. Vậy ${a} + ${b} = ${a + b}.`,
    ),
  explainPlaces: (a: number, b: number): Line => {
    const tens = `${Math.floor(a / 10)} + ${Math.floor(b / 10)} = ${Math.floor((a + b) / 10)}`;
    return toLine(`Đơn vị: ${a % 10} + ${b % 10} = ${(a + b) % 10}. Chục: ${tens}. Vậy ${a} + ${b} = ${a + b}.`);
  },

  hintLarger: toLine("Con đếm tiếp từ số lớn hơn."),
  hintEqual: toLine("Con đếm tiếp từ số thứ nhất."),
  hintCountOn: (
    large: number,
    largeThings: Things,
    small: number,
    smallThings: Things,
    steps: readonly number[],
  ): Line => countingOn(`Có ${large} ${largeThings.name}. Con đếm thêm ${small} ${smallThings.unit}`, steps),
  hintHops: toLine("Mỗi bước nhảy là thêm 1."),
  hintHopOn: (from: number, count: number, steps: readonly number[]): Line =>
    countingOn(`Con nhảy ${count} bước từ ${from}`, steps),
  hintZero: toLine("Số 0 nghĩa là không có gì."),
  hintAddZero: toLine("Cộng với số 0 thì số kia giữ nguyên."),
  hintTens: toLine("Con cộng chục với chục."),
  hintTensSum: (a: number, b: number): Line =>
    toLine(`Con tính ${Math.floor(a / 10)} chục cộng ${Math.floor(b / 10)} chục.`),
  hintTensKeepOnes: toLine("Con cộng chục với chục, giữ nguyên số đơn vị."),
  hintTensAndOnes: toLine("Con xem có mấy chục, mấy đơn vị."),
  hintTensAndOnesNamed: (tens: number, ones: number): Line =>
    toLine(`Có ${tens} chục và ${ones} đơn vị. Con viết số nhé!`),
  hintPlaces: toLine("Con cộng đơn vị với đơn vị, chục với chục."),
  hintOnes: toLine("Con chỉ cộng các đơn vị."),
  hintOnesSum: (a: number, b: number): Line => toLine(`Con tính ${a % 10} + ${b % 10}. Số chục giữ nguyên.`),
  hintTensAfterOnes: (a: number, b: number): Line =>
    toLine(`Đơn vị: ${a % 10} + ${b % 10} = ${(a + b) % 10}. Giờ con cộng các chục.`),

  hintMissing: (total: number): Line => toLine(`Con đếm tiếp cho đến khi đủ ${total}.`),
  hintMissingFrame: toLine("Con đếm xem có mấy ô mang dấu hỏi."),
  hintMissingOnlyTens: toLine("Số đơn vị giữ nguyên. Con chỉ xem các chục."),
  hintMissingTens: toLine("Con xem phải thêm mấy chục nữa."),
  hintMissingOnlyOnes: toLine("Số chục giữ nguyên. Con chỉ xem các đơn vị."),
  hintMissingOnes: toLine("Con xem phải thêm mấy đơn vị nữa."),

  hintEachSum: toLine("Con tính từng phép cộng một."),
  hintNotThis: (a: number, b: number, total: number): Line =>
    toLine(`Con thử ${a} + ${b}: được ${a + b}, không phải ${total}.`),

  mistakeAddend: (addend: number, rest: number): Line => toLine(`Đó mới là ${addend}. Con thêm ${rest} nữa nhé!`),
  mistakeStartCounted: (start: number): Line => toLine(`Số ${start} đã có rồi. Con bắt đầu đếm từ ${start + 1} nhé!`),
  mistakeOneTooMany: (added: number): Line => toLine(`Con đếm thừa rồi. Con chỉ thêm ${added} thôi nhé!`),
  mistakeSubtracted: toLine("Đây là phép cộng. Con gộp hai số lại nhé!"),
  mistakeZeroAdded: toLine("Cộng với số 0 thì không thêm gì cả."),
  mistakeZeroTook: toLine("Cộng với số 0 thì không bớt đi gì."),
  mistakeZeroDropped: toLine("Số này còn thiếu chữ số 0. Con xem lại nhé!"),
  mistakeSwapped: toLine("Số chục viết trước, số đơn vị viết sau nhé!"),
  mistakeTens: toLine("Con xem lại số chục nhé!"),
  mistakeOnes: toLine("Con cộng lại các đơn vị nhé!"),
  mistakePlace: (ones: number): Line => toLine(`${ones} là số đơn vị. Con cộng vào hàng đơn vị nhé!`),
  mistakeOnesForgotten: (ones: number): Line => toLine(`Con còn quên ${ones} đơn vị. Con cộng thêm nhé!`),
  mistakeTensForgotten: (tens: number): Line => toLine(`Con còn quên ${tens} chục. Con cộng thêm nhé!`),

  mistakeHopStart: (count: number): Line => toLine(`Đó là chỗ bắt đầu. Con nhảy ${count} bước nhé!`),
  mistakeHopStartCounted: (start: number): Line =>
    toLine(`Số ${start} là chỗ bắt đầu. Bước đầu tiên đến số ${start + 1}.`),
  mistakeHopTooFar: toLine("Con nhảy thừa rồi. Con đếm lại số bước nhé!"),
  mistakeHopBack: toLine("Thêm là nhảy về phía số lớn hơn. Con thử lại nhé!"),
  mistakeHopCount: (count: number): Line => toLine(`${count} là số bước nhảy. Con xem nhảy đến đâu nhé!`),

  mistakeTotal: (total: number): Line => toLine(`${total} là kết quả rồi. Con tìm số cần thêm nhé!`),
  mistakeGiven: toLine("Đó là số đã có. Con tìm số cần thêm nhé!"),
  mistakeAddedBoth: (given: number, total: number): Line =>
    toLine(`Con lấy ${given} cộng ${total} rồi. Con tìm số thêm vào ${given} để được ${total} nhé!`),
  mistakeTooLittle: (value: number, total: number): Line =>
    toLine(`Thêm ${value} thì chưa đủ ${total}. Con thêm nữa nhé!`),
  mistakeTooMuch: (value: number, total: number): Line =>
    toLine(`Thêm ${value} thì quá ${total}. Con bớt đi một chút nhé!`),

  mistakeSumSmall: (a: number, b: number, total: number): Line =>
    toLine(`${a} + ${b} bằng ${a + b}, chưa đủ ${total}.`),
  mistakeSumLarge: (a: number, b: number, total: number): Line =>
    toLine(`${a} + ${b} bằng ${a + b}, quá ${total} rồi.`),

  praiseSum: [toLine("Con cộng đúng rồi!"), toLine("Con tính đúng phép cộng rồi!")],
  praiseCountOn: [toLine("Con đếm tiếp đúng rồi!"), toLine("Con gộp hai nhóm đúng rồi!")],
  praiseHops: [toLine("Con nhảy đúng số bước rồi!")],
  praiseMissing: [toLine("Con tìm đúng số cần thêm rồi!")],
  praiseWhichSum: [toLine("Con chọn đúng phép cộng rồi!")],
  praisePlaces: [toLine("Con cộng đúng chục và đơn vị rồi!"), toLine("Con cộng đúng rồi!")],

  /** The gap is asked for as in a question about numbers up to `range`. */
  sumAlt: (parts: readonly (string | null)[], range: number): string =>
    `Phép tính: ${toSpoken(parts.map((part) => part ?? howMany(range)).join(" "))}.`,
  whichAlt: (total: number, operation: "+" | "−"): string =>
    `${total} bằng ${operation === "+" ? "phép cộng" : "phép trừ"} nào?`,
  frameAlt: (groups: readonly string[], frames: number): string =>
    `${frames === 1 ? "Khung" : "Hai khung"} mười ô có ${groups.join(" và ")}.`,
  missingFrameAlt: (given: string): string => `Khung mười ô có ${given} và những ô mang dấu hỏi.`,
  lineAlt: (from: number, start: number, count: number): string =>
    `Tia số bắt đầu từ ${from}. Nhảy ${count} bước từ ${start}.`,
  blocksAlt: (numbers: readonly number[]): string => `Các thanh chục và khối lẻ của ${numbers.join(" và ")}.`,
} as const;
