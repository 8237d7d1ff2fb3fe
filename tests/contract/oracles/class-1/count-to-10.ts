import type { PublicQuestion } from "#lib/questions/question.ts";
import { pictureText } from "#lib/text/picture-text.ts";
import { countSeen } from "#tests/contract/count-seen.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";

/** The one picture with as many things as are asked for, told as in the prompt. */
function findGroup(seen: PublicQuestion): string | null {
  const [wanted] = wholesIn(seen.prompt.text);
  if (seen.kind !== "figure-choice" || wanted === undefined) return null;
  const fitting = seen.view.figures.filter((figure) => countSeen(figure) === wanted);
  return fitting.length === 1 ? (/\d+ [\p{L} ]+/u.exec(seen.prompt.text)?.[0] ?? null) : null;
}

/** The words for the things that lie among others. */
const names = new Map(Object.entries(pictureText).map(([picture, { name }]) => [name, picture]));

/** How many of the things that are asked for lie in the picture, and of no other kind. */
function countAsked({ prompt, figures: [figure] }: PublicQuestion): string {
  if (figure?.type !== "objects" || figure.cells.every(({ other }) => other === undefined))
    return String(countSeen(figure));
  const asked = [...names].filter(([name]) => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, "u").test(prompt.text));
  const pictures = asked.toSorted(([a], [b]) => b.length - a.length).map(([, picture]) => picture);
  return String(figure.cells.filter(({ other }) => (other ?? figure.picture) === pictures[0]).length);
}

/** Counts what lies there; on a tray it takes one by one as far as they go. */
export const oracle: Oracle = (seen) => {
  if (seen.kind === "figure-choice") return findGroup(seen);
  if (seen.kind !== "count") return countAsked(seen);
  const [wanted = 0] = wholesIn(seen.prompt.text);
  let taken = 0;
  while (taken < wanted && taken < seen.view.total) taken += 1;
  return String(taken);
};
