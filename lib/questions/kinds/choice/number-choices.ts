import { numberAsLine } from "#lib/core/number-as-line.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Mistake } from "#lib/questions/mistake.ts";
import { arrangeChoices } from "./arrange-choices.ts";
import type { ChoiceKey, ChoiceView } from "./grading.ts";

/** Neighbours of the right number, nearest first: the last resort when mistakes give too few choices. */
const neighbours = [-1, 1, -2, 2, -3, 3] as const;

/**
 * Four numbers to choose from: the right one and three wrong ones from 0 to `largest`, drawn from the
 * named mistakes as far as they go (curriculum, rules 2 and 4). Where two mistakes give the same number
 * the first one's sentence stands.
 */
export function numberChoices(
  rng: Rng,
  right: number,
  mistakes: readonly Mistake[],
  largest: number,
): { readonly view: ChoiceView; readonly key: ChoiceKey } {
  const named = new Map(mistakes.toReversed().map((mistake) => [mistake.value, mistake]));
  const candidates = [...rng.shuffle([...named.keys()]), ...neighbours.map((step) => right + step)];
  const fitting = new Set(candidates.filter((value) => value >= 0 && value <= largest && value !== right));
  const wrong = [...fitting].slice(0, 3);
  return arrangeChoices(
    rng,
    numberAsLine(right),
    wrong.map((value) => {
      const mistake = named.get(value);
      const line = numberAsLine(value);
      if (mistake === undefined) return { line, feedback: null, code: "OFF1" };
      return { ...mistake, line };
    }),
  );
}
