import { grouped } from "#tests/contract/grouped.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";

const places: readonly [name: string, place: number][] = [
  ["trăm nghìn", 100_000],
  ["chục nghìn", 10_000],
  ["nghìn", 1000],
];

/** Walks down and up to the next round numbers and takes the nearer one. */
function nearest(value: number, place: number): number {
  let [down, up] = [value, value];
  while (down % place !== 0) down -= 1;
  while (up % place !== 0) up += 1;
  return value - down < up - value ? down : up;
}

export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  const place = places.find(([name]) => text.includes(name))?.[1] ?? 0;
  const [value = 0] = wholesIn(text);
  if (/Số nào|có thể là/u.test(text))
    return onlyChoice(seen, (choice) => nearest(wholesIn(choice)[0] ?? 0, place) === value);
  return grouped(/gồm (?:bao nhiêu|…)/u.test(text) ? nearest(value, place) / place : nearest(value, place));
};
