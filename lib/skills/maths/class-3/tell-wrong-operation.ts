import { groupNumber } from "#lib/core/group-number.ts";

export type Operation = "+" | "−" | "×" | ":";

interface Unknown {
  readonly role: "term" | "minuend" | "subtrahend" | "factor" | "dividend" | "divisor";
  readonly known: readonly [first: number, second: number];
}

export function results([first, second]: readonly [number, number]): Readonly<Record<Operation, number>> {
  return { "+": first + second, "−": first - second, "×": first * second, ":": first / second };
}

interface Tried {
  readonly each: Operation;
  /** The two known numbers, what is tried with them, and what comes out. */
  readonly a: string;
  readonly b: string;
  readonly sum: string;
  readonly c: string;
  readonly isWhole: boolean;
}

const back = ({ isWhole, sum, c }: Tried, check: string) =>
  isWhole ? `${sum} = ${c}, mà ${check}.` : `Con thử tính ${sum} xem có được không.`;

const tellings: Readonly<Record<Unknown["role"], (tried: Tried) => string>> = {
  term: ({ each, a, b, sum }) =>
    each === ":"
      ? `Đã có ${b}, còn thiếu bao nhiêu thì được ${a}? Con nghĩ xem nên làm phép tính gì.`
      : `${sum} lớn hơn cả tổng ${a}. Số hạng không thể lớn hơn tổng.`,
  minuend({ each, a, b, sum }) {
    if (each === "×") return `${sum} lớn quá: trừ đi ${b} thì không còn ${a} nữa.`;
    return each === "−"
      ? `Trừ đi ${b} rồi mà vẫn còn ${a}. Vậy số bị trừ phải lớn hơn ${a}.`
      : "Số bị trừ gồm phần đã bớt và phần còn lại. Con nghĩ xem nên làm phép tính gì.";
  },
  subtrahend: ({ each, a, b, sum }) =>
    each === ":"
      ? `Từ ${a} bớt đi bao nhiêu thì còn ${b}? Con nghĩ xem nên làm phép tính gì.`
      : `${sum} lớn hơn cả số bị trừ ${a}. Số trừ không thể lớn như thế.`,
  factor: (tried) =>
    tried.each === "−"
      ? back(tried, `${tried.c} × ${tried.b} không được ${tried.a}`)
      : `${tried.sum} lớn hơn cả tích ${tried.a}. Thừa số phải bé hơn.`,
  dividend: (tried) =>
    tried.each === ":" && !tried.isWhole
      ? `${tried.a} không chia hết cho ${tried.b}. Số bị chia phải lớn hơn ${tried.a}.`
      : back(tried, `${tried.c} : ${tried.b} không được ${tried.a}`),
  divisor: (tried) =>
    tried.each === "−"
      ? back(tried, `${tried.a} : ${tried.c} không được ${tried.b}`)
      : `${tried.sum} lớn hơn cả số bị chia ${tried.a}. Chia cho số ấy thì không được ${tried.b}.`,
};

/** Said to a wrong operation: what comes out, and why it cannot be the unknown number. */
export function tellWrongOperation({ role, known }: Unknown, each: Operation): string {
  const result = results(known)[each];
  const isWhole = Number.isInteger(result) && result >= 0;
  const [a = "", b = "", c = ""] = [...known, isWhole ? result : 0].map(groupNumber);
  return tellings[role]({ each, a, b, sum: `${a} ${each} ${b}`, c, isWhole });
}
