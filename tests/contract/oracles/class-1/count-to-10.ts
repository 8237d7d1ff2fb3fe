import type { PublicQuestion } from "#lib/questions/question.ts";
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

/** Counts what lies there; on a tray it takes one by one as far as they go. */
export const oracle: Oracle = (seen) => {
  if (seen.kind === "figure-choice") return findGroup(seen);
  if (seen.kind !== "count") return String(countSeen(seen.figures[0]));
  const [wanted = 0] = wholesIn(seen.prompt.text);
  let taken = 0;
  while (taken < wanted && taken < seen.view.total) taken += 1;
  return String(taken);
};
