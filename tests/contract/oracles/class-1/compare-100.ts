import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";
import { oracle as compare10 } from "./compare-10.ts";

/** Counts up from nothing: the number met first is the smaller one. */
function metFirst(numbers: readonly number[]): number {
  let number = 0;
  while (!numbers.includes(number)) number += 1;
  return number;
}

export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  const [left = 0, right = 0] = wholesIn(text);
  const [, word] = /Ai (?:có|gấp được|hái được) (nhiều|ít) hơn\?$/u.exec(text) ?? [];
  if (word !== undefined) {
    const [one = "", other = ""] = [...text.matchAll(/(?:^|, )(\p{Lu}[\p{L} ]*?) (?:có|gấp|hái)/gu)].map(
      (found) => found[1] ?? "",
    );
    const fewer = metFirst([left, right]) === left ? one : other;
    const more = fewer === one ? other : one;
    if (left === right) return onlyChoice(seen, (choice) => choice.startsWith("Hai bạn"));
    return onlyChoice(seen, (choice) => choice === (word === "ít" ? fewer : more));
  }
  const [, extreme] = /(?:số nào|viết số) (lớn|bé) nhất/u.exec(text) ?? [];
  if (extreme === undefined) return compare10(seen);
  const all = wholesIn(text);
  return String(extreme === "bé" ? metFirst(all) : 100 - metFirst(all.map((number) => 100 - number)));
};
