import { balanceAlt } from "#lib/questions/figures/balance.ts";
import type { PaperForm } from "#lib/questions/paper-form.ts";
import { balanceText } from "#lib/text/balance-text.ts";
import { foundWeight, paperKeyText } from "#lib/text/paper-key-text.ts";
import { paperText } from "#lib/text/paper-text.ts";
import type { WeighKey, WeighView } from "./grading.ts";

/** Every set of weights of the tray that balances, the fewest first, each with the heaviest first. */
function waysToBalance({ tray }: WeighView, { kg }: WeighKey): string[] {
  const takings = Array.from({ length: 2 ** tray.length }, (_, taking) =>
    tray.filter((_weight, place) => Math.floor(taking / 2 ** place) % 2 === 1).toReversed(),
  );
  const right = takings.filter((weights) => weights.reduce((sum, weight) => sum + weight, 0) === kg);
  const told = right.toSorted((a, b) => a.length - b.length).map((weights) => weights.map(balanceText.mark).join(", "));
  return [...new Set(told)];
}

export const weighPaper: PaperForm<WeighView, WeighKey> = {
  instruction: paperText.instructions.weights,
  blocks({ good, kg, beside = [], held, tray }) {
    // Nothing can be tried on paper: what is weighed always says what it weighs.
    const pans = [
      { goods: [{ good, mark: balanceText.mark(kg) }], weights: beside },
      { goods: [], weights: held },
    ] as const;
    const total = (weights: readonly number[]) => weights.reduce((sum, weight) => sum + weight, 0);
    const tilt = kg + total(beside) - total(held);
    return [
      { type: "figure", figure: { type: "balance", pans, tilt, isGuided: false, alt: balanceAlt(pans, tilt) } },
      { type: "bank", label: null, words: tray.map(balanceText.mark) },
    ];
  },
  answer: (view, key) => paperKeyText.weights(waysToBalance(view, key)),
  // On a screen it is found by trying what a thing weighs; on paper that is written on it.
  how: (_view, _key, explanation) => explanation.replace(foundWeight, ""),
};
