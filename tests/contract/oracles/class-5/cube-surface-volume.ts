import { bareIn } from "#tests/contract/bare-in.ts";
import { asText, shownText, valuesIn } from "#tests/contract/measures-in.ts";
import type { Oracle } from "#tests/contract/oracle.ts";

/** Lays out the faces of the cube, or piles up its layers; backwards it tries every edge. */
const solve: Oracle = (seen) => {
  const { text } = seen.prompt;
  const [edge = 0] = valuesIn(shownText(seen), "length");
  const faces = /xung quanh/u.test(text) ? [edge, edge, edge, edge] : [edge, edge, edge, edge, edge, edge];
  const laidOut = (size: number) => faces.reduce((sum) => sum + size * size, 0);
  const [area] = valuesIn(text, "area");
  const [held] = valuesIn(text, "capacity");
  if (area !== undefined || held !== undefined) {
    // Edges of whole centimetres up to a long room.
    const sizes = Array.from({ length: 1300 }, (_, place) => (place + 1) * 10);
    const found = sizes.find((size) => (area === undefined ? size ** 3 / 1000 === held : laidOut(size) === area));
    return found === undefined ? null : `${found} mm`;
  }
  if (/thể tích/iu.test(text)) return `${asText((edge * edge * edge) / 1000)} cm³`;
  return /toàn phần|xung quanh|tất cả các mặt/u.test(text) ? `${asText(laidOut(edge))} mm²` : null;
};

export const oracle: Oracle = (seen) => bareIn(seen, solve(seen));
