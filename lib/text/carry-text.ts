import type { Line } from "#lib/core/line.ts";
import { toLine } from "#lib/core/to-line.ts";

/** Sentences about sums and differences that go over a ten (class 2): splitting a number to reach the ten first. */
export const carryText = {
  promptSplit: (operation: "+" | "−", a: number, b: number, split: number, first: number): Line =>
    toLine(`Tính ${a} ${operation} ${b}: tách ${split} thành ${first} và mấy?`),
  promptHopsOn: (start: number, first: number, rest: number): Line =>
    toLine(`Từ ${start} nhảy ${first} bước, rồi ${rest} bước nữa. Đến số nào?`),

  explainMakeTen: (a: number, b: number): Line => {
    const [large, small] = a >= b ? [a, b] : [b, a];
    const ten = Math.ceil(large / 10) * 10;
    const [first, rest] = [ten - large, small - (ten - large)];
    return toLine(
      `Tách ${small} thành ${first} và ${rest}. ${large} + ${first} = ${ten}, ${ten} + ${rest} = ${a + b}. Vậy ${a} + ${b} = ${a + b}.`,
    );
  },
  explainRound: (large: number, small: number, a: number, b: number): Line => {
    const tens = Math.floor(large / 10);
    return toLine(
      `${large % 10} + ${small} = 10. ${tens} chục thêm 1 chục là ${tens + 1} chục. Vậy ${a} + ${b} = ${a + b}.`,
    );
  },
  explainThroughTen: (a: number, b: number): Line => {
    const [first, ten] = [a % 10, a - (a % 10)];
    return toLine(
      `Tách ${b} thành ${first} và ${b - first}. ${a} − ${first} = ${ten}, ${ten} − ${b - first} = ${a - b}. Vậy ${a} − ${b} = ${a - b}.`,
    );
  },
  explainSplit: (operation: "+" | "−", start: number, split: number, first: number): Line => {
    const rest = split - first;
    const result = operation === "+" ? start + split : start - split;
    return toLine(`${split} gồm ${first} và ${rest}. ${start} ${operation} ${first} ${operation} ${rest} = ${result}.`);
  },
  explainMissing: (given: number, total: number, isFirst: boolean): Line => {
    const [ten, missing] = [Math.ceil(given / 10) * 10, total - given];
    const sum = isFirst ? `${missing} + ${given}` : `${given} + ${missing}`;
    const after = total > ten ? `, thêm ${total - ten} là ${total}` : "";
    return toLine(`${given} thêm ${ten - given} là ${ten}${after}. Vậy ${sum} = ${total}.`);
  },
  explainHops: (operation: "+" | "−", start: number, count: number): Line => {
    const landing = operation === "+" ? start + count : start - count;
    const ten = operation === "+" ? Math.ceil(start / 10) * 10 : start - (start % 10);
    return toLine(`Từ ${start} đến ${ten}, rồi đến ${landing}. Vậy ${start} ${operation} ${count} = ${landing}.`);
  },

  hintMakeTen: (isEqual: boolean): Line =>
    toLine(isEqual ? "Con tách một số để gộp cho tròn chục." : "Con tách số bé hơn để gộp cho tròn chục."),
  hintMadeTen: (large: number, first: number, rest: number): Line =>
    toLine(`${large} thêm ${first} là ${large + first}. Còn phải thêm ${rest} nữa.`),
  hintRound: (ones: number, small: number): Line => toLine(`Đơn vị: ${ones} + ${small} = 10, tức là 1 chục.`),
  hintRoundTens: toLine("Con đếm tất cả các chục."),
  hintThroughTen: toLine("Con trừ cho tròn chục trước."),
  hintTenReached: (a: number): Line => toLine(`${a} − ${a % 10} = ${a - (a % 10)}. Con trừ tiếp phần còn lại.`),
  hintSplitSame: toLine("Hai phần gộp lại bằng số đem tách."),
  hintSplitLeft: toLine("Con bỏ phần đã tách, đếm phần còn lại."),
  hintToTen: (given: number, ten: number): Line => toLine(`Con đếm từ ${given} đến ${ten} trước.`),
  hintCount: (given: number, ten: number): Line => toLine(`Con đếm xem từ ${given} đến ${ten} là mấy bước.`),
  hintFromTen: (total: number): Line => toLine(`Rồi con đếm tiếp cho đến ${total}.`),
  hintHopTen: toLine("Con nhảy đến số tròn chục trước."),
  hintHopOn: (ten: number): Line => toLine(`Con đã đến ${ten}. Con nhảy tiếp nhé!`),

  mistakeTenDropped: toLine("Hai số gộp lại nhiều hơn 10. Con tính lại nhé!"),
  mistakeOnlyTen: toLine("Mới được 10 thôi. Con thêm phần còn lại nhé!"),
  mistakeCarryForgotten: toLine("Con quên nhớ 1 chục rồi. Con cộng thêm nhé!"),
  mistakeCarryTwice: toLine("Con chỉ nhớ 1 chục thôi. Con tính lại nhé!"),
  mistakeWrittenWhole: toLine("Mỗi cột chỉ viết một chữ số. Đủ 10 thì con nhớ 1 nhé!"),
  mistakeOnlyRound: toLine("Mới được số tròn chục thôi. Con tính tiếp nhé!"),
  mistakeSmallerFromLarger: toLine("Số đơn vị không đủ trừ. Con thêm 10 rồi trừ nhé!"),
  mistakeNotPaidBack: toLine("Con quên nhớ 1 chục rồi. Con trừ thêm nhé!"),
  mistakeSplitWhole: toLine("Đó là số đem tách. Con tìm phần còn lại nhé!"),
  mistakeSplitFirst: toLine("Đó là phần đã tách rồi. Con tìm phần kia nhé!"),
  mistakeSplit: toLine("Hai phần gộp lại chưa đúng. Con đếm lại nhé!"),
  mistakeHopTen: toLine("Con mới đến số tròn chục. Con nhảy tiếp nhé!"),

  praiseSplit: [toLine("Con tách số đúng rồi!")],
  praiseBorrow: [toLine("Con trừ có nhớ đúng rồi!"), toLine("Con trừ đúng rồi!")],
  praiseThroughTen: [toLine("Con trừ qua 10 đúng rồi!"), toLine("Con tách để trừ đúng rồi!")],

  lineAlt: (from: number, start: number, steps: readonly string[]): string =>
    `Tia số bắt đầu từ ${from}. Từ ${start} nhảy ${steps.join(", rồi ")}.`,
} as const;
