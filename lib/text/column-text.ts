import { capital } from "#lib/core/capital.ts";
import type { Line } from "#lib/core/line.ts";
import { toLine } from "#lib/core/to-line.ts";
import { columnName } from "./column-name.ts";

type Operation = "+" | "−";

/** One column of a written sum: its two digits, and the 1 that comes in or goes out. */
interface Step {
  readonly top: number;
  /** Null where the lower number has no digit. */
  readonly lower: number | null;
  readonly digit: number;
  readonly hasCarryIn: boolean;
  readonly hasCarryOut: boolean;
}

function additionStep({ top, lower, digit, hasCarryIn, hasCarryOut }: Step): string {
  const sum = top + (lower ?? 0);
  if (hasCarryOut)
    return hasCarryIn
      ? `${top} + ${lower} = ${sum}, thêm 1 là ${sum + 1}, viết ${digit}, nhớ 1.`
      : `${top} + ${lower} = ${sum}, viết ${digit}, nhớ 1.`;
  if (lower === null) return hasCarryIn ? `${top} thêm 1 là ${digit}, viết ${digit}.` : `Hạ ${top}, viết ${top}.`;
  const reached = hasCarryIn ? `${sum}, thêm 1 là ${digit}` : digit;
  return `${top} + ${lower} = ${reached}, viết ${digit}.`;
}

function subtractionStep({ top, lower, digit, hasCarryIn, hasCarryOut }: Step): string {
  const taken = (lower ?? 0) + (hasCarryIn ? 1 : 0);
  const noted = hasCarryIn && lower !== null ? `${lower} thêm 1 là ${taken}, ` : "";
  if (hasCarryOut)
    return `${capital(`${noted}${top} không trừ được ${taken}`)}. Lấy ${top + 10} − ${taken} = ${digit}, viết ${digit}, nhớ 1.`;
  return lower === null && !hasCarryIn ? `Hạ ${top}.` : `${noted}${top} − ${taken} = ${digit}, viết ${digit}.`;
}

function stepWords(operation: Operation, step: Step): string {
  return operation === "+" ? additionStep(step) : subtractionStep(step);
}

function explainSteps(operation: Operation, a: number, b: number, result: number, steps: readonly Step[]): string {
  const told = steps.map((step) => stepWords(operation, step));
  return [...told, `Vậy ${a} ${operation} ${b} = ${result}.`].join(" ");
}

/** A digit that was left out, and in which column. */
interface Missing {
  readonly column: number;
  readonly digit: number;
}

/** Sentences about sums written one number below the other, and the words on their board. */
export const columnText = {
  ask: (operation: Operation, a: number, b: number): Line => toLine(`${a} ${operation} ${b} bằng bao nhiêu?`),
  promptDigit: toLine("Chữ số nào còn thiếu?"),
  promptDigits: toLine("Hai chữ số nào còn thiếu?"),
  promptSetOut: (operation: Operation, a: number, b: number): Line =>
    toLine(`Tờ nào đặt tính ${a} ${operation} ${b} đúng?`),
  equation: (operation: Operation, a: number, b: number, result: number): Line =>
    toLine(`${a} ${operation} ${b} = ${result}`),
  setOut: (operation: Operation, a: number, b: number): Line => toLine(`${a} ${operation} ${b}`),

  explain: (operation: Operation, a: number, b: number, result: number, steps: readonly Step[]): Line =>
    toLine(explainSteps(operation, a, b, result, steps)),
  explainMissing: (
    operation: Operation,
    a: number,
    b: number,
    result: number,
    steps: readonly Step[],
    missing: readonly Missing[],
  ): Line => {
    const told = missing.map(({ column, digit }) => `${columnName(column)} là ${digit}`);
    const which = missing.length === 1 ? ` là ${missing[0]?.digit}` : `: ${told.join(", ")}`;
    return toLine(`${explainSteps(operation, a, b, result, steps)} Chữ số còn thiếu${which}.`);
  },
  explainSetOut: (operation: Operation, a: number, b: number): Line =>
    toLine(`Số ${b} thẳng cột với số ${a % 10}. Đó là cách đặt tính ${a} ${operation} ${b}.`),

  hintOnesFirst: toLine("Con tính từ cột đơn vị trước."),
  hintOnes: (operation: Operation, step: Step): Line => toLine(stepWords(operation, step)),
  hintNext: (operation: Operation, { top, lower, hasCarryIn, hasCarryOut }: Step): Line => {
    if (operation === "−" && hasCarryOut && !hasCarryIn)
      return toLine(`Cột chục: ${top} không trừ được ${lower}. Con lấy ${top + 10} − ${lower}.`);
    if (!hasCarryIn)
      return toLine(lower === null ? "Cột chục: con hạ số xuống." : `Cột chục: ${top} ${operation} ${lower} bằng mấy?`);
    if (operation === "+")
      return toLine(lower === null ? `Cột chục: ${top} thêm 1 là mấy?` : `Cột chục: ${top} + ${lower}, thêm 1 là mấy?`);
    return toLine(
      lower === null ? `Cột chục: ${top} − 1 bằng mấy?` : `Cột chục: ${lower} thêm 1 là mấy? Con lấy ${top} trừ số đó.`,
    );
  },
  hintColumn: (column: number): Line => toLine(`Con xem ${columnName(column)}.`),
  hintColumnFirst: (column: number): Line => toLine(`Con xem ${columnName(column)} trước.`),
  hintColumnTop: (column: number, taken: number, left: number): Line =>
    toLine(`Con xem ${columnName(column)}: mấy trừ ${taken} thì bằng ${left}?`),
  hintAddend: (given: number, whole: number, isCarried: boolean): Line =>
    toLine(`Mấy cộng ${given}${isCarried ? ", thêm 1" : ""} thì được ${whole}?`),
  hintTop: (left: number, taken: number, isCarried: boolean): Line =>
    toLine(
      left + taken + (isCarried ? 1 : 0) < 10
        ? `Bớt ${taken}${isCarried ? ", bớt thêm 1" : ""} thì còn ${left}. Lúc đầu có mấy?`
        : `Bớt ${taken} thì còn ${left}. Lúc đầu có bao nhiêu? Con viết chữ số hàng đơn vị.`,
    ),
  hintTaken: (top: number, left: number): Line => toLine(`${top} trừ mấy thì bằng ${left}?`),
  hintBroughtDown: toLine("Cột chục chỉ có một chữ số. Con hạ chữ số nào?"),
  hintCarried: toLine("Cột đơn vị có nhớ 1. Con tính cả số nhớ."),
  hintStraight: toLine("Số đơn vị phải thẳng cột với số đơn vị."),
  hintCheckSign: toLine("Con xem cả dấu và các chữ số nữa."),

  wrongColumn: (column: number, decimals = 0): Line => toLine(`Con tính lại ${columnName(column, decimals)} nhé!`),
  mistakeOperation: (operation: Operation): Line =>
    toLine(operation === "+" ? "Đây là phép cộng. Con cộng hai số nhé!" : "Đây là phép trừ. Con trừ hai số nhé!"),
  mistakeTenWritten: (top: number, lower: number): Line =>
    toLine(`${top} + ${lower} = ${top + lower}. Con viết số đơn vị, nhớ 1 nhé!`),
  mistakeCarryForgotten: toLine("Con quên nhớ 1 sang cột chục rồi."),
  mistakeCarryForgottenInto: (column: number): Line => toLine(`Con quên nhớ 1 sang ${columnName(column)} rồi.`),
  mistakeCarryNotAdded: toLine("Con ghi nhớ 1 rồi. Con tính cả số nhớ nhé!"),
  mistakeCarryMade: toLine("Cột đơn vị không có nhớ. Con tính lại cột chục nhé!"),
  mistakeSmallerFromLarger: (top: number, lower: number): Line =>
    toLine(`${top} không trừ được ${lower}. Con lấy ${top + 10} − ${lower} nhé!`),
  mistakeNotAligned: (lower: number): Line => toLine(`Số ${lower} ở cột đơn vị. Con đừng tính vào cột chục nhé!`),
  mistakeShifted: toLine("Con xem số đơn vị đã thẳng cột chưa nhé!"),
  mistakeSign: toLine("Con nhìn lại dấu của phép tính nhé!"),
  mistakeNumber: toLine("Con nhìn lại số thứ nhất nhé!"),

  praise: [toLine("Con tính đúng từng cột rồi!"), toLine("Con đặt tính và tính đúng rồi!")],
  praiseCarry: [toLine("Con nhớ 1 đúng chỗ rồi!"), toLine("Con tính có nhớ đúng rồi!")],
  praiseDigits: [toLine("Con tìm đúng chữ số rồi!")],
  praiseSetOut: [toLine("Con đặt tính thẳng cột rồi!")],
} as const;
