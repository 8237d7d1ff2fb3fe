import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { quoted } from "#tests/contract/quoted.ts";

const letters = "a ă â b c d đ e ê g h i k l m n o ô ơ p q r s t u ư v x y".split(" ");
const names =
  "a, á, ớ, bờ, cờ, dờ, đờ, e, ê, gờ, hờ, i, ca, lờ, mờ, nờ, o, ô, ơ, pờ, quy, rờ, sờ, tờ, u, ư, vờ, xờ, i dài".split(
    ", ",
  );

/** Reads down two columns: the letters and what a teacher of class 1 calls them. */
export const oracle: Oracle = (seen) => {
  const called = quoted(seen.prompt.text).map((name) => letters[names.indexOf(name)] ?? "");
  if (seen.kind !== "order") return onlyChoice(seen, (choice) => choice === called[0]);
  return called.every((letter) => seen.view.cards.includes(letter)) ? called.join(", ") : null;
};
