import type { Line } from "#lib/core/line.ts";
import { toLine } from "#lib/core/to-line.ts";
import type { PictureName } from "#lib/questions/picture-name.ts";
import { pictureText } from "./picture-text.ts";

/** Words of comparing and putting in order. */
export const compareText = {
  promptGroups: toLine("Cá sấu thích bên nhiều hơn. Con chọn dấu nhé!"),
  promptTrays: toLine("Con so sánh hai khay rồi chọn dấu nhé!"),
  promptNumbers: toLine("Con điền dấu nào cho đúng?"),
  promptSums: toLine("Con tính rồi điền dấu cho đúng nhé!"),
  promptRising: toLine("Con xếp các số từ bé đến lớn nhé!"),
  promptFalling: toLine("Con xếp các số từ lớn đến bé nhé!"),
  promptLargest: toLine("Số nào lớn nhất?"),
  promptSmallest: toLine("Số nào bé nhất?"),
  promptBetween: (low: number, high: number): Line => toLine(`Số nào lớn hơn ${low} và bé hơn ${high}?`),

  hintCountBoth: toLine("Con đếm từng bên rồi so sánh hai số nhé!"),
  hintPairs: toLine("Con ghép từng đôi. Có bên nào còn thừa không?"),
  hintCountOrder: toLine("Khi đếm, số nào đọc trước thì bé hơn."),
  hintFrames: toLine("Con nhìn các ô. Bên nào đầy hơn thì lớn hơn."),
  hintTens: toLine("Con so sánh số chục trước. Bằng nhau thì xem số đơn vị."),
  hintRods: toLine("Mỗi thanh là 1 chục. Con so sánh số thanh trước nhé!"),
  hintCalculate: toLine("Con tính phép cộng trước rồi mới so sánh."),
  hintSumParts: toLine("Con đếm tất cả ở từng bên rồi so sánh nhé!"),
  hintFirst: (isRising: boolean): Line => toLine(`Con tìm số ${isRising ? "bé" : "lớn"} nhất để đặt đầu tiên.`),
  hintCardFrames: toLine("Thẻ nào nhiều ô đầy hơn thì lớn hơn."),
  hintCardRods: toLine("Con đếm thanh chục trước, rồi đếm khối lẻ."),
  hintExtreme: (isLargest: boolean): Line =>
    toLine(`Con đếm lên. Số đọc ${isLargest ? "sau" : "trước"} cùng là số ${isLargest ? "lớn" : "bé"} nhất.`),
  hintExtremeLine: (isLargest: boolean): Line =>
    toLine(`Càng về bên ${isLargest ? "phải" : "trái"}, số càng ${isLargest ? "lớn" : "bé"}. Số còn thiếu nằm ở đâu?`),
  hintTwo: (isLargest: boolean): Line =>
    toLine(`Trong hai số này, số nào ${isLargest ? "lớn" : "bé"} hơn? Con so tiếp với các số kia nhé!`),
  hintBetween: (low: number, high: number): Line => toLine(`Con đếm tiếp từ ${low}, dừng trước khi đến ${high}.`),
  hintBetweenLine: (low: number, high: number): Line => toLine(`Số cần tìm nằm giữa ${low} và ${high} trên tia số.`),

  explainGroups: (left: number, right: number, told: string): Line =>
    toLine(`Bên trái có ${left}, bên phải có ${right}. Vậy ${told}.`),
  explainBefore: (left: number, right: number, told: string): Line =>
    toLine(left < right ? `${left} đếm trước ${right} nên ${told}.` : `${left} đếm sau ${right} nên ${told}.`),
  explainSame: (told: string): Line => toLine(`Hai số giống nhau nên ${told}.`),
  explainTens: (left: number, right: number, told: string): Line =>
    toLine(`${left} chục ${left < right ? "bé" : "lớn"} hơn ${right} chục nên ${told}.`),
  explainOnes: (tens: number, left: number, right: number, told: string): Line =>
    toLine(`Cùng ${tens} chục, ${left} ${left < right ? "bé" : "lớn"} hơn ${right} nên ${told}.`),
  explainSums: (sums: readonly string[], told: string): Line => toLine(`${sums.join(", ")}. Vậy ${told}.`),
  explainOrder: (order: string, isRising: boolean): Line =>
    toLine(`Từ ${isRising ? "bé đến lớn" : "lớn đến bé"} là ${order}.`),
  explainExtreme: (right: number, next: number, isLargest: boolean): Line =>
    toLine(
      isLargest
        ? `${right} lớn hơn ${next} và các số kia. Số lớn nhất là ${right}.`
        : `${right} bé hơn ${next} và các số kia. Số bé nhất là ${right}.`,
    ),
  explainBetween: (low: number, right: number, high: number): Line =>
    toLine(`${low} < ${right} và ${right} < ${high}. Số cần tìm là ${right}.`),

  mistakeTurned: toLine("Con nhớ: cá sấu luôn há miệng về bên nhiều hơn."),
  mistakeTurnedNumbers: toLine("Con nhớ: miệng cá sấu luôn há về số lớn hơn."),
  mistakeNotEqual: toLine("Hai bên chưa bằng nhau đâu. Con xem lại nhé!"),
  mistakeEqual: toLine("Con xem lại kĩ nhé! Có bên nào nhiều hơn không?"),
  mistakeTens: toLine("Con so sánh số chục trước nhé!"),
  mistakeOnes: toLine("Số chục giống nhau rồi. Con so sánh số đơn vị nhé!"),
  mistakeSum: (sum: string): Line => toLine(`Con tính ${sum} trước rồi so sánh nhé!`),
  mistakeOrderTurned: (isRising: boolean): Line =>
    toLine(`Con xếp ngược rồi. Con bắt đầu từ số ${isRising ? "bé" : "lớn"} nhất nhé!`),
  mistakeOrderFirst: (isRising: boolean): Line =>
    toLine(`Thẻ đầu tiên chưa đúng. Con tìm số ${isRising ? "bé" : "lớn"} nhất nhé!`),
  mistakeOrderLater: toLine("Thẻ đầu đúng rồi. Con so sánh các thẻ còn lại nhé!"),
  mistakeOtherEnd: (isLargest: boolean): Line =>
    toLine(`Đó là số ${isLargest ? "bé" : "lớn"} nhất. Con tìm số ${isLargest ? "lớn" : "bé"} nhất nhé!`),
  mistakeNotYet: (isLargest: boolean): Line => toLine(`Vẫn còn số ${isLargest ? "lớn" : "bé"} hơn số đó con nhé!`),
  mistakeTooSmall: (low: number): Line => toLine(`Số đó chưa lớn hơn ${low}. Con tìm lại nhé!`),
  mistakeTooLarge: (high: number): Line => toLine(`Số đó chưa bé hơn ${high}. Con tìm lại nhé!`),

  praiseSign: [
    toLine("Con chọn đúng dấu rồi!"),
    toLine("Cá sấu no bụng rồi! Con so sánh rất giỏi!"),
    toLine("Con so sánh đúng rồi!"),
  ],
  praiseOrder: [toLine("Con xếp đúng thứ tự rồi!"), toLine("Các thẻ đứng thẳng hàng rồi! Con xếp giỏi lắm!")],
  praiseExtreme: [toLine("Con so sánh các số đúng rồi!"), toLine("Con tìm đúng số rồi!")],

  trayAlt: (picture: PictureName): string => `Một nhóm ${pictureText[picture].name}.`,
  frameAlt: (picture: PictureName): string => `Khung mười ô xếp ${pictureText[picture].name}.`,
  blocksAlt: "Thanh chục và khối lẻ.",
  lineAlt: (from: number, to: number): string => `Tia số từ ${from} đến ${to}.`,
} as const;
