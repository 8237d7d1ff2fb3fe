import { workedColumn } from "#lib/questions/column/worked-column.ts";
import type { Help } from "#lib/questions/question.ts";
import { storyBars } from "./story-bars.ts";
import type { Scene, TaleSort } from "./tale.ts";
import { paragraphGameText as text } from "./text.ts";

interface Told {
  readonly sort: TaleSort;
  readonly scene: Scene;
  readonly names: readonly [string, string];
  readonly operation: "+" | "−";
  readonly isCarried: boolean;
}

/** The last hint: the calculation set out, as far as its class works it. */
function calculationHint({ operation, scene: { a, b }, isCarried }: Told): Help {
  const [large, small] = [Math.max(a, b), Math.min(a, b)];
  // A result of one digit would stand there with its ones.
  const worked = operation === "−" && large - small < 10 ? "set-out" : "ones";
  if (large > 20) return { ...text.hintColumn, figures: [workedColumn(operation, large, small, worked)] };
  const parts = [String(a), operation, String(b), "=", null];
  return { ...text.hintSum(isCarried), figures: [{ type: "sum", parts, alt: text.sumAlt }] };
}

/** Three hints: what is given, what is asked for, how it is worked out; the drawing grows with them. */
export function storyHelp(told: Told): readonly Help[] {
  const { sort, scene, names } = told;
  const [a, b] = [scene.a, scene.b].map((number) => `${number} ${scene.thing.short}`);
  return [
    { ...text.hintGiven(a ?? "", b ?? ""), figures: [storyBars(sort, scene, names, "given")] },
    { ...text.hintIdea(sort), figures: [storyBars(sort, scene, names, "asked")] },
    calculationHint(told),
  ];
}
