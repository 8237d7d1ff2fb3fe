import { groupNumber } from "#lib/core/group-number.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { wholeValue } from "#lib/questions/values.ts";
import type { Distractor } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";
import type { Operation } from "./tell-wrong-operation.ts";

/** A part of a sum that may be unknown, and what is done to find it. */
interface UnknownRule {
  readonly name: string;
  readonly rule: string;
  readonly wrong: readonly [string, string, string];
}

const term: UnknownRule = {
  name: "số hạng chưa biết",
  rule: "lấy tổng trừ đi số hạng kia",
  wrong: ["lấy tổng cộng với số hạng kia", "lấy tổng chia cho số hạng kia", "lấy tổng nhân với số hạng kia"],
};

const minuend: UnknownRule = {
  name: "số bị trừ",
  rule: "lấy hiệu cộng với số trừ",
  wrong: ["lấy số trừ trừ đi hiệu", "lấy hiệu trừ đi số trừ", "lấy hiệu nhân với số trừ"],
};

const subtrahend: UnknownRule = {
  name: "số trừ",
  rule: "lấy số bị trừ trừ đi hiệu",
  wrong: ["lấy số bị trừ cộng với hiệu", "lấy hiệu trừ đi số bị trừ", "lấy số bị trừ chia cho hiệu"],
};

const factor: UnknownRule = {
  name: "thừa số chưa biết",
  rule: "lấy tích chia cho thừa số kia",
  wrong: ["lấy tích nhân với thừa số kia", "lấy tích trừ đi thừa số kia", "lấy thừa số kia chia cho tích"],
};

const dividend: UnknownRule = {
  name: "số bị chia",
  rule: "lấy thương nhân với số chia",
  wrong: ["lấy thương chia cho số chia", "lấy số chia chia cho thương", "lấy thương cộng với số chia"],
};

const divisor: UnknownRule = {
  name: "số chia",
  rule: "lấy số bị chia chia cho thương",
  wrong: ["lấy số bị chia nhân với thương", "lấy thương chia cho số bị chia", "lấy số bị chia trừ đi thương"],
};

/** The unknown parts of the four operations. */
export const unknownRules = { term, minuend, subtrahend, factor, dividend, divisor } as const;

export type Role = keyof typeof unknownRules;

export interface Unknown {
  readonly role: Role;
  /** The sum with its gap, its two known numbers, and how the unknown one is found from them. */
  readonly sum: string;
  readonly told: string;
  readonly known: readonly [first: number, second: number];
  readonly operation: Operation;
  readonly answer: number;
}

export type ProductRole = Extract<Role, "factor" | "dividend" | "divisor">;

/** "… × 7 = 42", "… : 7 = 6" or "42 : … = 6" of the two numbers 7 and 6; the divisor is the first of them. */
export function unknownOfProduct(role: ProductRole, part: number, other: number, isFirst: boolean): Unknown {
  const whole = part * other;
  if (role === "factor") {
    return {
      role,
      sum: isFirst ? `… × ${part} = ${whole}` : `${part} × … = ${whole}`,
      told: `Một số nhân với ${part} thì được ${whole}`,
      known: [whole, part],
      operation: ":",
      answer: other,
    };
  }
  if (role === "dividend") {
    const told = `Một số chia cho ${part} thì được ${other}`;
    return { role, sum: `… : ${part} = ${other}`, told, known: [other, part], operation: "×", answer: whole };
  }
  const told = `Lấy ${whole} chia cho một số thì được ${other}`;
  return { role, sum: `${whole} : … = ${other}`, told, known: [whole, other], operation: ":", answer: part };
}

function hintsFor({ role, known: [first, second] }: Unknown): string[] {
  const { name, rule } = unknownRules[role];
  return [
    `Số phải tìm là ${name}. Con nhớ lại cách tìm ${name}.`,
    `Muốn tìm ${name}, con ${rule}. Hai số đã biết là ${groupNumber(first)} và ${groupNumber(second)}.`,
  ];
}

export function workOf({ known: [first, second], operation, answer }: Unknown): string {
  return `${groupNumber(first)} ${operation} ${groupNumber(second)} = ${groupNumber(answer)}`;
}

/** "… × 6 = 42. Số cần điền là số nào?" */
export function barePrompts({ role, sum }: Unknown): string[] {
  return [`${sum}. Số cần điền là số nào?`, `Tìm ${unknownRules[role].name}: ${sum}`];
}

/** "Một số nhân với 6 thì được 42. Số đó là số nào?" */
export function toldPrompts({ told }: Unknown): string[] {
  return [`${told}. Số đó là số nào?`, `${told}. Con tìm số đó.`];
}

interface Asked {
  readonly prompts: readonly string[];
  readonly distractors: readonly Distractor<number>[];
  /** How many digits more than the answer the box takes. */
  readonly room?: number;
}

/** The unknown number is typed. */
export function buildUnknownNumberQuestion(rng: Rng, unknown: Unknown, asked: Asked): Question {
  const { name, rule } = unknownRules[unknown.role];
  const [only = "", ...others] = asked.prompts;
  return numberQuestion(rng, {
    ...asked,
    prompt: others.length === 0 ? only : rng.pick(asked.prompts),
    answer: unknown.answer,
    write: wholeValue,
    range: [1, 10_000],
    isTyped: true,
    hints: hintsFor(unknown),
    explanation: `Muốn tìm ${name}, ${rule}: ${workOf(unknown)}.`,
    praise: "calculate",
    // "8 × … = 80" asks no more than "… × 8 = 80".
    identity: `number ${unknown.role} ${unknown.known.join(" ")}`,
  });
}
