import type { Oracle } from "./oracle.ts";

const bare = (word: string) =>
  word
    .normalize("NFD")
    .replace(/[\u0309\u0303]/gu, "")
    .normalize("NFC")
    .toLowerCase();

/** Writes each syllable as it is heard behind the question: only the marks hỏi and ngã may be missing from what is seen. */
export const hearMarks: Oracle = ({ kind, prompt, view }) => {
  if (kind !== "place-mark") return null;
  const seen = view.lines.flat();
  const heard = (prompt.spoken.match(/\p{L}+/gu) ?? []).slice(-seen.length);
  const written = seen.map((word, at) => {
    const letters = /^\p{L}+/u.exec(word)?.[0] ?? "";
    const syllable = heard[at] ?? "";
    if (bare(syllable) !== letters.toLowerCase()) return bare(syllable) === bare(letters) ? word : "?";
    const isLarge = letters !== letters.toLowerCase();
    const small = syllable.toLowerCase();
    return `${isLarge ? small.charAt(0).toUpperCase() + small.slice(1) : small}${word.slice(letters.length)}`;
  });
  return written.join(" ");
};
