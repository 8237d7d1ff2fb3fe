const sizes = [10, 5, 2, 1] as const;

function fewest(kg: number): number[] {
  const weight = sizes.find((size) => size <= kg);
  return weight === undefined ? [] : [weight, ...fewest(kg - weight)];
}

/** At least two weights that make up so many kilograms (2 or more), the heaviest first: 7 → 5, 2; 10 → 5, 5. */
export function weightsOf(kg: number): readonly number[] {
  const weights = fewest(kg);
  if (weights.length > 1) return weights;
  const [largest = 0] = sizes.filter((size) => size < kg);
  return [largest, ...fewest(kg - largest)];
}
