import { capital } from "#lib/core/capital.ts";
import { groupNumber } from "#lib/core/group-number.ts";
import type { Rng } from "#lib/core/rng.ts";
import { listWithAnd } from "#lib/core/vietnamese/list-with-and.ts";
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
  /** What it becomes a multiple of. */
  readonly size: number;
  /** The name of the next lower place, whose digit decides: "trăm". */
  readonly below: string;
  readonly digit: number;
}

/** A whole number rounded to a place; `below` is the name of the next lower place. */
export function roundWhole(exact: number, size: number, below: string): Rounded {
  const to = roundTo(exact, size);
  return {
    text: groupNumber(exact),
    exact,
    to,
    other: to > exact ? to - size : to + size,
    size,
    below,
    digit: decidingDigit({ number: exact, size }),
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
    size: 1,
    below: "phần mười",
    digit: Math.floor(scaled / 10 ** (places - 1)) % 10,
  };
}

const operations = {
  "+": { name: "cộng", other: "−", of: (a: number, b: number) => a + b },
  "−": { name: "trừ", other: "+", of: (a: number, b: number) => a - b },
  "×": { name: "nhân", other: "+", of: (a: number, b: number) => a * b },
  ":": { name: "chia", other: "×", of: (a: number, b: number) => a / b },
} as const;

export type Operation = keyof typeof operations;

/** As exact as the decimals of school are. */
const exactly = (value: number) => Number(value.toFixed(6));

function workOut(values: readonly number[], operation: Operation): number {
  const [first = 0, ...others] = values;
  return exactly(others.reduce((result, value) => operations[operation].of(result, value), first));
}

/** What is done with the estimate at the end: it is taken from what there is, or the other way round. */
interface Compared {
  /** A round number. */
  readonly given: number;
  /** What the first operation finds: "số tiền mua xăng". */
  readonly found: string;
  /** Said to the estimate itself, and to what there is. */
  readonly partial: string;
  readonly datum: string;
}

interface Estimate {
  readonly prompt: string;
  readonly numbers: readonly Rounded[];
  readonly operation: Operation;
  readonly compared?: Compared;
  /** What is rounded. */
  readonly noun?: "số" | "giá";
  /** "hàng nghìn": to what each number is rounded, in the words of the first hint. */
  readonly place: string;
  /** What the numbers are multiples of once they are rounded. */
  readonly step: number;
  /** What is done with the round numbers, for the last hint: "cộng ba giá đã làm tròn". */
  readonly way?: string;
  readonly unit?: string;
  readonly most: number;
  readonly praise: Praise;
  readonly identity: string;
}

const down = "bé hơn 5 nên làm tròn xuống";
const up = "từ 5 trở lên nên làm tròn lên";

/** "48 920 có chữ số hàng trăm là 9, từ 5 trở lên nên làm tròn lên" */
const reason = ({ text, exact, to, below, digit }: Rounded) =>
  `${text} có chữ số hàng ${below} là ${digit}, ${to > exact ? up : down}`;

const totalOf = ({ numbers, operation }: Estimate) =>
  workOut(
    numbers.map(({ to }) => to),
    operation,
  );

/** What is left of what there is, or lacking; below 0 where a wrong total lies on its other side. */
function held({ compared, ...estimate }: Estimate, total: number): number {
  if (compared === undefined) return total;
  const { given } = compared;
  return exactly(given > totalOf(estimate) ? given - total : total - given);
}

/** The exact result rounded only then, to a place that is named or to the one the estimate has. */
function roundedAfterwards(estimate: Estimate): number[] {
  const { numbers, operation, step } = estimate;
  const exact = held(
    estimate,
    workOut(
      numbers.map((number) => number.exact),
      operation,
    ),
  );
  const sizes = new Set([step, ...numbers.map(({ size }) => size).filter((size) => size < step)]);
  return [...sizes].map((size) => roundTo(exact, size));
}

/** Whoever rounds otherwise, or later. Where several ways lead to one number, none of them is named. */
function wronglyRounded(estimate: Estimate): Distractor<number>[] {
  const { numbers, operation, compared, noun = "số" } = estimate;
  const result = (values: readonly number[]) => held(estimate, workOut(values, operation));
  const rounded = numbers.map(({ to }) => to);
  const singles = numbers.map((number, at) => ({ number, value: result(rounded.with(at, number.other)) }));
  const late = roundedAfterwards(estimate);
  const isShared = (value: number) => singles.filter((each) => each.value === value).length > 1 || late.includes(value);
  const [place = "", ...otherPlaces] = new Set(numbers.map(({ below }) => below));
  const digit = otherPlaces.length === 0 ? `chữ số hàng ${place}` : "chữ số đứng ngay sau hàng cần làm tròn";
  const before = compared === undefined ? operations[operation].name : "tính";
  const again = `Con làm tròn lại từng ${noun} trước khi ${before}: nhìn ${digit} nhé!`;
  const below = numbers.map(({ exact, to, other }) => (to > exact ? other : to));
  const above = numbers.map(({ exact, to, other }) => (to > exact ? to : other));
  return [
    mistake(
      "ROUND",
      result(numbers.map(({ exact }) => exact)),
      "Đó là kết quả tính chính xác. Đề bài hỏi kết quả ước lượng: con làm tròn trước rồi mới tính.",
    ),
    ...singles.map(({ number, value }) =>
      mistake("ROUND", value, isShared(value) ? again : `Con xem lại cách làm tròn: ${reason(number)}.`),
    ),
    ...late.map((value) =>
      mistake(
        "ROUND",
        value,
        "Con tính rồi mới làm tròn. Đề bài hỏi kết quả ước lượng: con làm tròn trước rồi mới tính.",
      ),
    ),
    mistake("ROUND", result(below), again),
    mistake("ROUND", result(above), again),
  ];
}

/** What another operation makes of two round numbers, the smaller one taken from the larger. */
function wronglyWorked(estimate: Estimate): Distractor<number>[] {
  const { numbers, operation, compared } = estimate;
  const { name, other } = operations[operation];
  const total = workOut(
    numbers.map(({ to }) => to).toSorted((a, b) => b - a),
    other,
  );
  if (numbers.length > 2 || total === 0) return [];
  return compared === undefined
    ? [mistake("OP", total, `Con xem lại phép tính: với các số đã làm tròn, con cần phép ${name}.`)]
    : [mistake("OP", Math.abs(compared.given - total), `Để tìm ${compared.found}, con cần phép ${name}.`)];
}

/** Where the result has to be held against what there is: that itself, and what is worked out before. */
function unfinished(estimate: Estimate): Distractor<number>[] {
  const { compared } = estimate;
  if (compared === undefined) return [];
  return [mistake("DATUM", compared.given, compared.datum), mistake("PARTIAL", totalOf(estimate), compared.partial)];
}

/** What is worked out before, of numbers of which one is rounded otherwise. */
function unfinishedAndWrong({ numbers, operation, compared, noun = "số", way = "" }: Estimate): Distractor<number>[] {
  if (compared === undefined) return [];
  const rounded = numbers.map(({ to }) => to);
  return numbers.map(({ other }, at) =>
    mistake("PARTIAL", workOut(rounded.with(at, other), operation), `Con làm tròn lại từng ${noun}, ${way} nhé!`),
  );
}

/** "372 000 làm tròn thành 400 000. Con làm tròn tiếp 620 000, cộng hai giá rồi so với số tiền bà có." */
function lastHint({ numbers, way = "tính với các số đã làm tròn" }: Estimate): string {
  const [first, ...others] = numbers;
  const next = listWithAnd(others.map(({ text }) => text));
  return `${first?.text} làm tròn thành ${groupNumber(first?.to ?? 0)}. Con làm tròn tiếp ${next}${way.includes(" rồi ") ? "," : " rồi"} ${way}.`;
}

/** "Làm tròn mỗi số đến hàng nghìn rồi tính: 48 920 + 31 150 khoảng bao nhiêu?" */
export function buildEstimateQuestion(rng: Rng, estimate: Estimate): Question {
  const { prompt, numbers, operation, compared, noun = "số", place, step, unit, most, praise, identity } = estimate;
  const total = totalOf(estimate);
  const answer = held(estimate, total);
  const sum = `${numbers.map(({ to }) => groupNumber(to)).join(` ${operation} `)} = ${groupNumber(total)}`;
  const counted = unit === undefined ? "" : ` (${unit})`;
  const asked = `Vậy ${/ thì (?<asked>.+) khoảng bao nhiêu /u.exec(prompt)?.groups?.asked ?? "kết quả"}`;
  const taken = compared === undefined ? [] : [compared.given, total].toSorted((a, b) => b - a);
  const left =
    compared === undefined
      ? ""
      : ` ${asked} khoảng: ${taken.map(groupNumber).join(" − ")} = ${groupNumber(answer)}${counted}.`;
  return typedNumberQuestion(rng, {
    prompt,
    answer,
    write: wholeValue,
    range: [1, most],
    step,
    distractors: [
      ...unfinished(estimate),
      ...wronglyRounded(estimate),
      ...wronglyWorked(estimate),
      ...unfinishedAndWrong(estimate),
      mistake("ZERO", answer * 10, "Con xem lại kết quả: con viết thừa một chữ số 0 rồi."),
      mistake("ZERO", answer / 10, "Con xem lại kết quả: con viết thiếu một chữ số 0 rồi."),
    ],
    hints: withoutLeaks(groupNumber(answer), [
      `Trước hết, con làm tròn từng ${noun} đến ${place}, chưa tính vội.`,
      "Chữ số đứng ngay sau hàng làm tròn bé hơn 5 thì làm tròn xuống, từ 5 trở lên thì làm tròn lên.",
      lastHint(estimate),
    ]),
    explanation: `${numbers.map(({ text, to }) => `${text} làm tròn thành ${groupNumber(to)}`).join("; ")}. ${compared === undefined ? asked : capital(compared.found)} khoảng: ${sum}${counted}.${left}`,
    praise,
    identity,
  });
}
