import type { Line } from "#lib/core/line.ts";
import { toLine } from "#lib/core/to-line.ts";
import { blockNames, type Place, placeNames } from "./place-names.ts";
import { tieWords } from "./tie-words.ts";

interface Blocks {
  readonly hundreds: number;
  readonly tens: number;
  readonly ones: number;
}

function say(words: string): Line {
  return toLine(tieWords(words));
}

/** "2 trăm, 4 chục và 7 đơn vị"; hundreds only where there are some. */
function gather({ hundreds, tens, ones }: Blocks): string {
  const rest = `${tens} chục và ${ones} đơn vị`;
  return hundreds > 0 ? `${hundreds} trăm, ${rest}` : rest;
}

/** Sentences about hundreds, tens and ones, and the words on the board numbers are built on. */
export const placeValueText = {
  promptBuild: (number: number): Line => say(`Con xếp số ${number} nhé!`),
  promptBuildNamed: (parts: Blocks): Line => say(`Con xếp ${gather(parts)} nhé!`),
  promptSwap: (parts: Blocks): Line => say(`Có ${gather(parts)}. Con đổi 10 khối lẻ lấy 1 thanh chục nhé!`),
  promptRead: say("Các khối này là số nào?"),
  promptParts: (number: number, hasHundreds: boolean): Line =>
    say(`Số ${number} gồm ${hasHundreds ? "mấy trăm, " : ""}mấy chục và mấy đơn vị?`),
  /** Short enough to be one sentence with hundreds too. */
  promptNamed: (parts: Blocks): Line => say(`${parts.hundreds > 0 ? "" : "Số gồm "}${gather(parts)} là số nào?`),
  promptLoose: (parts: Blocks): Line => say(`${gather(parts)} là số nào?`),
  promptValue: (number: number, digit: number): Line =>
    say(`Trong số ${number}, chữ số ${digit} có giá trị là bao nhiêu?`),
  promptExpanded: (number: number): Line => say(`Tổng nào bằng số ${number}?`),
  promptFromSum: (terms: readonly number[]): Line => say(`${terms.join(" + ")} là số nào?`),
  promptExtreme: (isLargest: boolean): Line => say(isLargest ? "Số nào lớn nhất?" : "Số nào bé nhất?"),
  gather: (parts: Blocks): Line => say(gather(parts)),
  terms: (terms: readonly number[]): Line => toLine(terms.join(" + ")),

  hintPlace: (place: Place, count: number): Line => say(`Con lấy ${count} ${blockNames[place]}.`),
  hintNone: (place: Place): Line => say(`Con không lấy ${blockNames[place]} nào.`),
  hintSwapIdea: say("10 khối lẻ xếp liền nhau dài bằng 1 thanh chục."),
  hintSwapButton: say("Con chạm nút đổi. 10 khối lẻ thành 1 thanh chục."),
  hintCount: (place: Place): Line => say(`Con đếm số ${blockNames[place]} nhé!`),
  hintOrder: say("Con viết theo thứ tự từ trái sang phải."),
  hintTensLeft: say("Chữ số hàng đơn vị ở ngoài cùng bên phải."),
  hintPlaceOf: (place: Place): Line => say(`Con nhìn chữ số ở hàng ${placeNames[place]}.`),
  hintDigitPlace: (digit: number): Line => say(`Chữ số ${digit} đứng ở hàng nào?`),
  hintDigitBlocks: (place: Place): Line =>
    say(`Nó ở hàng ${placeNames[place]}. Con đếm theo ${placeNames[place]} nhé!`),
  hintSwapOnes: (ones: number): Line => say(`${ones} đơn vị có đủ 10 để đổi 1 chục.`),
  hintGroupTerms: say("Con đặt số lớn nhất trước, rồi gộp lại."),
  hintCompare: (place: Place): Line => say(`Con so sánh hàng ${placeNames[place]} trước.`),
  hintCompareNext: (place: Place): Line => say(`Hàng đó bằng nhau thì xem hàng ${placeNames[place]}.`),
  hintTwo: (isLargest: boolean): Line =>
    say(`Trong hai số này, số nào ${isLargest ? "lớn" : "bé"} hơn? Con so tiếp với các số kia nhé!`),

  explain: (number: number, parts: Blocks): Line => say(`${gather(parts)} là số ${number}.`),
  explainParts: (number: number, parts: Blocks): Line => say(`Số ${number} gồm ${gather(parts)}.`),
  explainSwap: (ones: number, number: number, parts: Blocks): Line =>
    say(`${ones} đơn vị là 1 chục và ${ones - 10} đơn vị. Có ${gather(parts)}, là số ${number}.`),
  explainValue: (digit: number, place: Place, value: number): Line =>
    say(`Chữ số ${digit} ở hàng ${placeNames[place]}. Vậy giá trị của nó là ${value}.`),
  explainExpanded: (number: number, parts: Blocks, terms: readonly number[]): Line =>
    say(`Số ${number} gồm ${gather(parts)}. Vậy ${number} = ${terms.join(" + ")}.`),
  explainFromSum: (number: number, parts: Blocks): Line => say(`Gộp lại có ${gather(parts)}. Đó là số ${number}.`),
  explainExtreme: (number: number, place: Place, isLargest: boolean): Line =>
    say(`So sánh từ hàng ${placeNames[place]} sang phải. Số ${number} ${isLargest ? "lớn" : "bé"} nhất.`),

  mistakeNotSwapped: say("Còn đủ 10 khối lẻ. Con đổi lấy 1 thanh chục nhé!"),
  mistakeRodsNotSwapped: say("Còn đủ 10 thanh chục. Con đổi lấy 1 tấm trăm nhé!"),
  mistakeExchanged: say("Số chục và số đơn vị đổi chỗ rồi. Con xếp lại nhé!"),
  mistakeRead: say("Số chục viết trước, số đơn vị viết sau nhé!"),
  mistakeCounted: say("Con đếm lại từng loại nhé!"),
  mistakeBuilt: (place: Place): Line => say(`Con đếm lại số ${blockNames[place]} nhé!`),
  mistakeZero: say("Hàng trống thì con viết chữ số 0 nhé!"),
  mistakeConcat: say("Con viết mỗi hàng một chữ số thôi nhé!"),
  mistakeCarry: say("10 đơn vị đổi được 1 chục. Con thêm chục đó nhé!"),
  mistakeDigit: say("Đó là chữ số. Con xem nó ở hàng nào nhé!"),
  mistakePlace: say("Con xem lại chữ số đứng ở hàng nào nhé!"),
  mistakeTail: say("Con chỉ lấy giá trị của một chữ số thôi."),
  mistakeValue: say("Con gọi số chục, không gọi cả giá trị."),
  mistakeDigitSum: say("Con cộng giá trị của từng hàng nhé!"),
  mistakeTerms: say("Con xem lại giá trị của từng hàng nhé!"),
  mistakeExtreme: (number: number, isLargest: boolean): Line =>
    say(`Vẫn còn số ${isLargest ? "lớn" : "bé"} hơn ${number}.`),
  mistakeOther: (isLargest: boolean): Line =>
    say(`Đó là số ${isLargest ? "bé" : "lớn"} nhất. Con đọc lại câu hỏi nhé!`),

  praiseBuild: [say("Con xếp khối rất khéo!"), say("Con xếp đúng từng hàng rồi!")],
  praiseSwap: [say("Con đổi chục rất giỏi!")],
  praiseRead: [say("Con đọc khối đúng rồi!"), say("Con đếm đúng từng hàng rồi!")],
  praiseParts: [say("Con tách số đúng rồi!"), say("Con hiểu từng hàng rồi!")],
  praiseNamed: [say("Con viết số đúng rồi!")],
  praiseValue: [say("Con xem đúng hàng rồi!")],
  praiseExpanded: [say("Con tách thành tổng đúng rồi!")],
  praiseCompare: [say("Con so sánh đúng rồi!")],
} as const;
