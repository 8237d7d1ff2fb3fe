import type { Oracle } from "#tests/contract/oracle.ts";

/** The number that stands before a name in the words. */
function before(text: string, name: string, unit: string): number {
  return Number(new RegExp(`(\\d+)${unit}(?: \\p{L}+)*? ${name}(?!\\p{L})`, "u").exec(text)?.[1]);
}

/** Finds how many percent belong to each name: told, left of a hundred, or so many of all. */
export const oracle: Oracle = ({ kind, prompt: { text }, view }) => {
  if (kind !== "chart-labels" || view.chart.type !== "pie") return null;
  const all = Number(/^Có (\d+) /u.exec(text)?.[1] ?? Number.NaN);
  const names = view.parts.map(({ name }) => name);
  if (names.includes(null)) {
    const free = view.names.toSorted();
    const placed = view.parts.map(({ size }) => {
      const [own = ""] = free.filter((name) => before(text, name, "%") === size);
      free.splice(free.indexOf(own), 1);
      return `${own}: ${size}%`;
    });
    return placed.join("; ");
  }
  const shares = names.map((name) =>
    Number.isNaN(all)
      ? before(text, name ?? "", "%")
      : (before(text.slice(text.indexOf(":")), name ?? "", "") * 100) / all,
  );
  const known = shares.filter((share) => !Number.isNaN(share)).reduce((sum, share) => sum + share, 0);
  return names.map((name, at) => `${name}: ${Number.isNaN(shares[at]) ? 100 - known : shares[at]}%`).join("; ");
};
