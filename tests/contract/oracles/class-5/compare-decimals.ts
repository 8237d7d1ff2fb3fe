import { fillGap } from "#tests/contract/fill-gap.ts";
import { isTrue } from "#tests/contract/is-true.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { solveStatement } from "#tests/contract/solve-statement.ts";

/** "6,8 < … < 7,15", also in words, and "5,8□3 < 5,817": every number is tried. */
function tryNumbers(text: string): string | null {
  const [, least, most] = /lớn hơn ([\d,]+) và bé hơn ([\d,]+)\?$/u.exec(text) ?? [];
  const [, written] = /(?:chỗ chấm|ô trống): (.+)$/u.exec(text) ?? [];
  const statement = least === undefined ? written : `${least} < … < ${most}`;
  return statement === undefined ? null : fillGap(statement, /□/u.test(statement) ? 9 : 999);
}

export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  const tried = tryNumbers(text);
  if (tried !== null) return tried;
  const solved = solveStatement(seen);
  if (solved !== null || seen.kind !== "choice") return solved;
  if (text.startsWith("Dãy nào")) {
    const sign = text.includes("bé đến lớn") ? " < " : " > ";
    return onlyChoice(seen, (row) => isTrue(row.replaceAll("; ", sign)));
  }
  const isMore = /lớn nhất|nhiều nhất/u.test(text);
  if (!isMore && !/bé nhất|ít nhất/u.test(text)) return null;
  const [figure] = seen.figures;
  const rows = figure?.type === "table" ? figure.rows : seen.view.choices.map((choice) => [choice.text, choice.text]);
  const best = rows.filter(([, number]) =>
    rows.every(([, other]) => number === other || isTrue(`${number} ${isMore ? ">" : "<"} ${other}`)),
  );
  return best.length === 1 ? (best[0]?.[0] ?? null) : null;
};
