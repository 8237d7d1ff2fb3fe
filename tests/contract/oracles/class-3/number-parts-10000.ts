import { evaluate } from "#tests/contract/evaluate.ts";
import { grouped } from "#tests/contract/grouped.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";

const sizes = [
  ["nghìn", 1000],
  ["trăm", 100],
  ["chục", 10],
  ["đơn vị", 1],
] as const;

/** How often each size is in a number, the largest taken away first. */
function takenApart(number: number) {
  let left = number;
  return sizes.map(([name, size]) => {
    let count = 0;
    for (; left >= size; left -= size) count += 1;
    return { name, size, count };
  });
}

/** "3 nghìn" in a text, all of them added. */
function addedUp(text: string): number {
  const parts = [...text.matchAll(/(\d) (nghìn|trăm|chục|đơn vị)/gu)];
  return parts.reduce(
    (sum, [, count, name]) => sum + Number(count) * (sizes.find(([each]) => each === name)?.[1] ?? 0),
    0,
  );
}

/** Takes the number apart, or adds its parts. */
export const oracle: Oracle = ({ prompt: { text } }) => {
  if (/gồm \d (?:nghìn|trăm|chục|đơn vị)/u.test(text)) return grouped(addedUp(text));
  const [, sum] = /^(?:Tổng sau là số nào\?|Con viết tổng) ([\d\u00a0+ ]+?)(?: thành một số\.)?$/u.exec(text) ?? [];
  if (sum !== undefined) return grouped(evaluate(sum).top);
  const [number = 0] = wholesIn(text);
  const parts = takenApart(number);
  if (/tổng|số hạng|Ô trống/u.test(text)) {
    const terms = parts.filter(({ count }) => count > 0).map(({ count, size }) => grouped(count * size));
    return `${grouped(number)} = ${terms.join(" + ")}`;
  }
  return parts.map(({ name, count }) => `${count} ${name}`).join(" ");
};
