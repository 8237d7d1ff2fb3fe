import type { Oracle } from "#tests/contract/oracle.ts";

const lengthsIn = (text: string) => [...text.matchAll(/(\d+)\s*ô/gu)].map(([, count]) => Number(count));

function shapeOf(lengths: readonly number[], isSquare: boolean): string {
  const [one = 0, other = one] = lengths.toSorted((a, b) => b - a);
  return isSquare ? `hình vuông cạnh ${one}\u00a0ô` : `hình chữ nhật dài ${one}\u00a0ô, rộng ${other}\u00a0ô`;
}

/** The lengths that are told, and those of the sides that are drawn, counted in squares. */
export const oracle: Oracle = ({ kind, prompt: { text }, view }) => {
  if (kind !== "draw") return null;
  const told = lengthsIn(text);
  const [radius = 0] = told;
  const [, letter] = /(?:tâm|Điểm|đỉnh là|đỉnh) (\p{Lu})(?!\p{L})/u.exec(text) ?? [];
  const isSquare = text.includes("hình vuông");
  if (/chạm|khít/u.test(text)) return shapeOf([radius * 2], true);
  if (text.includes("đường tròn")) {
    const half = text.includes("đường kính") ? radius / 2 : radius;
    return `đường tròn tâm ${letter}, bán kính ${half}\u00a0ô`;
  }
  if (letter !== undefined) return `${shapeOf(told, isSquare)}, có đỉnh ${letter}`;
  const drawn = view.lines.map(({ from, to }) => Math.abs(from.x - to.x) + Math.abs(from.y - to.y));
  return shapeOf([...drawn, ...told], isSquare);
};
