import type { Oracle } from "#tests/contract/oracle.ts";

/** Written equally long, with zeros in front, numbers stand in the order of their texts. */
const padded = (text: string) => text.replaceAll(/\D/gu, "").padStart(6, "0");

/** Takes the card again and again that comes before all others, in the order the words ask for. */
export const oracle: Oracle = ({ prompt: { text }, kind, view }) => {
  if (kind !== "order") return null;
  const isFalling = text.includes("từ lớn đến bé");
  if (isFalling === text.includes("từ bé đến lớn")) return null;
  const left = [...view.cards];
  const row: string[] = [];
  while (left.length > 0) {
    const next = left.find((card) =>
      left.every((other) => (isFalling ? padded(other) <= padded(card) : padded(other) >= padded(card))),
    );
    if (next === undefined) return null;
    row.push(next);
    left.splice(left.indexOf(next), 1);
  }
  return row.join(", ");
};
