import type { PublicQuestion } from "#lib/questions/question.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";

/** The columns a question names, in the order it names them. */
function columnsIn(text: string, head: readonly string[]) {
  return head
    .map((name, place) => ({ name, place }))
    .slice(1)
    .flatMap(({ name, place }) => {
      const found = new RegExp(`(?:lớp|thứ|nhà) ${name}(?!\\p{L})`, "iu").exec(text);
      return found === null ? [] : [{ place, at: found.index }];
    })
    .toSorted((a, b) => a.at - b.at);
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);

/** The largest or smallest number of a row, or the column in which it stands. */
function farthest(seen: PublicQuestion, row: readonly number[], head: readonly string[]): string | null {
  const extreme = /nhiều/u.test(seen.prompt.text) ? Math.max(...row) : Math.min(...row);
  if (seen.kind === "number") return String(extreme);
  return onlyChoice(seen, (choice) => choice.endsWith(` ${head[row.indexOf(extreme) + 1]}`));
}

/** Reads the table by the names that stand in the question. */
export const oracle: Oracle = (seen) => {
  const [figure] = seen.figures;
  if (figure?.type !== "table") return null;
  const { text } = seen.prompt;
  const columns = columnsIn(text, figure.head);
  const named = figure.rows.filter(([name = ""]) => new RegExp(name, "iu").test(text));
  const rows = named.length === 1 ? named : figure.rows;
  const cells = columns.map(({ place }) => Number(rows[0]?.[place]));
  const row = (rows[0] ?? []).slice(1).map(Number);
  if (/nhất/u.test(text)) return farthest(seen, row, figure.head);
  if (/Có mấy/u.test(text)) {
    const limit = wholesIn(text)[0] ?? 0;
    return String(row.filter((number) => (/nhiều hơn/u.test(text) ? number > limit : number < limit)).length);
  }
  if (columns.length === 0) return String(sum(row));
  if (/tất cả/u.test(text)) return String(sum(rows.map((each) => Number(each[columns[0]?.place ?? 0]))));
  return String(Math.max(...cells) - (cells.length === 1 ? 0 : Math.min(...cells)));
};
