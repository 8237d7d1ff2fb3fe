import { asText, shownText, valuesIn } from "#tests/contract/measures-in.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";

/** Lays out the faces of the cube, or piles up its layers; backwards it tries every edge. */
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  const [edge = 0] = valuesIn(shownText(seen), "length");
  const faces = /xung quanh/u.test(text) ? [edge, edge, edge, edge] : [edge, edge, edge, edge, edge, edge];
  const laidOut = (size: number) => faces.reduce((sum) => sum + size * size, 0);
  const [area] = valuesIn(text, "area");
  if (area !== undefined) return onlyChoice(seen, (choice) => laidOut(valuesIn(choice, "length")[0] ?? 0) === area);
  if (/thể tích/iu.test(text)) return `${asText((edge * edge * edge) / 1000)} cm³`;
  return /toàn phần|xung quanh|tất cả các mặt/u.test(text) ? `${asText(laidOut(edge))} mm²` : null;
};
