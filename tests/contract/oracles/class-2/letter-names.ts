import type { Oracle } from "#tests/contract/oracle.ts";

/** The alphabet as it is recited, letter by letter. */
const recited: Readonly<Record<string, string>> = Object.fromEntries(
  "b bê, c xê, d dê, đ đê, g giê, h hát, k ca, l e-lờ, m em-mờ, n en-nờ, p pê, q quy, r e-rờ, s ét-sì, t tê, v vê, x ích-xì, y i dài"
    .split(", ")
    .map((pair) => [pair.charAt(0), pair.slice(2)]),
);

/** Says each letter as in the row of the alphabet. */
export const oracle: Oracle = (seen) => {
  if (seen.kind !== "pairs") return null;
  const { lefts, cards } = seen.view;
  const names = lefts.map((letter) => recited[letter] ?? "");
  return names.every((name) => cards.includes(name))
    ? lefts.map((letter, place) => `${letter}\u00a0${names[place]}`).join(", ")
    : null;
};
