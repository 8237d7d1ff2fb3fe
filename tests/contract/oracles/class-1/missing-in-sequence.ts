import type { Oracle } from "#tests/contract/oracle.ts";

/** Tries every number in the gap until all steps of the row are the same. */
export const oracle: Oracle = ({ prompt }) => {
  const row = /(?:\d+|…)(?:, (?:\d+|…))+/u.exec(prompt.text)?.[0].split(", ") ?? [];
  const isEven = (number: number) => {
    const numbers = row.map((each) => (each === "…" ? number : Number(each)));
    const steps = numbers.slice(1).map((each, place) => each - (numbers[place] ?? 0));
    return steps.every((step) => step === steps[0]);
  };
  const found = Array.from({ length: 101 }, (_, number) => number).filter(isEven);
  return found.length === 1 ? String(found[0]) : null;
};
