import { markTextText } from "#lib/text/mark-text-text.ts";
import type { MarkTextResponse, MarkTextView } from "./grading.ts";

/** Words without the marks that stand before and behind them. */
function withoutMarks(words: string): string {
  return words.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
}

/** "nhà, và, bà", "câu 2, câu 4", "chủ ngữ: đàn cò trắng; vị ngữ: chao cánh trên cánh đồng". */
export function writeMarked({ lines, unit, pencils }: MarkTextView, { marks }: MarkTextResponse): string {
  const pieces = lines.flat();
  const markedWith = (pencil: number) => pieces.flatMap((_, at) => (marks[at] === pencil ? [at] : []));
  if (unit === "sentence")
    return markedWith(1)
      .map((at) => markTextText.sentence(at + 1))
      .join(", ");
  const wordsOf = (pencil: number) => markedWith(pencil).map((at) => pieces[at] ?? "");
  if (pencils.length === 0) return wordsOf(1).map(withoutMarks).join(", ").toLowerCase();
  const parts = pencils.map((name, at) => markTextText.part(name, withoutMarks(wordsOf(at + 1).join(" "))));
  return parts.join("; ");
}
