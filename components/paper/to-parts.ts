import { gapLetters, type PaperPart } from "#lib/questions/paper-form.ts";

/** Words with gaps ("…") and boxes ("□") in them as the parts of a line. */
export function toParts(words: string): PaperPart[] {
  return words.split(/(…|□)/u).flatMap((piece): PaperPart[] => {
    if (piece === "…") return [{ type: "gap", letters: gapLetters.word }];
    if (piece === "□") return [{ type: "box", letters: 1 }];
    return piece === "" ? [] : [{ type: "text", text: piece }];
  });
}
