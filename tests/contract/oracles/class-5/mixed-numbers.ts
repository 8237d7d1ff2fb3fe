import type { FractionFigure } from "#lib/questions/figures/fraction.ts";
import { compareExact, type Exact, exact, plus } from "#tests/contract/exact.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { numbersIn } from "#tests/contract/read-number.ts";
import { readSmallNumber } from "#tests/contract/read-small-number.ts";
import { solveStatement } from "#tests/contract/solve-statement.ts";
import { writeExact } from "#tests/contract/write-exact.ts";

/** Adds up the painted parts, each a piece of its whole. */
function painted(figure: FractionFigure): Exact {
  return figure.wholes.reduce((sum, whole) => plus(sum, exact(whole.painted, whole.parts)), exact(0));
}

function inWords({ wholes }: FractionFigure): string {
  const full = wholes.filter((whole) => whole.painted === whole.parts).length;
  const part = wholes.find((whole) => whole.painted < whole.parts);
  const bottom = part?.parts === 4 ? "tư" : readSmallNumber(part?.parts ?? 0);
  return `${readSmallNumber(full)} và ${readSmallNumber(part?.painted ?? 0)} phần ${bottom}`;
}

/** Cakes are put together part by part. */
function cakes(text: string): string | null {
  const [, parts, count] = /chia thành (\d+) phần bằng nhau\. Có (\d+) phần/u.exec(text) ?? [];
  return parts === undefined || count === undefined ? null : writeExact(exact(BigInt(count), BigInt(parts)));
}

export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  const [asked = exact(0)] = numbersIn(text);
  if (seen.kind === "figure-choice") {
    const right = seen.view.figures.filter(
      (figure) => figure.type === "fraction" && compareExact(painted(figure), asked) === 0,
    );
    return right.length === 1 ? writeExact(asked) : null;
  }
  const [figure] = seen.figures;
  if (figure?.type === "fraction") {
    if (text.endsWith("đọc là:")) return onlyChoice(seen, (words) => words === inWords(figure));
    return writeExact(painted(figure));
  }
  return solveStatement(seen) ?? cakes(text) ?? (/viết.*thành/iu.test(text) ? writeExact(asked) : null);
};
