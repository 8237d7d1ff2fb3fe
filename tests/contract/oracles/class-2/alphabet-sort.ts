import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { quoted } from "#tests/contract/quoted.ts";

/** A code letter for every letter, so that plain text order is the order of the 29 letters. */
const codes = new Map(
  "a ă â b c d đ e ê g h i k l m n o ô ơ p q r s t u ư v x y".split(" ").map((letter, at) => [letter, 65 + at]),
);

function coded(name: string): string {
  const bare = name
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300\u0301\u0303\u0309\u0323]/gu, "")
    .normalize("NFC");
  return Array.from(bare, (letter) => String.fromCharCode(codes.get(letter) ?? 33)).join("");
}

/** Sorted names; null where two differ by no letter before one of them ends. */
function sortNames(names: readonly string[]): string[] | null {
  const sorted = names.toSorted((one, other) => (coded(one) < coded(other) ? -1 : 1));
  const isDoubtful = sorted.some((name, at) => coded(sorted[at + 1] ?? "").startsWith(coded(name)));
  return isDoubtful ? null : sorted;
}

/** Writes the whole list in order and looks there. */
export const oracle: Oracle = (seen) => {
  if (seen.kind === "order") return sortNames(seen.view.cards)?.join(", ") ?? null;
  if (seen.kind !== "choice") return null;
  const { text } = seen.prompt;
  const choices = seen.view.choices.map((choice) => choice.text);
  const [given] = quoted(text);
  const listed = /chữ cái: ([^.]+)\./u.exec(text)?.[1]?.split(", ") ?? choices;
  if (/[Dd]ãy/u.test(text)) {
    return onlyChoice(seen, (choice) => sortNames(choice.split(", "))?.join(", ") === choice);
  }
  const sorted = sortNames(listed);
  if (sorted === null) return null;
  if (given !== undefined) return sorted[sorted.indexOf(given) + (/Ngay sau/u.test(text) ? 1 : -1)] ?? null;
  return (/đứng đầu/u.test(text) ? sorted[0] : sorted.at(-1)) ?? null;
};
