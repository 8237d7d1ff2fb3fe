import type { Oracle } from "#tests/contract/oracle.ts";
import { asOneText } from "#tests/contract/put-in-roles.ts";

const ends = /^(?:Cuối cùng|Vì vậy|Vì thế),/u;
const opens = /^(?:Đầu tiên,|Em tên là|Người em)/u;

/** The word a sentence takes up from another one: "nhặt" of "Nhặt xong", "tranh" of "Những bức tranh ấy". */
function takenUp(sentence: string): string | null {
  const [, done] = /^(.+?) xong,/u.exec(sentence) ?? [];
  const [, named] = /(\p{L}+) ấy(?!\p{L})/u.exec(sentence) ?? [];
  return (done ?? named)?.toLowerCase() ?? null;
}

const holds = (sentence: string, word: string) =>
  new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, "iu").test(sentence.replace(/^.+? xong,|\p{L}+ ấy|, học lớp \w+/u, ""));

/** Goes from the first sentence to the one that takes up a word of it, and so on; null where two ways lead on. */
export const oracle: Oracle = (seen) => {
  if (seen.kind !== "order") return null;
  const { cards } = seen.view;
  const [first, ...firsts] = cards.filter((card) => opens.test(card));
  const last = cards.filter((card) => ends.test(card));
  if (first === undefined || firsts.length > 0 || last.length > 1) return null;
  const text = [first];
  let left = cards.filter((card) => card !== first && !last.includes(card));
  while (left.length > 0) {
    const before = text.at(-1) ?? "";
    const linked = left.filter((card) => {
      const word = takenUp(card);
      return word !== null && holds(before, word);
    });
    const bare = left.filter((card) => takenUp(card) === null);
    const [next, ...others] = linked.length > 0 ? linked : bare;
    if (next === undefined || others.length > 0) return null;
    text.push(next);
    left = left.filter((card) => card !== next);
  }
  return asOneText([...text, ...last]);
};
