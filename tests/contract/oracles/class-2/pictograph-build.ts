import type { Oracle } from "#tests/contract/oracle.ts";

/** Finds a row in the words or in the strokes: its own number, or that of another row and what is told of both. */
export const oracle: Oracle = ({ kind, prompt: { text }, view }) => {
  if (kind !== "chart-build" || view.chart.type !== "pictogram") return null;
  const { rows } = view.chart;
  const strokes = new Map(view.counted?.map((count, at) => [rows[at]?.name, count]));
  const told = (name: string): number => {
    const own = new RegExp(`(?:^|[. ])${name} có (\\d+)|(\\d+) \\p{L}+ ${name}(?!\\p{L})`, "iu").exec(text);
    return Number(own?.[1] ?? own?.[2]);
  };
  const compared = (name: string): number => {
    const [, than, other = "", by] =
      new RegExp(`${name}(?: có)? (nhiều|ít) hơn (?:số \\p{L}+ )?(.+?) (\\d+)`, "iu").exec(text) ?? [];
    const from = rows.find((row) => row.name.toLowerCase() === other.toLowerCase())?.pictures ?? Number.NaN;
    return than === "nhiều" ? from + Number(by) : from - Number(by);
  };
  const find = view.total === null ? (name: string) => strokes.get(name) ?? told(name) : compared;
  const filled = rows.map(({ name, pictures }, at) => ({
    name,
    pictures: view.built.includes(at) ? find(name) : pictures,
  }));
  const all = filled.reduce((sum, { pictures }) => sum + pictures, 0);
  const built = filled
    .filter((_, at) => view.built.includes(at))
    .map(({ name, pictures }) => `hàng ${name}: ${pictures}\u00a0hình`);
  const answer = [...built, ...(view.total === null ? [] : [`tất cả: ${all}`])].join("; ");
  return answer.charAt(0).toUpperCase() + answer.slice(1);
};
