import type { Mistake } from "#lib/questions/mistake.ts";
import type { NumberKey, NumberView } from "./grading.ts";

/**
 * A box for the number `right`, as wide as `largest` needs, so that its width gives nothing away.
 * Mistakes that do not fit the box or give the right number are left out.
 */
export function numberBox(
  right: number,
  mistakes: readonly Mistake[],
  largest: number,
): { readonly view: NumberView; readonly key: NumberKey } {
  const maxDigits = String(largest).length;
  const fits = ({ value }: Mistake) => value >= 0 && String(value).length <= maxDigits && value !== right;
  const firstOfValue = (mistake: Mistake, place: number) =>
    mistakes.findIndex(({ value }) => value === mistake.value) === place;
  return { view: { maxDigits }, key: { value: right, mistakes: mistakes.filter(firstOfValue).filter(fits) } };
}
