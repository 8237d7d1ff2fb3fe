import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";

/** Adds so many equal numbers, as the class first meets multiplication. */
function addUp(each: number, times: number): number {
  return Array.from({ length: times }, () => each).reduce((sum, number) => sum + number, 0);
}

/** Takes one share away as often as it goes. */
function shareOut(whole: number, share: number): number {
  let [left, shares] = [whole, 0];
  while (left >= share) [left, shares] = [left - share, shares + 1];
  return shares;
}

const names = { "×": "thừa số × thừa số = tích", ":": "số bị chia : số chia = thương" } as const;

/** Names by the sign that is seen; numbers by adding up or sharing out, and only where that number lies there. */
export const oracle: Oracle = ({ prompt, ...seen }) => {
  if (seen.kind !== "match") return null;
  const { operation, filled, labels } = seen.view;
  if (operation !== "×" && operation !== ":") return null;
  const lies = (words: string) => labels.some(({ text }) => text === words);
  if (filled === "names") {
    const parts = names[operation].split(/ [×:=] /u);
    return parts.every(lies) ? names[operation] : null;
  }
  const [first = 0, second = 0] = wholesIn(prompt.text);
  const isProduct = /thừa số là/u.test(prompt.text);
  if (isProduct !== (operation === "×")) return null;
  const result = isProduct ? addUp(first, second) : shareOut(first, second);
  return [first, second, result].map(String).every(lies) ? `${first} ${operation} ${second} = ${result}` : null;
};
