import type { Oracle } from "./oracle.ts";

/** What is dictated piece by piece, put together again with the signs that are named and a capital behind each stop; of names nothing is heard. */
export const hearDictation: Oracle = ({ kind, view }) => {
  if (kind !== "dictation") return null;
  const said = view.pieces.map((piece) => piece.replace(/\.$/u, "").toLowerCase()).join(" ");
  const written = said.replaceAll(/,? dấu phẩy/gu, ",").replaceAll(/,? dấu chấm/gu, ".");
  const sentences = written.split(/(?<=\.) /u);
  return sentences.map((sentence) => sentence.slice(0, 1).toUpperCase() + sentence.slice(1)).join(" ");
};
