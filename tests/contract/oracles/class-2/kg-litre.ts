import type { BalanceFigure } from "#lib/questions/figures/balance.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";

/** What a pan weighs with a thing of so many kilograms in place of the one that is not known. */
function weigh({ goods, weights }: BalanceFigure["pans"][number], unknown: number): number {
  const marked = goods.map(({ mark }) => (mark === null || mark === "?" ? unknown : (wholesIn(mark)[0] ?? 0)));
  return [...marked, ...weights].reduce((sum, kg) => sum + kg, 0);
}

const takenAway = /nấu|bán|dùng hết|rót ra|−/u;

/** A number typed without its unit. */
const typed = (answer: string | null) => answer?.split(" ")[0] ?? null;

/** Reads two cans. */
function bothCans(text: string, litres: readonly number[]): string {
  const [most, least] = [Math.max(...litres), Math.min(...litres)];
  return `${text.includes("nhiều hơn") ? most - least : most + least} l`;
}

export const oracle: Oracle = (seen) => (seen.kind === "number" ? typed(solve(seen)) : solve(seen));

/** Reads what is drawn, tries weights until a balance is level, or works out what is told. */
const solve: Oracle = ({ prompt: { text }, figures }) => {
  const [figure] = figures;
  if (figure?.type === "dial-scale") return `${figure.value} kg`;
  if (figure?.type === "jug" && figure.vessels.length > 1)
    return bothCans(
      text,
      figure.vessels.map(({ litres }) => litres),
    );
  if (figure?.type === "jug") return `${figure.vessels[0]?.litres} l`;
  if (figure?.type === "balance") {
    const [left, right] = figure.pans;
    const all = Array.from({ length: 100 }, (_, kg) => kg).filter((kg) => weigh(left, kg) === weigh(right, 0));
    return figure.tilt === 0 && all.length === 1 ? `${all[0]} kg` : null;
  }
  const unit = /\d\u00a0(kg|lít)(?!\p{L})/u.exec(text)?.[1];
  const [first = 0, second = 0] = wholesIn(text);
  return `${takenAway.test(text) ? first - second : first + second} ${unit}`;
};
