import type { TextPart } from "#lib/skills/drafts/text-order-question.ts";

/** What a text says one after the other: what was done, or how a thing is done. */
type Told = "deed" | "step";

interface Link {
  /** The words of a sentence that point back. */
  readonly points: RegExp;
  readonly tell: (words: string, told: Told) => string;
}

const oneOf: Readonly<Record<Told, string>> = { deed: "câu kể việc ấy", step: "câu nêu bước ấy" };
const lastOf: Readonly<Record<Told, string>> = { deed: "câu kể việc làm sau hết", step: "câu nêu bước cuối" };

/** How a sentence says that it follows another one, and what is said when it stands too early. */
const links: readonly Link[] = [
  {
    points: /^(.+?) xong(?=,)/u,
    tell: (words, told) => `Trước “${words} xong” phải có ${oneOf[told]}.`,
  },
  { points: /^(Cuối cùng)(?=,)/u, tell: (words, told) => `“${words}” mở đầu ${lastOf[told]}.` },
  { points: /^(Sau đó)(?=,)/u, tell: (words) => `“${words}” nối tiếp việc đã kể ở câu trước.` },
  { points: /^(Vì (?:vậy|thế))(?=,)/u, tell: (words) => `“${words}” mở đầu câu kết, đứng sau các câu khác.` },
  { points: /^(.+? (?:ấy|này))(?!\p{L})/u, tell: (words) => `“${words}” chỉ điều đã nói ở câu trước.` },
];

/** The words by which a sentence points back; null where it does not. */
export function backLink(sentence: string): string | null {
  const found = links.map(({ points }) => points.exec(sentence)?.[1]).find((words) => words !== undefined);
  return found ?? null;
}

/** A sentence with the reason why it comes later: its own, else what its linking words say. */
export function linkedPart(text: string, other: string, told: Told = "deed"): TextPart {
  const reasons = links.flatMap(({ points, tell }) => {
    const words = points.exec(text)?.[1];
    return words === undefined ? [] : [tell(words, told)];
  });
  return { text, early: reasons[0] ?? other };
}
