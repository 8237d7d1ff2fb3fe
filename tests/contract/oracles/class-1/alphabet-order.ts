import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { quoted } from "#tests/contract/quoted.ts";

/** The alphabet as a child says it by rote. */
const rote = "a, ă, â, b, c, d, đ, e, ê, g, h, i, k, l, m, n, o, ô, ơ, p, q, r, s, t, u, ư, v, x, y";

/** Puts every choice into its place and looks whether the rhyme goes on as it should. */
export const oracle: Oracle = (seen) => {
  if (seen.kind === "order") {
    return rote
      .split(", ")
      .filter((letter) => seen.view.cards.includes(letter))
      .join(", ");
  }
  const { text } = seen.prompt;
  const [letter] = quoted(text);
  const holds = (piece: string) => `, ${rote},`.includes(`, ${piece},`);
  if (letter === undefined) {
    const gap = /: (.+…?.*)$/u.exec(text)?.[1] ?? "";
    return onlyChoice(seen, (choice) => holds(gap.replace("…", choice)));
  }
  const isBefore = /trước/u.test(text);
  return onlyChoice(seen, (choice) => holds(isBefore ? `${choice}, ${letter}` : `${letter}, ${choice}`));
};
