import { evaluateMeasured, type Measured } from "./evaluate-measured.ts";
import { compareExact, exact, minus, times } from "./exact.ts";

interface Side extends Measured {
  readonly written: string;
}

const begins = /[\d(]/gu;
const openEnd = /(?:[+−×?…□]| :|cộng|trừ|nhân|chia|cho|gấp|thêm|bớt)\s*$/u;
const openStart = /^\s*[+−×?…□]|^ : |^[\p{L}\u2044²³]|^,\d/u;

/** What stands before a sign, as far as it can be read; null where it begins with something that cannot. */
function leftSide(text: string): Side | null {
  for (const { index } of text.matchAll(begins)) {
    const written = text.slice(index);
    const measured = /[\p{L}\p{N}]$/u.test(text.slice(0, index)) ? null : evaluateMeasured(written);
    if (measured !== null) return openEnd.test(text.slice(0, index)) ? null : { ...measured, written };
  }
  return null;
}

/** What stands behind a sign, as far as it can be read; null where it goes on with something that cannot. */
function rightSide(text: string): (Side & { readonly rest: string }) | null {
  const ends = [...text.matchAll(/[\p{L}\d)²³%]+/gu)].map(({ index, 0: word }) => index + word.length).reverse();
  for (const end of ends) {
    const written = text.slice(0, end);
    const measured = evaluateMeasured(written);
    const rest = text.slice(end);
    if (measured !== null) return openStart.test(rest) ? null : { ...measured, written, rest };
  }
  return null;
}

/** "500 (cm) = 5 (m)": units in brackets count where both sides have one. */
function withUnits(left: string, right: string): readonly [Side | null, ReturnType<typeof rightSide>] {
  const [, measured, unit] = /^(.*\d) \((\p{L}+[²³]?)\)\s*$/u.exec(left) ?? [];
  if (measured === undefined) return [leftSide(left), rightSide(right)];
  return [
    leftSide(`${measured}\u00a0${unit}`),
    rightSide(right.replace(/^( *[\d,\u00a0]+) \((\p{L}+[²³]?)\)/u, "$1\u00a0$2")),
  ];
}

function isDivided(written: string, quotient: Side, left: string): boolean {
  const [, dividend = "", divisor = ""] = /^\s*([\d\u00a0]+) : ([\d\u00a0]+)\s*$/u.exec(written) ?? [];
  const [a, b, r] = [dividend, divisor, left].map((digits) => exact(BigInt(digits.replaceAll("\u00a0", "") || "0")));
  if (a === undefined || b === undefined || r === undefined || b.top === 0n) return false;
  return compareExact(minus(a, times(b, quotient.value)), r) === 0 && r.top < b.top;
}

function isTrue(left: Side, sign: string, right: Side & { readonly rest: string }): boolean {
  const [, remainder] = /^,? \(?(?:và )?(?:còn )?dư[ \u00a0]([\d\u00a0]+)/u.exec(right.rest) ?? [];
  if (remainder !== undefined && sign === "=") return isDivided(left.written, right, remainder);
  if (left.quantity !== right.quantity) return false;
  const order = compareExact(left.value, right.value);
  return { "=": order === 0, " bằng ": order === 0, "<": order < 0, ">": order > 0 }[sign] ?? false;
}

export interface Statements {
  readonly read: number;
  readonly unread: readonly string[];
  readonly wrong: readonly string[];
}

/** Every statement of a text with a sign in its middle, as far as both of its sides can be read: those that do not hold. */
export function readStatements(text: string): Statements {
  const pieces = text.split(/([=<>]| bằng )/u);
  const [unread, wrong]: [string[], string[]] = [[], []];
  let read = 0;
  for (let at = 1; at < pieces.length; at += 2) {
    const sign = pieces[at] ?? "";
    const [left, right] = withUnits(pieces[at - 1] ?? "", pieces[at + 1] ?? "");
    if (left === null || right === null) unread.push(`${pieces[at - 1]}${sign}${pieces[at + 1]}`);
    else {
      read += 1;
      if (!isTrue(left, sign, right)) wrong.push(`${left.written.trim()} ${sign} ${right.written.trim()}`);
    }
  }
  return { read, unread, wrong };
}
