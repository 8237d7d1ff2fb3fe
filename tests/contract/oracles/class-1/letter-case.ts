import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { quoted } from "#tests/contract/quoted.ts";

const capitals = "A Ă Â B C D Đ E Ê G H I K L M N O Ô Ơ P Q R S T U Ư V X Y".split(" ");
const smalls = "a ă â b c d đ e ê g h i k l m n o ô ơ p q r s t u ư v x y".split(" ");

/** Reads down two columns of the alphabet. */
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  const [letter = ""] = quoted(text);
  const [from, to] = /hoa/u.test(text) ? [smalls, capitals] : [capitals, smalls];
  return onlyChoice(seen, (choice) => choice === to[from.indexOf(letter)]);
};
