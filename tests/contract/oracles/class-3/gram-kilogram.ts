import type { BalanceFigure } from "#lib/questions/figures/balance.ts";
import { grouped } from "#tests/contract/grouped.ts";
import { valuesIn } from "#tests/contract/measures-in.ts";
import type { Oracle } from "#tests/contract/oracle.ts";

/** The one number of grams, in steps of ten, with which something holds. */
function onlyGrams(holds: (grams: number) => boolean): string | null {
  const fitting = Array.from({ length: 100 }, (_, place) => (place + 1) * 10).filter(holds);
  return fitting.length === 1 ? grouped(fitting[0] ?? 0) : null;
}

/** Which masses are on a pan, with so many grams for the thing that is not known. */
function onPan({ goods, weights }: BalanceFigure["pans"][number], grams: number): number {
  return [...goods.map(({ mark }) => (mark === "?" ? grams : Number.NaN)), ...weights].reduce(
    (sum, one) => sum + one,
    0,
  );
}

const isLeft = /còn bao nhiêu|còn lại|Sữa trong hộp|\d\u00a0k?g −/u;

/** Tries masses until the balance is level or the sum is true; reads the dial. */
export const oracle: Oracle = ({ prompt: { text }, figures: [figure] }) => {
  if (figure?.type === "dial-scale") return figure.unit === "g" ? grouped(figure.value) : null;
  if (figure?.type === "balance") {
    const [left, right] = figure.pans;
    return figure.unit === "g" && figure.tilt === 0
      ? onlyGrams((grams) => onPan(left, grams) === onPan(right, grams))
      : null;
  }
  // In milligrams or grams, whatever the smallest unit of the table is: a kilogram is a thousand of them.
  const [one = 0] = valuesIn("1\u00a0g", "mass");
  const [first = 0, second] = valuesIn(text, "mass").map((mass) => mass / one);
  if (second === undefined)
    return first === 1000 && /bao nhiêu gam|= … g|= …\u00a0g/u.test(text) ? grouped(1000) : null;
  if (/thì được|thì đủ|\+ …/u.test(text)) return onlyGrams((grams) => first + grams === second);
  return onlyGrams((grams) => (isLeft.test(text) ? grams + second === first : first + second === grams));
};
