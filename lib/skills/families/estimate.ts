import { groupNumber } from "#lib/core/group-number.ts";
import type { Rng } from "#lib/core/rng.ts";
import { writeShortDecimal } from "#lib/core/write-short-decimal.ts";
import type { Question } from "#lib/questions/question.ts";
import { wholeValue } from "#lib/questions/values.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import type { Praise } from "#lib/skills/drafts/praises.ts";
import { typedNumberQuestion } from "#lib/skills/drafts/questions.ts";
import { withoutLeaks } from "#lib/skills/drafts/without-leaks.ts";
import { decidingDigit, roundTo } from "./round.ts";

/** A number to be rounded, and what it becomes. */
export interface Rounded {
  readonly text: string;
  readonly exact: number;
  readonly to: number;
  /** The round number on its other side. */
  readonly other: number;
  /** "chữ số hàng trăm là 9" */
  readonly decides: string;
}

/** A whole number rounded to a place; `below` is the name of the next lower place. */
export function roundWhole(exact: number, size: number, below: string): Rounded {
  const to = roundTo(exact, size);
  return {
    text: groupNumber(exact),
    exact,
    to,
    other: to > exact ? to - size : to + size,
    decides: `chữ số hàng ${below} là ${decidingDigit({ number: exact, size })}`,
  };
}

/** `scaled` / 10^`places` rounded to a whole number. */
export function roundDecimal(scaled: number, places: number): Rounded {
  const exact = scaled / 10 ** places;
  const to = Math.round(exact);
  return {
    text: writeShortDecimal(scaled, places),
    exact,
    to,
    other: to > exact ? to - 1 : to + 1,
    decides: `chữ số hàng phần mười là ${Math.floor(scaled / 10 ** (places - 1)) % 10}`,
  };
}

const operations = {
  "+": { name: "cộng", other: "−", of: (a: number, b: number) => a + b },
  "−": { name: "trừ", other: "+", of: (a: number, b: number) => a - b },
  "×": { name: "nhân", other: "+", of: (a: number, b: number) => a * b },
  ":": { name: "chia", other: "×", of: (a: number, b: number) => a / b },
} as const;

export type Operation = keyof typeof operations;

function workOut(values: readonly number[], operation: Operation): number {
  const [first = 0, ...others] = values;
  return others.reduce((result, value) => operations[operation].of(result, value), first);
}

/** What is done with the estimate at the end: it is taken from what there is, or the other way round. */
interface Compared {
  /** A round number. */
  readonly given: number;
  /** Said to the estimate itself. */
  readonly said: string;
}

interface Estimate {
  readonly prompt: string;
  readonly numbers: readonly Rounded[];
  readonly operation: Operation;
  readonly compared?: Compared;
  /** "hàng nghìn": to what each number is rounded, in the words of the first hint. */
  readonly place: string;
  /** What the numbers are multiples of once they are rounded. */
  readonly step: number;
  readonly unit?: string;
  readonly most: number;
  readonly praise: Praise;
  readonly identity: string;
}

const down = "bé hơn 5 nên làm tròn xuống";
const up = "từ 5 trở lên nên làm tròn lên";

/** "48 920 có chữ số hàng trăm là 9, từ 5 trở lên nên làm tròn lên" */
const reason = ({ text, exact, to, decides }: Rounded) => `${text} có ${decides}, ${to > exact ? up : down}`;

/** How far an estimate lies from what is there. */
const rest = (total: number, compared: Compared | undefined) =>
  compared === undefined ? total : Math.abs(compared.given - total);

function wrongWays({ numbers, operation, compared }: Estimate): Distractor<number>[] {
  const result = (values: readonly number[]) => rest(workOut(values, operation), compared);
  const rounded = numbers.map(({ to }) => to);
  const one = numbers.map((number, at) =>
    mistake("ROUND", result(rounded.with(at, number.other)), `Con xem lại cách làm tròn: ${reason(number)}.`),
  );
  const again = "Con làm tròn lại từng số: nhìn chữ số đứng sau hàng cần làm tròn nhé!";
  const below = numbers.map(({ exact, to, other }) => (to > exact ? other : to));
  const above = numbers.map(({ exact, to, other }) => (to > exact ? to : other));
  const { name, other } = operations[operation];
  return [
    ...one,
    mistake(
      "ROUND",
      result(numbers.map(({ exact }) => exact)),
      "Đó là kết quả tính chính xác. Đề bài hỏi kết quả ước lượng: con làm tròn trước rồi mới tính.",
    ),
    mistake("ROUND", result(below), again),
    mistake("ROUND", result(above), again),
    mistake(
      "OP",
      rest(workOut(rounded, other), compared),
      `Con xem lại phép tính: với các số đã làm tròn, con cần phép ${name}.`,
    ),
  ];
}

/** "Làm tròn mỗi số đến hàng nghìn rồi tính: 48 920 + 31 150 khoảng bao nhiêu?" */
export function buildEstimateQuestion(rng: Rng, estimate: Estimate): Question {
  const { prompt, numbers, operation, compared, place, step, unit, most, praise, identity } = estimate;
  const rounded = numbers.map(({ to }) => to);
  const total = workOut(rounded, operation);
  const answer = rest(total, compared);
  const [first] = numbers;
  const sum = `${rounded.map(groupNumber).join(` ${operation} `)} = ${groupNumber(total)}`;
  const counted = unit === undefined ? "" : ` (${unit})`;
  const taken = compared === undefined ? [] : [Math.max(compared.given, total), Math.min(compared.given, total)];
  const left =
    compared === undefined
      ? ""
      : ` Vậy kết quả khoảng: ${taken.map(groupNumber).join(" − ")} = ${groupNumber(answer)}${counted}.`;
  return typedNumberQuestion(rng, {
    prompt,
    answer,
    write: wholeValue,
    range: [1, most],
    step,
    distractors: [
      ...wrongWays(estimate),
      ...(compared === undefined ? [] : [mistake("PARTIAL", total, compared.said)]),
      mistake("ZERO", answer * 10, "Con đếm lại các chữ số 0 ở kết quả nhé!"),
      mistake("ZERO", answer / 10, "Con đếm lại các chữ số 0 ở kết quả nhé!"),
    ],
    hints: withoutLeaks(groupNumber(answer), [
      `Con làm tròn từng số đến ${place} trước, chưa tính vội.`,
      "Chữ số đứng ngay sau hàng làm tròn bé hơn 5 thì làm tròn xuống, từ 5 trở lên thì làm tròn lên.",
      `${first?.text} làm tròn thành ${groupNumber(first?.to ?? 0)}. Con làm tròn ${numbers.length > 2 ? "các số" : "số"} còn lại rồi tính với các số đã làm tròn.`,
    ]),
    explanation: `${numbers.map(({ text, to }) => `${text} khoảng ${groupNumber(to)}`).join("; ")}. ${compared === undefined ? "Vậy kết quả khoảng" : "Tính trước"}: ${sum}${counted}.${left}`,
    praise,
    identity,
  });
}
