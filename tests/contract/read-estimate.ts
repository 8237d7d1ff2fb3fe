import { isNear, numbersIn } from "./wrong-answers.ts";

/** A question for an estimate, as its words put it. */
interface ReadEstimate {
  readonly numbers: readonly number[];
  /** To what each of them is rounded. */
  readonly sizes: readonly number[];
  readonly sign: string;
  /** What the result is held against. */
  readonly given: number | null;
}

const places: readonly (readonly [RegExp, number])[] = [
  [/^số tự nhiên/u, 1],
  [/^hàng trăm nghìn/u, 100_000],
  [/^hàng nghìn/u, 1000],
  [/^hàng trăm/u, 100],
  [/^hàng chục/u, 10],
];

const sizeOf = (words: string) => places.find(([name]) => name.test(words))?.[1] ?? 1;

/** Reads the numbers, how each is rounded and what is done with them; null where no estimate is asked for. */
function readEstimate(text: string): ReadEstimate | null {
  const all = /làm tròn (?:mỗi số|giá mỗi món) đến (\P{P}+)/iu.exec(text)?.[1];
  const [, first, second] = /làm tròn \S+ đến (\P{P}+), \S+ đến (\P{P}+)/iu.exec(text) ?? [];
  const [, one, sign, other] = /(\d[\d\u00a0,]*) ([+−×:]) (\d[\d\u00a0,]*)/u.exec(text) ?? [];
  if ((all ?? second) === undefined) return null;
  const sizes = [first ?? all ?? "", second ?? all ?? ""].map(sizeOf);
  if (sign !== undefined) return { numbers: numbersIn(`${one} ; ${other}`), sizes, sign, given: null };
  const told = numbersIn(text);
  const isHeld = /còn (?:lại|thừa|thiếu|đựng)/u.test(text);
  const given = isHeld ? (told.shift() ?? null) : null;
  return {
    numbers: told,
    sizes: told.map(() => sizes[0] ?? 1),
    sign: /diện tích|một lít/u.test(text) ? "×" : "+",
    given,
  };
}

const whole = (number: number) => Math.round(number * 1e6) / 1e6;
const rounded = (number: number, size: number) => Math.floor(whole(number) / size + 0.5) * size;

/** The round number on the other side. */
function misrounded(number: number, size: number): number {
  const near = rounded(number, size);
  return near > number ? near - size : near + size;
}

function workOut(numbers: readonly number[], sign: string): number {
  return numbers.reduce((result, each) => {
    if (sign === "+") return result + each;
    if (sign === "−") return result - each;
    return sign === "×" ? result * each : result / each;
  });
}

/** What is left of what is given, or lacking; below 0 where it would be the other way round. */
function held({ given, ...estimate }: ReadEstimate, total: number): number {
  if (given === null) return total;
  const right = workOut(
    estimate.numbers.map((each, at) => rounded(each, estimate.sizes[at] ?? 1)),
    estimate.sign,
  );
  return given > right ? given - total : total - given;
}

const near = ({ numbers, sizes }: ReadEstimate) => numbers.map((each, at) => rounded(each, sizes[at] ?? 1));
const result = (estimate: ReadEstimate, numbers: readonly number[]) => held(estimate, workOut(numbers, estimate.sign));

/** What comes of rounding each number, and it alone, the wrong way. */
function singles(estimate: ReadEstimate): number[] {
  return estimate.numbers.map((each, at) =>
    result(estimate, near(estimate).with(at, misrounded(each, estimate.sizes[at] ?? 1))),
  );
}

/** The exact result rounded afterwards. */
function afterwards(estimate: ReadEstimate, sizes = estimate.sizes): number[] {
  return sizes.map((size) => rounded(result(estimate, estimate.numbers), size));
}

/** Whether rounding this number the wrong way leads there, and nothing else that is as likely. */
export function isOnlyOf(text: string, value: number, number: number): boolean {
  const estimate = readEstimate(text);
  if (estimate === null) return true;
  const ways = singles(estimate);
  const at = estimate.numbers.findIndex((each) => isNear(each, number));
  const others = [...ways.filter((_, other) => other !== at), ...afterwards(estimate)];
  return isNear(ways[at] ?? Number.NaN, value) && !others.some((other) => isNear(other, value));
}

/** Whether it is the exact result, rounded to any place. */
export function isRoundedAfterwards(text: string, value: number): boolean {
  const estimate = readEstimate(text);
  return estimate === null || afterwards(estimate, [1, 10, 100, 1000, 100_000]).some((each) => isNear(each, value));
}

/** Whether some of the numbers rounded the wrong way, or all at the end, lead there; also where it is not held against anything. */
export function isMisrounded(text: string, value: number): boolean {
  const estimate = readEstimate(text);
  if (estimate === null) return true;
  const rows = estimate.numbers.reduce<number[][]>(
    (made, each, at) => {
      const size = estimate.sizes[at] ?? 1;
      return made.flatMap((row) => [rounded(each, size), misrounded(each, size)].map((next) => [...row, next]));
    },
    [[]],
  );
  const totals = rows.map((row) => workOut(row, estimate.sign));
  const reached = [...totals, ...totals.map((total) => held(estimate, total)), ...afterwards(estimate)];
  return reached.some((each) => isNear(each, value));
}

/** Whether the rounded numbers lead there by another operation, the smaller one taken from the larger. */
export function isOtherOperation(text: string, value: number): boolean {
  const estimate = readEstimate(text);
  if (estimate === null) return true;
  const [high = 0, ...lower] = near(estimate).toSorted((a, b) => b - a);
  const totals = ["+", "−", "×"]
    .filter((sign) => sign !== estimate.sign)
    .map((sign) => workOut([high, ...lower], sign));
  const { given } = estimate;
  return totals.some((total) => isNear(given === null ? total : Math.abs(given - total), value));
}
