import type { Oracle } from "#tests/contract/oracle.ts";
import { canCover, neededPieces } from "#tests/contract/tangram-cover.ts";

/** All pieces are needed; that they can be laid is found by trying. */
export const oracle: Oracle = (seen) => {
  if (seen.kind !== "tangram") return null;
  const needed = neededPieces(seen.view);
  if (needed === null || needed.length < seen.view.pieces.length) return null;
  return canCover(seen.view, needed) ? `${needed.length} miếng bìa` : null;
};
