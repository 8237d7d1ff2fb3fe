import type { Oracle } from "#tests/contract/oracle.ts";
import { readToldPlaces } from "#tests/contract/read-told-places.ts";

function worthOf(card: string): bigint {
  const told = readToldPlaces(card);
  if (told !== null) return told.top;
  // As many digits as the longest number has: then the signs alone decide.
  return BigInt(card.replaceAll("\u00a0", "").padStart(9, "0"));
}

/** Takes away the smallest card again and again. */
export const oracle: Oracle = (seen) => {
  if (seen.kind !== "order") return null;
  const left = [...seen.view.cards];
  const row: string[] = [];
  while (left.length > 0) {
    const least = left.reduce((one, other) => (worthOf(other) < worthOf(one) ? other : one));
    left.splice(left.indexOf(least), 1);
    row.push(least);
  }
  return (seen.prompt.text.includes("từ bé đến lớn") ? row : row.toReversed()).join(", ");
};
