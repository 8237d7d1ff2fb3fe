import type { WordFigure } from "#lib/questions/figures/word.ts";

const comma = "dấu phẩy";

/** The signs of a number one by one, as they are seen: its reading is what is asked for. */
function describeSigns(text: string): string {
  const signs = Array.from(text.replaceAll("\u00a0", ""), (sign) => (sign === "," ? comma : sign));
  if (signs.includes(comma)) return `Thẻ ghi số thập phân, từ trái sang phải: ${signs.join(", ")}.`;
  const [first, ...others] = signs;
  return others.length === 0
    ? `Thẻ ghi chữ số ${first}.`
    : `Thẻ ghi số có các chữ số từ trái sang phải: ${signs.join(", ")}.`;
}

/** A card with a number that is to be read: "49", "90 830", "3,07". */
export function numberCard(text: string): WordFigure {
  return { type: "word", text, alt: describeSigns(text) };
}
