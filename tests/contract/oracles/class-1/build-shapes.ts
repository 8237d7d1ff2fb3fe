import type { Oracle } from "#tests/contract/oracle.ts";
import { canCover, neededPieces } from "#tests/contract/tangram-cover.ts";

/** Which pieces are needed is told by their areas; that they can be laid is found by trying. */
export const oracle: Oracle = (seen) => {
  if (seen.kind !== "tangram" || /thừa/u.test(seen.prompt.text) !== seen.view.canTurn) return null;
  const needed = neededPieces(seen.view);
  if (needed === null || (needed.length === seen.view.pieces.length) === seen.view.canTurn) return null;
  return canCover(seen.view, needed) ? `${needed.length} miếng bìa` : null;
};
