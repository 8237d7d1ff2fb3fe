import type { Simile } from "#lib/skills/vietnamese/words/read-simile.ts";

type Side = "what" | "withWhat";

export function explainSimile({ what, withWhat, by }: Simile): string {
  return `Câu so sánh “${what}” với “${withWhat}” nhờ từ “${by}”.`;
}

/** The question that the thing compared answers. */
function askWhat({ point, by, withWhat, called }: Simile): string {
  const who = called === "âm thanh" ? "Âm thanh nào" : "Cái gì hoặc con gì";
  return `Con trả lời câu hỏi: ${who} ${point} ${by} ${withWhat}?`;
}

/** Said to a thing that is not the one that is asked for: whether the sentence speaks of it, and why it is not meant. */
export function tellOther(simile: Simile, other: string, side: Side): string {
  const { sentence, point, by, withWhat } = simile;
  if (!sentence.toLowerCase().includes(other)) {
    const look = side === "what" ? askWhat(simile) : `Con đọc lại phần đứng sau từ “${by}” nhé!`;
    return `Câu không nhắc đến “${other}”. ${look}`;
  }
  return side === "what"
    ? `Câu có nhắc đến “${other}”, nhưng không nói nó ${point} ${by} ${withWhat}.`
    : `Câu có nhắc đến “${other}”, nhưng không phải ở sau từ “${by}”.`;
}

/** The word of the comparison, then the question that the asked part answers. */
export function partHints(simile: Simile, side: Side): readonly string[] {
  const { what, point, by } = simile;
  return [
    `Từ dùng để so sánh trong câu là “${by}”.`,
    side === "what" ? askWhat(simile) : `Con đọc tiếp cho trọn ý: ${what} ${point} ${by} …`,
  ];
}
