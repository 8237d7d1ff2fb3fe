import type { PublicQuestion } from "#lib/questions/question.ts";
import type { Oracle } from "#tests/contract/oracle.ts";

/** Each column with the number that is told behind its name. */
function named(
  { prompt: { text } }: PublicQuestion,
  parts: readonly { readonly size: number }[],
  names: readonly string[],
) {
  const told = new Map(
    names.map(
      (name) => [Number(new RegExp(` ${name}(?::| [^,.\\d]*?) ?(\\d+)(?!\\d)`, "u").exec(text)?.[1]), name] as const,
    ),
  );
  return parts.map(({ size }) => `${told.get(size)}: ${size}`).join("; ");
}

/** How high a column has to be, by the columns that stand. */
function heightOf(text: string, standing: ReadonlyMap<string, number>): number {
  const other = [...standing].find(([name]) => text.slice(8).includes(` ${name}`) && !text.startsWith(name));
  const [from = Number.NaN] = other?.slice(1).map(Number) ?? [];
  const by = Number(/(\d+) \p{L}+[^.]*\. Con/u.exec(text.replaceAll(/[0-9][A-D]/gu, ""))?.[1]);
  if (text.includes("gấp đôi")) return from + from;
  if (text.includes("một nửa")) return from - from / 2;
  if (text.includes("nhiều hơn")) return from + by;
  return text.includes("ít hơn") ? from - by : Number.NaN;
}

/** Reads the numbers off the words and the columns, and adds them up. */
export const oracle: Oracle = (seen) => {
  const { kind, view, prompt } = seen;
  if (kind === "chart-labels") return named(seen, view.parts, view.names);
  if (kind !== "chart-build" || view.chart.type !== "columns") return null;
  const { columns } = view.chart;
  const [at = -1] = view.built;
  const standing = new Map(columns.filter((_, place) => place !== at).map(({ name, height }) => [name, height]));
  const name = columns[at]?.name ?? "";
  if (view.total === null) return `Cột ${name}: ${/ (\d+) (?=\p{L})/u.exec(prompt.text)?.[1]}`;
  const [task = ""] = prompt.text.split(/(?<=\.) /u);
  const height = heightOf(`${task.slice(task.indexOf(name))} Con`, standing);
  const sum = [...standing.values()].reduce((all, value) => all + value, height);
  return `Cột ${name}: ${height}; tất cả: ${sum}`;
};
