import { lowerFirst } from "#lib/core/lower-first.ts";
import type { PublicQuestion } from "#lib/questions/question.ts";
import { compareExact, type Exact, exact, minus, over, plus, times } from "#tests/contract/exact.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { numbersIn, readNumber, writtenNumber } from "#tests/contract/read-number.ts";
import { writeExact } from "#tests/contract/write-exact.ts";

const operations: Readonly<Record<string, (a: Exact, b: Exact) => Exact>> = {
  "+": plus,
  "−": minus,
  "×": times,
  ":": over,
};
const hundred = exact(100);
const zero = exact(0);

const number = `(?:${writtenNumber})`;
const product = new RegExp(`(${number}) ([×:]) (${number})`, "u");
const sum = new RegExp(`(${number}) ([+−]) (${number})`, "u");

/** One operation of two written numbers. */
function operate(left: string, sign: string, right: string): Exact {
  return operations[sign]?.(readNumber(left), readNumber(right)) ?? zero;
}

/** As the books work it out: brackets, then × and :, then + and −. Its steps come out even, or are put in at the end. */
function evaluate(text: string): Exact {
  const [, inside, sign = "", factor = ""] = new RegExp(`^\\((.+)\\) ([×:]) (${number})$`, "u").exec(text) ?? [];
  if (inside !== undefined) return operations[sign]?.(evaluate(inside), readNumber(factor)) ?? zero;
  const [part, left = "", by = "", right = ""] = product.exec(text) ?? [];
  if (part === undefined) {
    const [, first = "0", plusOrMinus = "+", second = "0"] = sum.exec(text) ?? [];
    return operate(first, plusOrMinus, second);
  }
  const [before = "", behind = ""] = text.split(part);
  const worth = operate(left, by, right);
  if (before !== "") return plus(readNumber(before.replace(" + ", "")), worth);
  if (behind === "") return worth;
  const [, outer = "+", last = "0"] = new RegExp(`^ ([+−]) (${number})$`, "u").exec(behind) ?? [];
  return operations[outer]?.(worth, readNumber(last)) ?? zero;
}

const dotted = (digits: string) => readNumber(digits.replace(".", ","));

/** The signs of keys that are told in words. */
const signOf: Readonly<Record<string, string>> = { cộng: "+", trừ: "−", nhân: "×", chia: ":" };

/** The two numbers and the sign as they were pressed, by what is said of it: "bấm thiếu chữ số 4 của số 345". */
function pressedAs(words: string, [first, sign, second]: readonly [string, string, string]): Exact {
  const [, other = ""] = /^bấm phím (\S+) thay/u.exec(words) ?? [];
  const swapped = signOf[other];
  if (swapped !== undefined) return operate(first, swapped, second);
  const keys = (text: string) => text.replaceAll("\u00a0", "").replace(",", ".");
  const [, told = ""] = /của số (.+)$/u.exec(words) ?? [];
  const [, digit = ""] = /chữ số (\d)/u.exec(words) ?? [];
  const changes: Readonly<Record<string, (typed: string) => string>> = {
    "bấm thiếu": (typed) => typed.replace(digit, ""),
    "bấm hai": (typed) => typed.replace(digit, digit + digit),
    "quên bấm": (typed) => typed.replace(".", ""),
  };
  const change = changes[words.split(" ").slice(0, 2).join(" ")];
  const press = (text: string) => dotted(text === told && change !== undefined ? change(keys(text)) : keys(text));
  return operations[sign]?.(press(first), press(second)) ?? zero;
}

/** The only one of the wrong ways that leads to what the machine shows. */
function findWrongKey({ prompt: { text }, ...seen }: PublicQuestion): string | null {
  if (seen.kind !== "choice") return null;
  const [, first = "0", sign = "", second = "0"] = new RegExp(`(${number}) ([+−×:]) (${number})`, "u").exec(text) ?? [];
  const [, shown = "0"] = new RegExp(`máy hiện số (${number})`, "iu").exec(text) ?? [];
  const fitting = seen.view.choices.filter(
    (choice) => compareExact(pressedAs(lowerFirst(choice.text), [first, sign, second]), readNumber(shown)) === 0,
  );
  return fitting.length === 1 ? (fitting[0]?.text ?? null) : null;
}

/** What is done with the two numbers of a story. */
const stories: readonly (readonly [RegExp, string])[] = [
  [/Số tiền|Diện tích/u, "×"],
  [/bằng nhau|chia đều/u, ":"],
  [/Còn lại/u, "−"],
  [/Cả hai/u, "+"],
];

function tellStory(text: string): Exact | null {
  const [first, second] = numbersIn(text.split("khoảng")[0] ?? "");
  const [, sign = ""] = stories.find(([words]) => words.test(text)) ?? [];
  return first === undefined || second === undefined ? null : (operations[sign]?.(first, second) ?? null);
}

/** Works the result out with fractions, as the books do; of a slip, what each of the four would have shown. */
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  if (seen.kind === "choice") return findWrongKey(seen);
  if (text.includes("máy hiện")) {
    const told = tellStory(text);
    return told === null ? null : writeExact(told);
  }
  const [first, second] = numbersIn(text);
  if (first === undefined || second === undefined) return null;
  if (text.includes("Tỉ số") || text.includes("tỉ số")) return writeExact(times(over(first, second), hundred));
  if (/% của/u.test(text)) return writeExact(over(times(first, second), hundred));
  const [, written] = /([\d(][\d\u00a0, +−×:()]*) = \?/u.exec(text) ?? [];
  return written === undefined ? null : writeExact(evaluate(written));
};
