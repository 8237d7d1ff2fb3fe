import { capital } from "#lib/core/capital.ts";
import type { Line } from "#lib/core/line.ts";
import { toLine } from "#lib/core/to-line.ts";
import { toSpoken } from "#lib/core/vietnamese/to-spoken.ts";
import { howMany } from "./how-many.ts";

function tensOf(number: number): number {
  return Math.floor(number / 10);
}

/** "…: 8, 7, …" on screen, "…: tám, bảy, rồi mấy?" aloud; without steps only the opening. */
function countingBack(opening: string, steps: readonly number[]): Line {
  if (steps.length === 0) {
    return toLine(`${opening}.`);
  }
  const list = steps.join(", ");
  return { text: `${opening}: ${list}, …`, spoken: `${toSpoken(`${opening}: ${list}`)}, rồi mấy?` };
}

/**
 * Sentences about differences, shared by the games that subtract. Hints and answers to mistakes name the number at the
 * start only: what is taken away may be as much as what is left.
 */
export const subtractionText = {
  promptDifference: (a: number, b: number, range: number): Line => toLine(`${a} − ${b} bằng ${howMany(range)}?`),
  promptLeft: (things: string, leaving: string, unit: string, range: number): Line =>
    toLine(`Có ${things}, ${leaving}. Còn lại ${howMany(range)} ${unit}?`),
  promptTaken: (start: number, left: number, range: number): Line =>
    toLine(`${start} trừ ${howMany(range)} thì bằng ${left}?`),
  promptStart: (taken: number, left: number, range: number): Line =>
    toLine(`${capital(howMany(range))} trừ ${taken} thì bằng ${left}?`),
  promptPart: (whole: number, part: number, range: number): Line =>
    toLine(`${whole} gồm ${part} và ${howMany(range)}?`),
  promptHops: (start: number, count: number): Line => toLine(`Từ ${start} nhảy lùi ${count} bước thì đến số nào?`),
  promptHopsThroughTen: (start: number, first: number, rest: number): Line =>
    toLine(`Từ ${start} nhảy lùi ${first} bước, rồi ${rest} bước nữa. Đến số nào?`),
  promptWhichDifference: (left: number): Line => toLine(`Phép trừ nào bằng ${left}?`),
  promptRelated: (a: number, b: number): Line => toLine(`${a} + ${b} = ${a + b}. Vậy phép trừ nào đúng?`),

  difference: (a: number, b: number): Line => toLine(`${a} − ${b}`),
  equation: (a: number, b: number, result: number): Line => toLine(`${a} − ${b} = ${result}`),

  explainTaken: (a: number, b: number): Line =>
    toLine(`Có ${a}, bớt đi ${b}, còn lại ${a - b}. Vậy ${a} − ${b} = ${a - b}.`),
  explainNothing: (a: number): Line => toLine(`Bớt 0 là không bớt gì. Vậy ${a} − 0 = ${a}.`),
  explainAll: (a: number): Line => toLine(`Bớt hết thì không còn gì. Vậy ${a} − ${a} = 0.`),
  explainTens: (a: number, b: number): Line =>
    toLine(`${tensOf(a)} chục trừ ${tensOf(b)} chục bằng ${tensOf(a - b)} chục. Vậy ${a} − ${b} = ${a - b}.`),
  explainTensKeepOnes: (a: number, b: number): Line =>
    toLine(
      `${tensOf(a)} chục trừ ${tensOf(b)} chục bằng ${tensOf(a - b)} chục, giữ nguyên đơn vị. Vậy ${a} − ${b} = ${a - b}.`,
    ),
  explainOnes: (a: number, b: number): Line =>
    toLine(`${a % 10} − ${b % 10} = ${(a - b) % 10}, giữ nguyên ${tensOf(a)} chục. Vậy ${a} − ${b} = ${a - b}.`),
  explainPlaces: (a: number, b: number): Line =>
    toLine(
      `Đơn vị: ${a % 10} − ${b % 10} = ${(a - b) % 10}. Chục: ${tensOf(a)} − ${tensOf(b)} = ${tensOf(a - b)}. Vậy ${a} − ${b} = ${a - b}.`,
    ),
  explainMissing: (a: number, b: number): Line => toLine(`${a - b} thêm ${b} là ${a}. Vậy ${a} − ${b} = ${a - b}.`),
  explainPart: (whole: number, part: number): Line =>
    toLine(`${whole} − ${part} = ${whole - part}. Vậy ${whole} gồm ${part} và ${whole - part}.`),
  explainHops: (start: number, count: number): Line =>
    toLine(`Nhảy lùi ${count} bước thì đến ${start - count}. Vậy ${start} − ${count} = ${start - count}.`),
  explainRelated: (a: number, b: number): Line =>
    toLine(`${a} và ${b} là ${a + b}. Bớt ${b} thì còn ${a}. Vậy ${a + b} − ${b} = ${a}.`),

  hintTake: toLine("Trừ là bớt đi. Con xem còn lại bao nhiêu."),
  hintCountLeft: toLine("Con đếm những hình chưa bị gạch."),
  hintCountOnTen: toLine("Khung đầy là 10. Con đếm tiếp những ô chưa gạch."),
  hintZero: toLine("Số 0 nghĩa là không có gì."),
  hintTakeZero: toLine("Bớt 0 thì số kia giữ nguyên."),
  hintSame: toLine("Hai số giống nhau. Con bớt đi tất cả."),
  hintSameLeft: toLine("Bớt hết rồi thì còn gì không?"),
  hintTens: toLine("Con trừ chục cho chục."),
  hintTensKeepOnes: toLine("Con trừ chục cho chục, giữ nguyên số đơn vị."),
  hintOnes: toLine("Con chỉ trừ các đơn vị."),
  hintPlaces: toLine("Con trừ đơn vị cho đơn vị, chục cho chục."),
  hintBlocks: toLine("Con đếm các thanh và các khối chưa bị gạch."),
  hintHops: toLine("Mỗi bước nhảy lùi là bớt một."),
  hintHopBack: (start: number, steps: readonly number[]): Line => countingBack(`Con nhảy lùi từ ${start}`, steps),
  hintMissing: (start: number): Line => toLine(`Con xem từ ${start} phải bớt đi bao nhiêu.`),
  hintMissingFrame: toLine("Con đếm xem có mấy ô mang dấu hỏi."),
  hintMissingBlocks: toLine("Con xem hai bên hơn kém nhau bao nhiêu."),
  hintStart: toLine("Con lấy phần còn lại, thêm phần đã bớt."),
  hintStartFrame: toLine("Con gộp cả hai nhóm lại rồi đếm."),
  hintEach: toLine("Con tính từng phép trừ một."),
  hintNotThis: (a: number, b: number, left: number): Line =>
    toLine(`Con thử ${a} − ${b}: được ${a - b}, không phải ${left}.`),
  hintRelated: (whole: number): Line => toLine(`Con bắt đầu từ ${whole} rồi bớt đi một nhóm.`),
  hintRelatedShown: toLine("Con xem nhóm nào bị gạch, nhóm nào còn lại."),

  mistakeAdded: toLine("Đây là phép trừ. Con bớt đi nhé!"),
  mistakeStart: toLine("Đó là số lúc đầu. Con bớt đi nhé!"),
  mistakeTaken: toLine("Đó là số bớt đi. Con tìm số còn lại nhé!"),
  mistakeTooLittle: toLine("Con bớt còn thiếu. Con đếm lại nhé!"),
  mistakeTooMuch: toLine("Con bớt nhiều quá rồi. Con đếm lại nhé!"),
  mistakeZero: toLine("Bớt 0 là không bớt gì cả."),
  mistakeAll: toLine("Ở đây ta bớt đi tất cả. Còn lại gì không con?"),
  mistakeZeroDropped: toLine("Số này còn thiếu chữ số 0. Con xem lại nhé!"),
  mistakeTens: toLine("Con xem lại số chục nhé!"),
  mistakeOnes: toLine("Con trừ lại các đơn vị nhé!"),
  mistakeTenForgotten: toLine("Con còn quên 1 chục. Con viết thêm nhé!"),
  mistakePlace: toLine("Số bớt đi chỉ có đơn vị. Con trừ ở hàng đơn vị nhé!"),
  mistakeSwapped: toLine("Số chục viết trước, số đơn vị viết sau nhé!"),
  mistakeOnesForgotten: toLine("Con quên trừ các đơn vị rồi."),
  mistakeTensForgotten: toLine("Con quên trừ các chục rồi."),
  mistakeHopStart: toLine("Đó là chỗ bắt đầu. Con nhảy lùi nhé!"),
  mistakeHopStartCounted: (start: number): Line => toLine(`Số ${start} là chỗ bắt đầu. Con đừng đếm số đó nhé!`),
  mistakeHopTooFar: toLine("Con nhảy thừa rồi. Con đếm lại số bước nhé!"),
  mistakeHopOn: toLine("Bớt là nhảy lùi, về phía số bé hơn. Con thử lại nhé!"),
  mistakeHopCount: toLine("Đó là số bước nhảy. Con xem nhảy đến đâu nhé!"),
  mistakeLeft: toLine("Đó là số còn lại rồi. Con tìm số bớt đi nhé!"),
  mistakeTotal: toLine("Đó là số lúc đầu rồi. Con tìm số bớt đi nhé!"),
  mistakeAddedLeft: (start: number, left: number): Line =>
    toLine(`Con lấy ${start} cộng ${left} rồi. Con tìm số bớt đi để còn ${left} nhé!`),
  mistakeTakenLittle: toLine("Bớt như thế chưa đủ. Con thử số lớn hơn nhé!"),
  mistakeTakenMuch: toLine("Bớt như thế nhiều quá. Con thử số bé hơn nhé!"),
  mistakeStartIsMore: toLine("Số lúc đầu nhiều hơn số còn lại. Con gộp lại nhé!"),
  mistakePartGiven: toLine("Đó là phần đã có. Con tìm phần kia nhé!"),
  mistakeWhole: toLine("Số đó lớn quá. Con tìm một phần thôi nhé!"),
  mistakePart: toLine("Hai phần gộp lại chưa đúng. Con tính lại nhé!"),
  mistakeDifference: (a: number, b: number, left: number): Line =>
    toLine(`${a} − ${b} bằng ${a - b}, ${a - b < left ? `chưa đủ ${left}` : `quá ${left} rồi`}.`),
  mistakeTurned: toLine("Con lấy số lớn trừ đi số bé nhé!"),
  mistakeSumTaken: (whole: number): Line => toLine(`Cả hai nhóm là ${whole}. Con bớt từ ${whole} nhé!`),
  mistakeRelated: toLine("Bớt một nhóm thì còn nhóm kia. Con xem lại nhé!"),

  praiseDifference: [toLine("Con trừ đúng rồi!"), toLine("Con tính đúng phép trừ rồi!")],
  praiseLeft: [toLine("Con tìm đúng số còn lại rồi!"), toLine("Con bớt đúng rồi!")],
  praiseHops: [toLine("Con nhảy lùi đúng số bước rồi!")],
  praiseMissing: [toLine("Con tìm đúng số còn thiếu rồi!")],
  praisePart: [toLine("Con tách số đúng rồi!")],
  praiseWhich: [toLine("Con chọn đúng phép trừ rồi!")],
  praisePlaces: [toLine("Con trừ đúng chục và đơn vị rồi!"), toLine("Con trừ đúng rồi!")],

  crossedAlt: (frameAlt: string, crossed: number): string => `${frameAlt} ${crossed} hình bị gạch.`,
  blocksAlt: (a: number, b: number): string => `Các thanh chục và khối lẻ của ${a}. Số bị gạch là ${b}.`,
  lineAlt: (from: number, start: number, count: number): string =>
    `Tia số bắt đầu từ ${from}. Nhảy lùi ${count} bước từ ${start}.`,
} as const;
