import type { BalancePan } from "#lib/questions/figures/balance.ts";
import type { WeighView } from "#lib/questions/kinds/weigh/grading.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";

const sum = (numbers: readonly number[]) => numbers.reduce((whole, each) => whole + each, 0);

/** What a pan weighs, with so many kilograms for the thing that is not known. */
function weigh({ goods, weights }: BalancePan, unknown: number): number {
  return sum([
    ...goods.map(({ mark }) => (mark === "?" ? unknown : (wholesIn(mark ?? "")[0] ?? Number.NaN))),
    ...weights,
  ]);
}

/** Lays every choice of weights on the pan; what balances always comes to the same. */
function laid(text: string, { kg, isMarked, beside = [], held, tray }: WeighView): string | null {
  const told = wholesIn(text);
  const known = isMarked ? [kg, ...beside] : beside;
  // A number that is told has to be seen, and none is told of a thing that is to be tried.
  if (told.some((number) => !known.includes(number))) return null;
  const choices = tray.reduce<number[][]>((all, weight) => all.flatMap((some) => [some, [...some, weight]]), [[]]);
  const level = choices.filter((weights) => sum([...held, ...weights]) === sum([kg, ...beside])).map(sum);
  return new Set(level).size === 1 ? `${level[0]} kg` : null;
}

export const oracle: Oracle = ({ kind, prompt: { text }, view, figures: [figure] }) => {
  if (kind === "weigh") return laid(text, view);
  if (figure?.type !== "balance" || figure.tilt !== 0) return null;
  const [left, right] = figure.pans;
  const fitting = Array.from({ length: 50 }, (_, kg) => kg).filter((kg) => weigh(left, kg) === weigh(right, kg));
  return fitting.length === 1 ? String(fitting[0]) : null;
};
