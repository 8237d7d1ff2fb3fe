import { type Exact, exact, over, plus } from "#tests/contract/exact.ts";
import { measuresIn } from "#tests/contract/measures-in.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { numbersIn } from "#tests/contract/read-number.ts";
import { writeExact } from "#tests/contract/write-exact.ts";

const wanted =
  /[Tt]ỉ số của (.+) và (.+) (?:là|thành phân số tối giản|bằng hai số tự nhiên bé nhất có thể):$|\. (.+) bằng mấy phần (.+)\?$/u;

/** The number that stands before the name of a thing ("15 bạn nam"), or the measure that is told of it, in the smallest unit. */
function countOf(told: string, name: string): Exact | null {
  const thing = name.toLowerCase().replace(/^(?:số|độ dài|khối lượng|lượng nước trong) /u, "");
  const clauses = told.toLowerCase().split(", ");
  const measured = measuresIn(clauses.find((clause) => clause.includes(thing)) ?? "")[0];
  if (measured !== undefined) return exact(BigInt(measured.value));
  const [, number] = new RegExp(String.raw`(\d+) ${thing}`, "u").exec(told.toLowerCase()) ?? [];
  return number === undefined ? null : exact(BigInt(number));
}

/** "Số bạn nam bằng 3/4 số bạn nữ": the two in parts. */
function partOf(told: string, name: string): Exact | null {
  const [, first = "", top = "", bottom = ""] = /^(.+) bằng (\d+)\u2044(\d+) (?:.+)\.$/u.exec(told) ?? [];
  if (top === "") return null;
  const [one, other] = [exact(BigInt(top)), exact(BigInt(bottom))];
  if (/cả lớp|cả hai/u.test(name)) return plus(one, other);
  return first.toLowerCase() === name.toLowerCase() ? one : other;
}

export const oracle: Oracle = ({ prompt }) => {
  const { text } = prompt;
  const bare = /^(?:Tỉ số của|Viết tỉ số của) (\d+) và (\d+)/u.exec(text);
  if (bare !== null) {
    const [a = exact(0), b = exact(1)] = numbersIn(text);
    return writeExact(over(a, b));
  }
  const [, ...names] = wanted.exec(text) ?? [];
  const [first = "", second = ""] = names.filter((name) => name !== undefined);
  const told = text.slice(0, text.indexOf(". ") + 1);
  const read = told.includes("\u2044") ? partOf : countOf;
  const [a, b] = [read(told, first), read(told, second)];
  if (a === null || b === null) return null;
  return writeExact(over(a, b));
};
