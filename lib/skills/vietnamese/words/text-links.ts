import type { TextPart } from "#lib/skills/drafts/text-order-question.ts";

interface Link {
  /** The words of a sentence that point back. */
  readonly points: RegExp;
  readonly tell: (words: string) => string;
}

/** How a sentence says that it follows another one, and what is said when it stands too early. */
const links: readonly Link[] = [
  {
    points: /^(.+?) xong(?=,)/u,
    tell: (words) => `Trước “${words} xong” phải có câu kể việc ấy.`,
  },
  { points: /^(Cuối cùng)(?=,)/u, tell: (words) => `“${words}” mở đầu câu kể việc làm sau hết.` },
  { points: /^(Sau đó)(?=,)/u, tell: (words) => `“${words}” nối tiếp việc đã kể ở câu trước.` },
  { points: /^(Vì (?:vậy|thế))(?=,)/u, tell: (words) => `“${words}” mở đầu câu kết, đứng sau các câu khác.` },
  { points: /^(.+? ấy)(?!\p{L})/u, tell: (words) => `“${words}” chỉ điều đã nói ở câu trước.` },
];

/** The words by which a sentence points back; null where it does not. */
export function backLink(sentence: string): string | null {
  const found = links.map(({ points }) => points.exec(sentence)?.[1]).find((words) => words !== undefined);
  return found ?? null;
}

/** A sentence with the reason why it comes later: its own, else what its linking words say. */
export function linkedPart(text: string, other: string): TextPart {
  const told = links.flatMap(({ points, tell }) => {
    const words = points.exec(text)?.[1];
    return words === undefined ? [] : [tell(words)];
  });
  return { text, early: told[0] ?? other };
}
