import type { Oracle } from "#tests/contract/oracle.ts";

/** So many millimetres as each told part has. */
export const oracle: Oracle = ({ kind, prompt: { text } }) => {
  if (kind !== "slider") return null;
  const sizes = { cm: 10, mm: 1 } as const;
  let millimetres = 0;
  for (const [, amount, unit] of text.matchAll(/(\d+)\u00a0(cm|mm)/gu)) {
    millimetres += Number(amount) * (unit === "cm" ? sizes.cm : sizes.mm);
  }
  return `${millimetres}\u00a0mm`;
};
