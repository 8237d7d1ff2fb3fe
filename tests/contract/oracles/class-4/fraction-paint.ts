import type { Oracle } from "#tests/contract/oracle.ts";

/** What is painted of what lies on the board, dealt out part by part: of every `bottom` parts the first `top`. */
export const oracle: Oracle = (seen) => {
  const [, top, bottom] = (/(\d+)\u2044(\d+)/u.exec(seen.prompt.text) ?? []).map(Number);
  const [, told] = /(?:có|thành) (\d+)/iu.exec(seen.prompt.text) ?? [];
  if (top === undefined || bottom === undefined || told === undefined) return null;
  const parts = Array.from({ length: Number(told) }, (_, place) => place % bottom < top);
  const painted = parts.filter(Boolean).length;
  if (seen.kind !== "paint") return seen.kind === "number" ? String(painted) : null;
  if (seen.view.parts !== parts.length) return null;
  if (seen.view.form === "set") return `${painted}\u00a0chấm tròn`;
  return `${painted}\u00a0${seen.view.form === "circle" ? "phần" : "ô"}`;
};
