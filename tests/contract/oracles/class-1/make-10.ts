import { countSeen } from "#tests/contract/count-seen.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";

/** Puts one after the other to what is there until the whole is reached. */
function countOn(part: number, whole: number): string {
  const added: number[] = [];
  for (let reached = part + 1; reached <= whole; reached += 1) added.push(reached);
  return String(added.length);
}

/** Tries every two cards, in the order they lie. */
function pairOf(cards: readonly number[]): string | null {
  const pairs = cards.flatMap((one, at) => cards.slice(at + 1).map((other) => [one, other] as const));
  const [only, ...more] = pairs.filter(([one, other]) => countOn(one, 10) === String(other));
  return only === undefined || more.length > 0 ? null : `${only[0]} + ${only[1]}`;
}

export const oracle: Oracle = (seen) => {
  const numbers = wholesIn(seen.prompt.text);
  if (seen.kind === "match") return pairOf(seen.view.labels.map(({ text }) => Number(text)));
  if (numbers.length === 1) return countOn(countSeen(seen.figures[0]), numbers[0] ?? 0);
  const [least = 0, ...rest] = numbers.toSorted((a, b) => a - b);
  const whole = rest.pop() ?? 0;
  return countOn(
    rest.reduce((sum, number) => sum + number, least),
    whole,
  );
};
