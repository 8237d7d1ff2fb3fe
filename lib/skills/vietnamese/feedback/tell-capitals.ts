import { capital } from "#lib/core/capital.ts";

/** Said to a sentence with capitals astray: the first word, then the others, each with why it is wrong. */
export function tellCapitals(right: string, wrong: string): string {
  const words = (text: string) => text.match(/\p{L}+/gu) ?? [];
  const written = words(wrong);
  const faults = words(right).flatMap((word, place) => {
    const found = written[place] ?? "";
    if (found === word) return [];
    if (found === capital(found)) return `“${found}” không phải tên riêng mà lại viết hoa.`;
    return place === 0 ? `“${found}” đứng đầu câu mà chưa viết hoa.` : `“${found}” là tên riêng mà chưa viết hoa.`;
  });
  return faults.join(" ");
}
