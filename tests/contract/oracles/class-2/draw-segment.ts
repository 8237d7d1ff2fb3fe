import type { Oracle } from "#tests/contract/oracle.ts";

const lengths = (text: string) => [...text.matchAll(/(\d+)\u00a0cm/gu)].map(([, number]) => Number(number));

/** How long AB is, from all that is told and drawn. */
export const oracle: Oracle = ({ kind, prompt: { text }, figures: [drawn] }) => {
  if (kind !== "slider") return null;
  if (text.includes("1\u00a0dm")) return "10\u00a0cm";
  const told = lengths(text);
  const measured = drawn === undefined ? [] : lengths(JSON.stringify(drawn.type === "diagram" ? drawn.marks : []));
  const all = [...told, ...measured].reduce((sum, length) => sum + length, 0);
  if (text.includes("ngắn hơn")) return `${all - 2 * (told[0] ?? 0)}\u00a0cm`;
  return `${text.includes("ABC dài") ? all - 2 * (measured[0] ?? 0) : all}\u00a0cm`;
};
