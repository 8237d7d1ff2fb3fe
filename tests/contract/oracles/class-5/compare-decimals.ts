import { isTrue } from "#tests/contract/is-true.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { solveStatement } from "#tests/contract/solve-statement.ts";

export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
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
