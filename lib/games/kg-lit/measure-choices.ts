import type { Rng } from "#lib/core/rng.ts";
import { arrangeChoices } from "#lib/questions/kinds/choice/arrange-choices.ts";
import type { ChoiceKey, ChoiceView } from "#lib/questions/kinds/choice/grading.ts";
import type { Mistake } from "#lib/questions/mistake.ts";
import { measureLine } from "#lib/text/measure-line.ts";

const neighbours = [-1, 1, -2, 2, 3] as const;

/** Four measures to choose from, the wrong ones from the mistakes as far as they go, then neighbours. */
export function measureChoices(
  rng: Rng,
  right: number,
  unit: "kg" | "l",
  mistakes: readonly Mistake[],
): { readonly view: ChoiceView; readonly key: ChoiceKey } {
  const named = new Map(mistakes.toReversed().map(({ value, feedback }) => [value, feedback]));
  const candidates = [...rng.shuffle([...named.keys()]), ...neighbours.map((step) => right + step)];
  const fitting = new Set(candidates.filter((value) => value > 0 && value < 100 && value !== right));
  const line = (value: number) => measureLine(`${value} ${unit}`);
  return arrangeChoices(
    rng,
    line(right),
    [...fitting].slice(0, 3).map((value) => ({ line: line(value), feedback: named.get(value) ?? null })),
  );
}
