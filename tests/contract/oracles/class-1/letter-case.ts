import type { Kinds } from "#lib/questions/question.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { quoted } from "#tests/contract/quoted.ts";

const capitals = "A Ă Â B C D Đ E Ê G H I K L M N O Ô Ơ P Q R S T U Ư V X Y".split(" ");
const smalls = "a ă â b c d đ e ê g h i k l m n o ô ơ p q r s t u ư v x y".split(" ");

/** Writes the small letter that is on a card beside each capital. */
function pair({ lefts, cards }: Kinds["pairs"]["view"]): string | null {
  const found = lefts.map((capital) => smalls[capitals.indexOf(capital)] ?? "");
  if (!found.every((small) => cards.includes(small))) return null;
  return lefts.map((capital, place) => `${capital} ${found[place]}`).join(", ");
}

/** Reads down two columns of the alphabet. */
export const oracle: Oracle = (seen) => {
  if (seen.kind === "pairs") return pair(seen.view);
  const { text } = seen.prompt;
  const [letter = ""] = quoted(text);
  const [from, to] = /hoa/u.test(text) ? [smalls, capitals] : [capitals, smalls];
  return onlyChoice(seen, (choice) => choice === to[from.indexOf(letter)]);
};
