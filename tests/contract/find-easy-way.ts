import { equationIn } from "./equation.ts";
import { evaluate } from "./evaluate.ts";
import type { Exact } from "./exact.ts";
import { grouped } from "./grouped.ts";
import type { Oracle } from "./oracle.ts";

/** Every order of a list, those that change least of it first. */
function permute<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, at) => permute(items.toSpliced(at, 1)).map((rest) => [item, ...rest]));
}

function isWhole({ top, bottom }: Exact): boolean {
  return top % bottom === 0n;
}

/** Products of ten, of decimals also 1; sums of hundreds, of decimals any whole number. */
function isRound(value: Exact, text: string): boolean {
  if (!isWhole(value)) return false;
  const whole = value.top / value.bottom;
  if (text.includes("×")) return /^10*$/u.test(String(whole)) && (whole > 1n || text.includes(","));
  return text.includes(",") || whole % 100n === 0n;
}

/** As it is written in school: "1 285", "12,5". */
function write({ top, bottom }: Exact): string {
  const thousandths = String((top * 1000n) / bottom).padStart(4, "0");
  const places = thousandths.slice(-3).replace(/0+$/u, "");
  return `${grouped(Number(thousandths.slice(0, -3)))}${places === "" ? "" : `,${places}`}`;
}

function fill(frame: string, numbers: readonly string[]): string {
  const left = [...numbers];
  return frame
    .replaceAll("□", () => left.shift() ?? "")
    .replaceAll("( ", "(")
    .replaceAll(" )", ")");
}

/** The factor that stands in both products, then the others; a number alone is itself times 1. */
function takeOut(text: string): readonly [common: string, rest: readonly string[]] | null {
  const [first = [], second = []] = text.split(/ [+−] /u).map((term) => term.split(" × "));
  const common = first.find((factor) => second.includes(factor));
  if (common === undefined) return null;
  const rest = [first, second].map((term) => term.find((factor) => factor !== common) ?? "1");
  return [common, rest];
}

/** Tries every order of the numbers in the brackets of the board until all brackets are round, or takes a common factor out. */
export const findEasyWay: Oracle = (seen) => {
  const text = equationIn(seen.prompt.text);
  if (seen.kind !== "boxes" || text === null) return null;
  const pieces = seen.view.parts.map((part) => (part.type === "text" ? part.text : "□"));
  const frame = pieces.slice(0, pieces.indexOf("=")).join(" ");
  const end = (left: string) => (evaluatesAlike(left, text) ? `${left} = ${write(evaluate(text))}` : null);
  if (/ × .* [+−] | [+−] .* × /u.test(text)) {
    const taken = takeOut(text);
    if (taken === null) return null;
    const [common, rest] = taken;
    return end(fill(frame, frame.startsWith("(") ? [...rest, common] : [common, ...rest]));
  }
  const filled = permute(text.split(/ [+×] /u)).map((numbers) => fill(frame, numbers));
  const found = filled.find((left) =>
    [...left.matchAll(/\(([^)]+)\)/gu)].every(([, inside = ""]) => isRound(evaluate(inside), text)),
  );
  return found === undefined ? null : end(found);
};

function evaluatesAlike(one: string, other: string): boolean {
  const [first, second] = [evaluate(one), evaluate(other)];
  return first.top * second.bottom === second.top * first.bottom;
}
