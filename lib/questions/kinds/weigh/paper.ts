import { balanceAlt } from "#lib/questions/figures/balance.ts";
import type { PaperForm } from "#lib/questions/paper-form.ts";
import { balanceText } from "#lib/text/balance-text.ts";
import { paperText } from "#lib/text/paper-text.ts";
import type { WeighKey, WeighView } from "./grading.ts";

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
};
