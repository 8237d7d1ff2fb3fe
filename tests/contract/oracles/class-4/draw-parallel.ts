import type { Oracle } from "#tests/contract/oracle.ts";

/** A side across from a corner has the two other letters. */
const across = (letters: string, corner: string) => letters.replace(corner, "");

/** What is to be drawn, from the letters that are told; that it can be drawn is seen from the drawings. */
export const oracle: Oracle = ({ kind, prompt: { text } }) => {
  if (kind !== "draw") return null;
  const [, all] = /tam giác (\p{Lu}{3})/u.exec(text) ?? [];
  if (all !== undefined || text.includes("ba đường thẳng")) {
    const letters = all ?? [...text.matchAll(/qua (\p{Lu})/gu)].map(([, letter]) => letter).join("");
    const told = [...letters].map((corner) => `qua ${corner} song song với ${across(letters, corner)}`);
    return `các đường thẳng ${told.join(", ")}`;
  }
  const [, line] = /đường thẳng (\p{Lu}{2})/u.exec(text) ?? [];
  const [, point] = /điểm (\p{Lu})(?!\p{Lu})/u.exec(text) ?? [];
  return `đường thẳng qua ${point}, song song với ${line}`;
};
