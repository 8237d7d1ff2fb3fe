import type { Oracle } from "#tests/contract/oracle.ts";

const gap = "…";

/** Lays rows of every start and step over the one that is shown; the last gap of the one that fits is asked for. */
export const oracle: Oracle = ({ prompt }) => {
  const row = /(?:\d+|…)(?:, (?:\d+|…))+/u.exec(prompt.text)?.[0].split(", ") ?? [];
  const numbers = Array.from({ length: 101 }, (_, number) => number);
  const steps = numbers.slice(1, 11).flatMap((step) => [step, -step]);
  const found = numbers.flatMap((start) =>
    steps
      .map((step) => row.map((_, place) => start + place * step))
      .filter((laid) => laid.every((number, place) => row[place] === gap || Number(row[place]) === number)),
  );
  return found.length === 1 ? String(found[0]?.[row.lastIndexOf(gap)]) : null;
};
