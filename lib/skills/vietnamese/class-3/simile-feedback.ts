import type { Simile } from "#lib/skills/vietnamese/words/read-simile.ts";

type Side = "what" | "withWhat";

export function explainSimile({ what, withWhat, by }: Simile): string {
  return `Câu so sánh “${what}” với “${withWhat}” nhờ từ “${by}”.`;
}

/** Said to a thing that is not the one that is asked for: whether the sentence speaks of it, and why it is not meant. */
export function tellOther({ sentence, point, by, withWhat }: Simile, other: string, side: Side): string {
  if (!sentence.toLowerCase().includes(other)) return `Câu không nhắc đến “${other}”.`;
  return side === "what"
    ? `Câu có nhắc đến “${other}”, nhưng không nói nó ${point} ${by} ${withWhat}.`
    : `Câu có nhắc đến “${other}”, nhưng không phải ở sau từ “${by}”.`;
}

/** The word of the comparison, then the question that the asked part answers. */
export function partHints({ what, point, by, withWhat, called }: Simile, side: Side): readonly string[] {
  const who = called === "âm thanh" ? "Âm thanh nào" : "Cái gì hoặc con gì";
  return [
    `Từ dùng để so sánh trong câu là “${by}”.`,
    side === "what"
      ? `Con trả lời câu hỏi: ${who} ${point} ${by} ${withWhat}?`
      : `Con đọc tiếp cho trọn ý: ${what} ${point} ${by} …`,
  ];
}
